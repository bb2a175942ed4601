import { type CourseLevel, courseLevel } from '@arvand/contracts/courses'
import type { CoursePrice } from '@arvand/contracts/home/courses'
import { type RawBuilder, sql } from 'kysely'
import { placeOf } from './search-words.ts'

/** What narrows a list of courses; `words` are those of `searchWords`. */
export interface CourseFilter {
  readonly words: readonly string[]
  readonly category?: string | undefined
  readonly level?: CourseLevel | undefined
  readonly price?: CoursePrice | undefined
}

// Written out, not given as a parameter: it is what the partial indexes stand on.
const published = sql<boolean>`c.state = 'published'`

/**
 * As many words as one of a few texts of SQL takes, so that each is planned once and kept: `filler` stands in the
 * places that are left.
 */
function filledUp(words: readonly string[], filler: string): readonly string[] {
  const places = [0, 1, 2, 4, 8].find((count) => count >= words.length) ?? words.length
  return [...words, ...Array.from({ length: places - words.length }, () => filler)]
}

/** Published courses `c` that hold every word. */
export const holding = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      published,
      ...filledUp(words, words[0] ?? '').map((word) => {
        const { key, pattern } = placeOf(word)
        return sql`${sql.ref(`c.${key}`)} like ${pattern}`
      }),
    ],
    sql` and `,
  )}`

interface Narrowing extends Omit<CourseFilter, 'words'> {
  /** Null where the words have been found already. */
  readonly words: readonly string[] | null
}

const mostPrice = Number.MAX_SAFE_INTEGER

/** The same, narrowed by all that is chosen; level and price stand in every list, chosen or not. */
export function narrowed({ words, category, level, price }: Narrowing): RawBuilder<boolean> {
  const levels = level === undefined ? courseLevel.options : [level]
  const least = price === 'paid' ? 1 : 0
  const most = price === 'free' ? 0 : mostPrice
  const rest = sql<boolean>`c.level = any(${levels}::text[]) and c.price between ${least}::bigint and ${most}::bigint`
  const all = words === null ? rest : sql<boolean>`${holding(words)} and ${rest}`
  return category === undefined ? all : sql<boolean>`${all} and c.category = ${category}`
}

/** What no key holds: it is no letter and no digit. */
const nowhere = '¬'

/**
 * How well a course fits the words: most for a title that holds them all as they were written, then for a word that
 * begins in the title, then for one somewhere in it, then for one of its field, least for what only summary or teacher
 * hold.
 */
export const relevance = (words: readonly string[]): RawBuilder<number> =>
  sql<number>`(${sql.join(
    [
      // One word alone is its own phrase.
      words.length > 1
        ? sql`case when c.title_key like ${`% ${words.join(' ')}%`} then 8 else 0 end`
        : sql`0`,
      ...filledUp(words, nowhere).map(
        (word) =>
          sql`case
            when c.title_key like ${`% ${word}%`} then 4
            when c.title_key like ${`%${word}%`} then 2
            when c.category in (select slug from courses.categories where platform.search_key(title) like ${`%${word}%`}) then 1
            else 0 end`,
      ),
    ],
    sql` + `,
  )})`
