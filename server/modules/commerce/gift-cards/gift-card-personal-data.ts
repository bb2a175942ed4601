import { sql } from 'kysely'
import type { PersonalData } from '#plugs/personal-data'
import { redactRecipients } from '../redact-recipients.ts'
import { commerce } from '../tables.ts'

const afterSending = sql<string | null>`case when sent_at is null then recipient_mobile end`

/**
 * The cards that a person bought or has in their account. Removal deletes the recipient's name and the message, and
 * takes the cards out of the account; the cards and their books stay. The recipient's mobile is deleted too, but for a
 * card that is still to be sent only once it is sent (`sendDueCards`): the recipient gets what was paid for. The same goes
 * for cards that the person had taken into their account.
 */
export const giftCardPersonalData: PersonalData = {
  word: 'gift-cards',
  collect: (db, personId) =>
    commerce(db)
      .selectFrom('commerce.gift_cards')
      .select(['last_four', 'amount', 'expires_at', 'design', 'created_at'])
      .select(['recipient_mobile', 'recipient_name', 'message', 'send_at', 'sent_at'])
      .where(({ or, eb }) => or([eb('bought_by', '=', personId), eb('kept_by', '=', personId)]))
      .orderBy('created_at')
      .execute(),
  async forget(tx, personId) {
    await commerce(tx)
      .updateTable('commerce.gift_cards')
      .set({
        recipient_name: null,
        message: null,
        recipient_mobile: afterSending,
      })
      .where('bought_by', '=', personId)
      .execute()
    const kept = await commerce(tx)
      .updateTable('commerce.gift_cards')
      .set({ kept_by: null, recipient_name: null, message: null, recipient_mobile: afterSending })
      .where('kept_by', '=', personId)
      .returning('line_id')
      .execute()
    await redactRecipients(
      tx,
      kept.flatMap(({ line_id }) => line_id ?? []),
    )
  },
}
