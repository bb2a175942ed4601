import type { TransactionKind } from '@arvand/contracts/wallet'

/** The cause of the movement that takes a credit back: there is one at most. */
export const correctionOf = (transactionId: string): string => `correction:${transactionId}`

/** Why a movement is not corrected by a manager: only credit that one of them gave is, and once. */
export function whyNotCorrect(
  entry: { readonly kind: TransactionKind; readonly byId: string | null; readonly amount: number },
  isCorrected: boolean,
): 'wallet.not-correctable' | 'wallet.already-corrected' | null {
  if (entry.kind !== 'credit' || entry.byId === null || entry.amount <= 0) return 'wallet.not-correctable'
  return isCorrected ? 'wallet.already-corrected' : null
}
