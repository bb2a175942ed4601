/** What a tool is told at a launch: LTI 1.3 Core, Deep Linking 2.0 and Assignment and Grade Services 2.0. Pure. */

const lti = 'https://purl.imsglobal.org/spec/lti/claim'
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim'
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#'
const grades = 'https://purl.imsglobal.org/spec/lti-ags/scope'

/** All tools of an installation are of one deployment. */
export const deploymentId = '1'

export const gradeScopes = [
  `${grades}/score`,
  `${grades}/lineitem.readonly`,
  `${grades}/result.readonly`,
] as const

/** The addresses of the platform at which tools knock. */
export const addressesOf = ({ origin }: URL) => ({
  issuer: origin,
  authorizeUrl: `${origin}/lti/authorize`,
  keysetUrl: `${origin}/lti/keys`,
  tokenUrl: `${origin}/lti/token`,
  chosenUrl: `${origin}/lti/chosen`,
})

export const lineItemOf = ({ origin }: URL, lessonId: string): string =>
  `${origin}/lti/lessons/${lessonId}/line-item`

export interface Launched {
  readonly toolId: string
  readonly nonce: string
  readonly target: string
  readonly person: { readonly id: string; readonly name: string | null }
}

export interface LaunchedLesson {
  readonly lessonId: string
  readonly title: string
  readonly isTeacher: boolean
  readonly isGraded: boolean
  readonly custom: Readonly<Record<string, string>>
  readonly course: { readonly id: string; readonly slug: string; readonly title: string }
}

const common = (publicUrl: URL, { toolId, nonce, target, person }: Launched, isTeacher: boolean) => ({
  iss: publicUrl.origin,
  aud: toolId,
  sub: person.id,
  nonce,
  ...(person.name === null ? {} : { name: person.name }),
  locale: 'fa-IR',
  [`${lti}/version`]: '1.3.0',
  [`${lti}/deployment_id`]: deploymentId,
  [`${lti}/target_link_uri`]: target,
  [`${lti}/roles`]: [`${membership}${isTeacher ? 'Instructor' : 'Learner'}`],
  [`${lti}/tool_platform`]: { guid: publicUrl.host, url: publicUrl.origin, product_family_code: 'arvand' },
})

/** The launch of a lesson's tool. */
export const lessonClaims = (publicUrl: URL, launched: Launched, lesson: LaunchedLesson) => ({
  ...common(publicUrl, launched, lesson.isTeacher),
  [`${lti}/message_type`]: 'LtiResourceLinkRequest',
  [`${lti}/resource_link`]: { id: lesson.lessonId, title: lesson.title },
  [`${lti}/context`]: {
    id: lesson.course.id,
    label: lesson.course.slug,
    title: lesson.course.title,
    type: ['http://purl.imsglobal.org/vocab/lis/v2/course#CourseOffering'],
  },
  [`${lti}/launch_presentation`]: { document_target: 'window', locale: 'fa-IR' },
  [`${lti}/custom`]: lesson.custom,
  ...(lesson.isGraded
    ? {
        'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
          scope: gradeScopes,
          lineitem: lineItemOf(publicUrl, lesson.lessonId),
        },
      }
    : {}),
})

/** The launch in which a teacher chooses; `launchId` comes back with what was chosen. */
export const choosingClaims = (publicUrl: URL, launched: Launched, launchId: string) => ({
  ...common(publicUrl, launched, true),
  [`${lti}/message_type`]: 'LtiDeepLinkingRequest',
  [`${deepLinking}/deep_linking_settings`]: {
    deep_link_return_url: addressesOf(publicUrl).chosenUrl,
    accept_types: ['ltiResourceLink'],
    accept_presentation_document_targets: ['window'],
    accept_multiple: true,
    data: launchId,
  },
})

/** The names of the claims in a tool's answer to such a launch. */
export const chosenClaims = {
  messageType: `${lti}/message_type`,
  deploymentId: `${lti}/deployment_id`,
  items: `${deepLinking}/content_items`,
  data: `${deepLinking}/data`,
} as const
