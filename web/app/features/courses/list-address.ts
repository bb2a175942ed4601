import type { CourseLevel } from '@arvand/contracts/courses'
import type { CoursePrice, CourseSort } from '@arvand/contracts/home/courses'
import { levelWords, priceWords, sortWords } from './words.ts'

/** What somebody chose in the list of courses; null is no choice. */
export interface Chosen {
  readonly q: string
  readonly category: string | null
  readonly level: CourseLevel | null
  readonly price: CoursePrice | null
  readonly sort: CourseSort | null
}

/** What the address asks for; what is no choice of ours is left out. */
export function chosenIn(search: URLSearchParams): Chosen {
  const category = search.get('category')
  return {
    q: search.get('q')?.trim().slice(0, 120) ?? '',
    category: category && /^[a-z0-9-]{1,80}$/.test(category) ? category : null,
    level: oneOf(levelWords, search.get('level')),
    price: oneOf(priceWords, search.get('price')),
    sort: oneOf(sortWords, search.get('sort')),
  }
}

// By what has a word: the schemas themselves would bring their library to the browser.
const oneOf = <T extends string>(words: Readonly<Record<T, string>>, text: string | null): T | null =>
  text !== null && isIn(words, text) ? text : null

const isIn = <T extends string>(words: Readonly<Record<T, string>>, text: string): text is T =>
  Object.hasOwn(words, text)

/** The choices as an endpoint takes them. */
export const askOf = ({ q, category, level, price, sort }: Chosen) => ({
  ...(q ? { q } : {}),
  ...(category ? { category } : {}),
  ...(level ? { level } : {}),
  ...(price ? { price } : {}),
  ...(sort ? { sort } : {}),
})

/** The address of a list with these choices, always in one order. */
export function listAddress(chosen: Partial<Chosen> & { cursor?: string | null }): string {
  const { q, category, level, price, sort, cursor } = chosen
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ q, category, level, price, sort, cursor }))
    if (value) query.set(name, value)
  return query.size > 0 ? `/courses?${query}` : '/courses'
}
