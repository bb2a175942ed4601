import { type AccountName, balanceOf, holdOf, type Leg, lockAccountsOf, post } from '#modules/wallet'
import type { Tx } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import { type Share, sumByPerson, titlesBySeller } from '../earnings/earnings.ts'
import { paidCause } from '../earnings/paid-cause.ts'
import type { Factor } from '../factors/factor-queries.ts'
import { accountOfCard } from '../gift-cards/find-gift-card.ts'
import type { BackPart } from './back-part.ts'

export interface MoneyBack {
  readonly factor: Factor
  readonly refundId: string
  readonly back: readonly BackPart[]
  readonly pieces: readonly {
    readonly line: { readonly title: string }
    readonly tax: number
    readonly shares: readonly Share[]
  }[]
  /** The entries that revoking returned, e.g. money taken off a bought gift card. */
  readonly closed: readonly Leg[]
  readonly title: string
}

const person = (ownerId: string): AccountName => ({ kind: 'person', ownerId })
const receivable = (ownerId: string): AccountName => ({ kind: 'receivable', ownerId })
const system = (name: 'sales' | 'tax' | 'payouts'): AccountName => ({ kind: 'system', name })
const leg = (account: AccountName, amount: number): Leg[] => (amount === 0 ? [] : [{ account, amount }])

/**
 * Books a refund, under the locks of `lockMoneyBack`. First the sellers return their shares to the platform: as a
 * movement of its own kind, so that their statement names it and none of their gift credit is spent. Then the platform
 * returns all of it to where it came from.
 */
export async function moveBack(
  { clock }: Pick<CommerceDeps, 'clock'>,
  tx: Tx,
  money: MoneyBack,
): Promise<void> {
  const { factor, refundId, back, pieces, closed } = money
  const shares = sumByPerson(pieces.flatMap((piece) => piece.shares))
  const about = { title: money.title, factorId: factor.id }
  const titles = titlesBySeller(pieces.map(({ line: { title }, shares: own }) => ({ title, shares: own })))
  const returned = (
    await Promise.all(
      shares.map((share) => sellerLegs(tx, factor.id, share, titles.get(share.personId) ?? '')),
    )
  ).flat()
  const earned = shares.reduce((sum, { amount }) => sum + amount, 0)
  if (earned > 0)
    await post(tx, clock, {
      cause: `refund ${refundId} earnings`,
      kind: 'earning-reversed',
      about,
      entries: [...returned, { account: system('sales'), amount: earned }],
    })
  const tax = pieces.reduce((sum, piece) => sum + piece.tax, 0)
  const others = [...backLegs(factor, back), ...leg(system('tax'), -tax), ...closed]
  const sales = -others.reduce((sum, { amount }) => sum + amount, 0)
  await post(tx, clock, {
    cause: `refund ${refundId}`,
    kind: 'refund',
    about,
    entries: [...others, ...leg(system('sales'), sales)],
  })
}

/**
 * Locks every account that a refund may move, at once and in the order of their ids; `bought` are the accounts of cards
 * that it revokes.
 */
export async function lockMoneyBack(
  tx: Tx,
  factor: Factor,
  back: readonly BackPart[],
  bought: readonly AccountName[],
): Promise<void> {
  const shares = sumByPerson(factor.lines.flatMap((line) => line.shares))
  await lockAccountsOf(tx, [
    person(factor.person_id),
    ...back.flatMap(({ cardId }) => (cardId === null ? [] : [accountOfCard(cardId)])),
    ...bought,
    ...shares.flatMap(({ personId }) => [person(personId), receivable(personId)]),
  ])
}

/**
 * A seller returns what is still held of this factor, then what is free and does not expire. What is missing they owe,
 * and it is taken from what they earn next.
 */
async function sellerLegs(
  tx: Tx,
  factorId: string,
  { personId, amount }: Share,
  title: string,
): Promise<Leg[]> {
  const account = person(personId)
  const [{ available, expiring }, held] = [
    await balanceOf(tx, account),
    await holdOf(tx, account, paidCause(factorId)),
  ]
  const hold = held?.isOpen ? held : null
  const there = Math.min(amount, (hold?.amount ?? 0) + Math.max(0, available - expiring))
  const taken: Leg[] =
    there > 0 ? [{ account, amount: -there, title, ...(hold ? { fromHold: hold.holdId } : {}) }] : []
  return [...taken, ...leg(receivable(personId), there - amount)]
}

/** Cards and wallet get their money at once; the bank's part waits in `payouts` until the bank has paid it. */
function backLegs(factor: Factor, back: readonly BackPart[]): Leg[] {
  const sum = (kind: BackPart['kind']) =>
    back.reduce((all, part) => all + (part.kind === kind ? part.amount : 0), 0)
  const cards = back.flatMap(({ cardId, amount }) =>
    cardId === null ? [] : [{ account: accountOfCard(cardId), amount }],
  )
  const ofWallet = back.filter(({ kind }) => kind === 'wallet')
  return [
    ...cards,
    ...ofWallet.map((part) => ({
      account: person(factor.person_id),
      amount: part.amount,
      givesBack: part.source,
    })),
    ...leg(system('payouts'), sum('gateway')),
  ]
}
