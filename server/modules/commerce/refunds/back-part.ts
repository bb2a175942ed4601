/** What went back of a source. */
export interface BackPart {
  readonly kind: 'giftCard' | 'wallet' | 'gateway'
  readonly cardId: string | null
  readonly paymentId: string | null
  readonly position: number
  readonly amount: number
}
