import { setCoursePrerequisites } from '@arvand/contracts/teacher/courses'
import type { Api } from '../../api/endpoints.ts'
import { type ActionAnswer, type SentForm, submitTo } from '../../api/form-action.ts'
import { actionApiOf } from '../../api/page.ts'
import { ofThisCourse } from './course-forms.ts'
import { prerequisiteWords as words } from './words.ts'

export interface FoundCourses {
  readonly words: string
  readonly items: readonly { readonly id: string; readonly title: string; readonly teacher: string }[]
}

/** Courses of the catalogue that match `find` in the address; null when nothing was typed. */
export async function findToRequire(api: Api, courseId: string, url: URL): Promise<FoundCourses | null> {
  const q = url.searchParams.get('find')?.trim().slice(0, 120) ?? ''
  if (q === '') return null
  const { items } = await api.home('courses', { q })
  return {
    words: q,
    items: items
      .filter(({ id }) => id !== courseId)
      .map(({ id, title, teacher }) => ({ id, title, teacher: teacher.name })),
  }
}

/** The endpoint takes the whole list, so the stored list is read, changed by one course and sent back. */
const sendWith =
  (change: (others: string[], one: string) => string[], done: string) =>
  async (sent: SentForm): Promise<ActionAnswer> => {
    const { courseId } = ofThisCourse(sent)
    const one = sent.text('required')
    const { prerequisites } = await actionApiOf(sent.context).teacher('course/show', { courseId })
    const others = prerequisites.map(({ id }) => id).filter((id) => id !== one)
    const requires = change(others, one)
    return submitTo(setCoursePrerequisites, { with: () => ({ courseId, requires }), done })(sent)
  }

export const prerequisiteForms = {
  addPrerequisite: sendWith((others, one) => [...others, one], words.added),
  dropPrerequisite: sendWith((others) => others, words.dropped),
}
