import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { RefundTerms } from '../refund-terms.ts'

/** What the rules of refunds need to know of a paid line. */
export interface RefundableLine {
  readonly total: number
  readonly refunded: number
  /** How much of it the buyer has used, in percent. */
  readonly usedPercent: number
  /** Why its seller forbids a refund to anybody, e.g. because a gift card was spent. */
  readonly whyNot: ErrorCode | null
  /** Until when its buyer may ask; null: for as long as nobody has taken it, as a gift. */
  readonly until: Date | null
}

/** Why nothing of a line can be refunded, by a manager either. */
export function whyNotGive({ total, refunded, whyNot }: Omit<RefundableLine, 'until'>): ErrorCode | null {
  if (total === 0) return 'commerce.not-paid'
  return refunded === total ? 'commerce.already-refunded' : whyNot
}

/**
 * Why a buyer's own request for a line is refused: after its time, or once as much as its percent is used. Managers are
 * not bound by either.
 */
export function whyNotRefund(
  line: RefundableLine,
  now: Date,
  { mostPercent }: Pick<RefundTerms, 'mostPercent'>,
): ErrorCode | null {
  const whyNot = whyNotGive(line)
  if (whyNot) return whyNot
  if (line.until && now > line.until) return 'commerce.refund-too-late'
  return line.usedPercent >= mostPercent ? 'commerce.refund-too-much-used' : null
}

/** Why no line of a factor can be refunded. */
export function whyNotOfFactor(
  state: string,
  isInProgress: boolean,
): 'commerce.not-paid' | 'commerce.already-refunded' | 'commerce.refund-under-way' | null {
  if (state === 'refunded') return 'commerce.already-refunded'
  if (state !== 'paid' && state !== 'partlyRefunded') return 'commerce.not-paid'
  return isInProgress ? 'commerce.refund-under-way' : null
}

/** A buyer's first two refunds within these days are approved at once; from the third on a manager decides. */
const trustedRefunds = 2
const trustedDays = 90

export const needsManager = (refundsOfLate: number): boolean => refundsOfLate >= trustedRefunds

/** Refunds asked for since then are counted. */
export const lateSince = (now: Date): Date => new Date(now.getTime() - trustedDays * 86_400_000)

/** How a bank pays a part of a payment back; `toWallet`: it cannot. */
export function refundDestination(
  ask: {
    readonly amount: number
    readonly paymentAmount: number
    readonly settledAt: Date | null
    readonly now: Date
  },
  bank: { readonly leastRefund: number },
): 'reverse' | 'refund' | 'toWallet' {
  const { amount, paymentAmount, settledAt, now } = ask
  const isFresh = settledAt !== null && now.getTime() - settledAt.getTime() < reversible
  if (amount === paymentAmount && isFresh) return 'reverse'
  return amount >= bank.leastRefund ? 'refund' : 'toWallet'
}

/** Banks reverse a payment for half an hour, in ms. */
const reversible = 30 * 60_000
