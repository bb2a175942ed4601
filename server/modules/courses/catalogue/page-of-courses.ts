import type { CourseSort } from '@arvand/contracts/home/courses'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { countFacets, type FacetGroup, facetsOf, groupsIn } from './count-facets.ts'
import { type CourseFilter, holding, narrowed } from './course-filter.ts'
import { sortIn } from './course-sorts.ts'
import { catalogue } from './tables.ts'

/** A course on a page, with the value it is sorted by. */
export interface CourseOnPage {
  readonly id: string
  readonly by: string | number
}

interface PageAsk {
  readonly filter: CourseFilter
  readonly sort: CourseSort
  readonly cursor: string | undefined
}

/** A page of all courses: the page walks the index of its order, the counts come from an index of their own. */
export async function pageOfAll(db: Db, ask: PageAsk) {
  const [{ rows }, counted] = await Promise.all([
    rowsIn(sql`courses.courses as c`, narrowed(ask.filter), ask).execute(catalogue(db)),
    countFacets(db, ask.filter),
  ])
  return { rows, ...counted }
}

/** A page of those that hold the words: found once, then counted and sorted, in one question. */
export async function pageOfFound(db: Db, ask: PageAsk) {
  const { filter, sort } = ask
  const { by } = sortIn(sort, filter.words)
  const { rows } = await sql<{ groups: FacetGroup[]; page: CourseOnPage[] }>`
    with held as materialized (
      select c.id, c.category, c.level, c.price, ${by} as by
      from courses.courses as c
      where ${holding(filter.words)}
    )
    select
      (select json_agg(one) from (${groupsIn(sql`held`)}) as one) as groups,
      (select coalesce(json_agg(one), '[]') from (${rowsIn(
        sql`held as c`,
        narrowed({ ...filter, words: null }),
        ask,
        sort === 'title' ? sql`c.by collate "fa-x-icu"` : sql`c.by`,
      )}) as one) as page
  `.execute(catalogue(db))
  const [found] = rows
  return { rows: found?.page ?? [], ...facetsOf(found?.groups ?? [], filter) }
}

/** The rows of one page and the one after; a cursor is the order's name, the last row's value in it, its id. */
function rowsIn(
  source: RawBuilder<unknown>,
  chosen: RawBuilder<boolean>,
  { filter, sort, cursor }: PageAsk,
  held?: RawBuilder<unknown>,
): RawBuilder<CourseOnPage> {
  const { by: own, way, value, given } = sortIn(sort, filter.words)
  const by = held ?? own
  let where = chosen
  if (cursor !== undefined) {
    const [, last, id] = readCursor(cursor, z.tuple([z.literal(sort), value, z.uuid()]))
    const sign = way === 'asc' ? sql`>` : sql`<`
    where = sql<boolean>`${where} and (${by}, c.id) ${sign} (${given(last)}, ${id}::uuid)`
  }
  const direction = way === 'asc' ? sql`asc` : sql`desc`
  return sql<CourseOnPage>`
    select c.id, ${by} as by from ${source}
    where ${where}
    order by ${by} ${direction}, c.id ${direction}
    limit ${sql.lit(pageLimit)}
  `
}
