import type { SourceKind } from '@arvand/contracts/commerce'

/** From where a factor is paid, in the order in which it is burned. They sum to its total. */
export interface Source {
  readonly kind: SourceKind
  readonly cardId?: string | null
  readonly paymentId?: string | null
  readonly amount: number
  /** The hold that has kept it while a bank was asked. */
  readonly holdId?: string | null
}
