import type { Db, Tx } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { exchanges } from './tables.ts'
import { sentenceOf } from './trouble.ts'

const shown = (db: Db) =>
  exchanges(db)
    .selectFrom('authoring.exchanges as exchange')
    .leftJoin('courses.known_courses as course', 'course.id', 'exchange.course_id')
    .select(['exchange.id', 'exchange.direction', 'exchange.state', 'exchange.percent'])
    .select(['exchange.created_at', 'exchange.trouble', 'exchange.file_id', 'exchange.report'])
    .select(['course.id as course_id', 'course.title as course_title'])

export type ShownExchange = Awaited<ReturnType<typeof findExchange>> & {}

/** An export or import of this person; undefined for one of somebody else. */
export const findExchange = (db: Db, personId: string, exchangeId: string) =>
  shown(db)
    .where('exchange.id', '=', exchangeId)
    .where('exchange.person_id', '=', personId)
    .executeTakeFirst()

/** A person's exports and imports, newest first, one page of them. */
export async function listExchanges(db: Db, personId: string, cursor?: string) {
  const rows = shown(db).where('exchange.person_id', '=', personId)
  return keysetPage(rows, newestFirst('exchange.created_at', 'exchange.id'), cursor)
}

/** How many exports and imports of a person are in progress. */
export async function countInProgress(tx: Tx, personId: string): Promise<number> {
  const { count } = await exchanges(tx)
    .selectFrom('authoring.exchanges')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The row in the shape of the contract; media gives the name of the file. */
export const inWords = (row: ShownExchange, fileName: string | null) => ({
  id: row.id,
  direction: row.direction,
  state: row.state,
  percent: row.percent,
  createdAt: row.created_at,
  course: row.course_id && row.course_title ? { id: row.course_id, title: row.course_title } : null,
  fileName,
  trouble: row.trouble && sentenceOf(row.trouble),
})
