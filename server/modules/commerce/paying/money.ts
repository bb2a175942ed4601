import { type AccountName, type Figures, figuresOfAll, lockAccountsOf } from '#modules/wallet'
import type { Db, Tx } from '#platform/database'
import type { Sellables } from '#plugs/sellable'
import { sumByPerson } from '../earnings/earnings.ts'
import type { Factor } from '../factors/factor-queries.ts'
import { accountOfCard } from '../gift-cards/find-gift-card.ts'
import { sellerOf } from '../sellers.ts'

/** What the accounts that a factor moves hold. */
export interface Money {
  readonly wallet: Figures
  readonly cards: ReadonlyMap<string, Figures>
  /** What a seller owes of an earlier refund. */
  readonly owed: ReadonlyMap<string, number>
  /** Whether it stays so until the transaction ends. */
  readonly isLocked: boolean
}

/**
 * Locks at once every account that paying a factor may move, in the ledger's own order, so that two factors never wait
 * for each other.
 */
export const lockMoney = async (tx: Tx, factor: Factor): Promise<Money> => ({
  ...moneyOf(factor, await lockAccountsOf(tx, accountsOf(factor))),
  isLocked: true,
})

/** The same without a lock: what is booked is still refused when it is not there. */
export const readMoney = async (db: Db, factor: Factor): Promise<Money> => ({
  ...moneyOf(factor, await figuresOfAll(db, accountsOf(factor))),
  isLocked: false,
})

/**
 * Whether paying may leave all locks of the ledger to the booking: a seller of many things is then kept for a moment
 * only. Not where cards are burned or a seller locks something of its own behind the wallet (a subscription).
 */
export const mayLockLate = (sells: Sellables, { cardIds, lines }: Factor): boolean =>
  cardIds.length === 0 && lines.every(({ kind }) => !sellerOf(sells, kind)?.grantsBehindWallet)

const sellersOf = (factor: Factor): string[] =>
  sumByPerson(factor.lines.flatMap(({ shares }) => shares)).map(({ personId }) => personId)

/** The payer, the cards, what sellers owe, the sellers: in this order. */
function accountsOf(factor: Factor): AccountName[] {
  const sellers = sellersOf(factor)
  return [
    { kind: 'person', ownerId: factor.person_id },
    ...factor.cardIds.map(accountOfCard),
    ...sellers.map((ownerId) => ({ kind: 'receivable' as const, ownerId })),
    ...sellers.map((ownerId) => ({ kind: 'person' as const, ownerId })),
  ]
}

function moneyOf(factor: Factor, figures: readonly Figures[]): Omit<Money, 'isLocked'> {
  const at = (index: number): Figures => figures[index] ?? { balance: 0, held: 0, available: 0 }
  const owing = sellersOf(factor).map((personId, index) => {
    const { balance } = at(1 + factor.cardIds.length + index)
    return [personId, -balance] as const
  })
  return {
    wallet: at(0),
    cards: new Map(factor.cardIds.map((cardId, index) => [cardId, at(1 + index)])),
    owed: new Map(owing.filter(([, owed]) => owed > 0)),
  }
}
