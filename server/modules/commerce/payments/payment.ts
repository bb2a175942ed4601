import type { Payment } from './payment-queries.ts'

const minute = 60_000
const day = 86_400_000
const pauses = [1, 2, 5, 15, 60]

/** What of a payment says when something last happened to it. */
type Signs = Pick<Payment, 'created_at' | 'asked_at' | 'returned_at'>

/** When the bank is asked again; null: a day after the last sign nobody asks any more. */
export function nextCheck(payment: Signs, checks: number, now: Date): Date | null {
  const lastSign = payment.returned_at ?? payment.asked_at ?? payment.created_at
  const pause = (pauses[checks] ?? 60) * minute
  const next = new Date(now.getTime() + pause)
  return next.getTime() - lastSign.getTime() > day ? null : next
}

/** Whether a payment's authority may still bring money in: what has been credited never does again. */
export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean =>
  state !== 'settled' && state !== 'reversed'

/** A payment that nobody was sent to a bank for, and whose maker is gone. */
export const isForsaken = (
  { state, created_at }: Pick<Payment, 'state' | 'created_at'>,
  now: Date,
): boolean => state === 'created' && now.getTime() - created_at.getTime() >= 5 * minute
