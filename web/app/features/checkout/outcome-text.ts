import type { Shown } from './come-back.ts'
import { returnWords as words } from './words.ts'

/** What a payment was for; null: a top up; undefined: not told to whoever stands here. */
type PaidFor = Pick<NonNullable<Shown['factor']>, 'state'> | null | undefined

/** What failed may be paid late all the same: then it pays what still waits for it. */
export function failedText(factor: PaidFor): string {
  if (factor === null) return `${words.failedTopUp} ${words.failedLate}`
  const isOpen = factor === undefined || factor.state === 'awaitingPayment'
  return `${words.failedText} ${isOpen ? words.failedOpen : words.failedLate}`
}

/** Why money that came is in the wallet and not in its factor, and what can be done with it. */
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
