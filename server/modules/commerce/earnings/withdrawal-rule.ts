import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { searchKey } from '@arvand/persian/text'

/** What decides how much of a wallet is earned money that may leave. */
export interface Earned {
  /** Of all shares, without what went back by refunds. */
  readonly earned: number
  /** Paid out before, or on its way. */
  readonly withdrawn: number
  /** All that the wallet holds: earnings that are not free yet, and payments under way. */
  readonly held: number
  /** What may be spent now. */
  readonly available: number
  /** The part of the balance that expires: gifts, never earned. */
  readonly expiring: number
}

/**
 * Only earned money leaves; gifts and top ups are for buying. Money in a wallet bears no name, so two bounds hold: no
 * more leaves than was earned, is free and has not left before, and no more than is there now.
 */
export function withdrawableOf({ earned, withdrawn, held, available, expiring }: Earned): number {
  return Math.max(0, Math.min(available - expiring, earned - withdrawn - held))
}

/** Why nothing can be asked for now. */
export function whyNotWithdraw(
  withdrawable: number,
  least: number,
  isInProgress: boolean,
): 'commerce.withdrawal-under-way' | 'commerce.withdrawal-too-little' | null {
  if (isInProgress) return 'commerce.withdrawal-under-way'
  return withdrawable < Math.max(least, 1) ? 'commerce.withdrawal-too-little' : null
}

/** Why this amount cannot be asked for. */
export function whyNotWithdrawAmount(
  amount: number,
  withdrawable: number,
  least: number,
  isInProgress: boolean,
): ErrorCode | null {
  if (isInProgress) return 'commerce.withdrawal-under-way'
  if (amount < least) return 'commerce.withdrawal-too-little'
  return amount > withdrawable ? 'commerce.withdrawal-too-much' : null
}

/** What people write before their names here, and no bank does. */
const titles = ['دکتر', 'مهندس', 'استاد', 'آقای', 'خانم'].map(searchKey)

/** A name without titles, and with no word apart: «نیک‌پور» and «نیک پور» are one. */
function bareName(name: string): string {
  const parts = searchKey(name).split(' ')
  while (parts.length > 1 && titles.includes(parts[0] ?? '')) parts.shift()
  return parts.join('')
}

/** Whether an account's holder bears the name of who asks for the money. */
export const isNameOf = (holder: string, name: string): boolean => bareName(holder) === bareName(name)
