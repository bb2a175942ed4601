import type { TransactionKind } from '@arvand/contracts/wallet'

/** The cause of the movement that takes a credit back; causes are unique, so a credit is taken back once at most. */
export const correctionOf = (transactionId: string): string => `correction:${transactionId}`

/** Why a manager cannot correct a movement: only a credit that a manager gave can be corrected, and only once. */
export function whyNotCorrect(
  entry: { readonly kind: TransactionKind; readonly byId: string | null; readonly amount: number },
  isCorrected: boolean,
): 'wallet.not-correctable' | 'wallet.already-corrected' | null {
  if (entry.kind !== 'credit' || entry.byId === null || entry.amount <= 0) return 'wallet.not-correctable'
  return isCorrected ? 'wallet.already-corrected' : null
}
