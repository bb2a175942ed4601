import { sourceKind } from '@arvand/contracts/commerce'
import { floorToUnit } from '@arvand/contracts/tax'
import type { Selectable } from 'kysely'
import type { Db } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import { figuresOfCards } from '../gift-cards/find-gift-card.ts'
import { stateOf } from '../gift-cards/gift-card.ts'
import { commerce, type PaymentPartRow } from '../tables.ts'
import type { Factor } from './factor-queries.ts'

type Asked = Pick<Factor, 'id' | 'person_id' | 'cardIds' | 'state' | 'paid_at'>

/** By factor, how much gift cards paid of a paid one, or can pay at most of one that awaits its payment. */
export async function coveredByCards(
  { clock }: Pick<CommerceDeps, 'clock'>,
  db: Db,
  factors: readonly Asked[],
): Promise<Map<string, number>> {
  const withCards = factors.filter(({ cardIds }) => cardIds.length > 0)
  const [paid, waiting] = [
    withCards.filter(({ paid_at }) => paid_at !== null),
    withCards.filter(({ state }) => state === 'awaitingPayment'),
  ]
  return new Map([...(await paidByCards(db, paid)), ...(await payableByCards(db, waiting, clock.now()))])
}

/** By the rules of paying: nothing of a card that is stopped, has expired or is in another person's account. */
async function payableByCards(db: Db, factors: readonly Asked[], now: Date): Promise<Map<string, number>> {
  const ids = [...new Set(factors.flatMap(({ cardIds }) => cardIds))]
  if (ids.length === 0) return new Map()
  const cards = await commerce(db)
    .selectFrom('commerce.gift_cards')
    .select(['id', 'expires_at', 'stopped_at', 'kept_by'])
    .where('id', 'in', ids)
    .execute()
  const figures = await figuresOfCards(db, cards)
  const held = await heldForBank(db, factors)
  return new Map(
    factors.map(({ id, cardIds, person_id }) => {
      const own = cards.filter((card) => cardIds.includes(card.id))
      const sums = own.map((card) => {
        // The next try releases what an earlier try at the bank holds, so that counts as available.
        const mine = held.filter((part) => part.factor_id === id && part.card_id === card.id)
        const { balance = 0, available = 0 } = figures.get(card.id) ?? {}
        const free = Math.min(balance, available + sumOf(mine))
        return stateOf(card, free, now, person_id) === 'active' ? floorToUnit(free) : 0
      })
      return [id, sums.reduce((sum, amount) => sum + amount, 0)]
    }),
  )
}

const sumOf = (parts: readonly Pick<Selectable<PaymentPartRow>, 'amount'>[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)

/** What is held of cards, and of the wallet (`card_id` null), while a bank is asked for the rest. */
export const heldForBank = (db: Db, factors: readonly Pick<Factor, 'id'>[]) =>
  commerce(db)
    .selectFrom('commerce.payment_parts as m')
    .innerJoin('commerce.payments as p', 'p.id', 'm.payment_id')
    .select(['p.factor_id', 'm.card_id', 'm.amount'])
    .where(
      'p.factor_id',
      'in',
      factors.map(({ id }) => id),
    )
    .where('m.released_at', 'is', null)
    .execute()

async function paidByCards(db: Db, factors: readonly Asked[]): Promise<Map<string, number>> {
  if (factors.length === 0) return new Map()
  const rows = await commerce(db)
    .selectFrom('commerce.factor_sources')
    .select(({ fn }) => ['factor_id', fn.sum<string>('amount').as('amount')])
    .where(
      'factor_id',
      'in',
      factors.map(({ id }) => id),
    )
    .where('kind', '=', sourceKind.enum.giftCard)
    .groupBy('factor_id')
    .execute()
  return new Map(rows.map(({ factor_id, amount }) => [factor_id, Number(amount)]))
}
