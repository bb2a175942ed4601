import { type AccountName, type Figures, figuresOfAll, lockAccountsOf } from '#modules/wallet'
import type { Db, Tx } from '#platform/database'
import type { Sellables } from '#plugs/sellable'
import { sumByPerson } from '../earnings/earnings.ts'
import type { Factor } from '../factors/factor-queries.ts'
import { accountOfCard } from '../gift-cards/find-gift-card.ts'
import { sellerOf } from '../sellers.ts'

/** The figures of every account that paying a factor may move. */
export interface Money {
  readonly wallet: Figures
  readonly cards: ReadonlyMap<string, Figures>
  /** What sellers owe because of earlier refunds. */
  readonly owed: ReadonlyMap<string, number>
  /** Whether the accounts are locked, so that nothing changes until the transaction ends. */
  readonly isLocked: boolean
}

/**
 * Locks at once every account that paying a factor may move, in the order of their ids, so that two payments cannot
 * deadlock.
 */
export const lockMoney = async (tx: Tx, factor: Factor): Promise<Money> => ({
  ...moneyOf(factor, await lockAccountsOf(tx, accountsOf(factor))),
  isLocked: true,
})

/** Reads the same figures without a lock; the ledger still refuses to book more than is there. */
export const readMoney = async (db: Db, factor: Factor): Promise<Money> => ({
  ...moneyOf(factor, await figuresOfAll(db, accountsOf(factor))),
  isLocked: false,
})

/**
 * Whether the ledger may lock the accounts only when it books, so that buyers of one seller's items hardly wait for
 * each other. Not where gift cards are spent, nor where granting a kind locks rows that other transactions lock after a
 * wallet (a subscription).
 */
export const mayLockLate = (sellables: Sellables, { cardIds, lines }: Factor): boolean =>
  cardIds.length === 0 && lines.every(({ kind }) => !sellerOf(sellables, kind)?.grantsBehindWallet)

const sellersOf = (factor: Factor): string[] =>
  sumByPerson(factor.lines.flatMap(({ shares }) => shares)).map(({ personId }) => personId)

/** The payer, the cards, what sellers owe, the sellers: `moneyOf` finds their figures by this order. */
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
