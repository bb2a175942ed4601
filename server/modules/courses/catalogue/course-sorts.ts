import type { CourseSort } from '@arvand/contracts/home/courses'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { relevance } from './course-filter.ts'

/** An order of a list: by what, which way, and how a cursor holds its value. */
interface Sort {
  readonly by: RawBuilder<unknown>
  readonly way: 'asc' | 'desc'
  /** The value of a row, as it stands in a cursor. */
  readonly value: z.ZodType<string | number>
  /** That value again in SQL. */
  readonly given: (value: string | number) => RawBuilder<unknown>
}

const byNumber = (by: RawBuilder<unknown>): Sort => ({
  by,
  way: 'desc',
  value: z.int(),
  given: (value) => sql`${value}::integer`,
})

/** One index, read from either end. */
const byPrice = (way: Sort['way']): Sort => ({
  by: sql`c.price`,
  way,
  value: z.int(),
  given: (value) => sql`${value}::bigint`,
})

const sorts: Readonly<Record<Exclude<CourseSort, 'relevance'>, Sort>> = {
  newest: {
    by: sql`c.published_at`,
    way: 'desc',
    value: z.iso.datetime(),
    given: (value) => sql`${value}::timestamptz`,
  },
  popular: byNumber(sql`c.learners`),
  rating: byNumber(sql`c.rating_rank`),
  cheapest: byPrice('asc'),
  dearest: byPrice('desc'),
  title: {
    by: sql`c.title collate "fa-x-icu"`,
    way: 'asc',
    value: z.string().max(400),
    given: (value) => sql`${value}::text collate "fa-x-icu"`,
  },
}

/** The order that is asked for; without words nothing is relevant, so the newest come first. */
export function sortOf(asked: CourseSort | undefined, words: readonly string[]): CourseSort {
  if (words.length === 0) return asked === undefined || asked === 'relevance' ? 'newest' : asked
  return asked ?? 'relevance'
}

export const sortIn = (sort: CourseSort, words: readonly string[]): Sort =>
  sort === 'relevance' ? byNumber(relevance(words)) : sorts[sort]
