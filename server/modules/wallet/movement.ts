import type { About, TransactionKind } from '@arvand/contracts/wallet'
import { type AccountName, keyOf } from './account.ts'

export interface Leg {
  readonly account: AccountName
  /** Rials, signed. */
  readonly amount: number
  /** What this account's owner reads, where the title of the movement is meant for another owner. */
  readonly title?: string
  /** When this credit expires; only of a credit to a person or a gift card. */
  readonly expiresAt?: Date
  /**
   * The hold that this debit captures. The rest of the hold is free again, unless it holds a credit: then it stays
   * held.
   */
  readonly fromHold?: string
  /** Holds this credit until then, by a hold with the movement's cause. */
  readonly holdUntil?: Date
  /** Of a debit: the part that a bank has just paid in for it; it is taken of money that never expires. */
  readonly lasting?: number
  /** Of a refund's credit: it expires as the credit did that the movement's factor had spent of this account. */
  readonly givesBack?: GivenBack
}

/** What a refund is a part of, in rials; both sums leave out what a bank paid in for the factor. */
export interface GivenBack {
  /** What the factor took of this account in all. */
  readonly paid: number
  /** What earlier refunds have returned of it. */
  readonly returned: number
}

export interface Movement {
  /** Unique: a cause makes one transaction, however often it is posted. */
  readonly cause: string
  readonly kind: TransactionKind
  readonly about: About
  /** Two or more that sum to zero. */
  readonly entries: readonly Leg[]
  /** The transaction whose credit this movement takes back: what is left of that credit is spent first. */
  readonly takesBack?: string
}

/** A leg with the id of its account. */
export interface PlacedLeg extends Leg {
  readonly accountId: string
  readonly isGuarded: boolean
}

/** What is wrong with a movement: a mistake in the code that made it, never the person's. */
export function mistakeIn({ entries, cause }: Movement): string | null {
  if (cause === '') return 'a movement needs a cause'
  if (entries.length < 2) return 'a movement has two entries or more'
  if (entries.some(({ amount }) => !Number.isSafeInteger(amount) || amount === 0))
    return 'an amount is a whole number of rials, and not zero'
  if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0) return 'entries sum to zero'
  for (const { account, amount, expiresAt, fromHold, holdUntil, lasting, givesBack } of entries) {
    const isWallet = account.kind === 'person' || account.kind === 'gift-card'
    if ((expiresAt || holdUntil) && !(isWallet && amount > 0))
      return 'only a credit to an owner expires or is held'
    if ((fromHold || lasting) && !(isWallet && amount < 0)) return 'only a debit of an owner captures a hold'
    if (givesBack && !(isWallet && amount > 0)) return 'only a credit to an owner gives back'
  }
  return null
}

/** Equal for movements of the same kind with the same entries, in whatever order. */
export const fingerprintOf = (kind: string, entries: readonly { key: string; amount: number }[]): string =>
  [kind, ...entries.map(({ key, amount }) => `${key} ${amount}`).toSorted()].join('\n')

export const fingerprintOfMovement = ({ kind, entries }: Movement): string =>
  fingerprintOf(
    kind,
    entries.map(({ account, amount }) => ({ key: keyOf(account), amount })),
  )

export interface HeldPart {
  readonly id: string
  readonly amount: number
  readonly is_of_credit: boolean
}

/** What debits leave of the holds that they capture: `left` stays held, and the hold ends when it is zero. */
export function captured(holds: readonly HeldPart[], debits: readonly Leg[]) {
  return holds.map((hold) => {
    const taken = debits.reduce((sum, leg) => sum + (leg.fromHold === hold.id ? -leg.amount : 0), 0)
    const left = hold.is_of_credit ? Math.max(0, hold.amount - taken) : 0
    return { id: hold.id, left, freed: hold.amount - left }
  })
}

/** Why an account cannot pay these entries: too little is available, even with what the captured holds free. */
export function whyNotTake(
  available: number,
  freed: number,
  legs: readonly Leg[],
): 'wallet.too-little' | null {
  const usable = legs.reduce((sum, { amount, holdUntil }) => sum + (holdUntil ? 0 : amount), 0)
  return available + freed + usable < 0 ? 'wallet.too-little' : null
}
