import { type RosterFile, type RosterOutcome, rosterOutcome } from '@arvand/contracts/panel/manage-roster'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { rosters } from './tables.ts'
import { sentenceOf } from './trouble.ts'

const importsOf = (db: Db, byId: string) =>
  rosters(db)
    .selectFrom('interop.roster_imports')
    .select(['id', 'file_name as fileName', 'state', 'at', 'version', 'trouble'])
    .where('by_id', '=', byId)

type Import = Awaited<ReturnType<ReturnType<typeof importsOf>['execute']>>[number]

/** An import of this manager; another's is not found. */
export async function needRoster(db: Db, byId: string, importId: string) {
  const row = await importsOf(db, byId).where('id', '=', importId).executeTakeFirst()
  const [told] = await withCounts(db, row ? [row] : [])
  return told ?? refuse('interop.unknown-roster')
}

export async function listRosters(db: Db, byId: string, cursor?: string) {
  const page = await keysetPage(importsOf(db, byId), newestFirst('at', 'id'), cursor)
  return { ...page, items: await withCounts(db, page.items) }
}

/** The imports with the number of their rows by outcome so far. */
async function withCounts(db: Db, imports: readonly Import[]) {
  const rows = await rosters(db)
    .selectFrom('interop.roster_rows')
    .select(['import_id', 'outcome', (eb) => eb.fn.countAll<number>().as('count')])
    .select(sql<number>`count(*) filter (where (content->>'teaches')::boolean)::integer`.as('teachers'))
    .where('import_id', '=', sql<string>`any(${imports.map(({ id }) => id)}::uuid[])`)
    .groupBy(['import_id', 'outcome'])
    .execute()
  return imports.map(({ trouble, ...one }) => {
    const own = rows.filter(({ import_id }) => import_id === one.id)
    const countOf = (outcome: RosterOutcome) => own.find((row) => row.outcome === outcome)?.count ?? 0
    const counts = Object.fromEntries(
      rosterOutcome.options.map((outcome) => [outcome, countOf(outcome)]),
    ) as Record<RosterOutcome, number>
    const teachers = own.find(({ outcome }) => outcome === 'ready')?.teachers ?? 0
    return { ...one, trouble: trouble && sentenceOf(trouble), counts, teachers }
  })
}

interface RowsAsk {
  readonly importId: string
  readonly outcome?: RosterOutcome | undefined
  readonly file?: RosterFile | undefined
  readonly cursor?: string | undefined
}

/** An import with its rows in their order, or those of one outcome or file. */
export async function showRoster(db: Db, byId: string, { importId, outcome, file, cursor }: RowsAsk) {
  const found = await needRoster(db, byId, importId)
  let rows = rosters(db)
    .selectFrom('interop.roster_rows')
    .select(['position', 'file', 'line', 'sourced_id as sourcedId', 'title', 'outcome', 'problem'])
    .where('import_id', '=', importId)
  if (outcome) rows = rows.where('outcome', '=', outcome)
  if (file) rows = rows.where('file', '=', file)
  return { ...(await keysetPage(rows, [asc('position', 'integer')], cursor)), import: found }
}
