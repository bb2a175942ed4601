import { z } from 'zod'
import { jobKind } from '#platform/jobs'
import type { PersonalData } from '#plugs/personal-data'
import type { InteropDeps } from '../deps.ts'
import { rosters } from './tables.ts'

const dayMs = 86_400_000
const keptMs = 30 * dayMs

export const sweepRosters = jobKind('interop.sweep-rosters', z.strictObject({}), { retries: 2, pause: 60 })

/**
 * Deletes what rosters held thirty days after they ended; what they made stays tied to their ids. One that was not over
 * within a day has no try left, and its manager may bring the next.
 */
export async function forgetOldRosters({ db, clock }: Pick<InteropDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await rosters(db)
    .deleteFrom('interop.roster_imports')
    .where('changed_at', '<', new Date(now.getTime() - keptMs))
    .execute()
  await rosters(db)
    .updateTable('interop.roster_imports')
    .set({ state: 'failed', trouble: 'inner', changed_at: now })
    .where('state', 'in', ['waiting', 'reading', 'importing'])
    .where('changed_at', '<', new Date(now.getTime() - dayMs))
    .execute()
}

/** The rosters that a person sent, and the ids by which schools know the person. */
export const rosterPersonalData: PersonalData = {
  word: 'rosters',
  async collect(db, personId) {
    const sent = await rosters(db)
      .selectFrom('interop.roster_imports')
      .select(['file_name as file', 'state', 'at'])
      .where('by_id', '=', personId)
      .orderBy('at')
      .execute()
    const known = await rosters(db)
      .selectFrom('interop.roster_links')
      .select(['sourced_id as sourcedId', 'at'])
      .where('kind', '=', 'users')
      .where('target_id', '=', personId)
      .execute()
    return { sent, known }
  },
  async forget(tx, personId) {
    await rosters(tx).deleteFrom('interop.roster_imports').where('by_id', '=', personId).execute()
    await rosters(tx).deleteFrom('interop.roster_rows').where('target_id', '=', personId).execute()
    await rosters(tx)
      .deleteFrom('interop.roster_links')
      .where('kind', '=', 'users')
      .where('target_id', '=', personId)
      .execute()
  },
}
