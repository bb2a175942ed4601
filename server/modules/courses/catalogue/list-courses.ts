import type { CourseLevel } from '@arvand/contracts/courses'
import type { CoursePrice, CourseSort } from '@arvand/contracts/home/courses'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { findCards } from './cards.ts'
import { correctWords } from './correct-words.ts'
import { countFacets } from './count-facets.ts'
import { type CourseFilter, narrowed } from './course-filter.ts'
import { sortIn, sortOf } from './course-sorts.ts'
import { searchWords } from './search-words.ts'
import { catalogue } from './tables.ts'

export interface CoursesAsk {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly level?: CourseLevel | undefined
  readonly price?: CoursePrice | undefined
  readonly sort?: CourseSort | undefined
  readonly cursor?: string | undefined
}

/**
 * Published courses with the counts of their facets. Words that no course holds are read again as what was probably
 * meant.
 */
export async function listCourses(db: Db, ask: CoursesAsk) {
  const words = searchWords(ask.q ?? '')
  const first = await pageFor(db, ask, words)
  if (words.length === 0 || first.found > 0) return { ...first.page, corrected: null }
  const meant = await correctWords(db, ask.q ?? '')
  if (!meant) return { ...first.page, corrected: null }
  const second = await pageFor(db, ask, meant)
  return second.found > 0
    ? { ...second.page, corrected: meant.join(' ') }
    : { ...first.page, corrected: null }
}

async function pageFor(db: Db, ask: CoursesAsk, words: readonly string[]) {
  const filter = { ...ask, words }
  const sort = sortOf(ask.sort, words)
  const [rows, { found, facets }] = await Promise.all([
    rowsOf(db, filter, sort, ask.cursor),
    countFacets(db, filter),
  ])
  const { items, nextCursor } = pageOfRows(rows, ({ by, id }) => [sort, cursorValue(by), id])
  const cards = await findCards(
    db,
    items.map(({ id }) => id),
  )
  return { found, page: { items: cards, nextCursor, facets, sort } }
}

async function rowsOf(db: Db, filter: CourseFilter, sort: CourseSort, cursor: string | undefined) {
  const { by, way, value, given } = sortIn(sort, filter.words)
  let where: RawBuilder<boolean> = narrowed(filter)
  if (cursor !== undefined) {
    const [, last, id] = readCursor(cursor, z.tuple([z.literal(sort), value, z.uuid()]))
    const sign = way === 'asc' ? sql`>` : sql`<`
    where = sql<boolean>`${where} and (${by}, c.id) ${sign} (${given(last)}, ${id}::uuid)`
  }
  const direction = way === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<{ id: string; by: Date | string | number }>`
    select c.id, ${by} as by from courses.courses as c
    where ${where}
    order by ${by} ${direction}, c.id ${direction}
    limit ${sql.lit(pageLimit)}
  `.execute(catalogue(db))
  return rows
}

const cursorValue = (value: Date | string | number) => (value instanceof Date ? value.toISOString() : value)
