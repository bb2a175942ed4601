/** The choices of a payer on the bank's page. */
export const outcomes = ['pay', 'payLate', 'cancel', 'fail', 'leave'] as const
export type Outcome = (typeof outcomes)[number]
/** Leaving is not a choice: the payer may return to the page and pay. */
export type Choice = Exclude<Outcome, 'leave'>

/** One row of `platform.sandbox_payments`. */
export interface SandboxPayment {
  readonly authority: string
  readonly merchant: string
  readonly amount: number
  readonly fee: number
  readonly description: string
  readonly callback_url: string
  readonly order_id: string | null
  readonly made_at: Date
  readonly choice: Choice | null
  readonly paid_at: Date | null
  readonly card_pan: string | null
  readonly ref_id: number | null
  readonly verified_at: Date | null
  readonly reversed_at: Date | null
  readonly refunded: number
}

/** Zarinpal's names (facts.md B6). */
export type SandboxState = 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED' | 'REVERSED'

/** In rials; the same limits as Zarinpal's. */
export const leastAmount = 10_000
export const leastRefund = 20_000
/** After this time a payer who pays late is already back in the shop. */
export const lateSeconds = 5
const reversibleMinutes = 30

/** The state of a payment at a moment; a late payment counts as in the bank until it is paid. */
export function stateOf(payment: SandboxPayment, now: Date): SandboxState {
  if (payment.reversed_at) return 'REVERSED'
  if (payment.verified_at) return 'VERIFIED'
  if (payment.paid_at) return payment.paid_at <= now ? 'PAID' : 'IN_BANK'
  return payment.choice === null ? 'IN_BANK' : 'FAILED'
}

/** Half a per cent, at most 120,000 rials; the merchant pays it. */
export const feeOf = (amount: number): number => Math.min(Math.ceil(amount / 200), 120_000)

/** When a choice counts as paid; null: it is not paid. */
export function paidAt(choice: Choice, now: Date): Date | null {
  if (choice === 'pay') return now
  return choice === 'payLate' ? new Date(now.getTime() + lateSeconds * 1000) : null
}

/** The `Status` that the browser returns with; a late payment is not paid yet, so it is `NOK` too. */
export const statusOf = (choice: Choice | null): 'OK' | 'NOK' => (choice === 'pay' ? 'OK' : 'NOK')

/** The code of a payment that may not be confirmed with this amount, or null. */
export function whyNotVerify(payment: SandboxPayment, amount: number, now: Date): -50 | -51 | null {
  const state = stateOf(payment, now)
  if (state !== 'PAID' && state !== 'VERIFIED') return -51
  return payment.amount === amount ? null : -50
}

/** The code of a payment that may not be taken back, or null. A payment that was already taken back is allowed. */
export function whyNotReverse(payment: SandboxPayment, now: Date): -51 | -60 | null {
  const state = stateOf(payment, now)
  if (state === 'REVERSED') return null
  if (state !== 'PAID' && state !== 'VERIFIED') return -51
  const until = (payment.paid_at?.getTime() ?? 0) + reversibleMinutes * 60_000
  return payment.refunded > 0 || now.getTime() > until ? -60 : null
}

/** Why nothing of the payment may be refunded, as a sentence in English like Zarinpal's, or null. */
export function whyNotRefund(payment: SandboxPayment, amount: number, now: Date): string | null {
  if (stateOf(payment, now) !== 'VERIFIED') return 'The session is not verified.'
  if (amount < leastRefund) return `The amount must be at least ${leastRefund}.`
  return amount > payment.amount - payment.refunded ? 'The amount is more than what is left.' : null
}
