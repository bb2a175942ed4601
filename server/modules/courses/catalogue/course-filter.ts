import { type CourseLevel, courseLevel } from '@arvand/contracts/courses'
import type { CoursePrice } from '@arvand/contracts/home/courses'
import { type RawBuilder, sql } from 'kysely'
import { filledUp, likeOf, type SearchedKeys, shortest } from '#platform/search'

/** The filter of a list of courses; `words` are folded. */
export interface CourseFilter {
  readonly words: readonly string[]
  readonly category?: string | undefined
  readonly level?: CourseLevel | undefined
  readonly price?: CoursePrice | undefined
}

// A literal and not a parameter, because PostgreSQL uses the partial indexes only for the literal condition.
const published = sql<boolean>`c.state = 'published'`

/** What courses `c` are searched by. */
export const courseKeys: SearchedKeys = { title: sql.ref('c.title_key'), all: sql.ref('c.search_key') }

/** Published courses `c` that hold every word, longer ones also across spaces: «برنامهنویسی» finds «برنامه نویسی». */
export const holding = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      published,
      ...filledUp(words, words[0] ?? '').map((word) => {
        const key = sql.ref(word.length > shortest ? 'c.joined_key' : 'c.search_key')
        return sql`${key} like ${likeOf(word)}`
      }),
    ],
    sql` and `,
  )}`

interface Narrowing extends Omit<CourseFilter, 'words'> {
  /** Null when the rows were already searched for the words. */
  readonly words: readonly string[] | null
}

const mostPrice = Number.MAX_SAFE_INTEGER

/** The same with the whole filter; level and price are conditions of every list, chosen or not. */
export function narrowed({ words, category, level, price }: Narrowing): RawBuilder<boolean> {
  const levels = level === undefined ? courseLevel.options : [level]
  const least = price === 'paid' ? 1 : 0
  const most = price === 'free' ? 0 : mostPrice
  const rest = sql<boolean>`c.level = any(${levels}::text[]) and c.price between ${least}::bigint and ${most}::bigint`
  const all = words === null ? rest : sql<boolean>`${holding(words)} and ${rest}`
  return category === undefined ? all : sql<boolean>`${all} and c.category = ${category}`
}
