import type { FactorState, ItemKind, PaymentState, RefundState, SourceKind } from '@arvand/contracts/commerce'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { lens } from '#platform/database'
import type { GiftPurchaseRow, LegalBuyerRow, SeatBlockRow, SeatRow } from './gift-purchase-rows.ts'
import type { PlanRow, SubscriptionRow, SubscriptionTransitionRow } from './plus-tables.ts'

/** A jsonb column: read as the value, written as its text. */
type Json<T> = ColumnType<T, string, string>

/** The seller as factors print it, and the account from which teachers are paid. */
interface SellerRow {
  readonly only_row: Generated<true>
  name: string
  legal_id: string | null
  economic_code: string | null
  postal_code: string | null
  address: string | null
  phone: string | null
  payer_sheba: string | null
  changed_by: string | null
  changed_at: Date | null
}

export interface CampaignRow {
  readonly id: string
  title: string
  budget: number | null
  spent: Generated<number>
  created_by: string | null
  created_at: Date
}

export interface OffCodeRow {
  readonly id: string
  code: string
  kind: 'percent' | 'fixed'
  value: number
  most_discount: number | null
  starts_at: Date | null
  ends_at: Date | null
  total_limit: number | null
  person_limit: number | null
  least_total: Generated<number>
  kinds: Generated<ItemKind[]>
  item_ids: Generated<string[]>
  first_purchase: Generated<boolean>
  campaign_id: string | null
  batch_id: string | null
  note: string | null
  stopped_at: Generated<Date | null>
  uses: Generated<number>
  created_by: string | null
  created_at: Date
}

/** The buyer, as a factor prints them. */
export interface Buyer {
  readonly kind: 'natural' | 'legal'
  readonly name: string
  readonly legalId?: string
  readonly economicCode?: string
  readonly postalCode?: string
  readonly address?: string
  readonly phone?: string
}

export interface FactorRow {
  readonly id: string
  readonly person_id: string
  state: FactorState
  number: Generated<string | null>
  subtotal: number
  discount: number
  tax: number
  total: number
  off_code_id: string | null
  buyer: Json<Buyer>
  tax_number: Generated<string | null>
  created_at: Date
  expires_at: Date
  /** The places of its lines are reserved until then; null: none is reserved. */
  reserved_until: Date | null
  paid_at: Generated<Date | null>
  ended_at: Generated<Date | null>
}

export interface FactorLineRow {
  readonly id: string
  readonly factor_id: string
  position: number
  kind: ItemKind
  item_id: string
  title: string
  quantity: number
  price: number
  discount: number
  tax: number
  total: number
  refunded: Generated<number>
  /** The options of the cart's item (contracts/commerce.ts). */
  options: Json<Record<string, unknown>>
}

export interface LineShareRow {
  readonly line_id: string
  readonly person_id: string
  amount: number
  refunded: Generated<number>
}

export interface OffCodeUseRow {
  readonly factor_id: string
  off_code_id: string
  person_id: string
  discount: number
  state: 'reserved' | 'used' | 'givenBack'
  at: Date
}

export interface GiftCardRow {
  readonly id: string
  code_hash: Buffer
  code_sealed: string
  last_four: string
  amount: number
  expires_at: Date | null
  stopped_at: Generated<Date | null>
  line_id: string | null
  bought_by: string | null
  issued_by: string | null
  batch_id: string | null
  recipient_mobile: string | null
  recipient_name: string | null
  message: string | null
  design: string | null
  send_at: Date | null
  sent_at: Generated<Date | null>
  kept_by: string | null
  note: string | null
  /** Set when the card has expired and nothing is left on it: the rest was moved to the account `expired`. */
  expired_at: Generated<Date | null>
  created_at: Date
}

export interface GiftCardEventRow {
  readonly id: string
  card_id: string
  kind:
    | 'issued'
    | 'bought'
    | 'sent'
    | 'resent'
    | 'kept'
    | 'spent'
    | 'given-back'
    | 'redeemed'
    | 'adjusted'
    | 'stopped'
    | 'started'
    | 'expiry-changed'
    | 'expired'
  by_id: string | null
  amount: number | null
  note: string | null
  factor_id: Generated<string | null>
  at: Date
}

