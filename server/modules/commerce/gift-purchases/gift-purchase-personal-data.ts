import { sql } from 'kysely'
import type { PersonalData } from '#plugs/personal-data'
import { redactRecipients } from '../redact-recipients.ts'
import { commerce } from '../tables.ts'

/**
 * A person's gifts, seats and legal buyers. Removal deletes the words of gifts that they gave, the numbers and
 * names on what they took, the numbers of what they gave, and their legal buyers. What still waits to be taken keeps its
 * number until then (`claimGiftPurchase`), because it says who may take it. That something was given and taken stays,
 * since it was paid for.
 */
export const giftPurchasePersonalData: PersonalData = {
  word: 'gifts',
  async collect(db, personId) {
    const [gifts, seats, buyers] = await Promise.all([
      commerce(db)
        .selectFrom('commerce.gift_purchases')
        .select(['recipient_mobile', 'recipient_name', 'message', 'made_at', 'sent_at', 'taken_at'])
        .where('giver_id', '=', personId)
        .orderBy('made_at')
        .execute(),
      commerce(db)
        .selectFrom('commerce.seats as s')
        .innerJoin('commerce.seat_blocks as b', 'b.line_id', 's.line_id')
        .select(['s.mobile', 's.handed_at', 's.taken_at', 's.withdrawn_at'])
        .where('b.owner_id', '=', personId)
        .orderBy('s.handed_at')
        .execute(),
      commerce(db)
        .selectFrom('commerce.legal_buyers')
        .select(['name', 'legal_id', 'economic_code', 'postal_code', 'address', 'phone', 'created_at'])
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute(),
    ])
    return { gifts, seats, buyers }
  },
  async forget(tx, personId) {
    const tables = commerce(tx)
    await tables
      .updateTable('commerce.gift_purchases')
      .set({
        recipient_name: null,
        message: null,
        recipient_mobile: sql<string | null>`
          case when taken_at is null and closed_at is null then recipient_mobile end`,
      })
      .where('giver_id', '=', personId)
      .execute()
    const taken = await tables
      .updateTable('commerce.gift_purchases')
      .set({ recipient_mobile: null, recipient_name: null, message: null })
      .where('taken_by', '=', personId)
      .returning('line_id')
      .execute()
    await redactRecipients(
      tx,
      taken.map(({ line_id }) => line_id),
    )
    await tables
      .updateTable('commerce.seats')
      .set({ mobile: null })
      .where('person_id', '=', personId)
      .execute()
    await tables
      .updateTable('commerce.seats')
      .set({ mobile: null })
      .where('line_id', 'in', (of) =>
        of.selectFrom('commerce.seat_blocks').select('line_id').where('owner_id', '=', personId),
      )
      .where(({ or, eb }) => or([eb('taken_at', 'is not', null), eb('withdrawn_at', 'is not', null)]))
      .execute()
    await tables.deleteFrom('commerce.legal_buyers').where('person_id', '=', personId).execute()
  },
}
