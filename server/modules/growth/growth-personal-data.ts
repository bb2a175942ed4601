import type { Tx } from '#platform/database'
import type { PersonalData } from '#plugs/personal-data'
import { growth } from './tables.ts'
import { findOpenSpin, lockWheel, restock } from './wheel/wheel-queries.ts'

/** The rewards of a person. What was brought goes with either of the two; the ledger keeps the money's movements. */
export const growthPersonalData: PersonalData = {
  word: 'growth',
  async collect(db, personId) {
    const rewards = await growth(db)
      .selectFrom('growth.rewards')
      .select(['inviter_amount', 'invitee_amount', 'state', 'made_at', 'releases_at', 'ended_at'])
      .where(({ or, eb }) => or([eb('inviter_id', '=', personId), eb('invitee_id', '=', personId)]))
      .orderBy('made_at')
      .execute()
    const spins = await growth(db)
      .selectFrom('growth.spins')
      .select(['made_at', 'saved_at', 'prize_id', 'off_code'])
      .where('person_id', '=', personId)
      .orderBy('made_at')
      .execute()
    return { rewards, spins }
  },
  async forget(tx, personId) {
    await giveBackOpen(tx, personId)
    await growth(tx).deleteFrom('growth.earned_spins').where('person_id', '=', personId).execute()
    await growth(tx).deleteFrom('growth.spins').where('person_id', '=', personId).execute()
    await growth(tx)
      .deleteFrom('growth.rewards')
      .where(({ or, eb }) => or([eb('inviter_id', '=', personId), eb('invitee_id', '=', personId)]))
      .execute()
  },
}

/** What an open spin has reserved is there for others again. */
async function giveBackOpen(tx: Tx, personId: string): Promise<void> {
  if (!(await findOpenSpin(tx, personId))) return
  await lockWheel(tx)
  // It may have been revealed until then.
  const open = await findOpenSpin(tx, personId)
  await restock(tx, open?.prizes ?? [], 1)
}
