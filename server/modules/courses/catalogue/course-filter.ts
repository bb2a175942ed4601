import type { CourseLevel } from '@arvand/contracts/courses'
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

/** Published courses `c` that hold every word. */
export const holding = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      published,
      ...words.map((word) => {
        const { key, pattern } = placeOf(word)
        return sql`${sql.ref(`c.${key}`)} like ${pattern}`
      }),
    ],
    sql` and `,
  )}`

/** The same, narrowed by all that is chosen. */
export const narrowed = ({ words, category, level, price }: CourseFilter): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      holding(words),
      ...(category === undefined ? [] : [sql`c.category = ${category}`]),
      ...(level === undefined ? [] : [sql`c.level = ${level}`]),
      ...(price === undefined ? [] : [price === 'free' ? sql`c.price = 0` : sql`c.price > 0`]),
    ],
    sql` and `,
  )}`

/**
 * How well a course fits the words: most for a title that holds them all as they were written, then for a word that
 * begins in the title, then for one somewhere in it, least for what only summary, teacher or field hold.
 */
export const relevance = (words: readonly string[]): RawBuilder<number> =>
  sql<number>`(${sql.join(
    [
      sql`case when c.title_key like ${`% ${words.join(' ')}%`} then 8 else 0 end`,
      ...words.map(
        (word) =>
          sql`case when c.title_key like ${`% ${word}%`} then 4 when c.title_key like ${`%${word}%`} then 2 else 0 end`,
      ),
    ],
    sql` + `,
  )})`
