import { listCourses } from '@arvand/contracts/home/courses'
import { changeCoursePrerequisites } from '@arvand/contracts/teacher/courses'
import type { Caller } from '../../api/client.ts'
import { type ActionAnswer, type SentForm, submitTo } from '../../api/form-action.ts'
import { ofThisCourse } from './course-forms.ts'
import { prerequisiteWords as words } from './words.ts'

export interface FoundCourses {
  readonly words: string
  readonly items: readonly { readonly id: string; readonly title: string; readonly teacher: string }[]
}

/** Courses of the catalogue that match `find` in the address; null when nothing was typed. */
export async function findToRequire(call: Caller, courseId: string, url: URL): Promise<FoundCourses | null> {
  const q = url.searchParams.get('find')?.trim().slice(0, 120) ?? ''
  if (q === '') return null
  const { items } = await call(listCourses, { q })
  return {
    words: q,
    items: items
      .filter(({ id }) => id !== courseId)
      .map(({ id, title, teacher }) => ({ id, title, teacher: teacher.name })),
  }
}

const sendWith =
  (change: (one: string) => { add: string[] } | { remove: string[] }, done: string) =>
  async (sent: SentForm): Promise<ActionAnswer> =>
    submitTo(changeCoursePrerequisites, {
      with: () => ({ ...ofThisCourse(sent), ...change(sent.text('required')) }),
      done,
    })(sent)

export const prerequisiteForms = {
  addPrerequisite: sendWith((one) => ({ add: [one] }), words.added),
  dropPrerequisite: sendWith((one) => ({ remove: [one] }), words.dropped),
}
