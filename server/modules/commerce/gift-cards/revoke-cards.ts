import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Figures } from '#modules/wallet'
import type { Db, Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { Grant, ItemAccount, ItemEntry } from '#plugs/sellable'
import { commerce, type GiftCard } from '../tables.ts'
import { addEvents } from './add-cards.ts'
import { accountOfCard, figuresOfCards } from './find-gift-card.ts'

/** Why a line of gift cards is not refunded: one of its cards was used, or was added to another person's account. */
export async function whyNotRevokeCards(db: Db, line: { readonly id: string }): Promise<ErrorCode | null> {
  const cards = await cardsOf(db, line.id)
  return areWhole(cards, await figuresOfCards(db, cards)) ? null : 'commerce.line-not-refundable'
}

const areWhole = (cards: readonly BoughtCard[], figures: ReadonlyMap<string, Figures>): boolean =>
  cards.every(
    ({ id, amount, kept_by, bought_by }) =>
      figures.get(id)?.available === amount && (kept_by === null || kept_by === bought_by),
  )

/** Locks the rows of the cards that these lines have bought; returns their accounts, which the caller locks next. */
export async function lockBoughtCards(
  tx: Tx,
  lines: readonly { readonly id: string }[],
): Promise<ItemAccount[]> {
  const cards = await commerce(tx)
    .selectFrom('commerce.gift_cards')
    .select('id')
    .where(
      'line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return cards.map(({ id }) => accountOfCard(id))
}

/**
 * Revokes the locked cards of a refunded line: stops those that no manager has stopped before, and returns the entries
 * that take the money off them in the refund's own movement. Refuses when a card was spent or added to another person's
 * account meanwhile. Cards that cost nothing may be partly spent: what is left of them is taken.
 */
export async function revokeCards(tx: Tx, { line, now }: Grant): Promise<readonly ItemEntry[]> {
  const cards = await cardsOf(tx, line.id)
  const figures = await figuresOfCards(tx, cards)
  if (line.total > 0 && !areWhole(cards, figures)) return refuse('commerce.line-not-refundable')
  await stopCards(
    tx,
    cards.filter(({ stopped_at }) => stopped_at === null),
    now,
  )
  return cards.flatMap(({ id }) => {
    const amount = figures.get(id)?.available ?? 0
    return amount > 0 ? [{ account: accountOfCard(id), amount: -amount }] : []
  })
}

async function stopCards(tx: Tx, cards: readonly BoughtCard[], now: Date): Promise<void> {
  if (cards.length === 0) return
  const ids = cards.map(({ id }) => id)
  await commerce(tx)
    .updateTable('commerce.gift_cards')
    .set({ stopped_at: now })
    .where('id', 'in', ids)
    .execute()
  await addEvents(
    tx,
    ids.map((card_id) => ({ card_id, kind: 'stopped', by_id: null, amount: null, note: null, at: now })),
  )
}

type BoughtCard = Pick<GiftCard, 'id' | 'amount' | 'kept_by' | 'bought_by' | 'stopped_at'>

const cardsOf = (db: Db, lineId: string): Promise<BoughtCard[]> =>
  commerce(db)
    .selectFrom('commerce.gift_cards')
    .select(['id', 'amount', 'kept_by', 'bought_by', 'stopped_at'])
    .where('line_id', '=', lineId)
    .execute()
