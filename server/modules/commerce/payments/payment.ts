import type { Payment } from './payment-queries.ts'

const minute = 60_000
const day = 86_400_000
const pauses = [1, 2, 5, 15, 60]

/** What of a payment says when something last happened to it. */
type Signs = Pick<Payment, 'created_at' | 'asked_at' | 'returned_at'>

/** Asked every hour of a day and then every day, so often a bank is asked that does not say anything: a month about. */
const mostChecks = 60

/**
 * When the bank is asked again; null: never. A day after the last sign nobody waits any more for who has not paid; but
 * what the bank has not said may be that it has the money, confirmed by a question whose answer was lost.
 */
export function nextCheck(payment: Signs, checks: number, now: Date, isInDoubt = false): Date | null {
  const next = new Date(now.getTime() + (pauses[checks] ?? 60) * minute)
  if (next.getTime() - lastSignOf(payment) <= day) return next
  return isInDoubt && checks < mostChecks ? new Date(now.getTime() + day) : null
}

const lastSignOf = ({ returned_at, asked_at, created_at }: Signs): number =>
  (returned_at ?? asked_at ?? created_at).getTime()

/** Whether a payment's authority may still bring money in: what has been credited never does again. */
export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean =>
  state !== 'settled' && state !== 'reversed'

/** A payment that nobody was sent to a bank for, and whose maker is gone. */
export const isForsaken = (
  { state, created_at }: Pick<Payment, 'state' | 'created_at'>,
  now: Date,
): boolean => state === 'created' && now.getTime() - created_at.getTime() >= 5 * minute
