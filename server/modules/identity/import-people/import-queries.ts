import { type ImportOutcome, importOutcome } from '@arvand/contracts/panel/people-import'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { identity, type StoredImportOutcome } from '../tables.ts'

const outcomes = {
  ready: 'ready',
  made: 'made',
  'has-account': 'hasAccount',
  'name-wrong': 'nameWrong',
  'not-mobile': 'notMobile',
  'email-wrong': 'emailWrong',
  repeated: 'repeated',
} as const satisfies Record<StoredImportOutcome, ImportOutcome>

const storedOutcomes = Object.fromEntries(
  Object.entries(outcomes).map(([stored, told]) => [told, stored]),
) as Record<ImportOutcome, StoredImportOutcome>

const importsOf = (db: Db, byId: string) =>
  identity(db)
    .selectFrom('identity.people_imports as i')
    .select(['i.id', 'i.state', 'i.at', 'i.lines'])
    .where('i.by_id', '=', byId)

type ImportRow = Awaited<ReturnType<ReturnType<typeof importsOf>['execute']>>[number]

export async function findImport(db: Db, byId: string, importId: string) {
  const row = await importsOf(db, byId).where('i.id', '=', importId).executeTakeFirst()
  return row && (await withCounts(db, [row]))[0]
}

/** An import of this manager; another's is not found. */
export const needImport = async (db: Db, byId: string, importId: string) =>
  (await findImport(db, byId, importId)) ?? refuse('identity.unknown-import')

/** The number of lines of each import by outcome so far, and of the teachers among those that are right. */
async function withCounts(db: Db, imports: readonly ImportRow[]) {
  const rows = await identity(db)
    .selectFrom('identity.people_import_lines')
    .select(['import_id', 'outcome', (eb) => eb.fn.countAll<number>().as('count')])
    .select(sql<number>`count(*) filter (where teaches)::integer`.as('teachers'))
    .where('import_id', '=', sql<string>`any(${imports.map(({ id }) => id)}::uuid[])`)
    .groupBy(['import_id', 'outcome'])
    .execute()
  return imports.map((one) => {
    const own = rows.filter(({ import_id }) => import_id === one.id)
    const countOf = (outcome: ImportOutcome) =>
      own.find((row) => row.outcome === storedOutcomes[outcome])?.count ?? 0
    const right = own.filter(({ outcome }) => outcome === 'ready' || outcome === 'made')
    const counts = Object.fromEntries(
      importOutcome.options.map((outcome) => [outcome, countOf(outcome)]),
    ) as Record<ImportOutcome, number>
    return { ...one, counts, teachers: right.reduce((sum, { teachers }) => sum + teachers, 0) }
  })
}

export async function listImports(db: Db, byId: string, cursor: string | undefined) {
  const page = await keysetPage(importsOf(db, byId), [desc('i.at', 'instant'), desc('i.id', 'uuid')], cursor)
  return { ...page, items: await withCounts(db, page.items) }
}

interface LinesAsk {
  readonly importId: string
  readonly outcome?: ImportOutcome | undefined
  readonly cursor?: string | undefined
}

/** An import with its lines in order, or those of one outcome. */
export async function showImport(db: Db, byId: string, { importId, outcome, cursor }: LinesAsk) {
  const found = await needImport(db, byId, importId)
  let rows = identity(db)
    .selectFrom('identity.people_import_lines')
    .select(['line', 'name', 'given', 'mobile', 'email', 'teaches', 'person_id as personId', 'outcome'])
    .where('import_id', '=', importId)
  if (outcome) rows = rows.where('outcome', '=', storedOutcomes[outcome])
  const page = await keysetPage(rows, [asc('line', 'integer')], cursor)
  const items = page.items.map((row) => ({ ...row, outcome: outcomes[row.outcome] }))
  return { ...page, items, import: found }
}
