import type { SourceKind } from '@arvand/contracts/commerce'

/** What a refund returns to one of the factor's sources. */
export interface BackPart {
  readonly kind: SourceKind
  readonly cardId: string | null
  readonly paymentId: string | null
  readonly position: number
  readonly amount: number
  /** What its source paid, and what earlier refunds have returned of that. */
  readonly source: { readonly paid: number; readonly returned: number }
}
