import type { importRoster as endpoint } from '@arvand/contracts/panel/manage-roster'
import { formatNumber } from '@arvand/persian/numbers'
import { refuseUnlessReauthenticated } from '#modules/identity'
import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { refuse } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { InteropDeps } from '../deps.ts'
import { refuseWithoutScopes } from './check-roster.ts'
import { makeRoster } from './make-roster.ts'
import { needRoster } from './roster-queries.ts'
import { rosters } from './tables.ts'

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'jobs'>

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
