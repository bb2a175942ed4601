import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { commerce } from '../tables.ts'
import type { BackPart } from './back-part.ts'

const days30 = 30 * 86_400_000

/**
 * Money that is refunded to an expired card can be spent for thirty more days. Locks the rows of all these cards, by id,
 * so that none of them expires meanwhile.
 */
export async function extendCards(tx: Tx, clock: Clock, back: readonly BackPart[]): Promise<void> {
  const parts = back.flatMap(({ cardId, amount }) => (cardId === null ? [] : [{ cardId, amount }]))
  if (parts.length === 0) return
  const ids = parts.map(({ cardId }) => cardId)
  await commerce(tx)
    .selectFrom('commerce.gift_cards')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const now = clock.now()
  await commerce(tx)
    .updateTable('commerce.gift_cards')
    .set({ expires_at: new Date(now.getTime() + days30), expired_at: null })
    .where('id', 'in', ids)
    .where('expires_at', '<=', now)
    .execute()
  await commerce(tx)
    .insertInto('commerce.gift_card_events')
    .values(
      parts.map(({ cardId, amount }) => ({
        id: newId(),
        card_id: cardId,
        kind: 'given-back' as const,
        by_id: null,
        amount,
        note: null,
        at: now,
      })),
    )
    .execute()
}
