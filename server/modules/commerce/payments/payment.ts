import type { Payment } from './payment-queries.ts'

const minute = 60_000
const day = 86_400_000
const pauses = [1, 2, 5, 15, 60]

/** The times of a payment at which its payer last did something. */
type Signs = Pick<Payment, 'created_at' | 'asked_at' | 'returned_at'>

/** How often a bank that never answers is asked: hourly for a day, then daily, which is about a month. */
const mostChecks = 60

/**
 * When the bank is asked again; null: never. A day after the payer's last sign an unpaid payment is given up. One in
 * doubt is asked about for longer: the bank may have confirmed the money in an answer that was lost.
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

/** A payment still `created` after five minutes: nobody was sent to a bank, and the request that made it is gone. */
export const isForsaken = (
  { state, created_at }: Pick<Payment, 'state' | 'created_at'>,
  now: Date,
): boolean => state === 'created' && now.getTime() - created_at.getTime() >= 5 * minute
