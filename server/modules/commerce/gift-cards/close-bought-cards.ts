import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { type Leg, lockAccountsOf } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { commerce } from '../tables.ts'
import { addEvents } from './add-cards.ts'
import { accountOfCard, figuresOfCards } from './find-gift-card.ts'

/** Why a line of gift cards is not paid back: one of them was spent of, or lies in somebody's account. */
export async function whyNotRefundCards(db: Db, line: { readonly id: string }): Promise<ErrorCode | null> {
  const cards = await cardsOf(db, line.id)
  const figures = await figuresOfCards(db, cards)
  const isWhole = cards.every(
    ({ id, amount, kept_by, bought_by }) =>
      figures.get(id)?.available === amount && (kept_by === null || kept_by === bought_by),
  )
  return isWhole ? null : 'commerce.line-not-refundable'
}

/**
 * Closes the cards of a line that is paid back: they are stopped, and what is on them is taken off by these entries of
 * the refund's own movement. The caller has asked `whyNotRefundCards` under the lock of the factor.
 */
export async function closeBoughtCards(
  tx: Tx,
  clock: Clock,
  line: { readonly id: string },
): Promise<readonly Leg[]> {
  const now = clock.now()
  const cards = await commerce(tx)
    .updateTable('commerce.gift_cards')
    .set({ stopped_at: now })
    .where('line_id', '=', line.id)
    .where('stopped_at', 'is', null)
    .returning(['id'])
    .execute()
  const names = cards.map(({ id }) => accountOfCard(id))
  const figures = await lockAccountsOf(tx, names)
  await addEvents(
    tx,
    cards.map(({ id }) => ({ card_id: id, kind: 'stopped', by_id: null, amount: null, note: null, at: now })),
  )
  return names.flatMap((account, at) => {
    const amount = figures[at]?.available ?? 0
    return amount > 0 ? [{ account, amount: -amount }] : []
  })
}

const cardsOf = (db: Db, lineId: string) =>
  commerce(db)
    .selectFrom('commerce.gift_cards')
    .select(['id', 'amount', 'kept_by', 'bought_by'])
    .where('line_id', '=', lineId)
    .execute()
