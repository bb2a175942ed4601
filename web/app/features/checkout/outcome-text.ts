import type { Shown } from './come-back.ts'
import { returnWords as words } from './return-words.ts'

/** What a payment was for; null: a wallet top-up; undefined: the viewer may not know. */
type PaidFor = Pick<NonNullable<Shown['factor']>, 'state'> | null | undefined

/**
 * A failed payment can still be settled late; then it pays for its factor when that still waits, else the sum goes to
 * the wallet.
 */
export function failedText(factor: PaidFor): string {
  if (factor === null) return `${words.failedTopUp} ${words.failedLate}`
  const isOpen = factor === undefined || factor.state === 'awaitingPayment'
  return `${words.failedText} ${isOpen ? words.failedOpen : words.failedLate}`
}

/** Why money that came is in the wallet and did not pay its factor, and what the person can do. */
export function inWalletText(sum: string, factor: PaidFor): string {
  switch (factor?.state) {
    case 'awaitingPayment':
      return words.stillOpen(sum)
    case 'paid':
    case 'partlyRefunded':
    case 'refunded':
      return words.paidBefore(sum)
    default:
      return words.inWalletText(sum)
  }
}