export interface PaymentRow {
  readonly id: string
  readonly person_id: string
  readonly factor_id: string | null
  readonly gateway: string
  readonly amount: number
  state: PaymentState
  authority: Generated<string | null>
  redirect: Generated<string | null>
  ref_id: Generated<string | null>
  card_pan: Generated<string | null>
  card_hash: Generated<string | null>
  fee: Generated<number | null>
  failure: Generated<string | null>
  created_at: Date
  asked_at: Generated<Date | null>
  returned_at: Generated<Date | null>
  settled_at: Generated<Date | null>
  ended_at: Generated<Date | null>
  check_at: Generated<Date | null>
  checks: Generated<number>
  refunded: Generated<number>
}

export interface FactorSourceRow {
  readonly factor_id: string
  position: number
  kind: SourceKind
  card_id: string | null
  payment_id: string | null
  amount: number
  refunded: Generated<number>
}

export interface EntitlementRow {
  readonly id: string
  readonly line_id: string
  kind: ItemKind
  item_id: string
  person_id: string
  opened_at: Date
  closed_at: Generated<Date | null>
}

export interface RefundRow {
  readonly id: string
  readonly factor_id: string
  asked_by: string
  state: RefundState
  reason: string
  amount: number
  asked_at: Date
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
  answer: Generated<string | null>
  paid_at: Generated<Date | null>
}

export interface RefundPartRow {
  readonly id: string
  readonly refund_id: string
  kind: SourceKind
  card_id: string | null
  payment_id: string | null
  amount: number
  state: 'waiting' | 'asking' | 'done' | 'inDoubt' | 'toWallet'
  way: Generated<'reverse' | 'refund' | null>
  bank_refund_id: Generated<string | null>
  tries: Generated<number>
  try_at: Generated<Date | null>
  done_at: Generated<Date | null>
}

export interface WithdrawalRow {
  readonly id: string
  readonly person_id: string
  amount: number
  sheba: string
  holder: string
  state: 'requested' | 'approved' | 'paid' | 'refused' | 'cancelled'
  asked_at: Date
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
  answer: Generated<string | null>
  reference: Generated<string | null>
  paid_at: Generated<Date | null>
}

/** Rows as they are read. */
export type Seller = Selectable<SellerRow>
export type OffCode = Selectable<OffCodeRow>
export type GiftCard = Selectable<GiftCardRow>

/** What is spent beside a bank's money. */
export type SpentKind = Exclude<SourceKind, 'gateway'>

/** A part of a factor that is to be spent beside a payment at a bank, and is held while the bank is asked. */
export interface PaymentPartRow {
  readonly payment_id: string
  readonly position: number
  kind: SpentKind
  card_id: string | null
  amount: number
  released_at: Generated<Date | null>
}

export interface CommerceTables {
  'identity.contacts': { person_id: string; name: string; mobile: string | null }
  'identity.name_keys': { person_id: string; name_key: string }
  'commerce.payment_parts': PaymentPartRow
  'commerce.seller': SellerRow
  'commerce.factor_numbers': { year: number; last: number }
  'commerce.campaigns': CampaignRow
  'commerce.off_codes': OffCodeRow
  'commerce.factors': FactorRow
  'commerce.factor_lines': FactorLineRow
  'commerce.line_shares': LineShareRow
  'commerce.off_code_uses': OffCodeUseRow
  'commerce.gift_cards': GiftCardRow
  'commerce.gift_card_events': GiftCardEventRow
  'commerce.factor_gift_cards': { factor_id: string; position: number; card_id: string }
  'commerce.payments': PaymentRow
  'commerce.factor_sources': FactorSourceRow
  'commerce.entitlements': EntitlementRow
  'commerce.gift_purchases': GiftPurchaseRow
  'commerce.seat_blocks': SeatBlockRow
  'commerce.seats': SeatRow
  'commerce.legal_buyers': LegalBuyerRow
  'commerce.refunds': RefundRow
  'commerce.refund_lines': { refund_id: string; line_id: string; amount: number }
  'commerce.refund_parts': RefundPartRow
  'commerce.withdrawals': WithdrawalRow
  'commerce.plans': PlanRow
  'commerce.subscriptions': SubscriptionRow
  'commerce.subscription_turns': SubscriptionTransitionRow
}

/** This module's view of the database. */
export const commerce = lens<CommerceTables>()
