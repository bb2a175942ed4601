/** Statements of xAPI 1.0.3 (ADL). Pure. */

const verbs = {
  completed: {
    id: 'http://adlnet.gov/expapi/verbs/completed',
    display: { en: 'completed', fa: 'به پایان رساند' },
  },
  passed: { id: 'http://adlnet.gov/expapi/verbs/passed', display: { en: 'passed', fa: 'قبول شد' } },
  failed: { id: 'http://adlnet.gov/expapi/verbs/failed', display: { en: 'failed', fa: 'قبول نشد' } },
  attended: { id: 'http://adlnet.gov/expapi/verbs/attended', display: { en: 'attended', fa: 'شرکت کرد' } },
} as const

const types = {
  course: 'http://adlnet.gov/expapi/activities/course',
  lesson: 'http://adlnet.gov/expapi/activities/lesson',
  assessment: 'http://adlnet.gov/expapi/activities/assessment',
  meeting: 'http://adlnet.gov/expapi/activities/meeting',
} as const

export interface Activity {
  readonly kind: keyof typeof types
  /** Below the public address. */
  readonly path: string
  readonly title: string
}

export interface Learned {
  readonly id: string
  readonly personId: string
  readonly verb: keyof typeof verbs
  readonly activity: Activity
  /** The course that the activity belongs to. */
  readonly course?: Activity
  readonly isSuccess?: boolean
  readonly minutes?: number
  readonly at: Date
}

export type Statement = ReturnType<typeof statementOf>

/** The statement of what somebody did. The person is the id of the account alone: no name, no mobile, no mail. */
export function statementOf(publicUrl: URL, { id, personId, verb, activity, course, ...about }: Learned) {
  const { isSuccess, minutes, at } = about
  const objectOf = ({ kind, path, title }: Activity) => ({
    objectType: 'Activity' as const,
    id: new URL(path, publicUrl).href,
    definition: { type: types[kind], name: { fa: title } },
  })
  return {
    id,
    actor: {
      objectType: 'Agent' as const,
      account: { homePage: publicUrl.href, name: personId },
    },
    verb: verbs[verb],
    object: objectOf(activity),
    result: {
      ...(verb === 'completed' ? { completion: true } : {}),
      ...(isSuccess === undefined ? {} : { success: isSuccess }),
      ...(minutes === undefined ? {} : { duration: `PT${minutes}M` }),
    },
    context: {
      platform: 'Arvand',
      language: 'fa',
      ...(course ? { contextActivities: { parent: [objectOf(course)] } } : {}),
    },
    timestamp: at.toISOString(),
  }
}
