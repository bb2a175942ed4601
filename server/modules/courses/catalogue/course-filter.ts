import { type CourseLevel, courseLevel } from '@arvand/contracts/courses'
import type { CoursePrice } from '@arvand/contracts/home/courses'
import { type RawBuilder, sql } from 'kysely'
import { placeOf } from './search-words.ts'

/** The filter of a list of courses; `words` come from `searchWords`. */
export interface CourseFilter {
  readonly words: readonly string[]
  readonly category?: string | undefined
  readonly level?: CourseLevel | undefined
  readonly price?: CoursePrice | undefined
}

// A literal and not a parameter, because PostgreSQL uses the partial indexes only for the literal condition.
const published = sql<boolean>`c.state = 'published'`

/**
 * Fills a list of words up to one of a few lengths with `filler`, so that there are only a few SQL statements and each
 * is planned once.
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

/** Matches nothing: no search key holds this sign, which is neither a letter nor a digit. */
const nowhere = '¬'

/**
 * How well a course fits the words: most for a title with the whole phrase, then for a word that begins in the title,
 * then for a word inside the title, then for a word in the name of its field, least when only summary or teacher match.
 */
export const relevance = (words: readonly string[]): RawBuilder<number> =>
  sql<number>`(${sql.join(
    [
      // A single word is no phrase; the terms below count it.
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
