import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { withoutHonorifics } from '@arvand/persian/honorifics'
import { searchKey } from '@arvand/persian/text'

/** The figures that decide how much of a wallet is earned and can be withdrawn, in rials. */
export interface Earned {
  /** All shares of sales, less refunds. */
  readonly earned: number
  /** Withdrawn before, or about to be. */
  readonly withdrawn: number
  /** Earnings that are not free yet; held rewards, and what a payment holds, were never earned. */
  readonly held: number
  /** What may be spent now. */
  readonly available: number
  /** The part of the balance that expires: gifts, never earned. */
  readonly expiring: number
}

/**
 * Only earned money can be withdrawn; gifts and top-ups are for buying. The wallet does not record which of its money
 * was earned, so two bounds hold: no more than was earned, is not held and was not withdrawn before, and no more than
 * is there now.
 */
export function withdrawableOf({ earned, withdrawn, held, available, expiring }: Earned): number {
  return Math.max(0, Math.min(available - expiring, earned - withdrawn - held))
}

/** Why the person cannot ask for any withdrawal now. */
export function whyNotWithdraw(
  withdrawable: number,
  least: number,
  isInProgress: boolean,
): 'commerce.withdrawal-under-way' | 'commerce.withdrawal-too-little' | null {
  if (isInProgress) return 'commerce.withdrawal-under-way'
  return withdrawable < Math.max(least, 1) ? 'commerce.withdrawal-too-little' : null
}

/** Why the person cannot withdraw this amount. */
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

/** A name without honorifics, which banks do not write, and spaces: «دکتر نیک‌پور» and «نیک پور» become equal. */
const bareName = (name: string): string => searchKey(withoutHonorifics(name)).replaceAll(' ', '')

/** Whether the holder of the bank account has the name of the person who asks for the money. */
export const isNameOf = (holder: string, name: string): boolean => bareName(holder) === bareName(name)
