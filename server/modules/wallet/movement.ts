import type { About, TransactionKind } from '@arvand/contracts/wallet'
import { type AccountName, keyOf } from './account.ts'

export interface Leg {
  readonly account: AccountName
  /** Rials, signed. */
  readonly amount: number
  /** What it is about for the account's owner, where the movement's words are another's. */
  readonly title?: string
  /** A credit to a person that expires. */
  readonly expiresAt?: Date
  /** The hold that this debit captures. What is left of it is free again, unless it holds a credit: that stays held. */
  readonly fromHold?: string
  /** A credit that is held: makes a hold with the movement's cause. */
  readonly holdUntil?: Date
  /** Of a debit: what a bank has just brought in for it, and is so taken of what never expires. */
  readonly lasting?: number
  /** Of a refund's credit: takes over the expiry of what the movement's factor had spent of this account. */
  readonly givesBack?: GivenBack
}

/** How a refund stands to what was paid; both without what a bank brought in for it. */
export interface GivenBack {
  /** What the factor took of this account in all. */
  readonly paid: number
  /** What of it came back before. */
  readonly returned: number
}

export interface Movement {
  /** One transaction per cause, whoever asks how often. */
  readonly cause: string
  readonly kind: TransactionKind
  readonly about: About
  /** Two or more that sum to zero. */
  readonly entries: readonly Leg[]
  /** The transaction whose credit a debit takes back: what is left of that very credit goes first. */
  readonly takesBack?: string
}

/** A leg whose account is known. */
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

/** The same movement, whatever the order of its entries. */
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

/** What becomes of holds by the debits that capture them: `left` stays held, zero ends the hold. */
export function captured(holds: readonly HeldPart[], debits: readonly Leg[]) {
  return holds.map((hold) => {
    const taken = debits.reduce((sum, leg) => sum + (leg.fromHold === hold.id ? -leg.amount : 0), 0)
    const left = hold.is_of_credit ? Math.max(0, hold.amount - taken) : 0
    return { id: hold.id, left, freed: hold.amount - left }
  })
}

/** Why an account cannot give what these entries take: too little is free, once the holds they capture are open. */
export function whyNotTake(
  available: number,
  freed: number,
  legs: readonly Leg[],
): 'wallet.too-little' | null {
  const usable = legs.reduce((sum, { amount, holdUntil }) => sum + (holdUntil ? 0 : amount), 0)
  return available + freed + usable < 0 ? 'wallet.too-little' : null
}
