import { type AccountName, type Figures, lockAccountsOf } from '#modules/wallet'
import type { Tx } from '#platform/database'
import { sumByPerson } from '../earnings/earnings.ts'
import { accountOfCard } from '../gift-cards/find-gift-card.ts'
import type { Factor } from './factor-queries.ts'

/** What the accounts that a factor moves hold, under their locks. */
export interface Money {
  readonly wallet: Figures
  readonly cards: ReadonlyMap<string, Figures>
  /** What a seller owes of an earlier refund. */
  readonly owed: ReadonlyMap<string, number>
}

/**
 * Locks at once every account that paying a factor may move, in the ledger's own order, so that two factors never wait
 * for each other. The payer's is always among them: whoever pays twice at the same moment pays one after the other.
 */
export async function lockMoney(tx: Tx, factor: Factor): Promise<Money> {
  const sellers = sumByPerson(factor.lines.flatMap(({ shares }) => shares)).map(({ personId }) => personId)
  const names: AccountName[] = [
    { kind: 'person', ownerId: factor.person_id },
    ...factor.cardIds.map(accountOfCard),
    ...sellers.map((ownerId) => ({ kind: 'receivable' as const, ownerId })),
    ...sellers.map((ownerId) => ({ kind: 'person' as const, ownerId })),
  ]
  const figures = await lockAccountsOf(tx, names)
  const at = (index: number): Figures => figures[index] ?? { balance: 0, held: 0, available: 0 }
  return {
    wallet: at(0),
    cards: new Map(factor.cardIds.map((cardId, index) => [cardId, at(1 + index)])),
    owed: new Map(
      sellers.map((personId, index) => [personId, -at(1 + factor.cardIds.length + index).balance]),
    ),
  }
}
