import type { SourceKind } from '@arvand/contracts/commerce'

/** What pays a part of a factor. All sources of a factor, in the order in which they are spent, sum to its total. */
export interface Source {
  readonly kind: SourceKind
  readonly cardId?: string | null
  readonly paymentId?: string | null
  readonly amount: number
  /** The hold on this part since a bank was asked. */
  readonly holdId?: string | null
}
