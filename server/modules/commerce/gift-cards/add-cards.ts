import type { Insertable } from 'kysely'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { commerce, type GiftCardEventRow, type GiftCardRow } from '../tables.ts'
import { newCardCode } from './card-code.ts'
import { cardHashOf } from './find-gift-card.ts'
import { sealCardCode } from './sealed-code.ts'

type Terms = Omit<Insertable<GiftCardRow>, 'id' | 'code_hash' | 'code_sealed' | 'last_four'>

/** Makes cards of the same terms, each with its own code; the caller books the money on them. */
export async function addCards(
  tx: Tx,
  secret: string,
  count: number,
  terms: Terms,
  event: Pick<Insertable<GiftCardEventRow>, 'kind' | 'by_id' | 'note'> & { factor_id?: string },
): Promise<string[]> {
  const cards = Array.from({ length: count }, () => {
    const id = newId()
    const code = newCardCode()
    const code_sealed = sealCardCode(secret, id, code)
    return { ...terms, id, code_hash: cardHashOf(code), code_sealed, last_four: code.slice(-4) }
  })
  await commerce(tx).insertInto('commerce.gift_cards').values(cards).execute()
  await addEvents(
    tx,
    cards.map(({ id }) => ({ ...event, card_id: id, amount: terms.amount, at: terms.created_at })),
  )
  return cards.map(({ id }) => id)
}

/** Adds events to the history of cards. */
export async function addEvents(
  tx: Tx,
  events: readonly Omit<Insertable<GiftCardEventRow>, 'id'>[],
): Promise<void> {
  if (events.length === 0) return
  await commerce(tx)
    .insertInto('commerce.gift_card_events')
    .values(events.map((event) => ({ ...event, id: newId() })))
    .execute()
}
