import { z } from 'zod'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { GrowthDeps } from '../deps.ts'
import { growth } from '../tables.ts'
import { tellBoth } from './reward-bringing.ts'

/** Tells people that their rewards can be spent; the ledger frees the money by itself at that time. */
export const releaseRewards = jobKind('growth.release-rewards', z.object({}))

const most = 200

export async function releaseDue(deps: GrowthDeps): Promise<void> {
  for (let released = most; released === most; )
    released = await transaction(deps.db, async (tx) => {
      const due = await growth(tx)
        .selectFrom('growth.rewards')
        .selectAll()
        .where('state', '=', 'held')
        .where('releases_at', '<=', deps.clock.now())
        .orderBy('releases_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const reward of due) {
        await growth(tx)
          .updateTable('growth.rewards')
          .set({ state: 'released', ended_at: deps.clock.now() })
          .where('id', '=', reward.id)
          .execute()
        await tellBoth(deps, tx, reward, 'released', null)
      }
      return due.length
    })
}
