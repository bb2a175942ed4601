import type { Api } from '../../api/endpoints.ts'
import { type FormAnswer, formText } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'
import { makeCodesWords as words } from './words.ts'

/** A course that a code may be for. */
export interface PickedCourse {
  readonly id: string
  readonly title: string
}

export interface FoundCourses {
  /** What was searched for. */
  readonly words: string
  readonly items: readonly PickedCourse[]
}

/** As the form carries a course: by its id, with its title to be shown again. */
export const carried = ({ id, title }: PickedCourse): string => `${id} ${title}`

function courseOf(value: string): PickedCourse | null {
  const [, id, title = ''] = /^(\S+) (.*)$/.exec(value) ?? []
  return id ? { id, title } : null
}

const most = 20

/** The courses that are ticked, each once. */
export function readChosen(form: FormData): PickedCourse[] {
  const all = form.getAll('courses').flatMap((value) => courseOf(String(value)) ?? [])
  return [...new Map(all.map((course) => [course.id, course])).values()]
}

/** Whether the form asks for a search: by its button, or by words that were not searched for yet. */
export const asksToFind = (form: FormData): boolean =>
  formText(form, 'step') === 'find' ||
  !['', formText(form, 'lookedFor')].includes(formText(form, 'find').trim())

/** Keeps what is ticked among the form's values, of which each name has one; its search is over. */
export function keepChosen(form: FormData): void {
  form.set('chosenCourses', readChosen(form).map(carried).join('\n'))
  form.set('chosenKinds', form.getAll('kinds').join(' '))
}

/** What was ticked when the form was sent. */
export const keptCourses = (values: FormAnswer['values']): PickedCourse[] =>
  (values?.chosenCourses ?? '').split('\n').flatMap((value) => courseOf(value) ?? [])

/** What is wrong with a choice. */
export const whyNotChosen = (chosen: readonly PickedCourse[]): string | null =>
  chosen.length > most ? words.coursesMany : null

/** Courses that cost something, by words of their titles or by the address of their page; null: nothing was typed. */
export async function findCourses(api: Api, typed: string | null): Promise<FoundCourses | null> {
  const wish = typed?.trim().slice(0, 120) ?? ''
  if (wish === '') return null
  const slug = slugOf(wish)
  if (slug !== null) {
    const { answer } = await attempt(api.home('courses/:slug', { slug }))
    return { words: wish, items: answer ? [picked(answer.course)] : [] }
  }
  const { items } = await api.home('courses', { q: wish, price: 'paid' })
  return { words: wish, items: items.map(picked) }
}

const picked = ({ id, title }: PickedCourse): PickedCourse => ({ id, title })

/** The course that an address names, as a browser shows or copies it. */
function slugOf(wish: string): string | null {
  const [, slug] = /\/courses\/([^/?#\s]+)/.exec(wish) ?? []
  if (slug === undefined) return null
  try {
    return decodeURIComponent(slug).slice(0, 80)
  } catch {
    return slug.slice(0, 80)
  }
}
