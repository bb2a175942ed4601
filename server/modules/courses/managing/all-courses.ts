import type { CourseLevel, CourseState } from '@arvand/contracts/courses'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, type KeysetColumn } from '#platform/keyset'
import { holdsAll } from '#platform/search'
import { courseKeys } from '../catalogue/course-filter.ts'
import { catalogue } from '../catalogue/tables.ts'

export interface AllCoursesFilter {
  readonly q?: string | undefined
  readonly state?: CourseState | undefined
  readonly category?: string | undefined
  readonly level?: CourseLevel | undefined
  readonly price?: 'free' | 'paid' | 'plus' | undefined
  readonly teacherId?: string | undefined
  readonly order?: keyof typeof orders | undefined
}

export const orders = {
  changed: [desc('c.changed_at', 'instant'), desc('c.id')],
  // Ids are made in the order of time.
  newest: [desc('c.id')],
  title: [asc(sql`c.title collate "fa-x-icu"`, 'text'), asc('c.id')],
  learners: [desc('c.learners', 'integer'), desc('c.id')],
  dearest: [desc('c.price', 'integer'), desc('c.id')],
} satisfies Readonly<Record<string, readonly KeysetColumn[]>>

/** The courses in any state that a filter finds, without an order. */
export function allCoursesBy(db: Db, { q, state, category, level, price, teacherId }: AllCoursesFilter) {
  let rows = catalogue(db)
    .selectFrom('courses.courses as c')
    .innerJoin('courses.categories as k', 'k.slug', 'c.category')
    .innerJoin('identity.people as p', 'p.id', 'c.owner_id')
    .select(['c.id', 'c.slug', 'c.title', 'c.state', 'c.level', 'c.lessons', 'c.minutes', 'c.learners'])
    .select(['c.price', 'c.list_price as listPrice', 'c.in_plus as inPlus', 'c.cover_file_id as coverFileId'])
    .select(['c.created_at as createdAt', 'c.changed_at as changedAt'])
    .select(['k.slug as categorySlug', 'k.title as categoryTitle', 'k.palette'])
    .select(['p.id as ownerId', 'p.name as ownerName'])
  if (state) rows = rows.where('c.state', '=', state)
  if (category) rows = rows.where('c.category', '=', category)
  if (level) rows = rows.where('c.level', '=', level)
  if (teacherId) rows = rows.where('c.owner_id', '=', teacherId)
  if (price) rows = rows.where('c.price', price === 'free' ? '=' : '>', 0)
  if (price === 'plus') rows = rows.where('c.in_plus', '=', true)
  const words = neededWords(searchWords(q ?? ''))
  if (words.length > 0) rows = rows.where(holdsAll(courseKeys, words))
  return rows
}

export type CourseInAll = Awaited<ReturnType<ReturnType<typeof allCoursesBy>['executeTakeFirstOrThrow']>>
