import type { CourseSort } from '@arvand/contracts/home/courses'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { type KeysetColumn, keysetSql, readCursor } from '#platform/keyset'
import { beginsAll } from '#platform/search'
import { countFacets, type FacetGroup, facetsOf, groupsIn } from './count-facets.ts'
import { type CourseFilter, courseKeys, holding, narrowed } from './course-filter.ts'
import { sortIn } from './course-sorts.ts'
import { catalogue } from './tables.ts'

/** A course on a page, with its key in the order. */
export interface CourseOnPage {
  readonly id: string
  readonly keyset: readonly unknown[]
}

interface PageAsk {
  readonly filter: CourseFilter
  readonly sort: CourseSort
  readonly cursor: string | undefined
}

/** A page without search words: the rows come from the index of the order, the counts from another index. */
export async function pageOfAll(db: Db, ask: PageAsk) {
  const [{ rows }, counted] = await Promise.all([
    rowsIn(sql`courses.courses as c`, narrowed(ask.filter), ask).execute(catalogue(db)),
    countFacets(db, ask.filter),
  ])
  return { rows, isBegun: true, ...counted }
}

/** A page of the courses that hold the words: searched once, then counted and sorted, in one query. */
export async function pageOfFound(db: Db, ask: PageAsk) {
  const { filter, sort } = ask
  const column = sortIn(sort, filter.words)
  const by = typeof column.by === 'string' ? sql.ref(column.by) : column.by
  const { rows } = await sql<{ groups: FacetGroup[]; begun: boolean; page: CourseOnPage[] }>`
    with held as materialized (
      select c.id, c.category, c.level, c.price, ${by} as by, ${beginsAll(courseKeys, filter.words)} as begun
      from courses.courses as c
      where ${holding(filter.words)}
    )
    select
      (select json_agg(one) from (${groupsIn(sql`held`)}) as one) as groups,
      exists (select from held where begun) as begun,
      (select coalesce(json_agg(one), '[]') from (${rowsIn(
        sql`held as c`,
        narrowed({ ...filter, words: null }),
        ask,
        { ...column, by: sort === 'title' ? sql`c.by collate "fa-x-icu"` : sql`c.by` },
      )}) as one) as page
  `.execute(catalogue(db))
  const [found] = rows
  return { rows: found?.page ?? [], isBegun: found?.begun ?? false, ...facetsOf(found?.groups ?? [], filter) }
}

/** The rows of one page and one more, which shows whether there is a next page. */
function rowsIn(
  source: RawBuilder<unknown>,
  chosen: RawBuilder<boolean>,
  { filter, sort, cursor }: PageAsk,
  column: KeysetColumn = sortIn(sort, filter.words),
): RawBuilder<CourseOnPage> {
  const columns = [column, { ...column, by: 'c.id', type: 'uuid' }] as const
  const { key, where, order, limit } = keysetSql(columns, readCursor(columns, cursor, sort))
  return sql<CourseOnPage>`
    select c.id, ${key} as keyset from ${source}
    where ${chosen} and ${where}
    order by ${order}
    limit ${limit}
  `
}
