import type { Generated } from 'kysely'

export interface GiftPurchaseRow {
  readonly line_id: string
  token_hash: Buffer
  token_sealed: string
  recipient_mobile: string | null
  recipient_name: string | null
  message: string | null
  send_at: Date | null
  sent_at: Generated<Date | null>
  taken_by: Generated<string | null>
  taken_at: Generated<Date | null>
  giver_id: string
  made_at: Date
  /** Set when its money is refunded. */
  closed_at: Generated<Date | null>
}

export interface SeatBlockRow {
  readonly line_id: string
  readonly owner_id: string
  readonly bought: number
  returned: Generated<number>
  readonly made_at: Date
}

export interface SeatRow {
  readonly id: string
  readonly line_id: string
  mobile: string | null
  token_hash: Buffer
  token_sealed: string
  handed_at: Date
  send_at: Date | null
  sent_at: Generated<Date | null>
  person_id: Generated<string | null>
  taken_at: Generated<Date | null>
  withdrawn_at: Generated<Date | null>
}

export interface LegalBuyerRow {
  readonly id: string
  readonly person_id: string
  name: string
  legal_id: string
  economic_code: string
  postal_code: string
  address: string
  phone: string | null
  created_at: Date
  removed_at: Generated<Date | null>
}
