import type { PersonalData } from '#plugs/personal-data'
import { growth } from './tables.ts'

/** The rewards of a person. What was brought goes with either of the two; the ledger keeps the money's movements. */
export const growthPersonalData: PersonalData = {
  word: 'growth',
  collect: (db, personId) =>
    growth(db)
      .selectFrom('growth.rewards')
      .select(['inviter_amount', 'invitee_amount', 'state', 'made_at', 'releases_at', 'ended_at'])
      .where(({ or, eb }) => or([eb('inviter_id', '=', personId), eb('invitee_id', '=', personId)]))
      .orderBy('made_at')
      .execute(),
  async forget(tx, personId) {
    await growth(tx)
      .deleteFrom('growth.rewards')
      .where(({ or, eb }) => or([eb('inviter_id', '=', personId), eb('invitee_id', '=', personId)]))
      .execute()
  },
}
