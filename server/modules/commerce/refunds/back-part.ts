import type { SourceKind } from '@arvand/contracts/commerce'

/** What went back of a source. */
export interface BackPart {
  readonly kind: SourceKind
  readonly cardId: string | null
  readonly paymentId: string | null
  readonly position: number
  readonly amount: number
  /** How it stands to its source: what that paid, and what of it came back before. */
  readonly source: { readonly paid: number; readonly returned: number }
}
