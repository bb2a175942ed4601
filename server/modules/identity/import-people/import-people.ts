import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { IdentityDeps } from '../deps.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { identity, type StoredImportOutcome } from '../tables.ts'
import { addImportedPerson } from './add-imported-person.ts'
import { ownersOf } from './check-import.ts'
import { needImport } from './import-queries.ts'

/** Makes the accounts of an import; where its manager was when they said so is written down for each. */
export const makeImported = jobKind(
  'identity.make-imported',
  z.object({
    importId: z.uuid(),
    sessionId: z.uuid(),
    origin: z.object({ address: z.string(), userAgent: z.string() }),
  }),
)
type Ordered = z.output<(typeof makeImported)['payload']>

/** Accounts that are made in one transaction. */
const batchSize = 50

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'jobs'>

/** Begins to make the accounts of an import that was looked at. */
export async function importPeople(
  { db, clock, jobs }: Deps,
  { address, userAgent }: Caller,
  actor: Actor,
  importId: string,
) {
  const { teachers } = await needImport(db, actor.personId, importId)
  if (teachers > 0) await refuseUnlessReauthenticated(db, clock, actor)
  return transaction(db, async (tx) => {
    const begun = await identity(tx)
      .updateTable('identity.people_imports')
      .set({ state: 'importing' })
      .where('id', '=', importId)
      .where('by_id', '=', actor.personId)
      .where('state', '=', 'checked')
      .returning('id')
      .executeTakeFirst()
    const { sessionId } = actor
    if (begun) await jobs.leave(tx, makeImported, { importId, sessionId, origin: { address, userAgent } })
    return { import: await needImport(tx, actor.personId, importId) }
  })
}

/** Makes accounts batch by batch; after a stopped process, the next run goes on with the lines that are still ready. */
export async function makeAllImported(deps: Deps, ordered: Ordered, signal: AbortSignal): Promise<void> {
  for (let isMore = true; isMore; ) {
    signal.throwIfAborted()
    isMore = await transaction(deps.db, (tx) => makeBatch(deps, tx, ordered))
  }
}

/** Makes the accounts of the next lines; false when none is left. */
async function makeBatch(deps: Deps, tx: Tx, ordered: Ordered): Promise<boolean> {
  const { importId } = ordered
  const found = await identity(tx)
    .selectFrom('identity.people_imports')
    .select('by_id')
    .where('id', '=', importId)
    .where('state', '=', 'importing')
    .forUpdate()
    .executeTakeFirst()
  if (!found) return false
  const lines = await readyLines(tx, importId)
  if (lines.length === 0) {
    const done = identity(tx).updateTable('identity.people_imports').set({ state: 'done' })
    await done.where('id', '=', importId).execute()
    return false
  }
  // Between the look and now somebody may have signed up.
  const owners = await ownersOf(
    tx,
    lines.map(({ mobile }) => mobile),
  )
  const made: { line: number; personId: string; outcome: StoredImportOutcome }[] = []
  for (const line of lines) {
    const owner = owners.get(line.mobile)
    const by = { personId: found.by_id, sessionId: ordered.sessionId, origin: ordered.origin }
    const personId = owner ?? (await addImportedPerson(deps, tx, by, line))
    made.push({ line: line.line, personId, outcome: owner ? 'has-account' : 'made' })
  }
  await sql`
    update identity.people_import_lines as l set outcome = o.outcome, person_id = o.person_id
    from unnest(
      ${made.map(({ line }) => line)}::int[],
      ${made.map(({ personId }) => personId)}::uuid[],
      ${made.map(({ outcome }) => outcome)}::text[]
    ) as o (line, person_id, outcome)
    where l.import_id = ${importId} and l.line = o.line
  `.execute(identity(tx))
  return true
}

async function readyLines(tx: Tx, importId: string) {
  const rows = await identity(tx)
    .selectFrom('identity.people_import_lines')
    .select(['line', 'name', 'mobile', 'email', 'teaches'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'ready')
    .orderBy('line')
    .limit(batchSize)
    .execute()
  return rows.flatMap(({ mobile, ...row }) => (mobile === null ? [] : [{ ...row, mobile }]))
}
