import type { PersonalData } from '#plugs/personal-data'
import { commerce } from '../tables.ts'
import { inProgressOf } from './withdrawal-queries.ts'

/** A person's withdrawals and refunds. Removal deletes the bank accounts; the sums stay in the books. */
export const earningsPersonalData: PersonalData = {
  word: 'earnings',
  async collect(db, personId) {
    const [withdrawals, refunds] = await Promise.all([
      commerce(db)
        .selectFrom('commerce.withdrawals')
        .select(['amount', 'sheba', 'holder', 'state', 'asked_at', 'answer', 'reference', 'paid_at'])
        .where('person_id', '=', personId)
        .orderBy('asked_at')
        .execute(),
      commerce(db)
        .selectFrom('commerce.refunds')
        .select(['amount', 'reason', 'state', 'asked_at', 'answer', 'paid_at'])
        .where('asked_by', '=', personId)
        .orderBy('asked_at')
        .execute(),
    ])
    return { withdrawals, refunds }
  },
  /** Refuses while a withdrawal is in progress, since its money is still the person's. */
  whyNotForget: async (tx, personId) => ((await inProgressOf(tx, personId)) ? 'wallet.money-left' : null),
  async forget(tx, personId) {
    await commerce(tx)
      .updateTable('commerce.withdrawals')
      .set({ sheba: '', holder: '' })
      .where('person_id', '=', personId)
      .execute()
  },
}
