import type { PersonalData } from '#modules/identity'
import { commerce } from '../tables.ts'

/**
 * What a person bought and how they paid. Books must be kept, so factors and payments stay when the account goes, under
 * an account that says nothing of who it was.
 */
export const ownFactors: PersonalData = {
  word: 'factors',
  async collect(db, personId) {
    const [factors, payments] = await Promise.all([
      commerce(db)
        .selectFrom('commerce.factors as f')
        .innerJoin('commerce.factor_lines as l', 'l.factor_id', 'f.id')
        .select(['f.number', 'f.state', 'f.total', 'f.buyer', 'f.created_at', 'f.paid_at'])
        .select(['l.kind', 'l.title', 'l.quantity', 'l.price', 'l.discount', 'l.tax', 'l.options'])
        .where('f.person_id', '=', personId)
        .orderBy('f.created_at')
        .orderBy('l.position')
        .execute(),
      commerce(db)
        .selectFrom('commerce.payments')
        .select(['gateway', 'amount', 'state', 'ref_id', 'card_pan', 'created_at', 'settled_at'])
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute(),
    ])
    return { factors, payments }
  },
  async forget(tx, personId) {
    await commerce(tx)
      .updateTable('commerce.payments')
      .set({ card_pan: null, card_hash: null })
      .where('person_id', '=', personId)
      .execute()
  },
}
