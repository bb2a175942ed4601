import { mostImported } from '@arvand/contracts/panel/people-import'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import type { RateRule } from '#platform/rate-limits'
import { refuse } from '#platform/refusal'
import type { IdentityDeps } from '../deps.ts'
import { identity, type StoredImportOutcome } from '../tables.ts'
import { findImport } from './import-queries.ts'
import { linesOfTable, type TableLine } from './lines-of-table.ts'

/** Tables that one manager has looked at. */
const importsByManager: RateRule = { name: 'identity.imports-by-manager', times: 30, seconds: 3600 }

/** Looks at a table of people: who of them would get an account. */
export async function checkImport(
  { db, clock, limits }: Pick<IdentityDeps, 'db' | 'clock' | 'limits'>,
  actor: Actor,
  request: RepeatedRequest,
  table: string,
) {
  // Before the transaction, because the rate limit takes a connection of its own.
  await limits.take(importsByManager, actor.personId)
  const lines = linesOfTable(table)
  if (!lines.some(({ mobile }) => mobile)) refuse('identity.no-people')
  if (lines.length > mostImported) refuse('identity.too-many-people')
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const id = newId()
      await identity(tx)
        .insertInto('identity.people_imports')
        .values({ id, by_id: actor.personId, state: 'checked', lines: lines.length, at: clock.now() })
        .execute()
      await storeLines(tx, id, lines)
      const made = await findImport(tx, actor.personId, id)
      if (!made) throw new Error('the import that was just stored is not there')
      return { import: made }
    }),
  )
}

async function storeLines(tx: Tx, importId: string, lines: readonly TableLine[]): Promise<void> {
  const owners = await ownersOf(
    tx,
    lines.flatMap(({ mobile }) => mobile ?? []),
  )
  const rows = lines.map((line) => {
    const personId = line.outcome === 'ready' && line.mobile ? (owners.get(line.mobile) ?? null) : null
    const outcome: StoredImportOutcome = personId === null ? line.outcome : 'has-account'
    return { ...line, personId, outcome }
  })
  await sql`
    insert into identity.people_import_lines
      (import_id, line, name, given, mobile, email, teaches, person_id, outcome)
    select ${importId}, o.line, o.name, o.given, o.mobile, o.email, o.teaches, o.person_id, o.outcome
    from unnest(
      ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ given }) => given)}::text[],
      ${rows.map(({ mobile }) => mobile)}::text[],
      ${rows.map(({ email }) => email)}::text[],
      ${rows.map(({ teaches }) => teaches)}::boolean[],
      ${rows.map(({ personId }) => personId)}::uuid[],
      ${rows.map(({ outcome }) => outcome)}::text[]
    ) with ordinality as o (name, given, mobile, email, teaches, person_id, outcome, line)
  `.execute(identity(tx))
}

/** The accounts of these mobiles. */
export async function ownersOf(db: Db, mobiles: readonly string[]): Promise<Map<string, string>> {
  const rows = await identity(db)
    .selectFrom('identity.accounts')
    .select(['id', 'mobile'])
    .where('mobile', '=', sql<string>`any(${mobiles}::text[])`)
    .execute()
  return new Map(rows.flatMap(({ id, mobile }) => (mobile ? [[mobile, id] as const] : [])))
}
