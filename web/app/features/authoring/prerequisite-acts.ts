import { data } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import { type FormAnswer, formText, refusedForm } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'
import { prerequisiteWords as words } from './words.ts'

export interface FoundCourses {
  readonly words: string
  readonly items: readonly { readonly id: string; readonly title: string; readonly teacher: string }[]
}

/** Courses of the catalogue by what was typed into `find`; null: nothing was. */
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

/** Adds or drops one course before this one; null: the form is another's. */
export async function actOnPrerequisites(api: Api, url: URL, courseId: string, form: FormData) {
  const intent = formText(form, 'intent')
  if (intent !== 'addPrerequisite' && intent !== 'dropPrerequisite') return null
  const one = formText(form, 'required')
  const { prerequisites } = await api.teacher('course/show', { courseId })
  const others = prerequisites.map(({ id }) => id).filter((id) => id !== one)
  const requires = intent === 'addPrerequisite' ? [...others, one] : others
  const { refusal } = await attempt(api.teacher('course/prerequisites', { courseId, requires }))
  if (refusal) return refusedForm(url, form, refusal)
  return data<FormAnswer>({
    intent,
    done: intent === 'addPrerequisite' ? words.added : words.dropped,
  })
}
