import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Factor } from './factor-queries.ts'

type FactorState = Pick<Factor, 'state' | 'expires_at'>

/** Why a factor's payer cannot begin to pay it now. */
export function whyNotPay({ state, expires_at }: FactorState, now: Date): ErrorCode | null {
  if (state === 'expired') return 'commerce.factor-expired'
  if (state === 'cancelled') return 'commerce.factor-cancelled'
  if (state !== 'awaitingPayment') return 'commerce.factor-paid'
  return expires_at <= now ? 'commerce.factor-expired' : null
}

/** Why a factor cannot be cancelled; one that has ended unpaid needs no cancelling and is not refused. */
export function whyNotCancel({ state }: FactorState, isBankInDoubt: boolean): ErrorCode | null {
  if (state === 'expired' || state === 'cancelled') return null
  if (state !== 'awaitingPayment') return 'commerce.factor-paid'
  return isBankInDoubt ? 'commerce.payment-under-way' : null
}
