import type { importRoster as endpoint } from '@arvand/contracts/panel/manage-roster'
import { formatNumber } from '@arvand/persian/numbers'
import { z } from 'zod'
import { dropPagesOf } from '#modules/courses'
import { refuseUnlessReauthenticated } from '#modules/identity'
import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { jobKind } from '#platform/jobs'
import { refuse } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { InteropDeps } from '../deps.ts'
import { refuseWithoutScopes } from './check-roster.ts'
import { makeRow, type RosterBy } from './make-row.ts'
import { needRoster } from './roster-queries.ts'
import { rosters } from './tables.ts'

/** Makes what a roster holds; where its manager was when they said so is written down for each account. */
export const makeRoster = jobKind(
  'interop.make-roster',
  z.object({
    importId: z.uuid(),
    sessionId: z.uuid(),
    origin: z.object({ address: z.string(), userAgent: z.string() }),
  }),
  { longest: 3600 },
)
type Ordered = z.output<(typeof makeRoster)['payload']>

/** Rows that are made in one transaction. */
const batchSize = 50

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'jobs' | 'pages'>

/** Begins to make what a roster holds that was looked at. */
export async function importRoster(
  { db, clock, jobs }: Deps,
  { input: { importId }, actor, caller }: Asked<typeof endpoint>,
) {
  refuseWithoutScopes(actor)
  const { personId, sessionId } = actor
  const { teachers, state, fileName, counts } = await needRoster(db, personId, importId)
  if (state === 'importing' || state === 'done') return { import: await needRoster(db, personId, importId) }
  if (state !== 'checked') refuse('interop.roster-not-checked')
  if (teachers > 0) await refuseUnlessReauthenticated(db, clock, actor)
  return transaction(db, async (tx) => {
    const begun = await rosters(tx)
      .updateTable('interop.roster_imports')
      .set({ state: 'importing', changed_at: clock.now() })
      .where('id', '=', importId)
      .where('state', '=', 'checked')
      .returning('id')
      .executeTakeFirst()
    if (begun) {
      const origin = { address: caller.address, userAgent: caller.userAgent }
      const detail = { change: `«${fileName}»، ${formatNumber(counts.ready + counts.found)} ردیف` }
      await record(tx, clock, caller, { act: 'roster-imported', personId: null, actor, detail })
      await jobs.leave(tx, makeRoster, { importId, sessionId, origin })
    }
    return { import: await needRoster(tx, personId, importId) }
  })
}

/** Stops an import that waits, is read or made. */
export function cancelRoster({ db, clock }: Deps, { personId }: Actor, importId: string) {
  return transaction(db, async (tx) => {
    await needRoster(tx, personId, importId)
    const { numUpdatedRows } = await rosters(tx)
      .updateTable('interop.roster_imports')
      .set({ state: 'cancelled', changed_at: clock.now() })
      .where('id', '=', importId)
      .where('state', 'in', ['waiting', 'reading', 'importing'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse('interop.roster-over')
    return { import: await needRoster(tx, personId, importId) }
  })
}

/** Makes rows batch by batch; after a stopped process, the next run goes on with the rows that still wait. */
export async function makeWholeRoster(deps: Deps, ordered: Ordered, signal: AbortSignal): Promise<void> {
  for (let isMore = true; isMore; ) {
    signal.throwIfAborted()
    const made = await transaction(deps.db, (tx) => makeBatch(deps, tx, ordered))
    for (const slug of made.slugs) dropPagesOf(deps.pages, slug)
    isMore = made.isMore
  }
}

async function makeBatch(deps: Deps, tx: Tx, ordered: Ordered) {
  const { importId, ...by } = ordered
  const nothing = { isMore: false, slugs: new Set<string>() }
  const found = await rosters(tx)
    .selectFrom('interop.roster_imports')
    .select('by_id')
    .where('id', '=', importId)
    .where('state', '=', 'importing')
    .forUpdate()
    .executeTakeFirst()
  if (!found) return nothing
  const rows = await rosters(tx)
    .selectFrom('interop.roster_rows')
    .select(['position', 'file', 'sourced_id', 'title', 'content', 'outcome', 'target_id'])
    .where('import_id', '=', importId)
    .where('outcome', 'in', ['ready', 'found'])
    .orderBy('position')
    .limit(batchSize)
    .execute()
  if (rows.length === 0) {
    const done = rosters(tx).updateTable('interop.roster_imports').set({ state: 'done' })
    await done.where('id', '=', importId).execute()
    return nothing
  }
  const byManager: RosterBy = { ...by, personId: found.by_id }
  const slugs = new Set<string>()
  for (const row of rows) {
    const { slug, ...made } = await makeRow(deps, tx, byManager, row)
    if (slug) slugs.add(slug)
    await rosters(tx)
      .updateTable('interop.roster_rows')
      .set(made)
      .where('import_id', '=', importId)
      .where('position', '=', row.position)
      .execute()
  }
  return { isMore: true, slugs }
}
