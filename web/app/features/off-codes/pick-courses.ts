import { listCourses, showCourse } from '@arvand/contracts/home/courses'
import type { Caller } from '../../api/client.ts'
import type { SentForm } from '../../api/form-action.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'

/** A course that an off code can be limited to. */
export interface PickedCourse {
  readonly id: string
  readonly title: string
}

export interface FoundCourses {
  /** What was searched for. */
  readonly words: string
  readonly items: readonly PickedCourse[]
}

/** A checkbox value: the course's id, then its title, which is shown again. */
export const carried = ({ id, title }: PickedCourse): string => `${id} ${title}`

function courseOf(value: string): PickedCourse | null {
  const [, id, title = ''] = /^(\S+) (.*)$/.exec(value) ?? []
  return id ? { id, title } : null
}

/** The ticked courses, each once. */
export const readChosen = (form: FormData): PickedCourse[] => coursesOf(form.getAll('courses').map(String))

function coursesOf(values: readonly string[]): PickedCourse[] {
  const all = values.flatMap((value) => courseOf(value) ?? [])
  return [...new Map(all.map((course) => [course.id, course])).values()]
}

/** Whether the form asks for a search: by its button, or because the words differ from those searched last. */
export const asksToFind = ({ text }: Pick<SentForm, 'text'>): boolean =>
  text('step') === 'find' || !['', text('lookedFor')].includes(text('find').trim())

/** Courses that were ticked when the form was sent. */
export const tickedCourses = (values: FormAnswer['values']): PickedCourse[] =>
  coursesOf(values?.courses?.split('\n') ?? [])

/** Paid courses whose titles match the words, or the paid course that an address names; null when nothing was typed. */
export async function findCourses(call: Caller, typed: string | null): Promise<FoundCourses | null> {
  const wish = typed?.trim().slice(0, 120) ?? ''
  if (wish === '') return null
  const slug = slugOf(wish)
  if (slug !== null) {
    const { answer } = await attempt(call(showCourse, { slug }))
    return { words: wish, items: answer && answer.course.price > 0 ? [picked(answer.course)] : [] }
  }
  const { items } = await call(listCourses, { q: wish, price: 'paid' })
  return { words: wish, items: items.map(picked) }
}

const picked = ({ id, title }: PickedCourse): PickedCourse => ({ id, title })

/** The slug in the address of a course page, encoded or not. */
function slugOf(wish: string): string | null {
  const [, slug] = /\/courses\/([^/?#\s]+)/.exec(wish) ?? []
  if (slug === undefined) return null
  try {
    return decodeURIComponent(slug).slice(0, 80)
  } catch {
    return slug.slice(0, 80)
  }
}
