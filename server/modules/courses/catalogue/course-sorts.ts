import type { CourseSort } from '@arvand/contracts/home/courses'
import { sql } from 'kysely'
import { asc, desc, type KeysetColumn } from '#platform/keyset'
import { fitOf } from '#platform/search'
import { courseKeys } from './course-filter.ts'

const sorts: Readonly<Record<Exclude<CourseSort, 'relevance'>, KeysetColumn>> = {
  newest: desc('c.published_at', 'instant'),
  popular: desc('c.learners', 'integer'),
  rating: desc('c.rating_rank', 'integer'),
  // Both orders use one index, read from either end.
  cheapest: asc('c.price', 'integer'),
  dearest: desc('c.price', 'integer'),
  title: asc(sql`c.title collate "fa-x-icu"`, 'text'),
}

/** The order that is asked for; without search words relevance means nothing, so the newest come first. */
export function sortOf(asked: CourseSort | undefined, words: readonly string[]): CourseSort {
  if (words.length === 0) return asked === undefined || asked === 'relevance' ? 'newest' : asked
  return asked ?? 'relevance'
}

/** The column of an order; ids break ties in the same direction. */
export const sortIn = (sort: CourseSort, words: readonly string[]): KeysetColumn =>
  sort === 'relevance' ? desc(fitOf(courseKeys, words), 'integer') : sorts[sort]
