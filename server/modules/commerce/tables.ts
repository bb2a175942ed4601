import type { ItemKind, SourceKind } from '@arvand/contracts/commerce'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

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

/** What is spent beside a bank's money. */
export type SpentKind = Exclude<SourceKind, 'gateway'>
export type CommerceTables = Tables<
  'commerce' | 'identity.contacts' | 'identity.name_keys',
  {
    'commerce.off_codes': { kinds: ItemKind[] }
    'commerce.factors': { buyer: Buyer }
    'commerce.factor_lines': { kind: ItemKind; options: Record<string, unknown> }
    'commerce.entitlements': { kind: ItemKind }
  }
>

/** This module's view of the database. */
export const commerce = lens<CommerceTables>()

export type FactorRow = CommerceTables['commerce.factors']
export type FactorLineRow = CommerceTables['commerce.factor_lines']
export type GiftCardRow = CommerceTables['commerce.gift_cards']
export type GiftCardEventRow = CommerceTables['commerce.gift_card_events']
export type PaymentRow = CommerceTables['commerce.payments']
export type FactorSourceRow = CommerceTables['commerce.factor_sources']
export type EntitlementRow = CommerceTables['commerce.entitlements']
export type RefundRow = CommerceTables['commerce.refunds']
export type RefundPartRow = CommerceTables['commerce.refund_parts']
export type WithdrawalRow = CommerceTables['commerce.withdrawals']

/** Rows as they are read. */
export type Seller = Selectable<CommerceTables['commerce.seller']>
export type OffCode = Selectable<CommerceTables['commerce.off_codes']>
export type GiftCard = Selectable<CommerceTables['commerce.gift_cards']>

/** A part of a factor that is to be spent beside a payment at a bank, and is held while the bank is asked. */
export type PaymentPartRow = CommerceTables['commerce.payment_parts']
export type PlanRow = Selectable<CommerceTables['commerce.plans']>
export type SubscriptionRow = Selectable<CommerceTables['commerce.subscriptions']>
export type SubscriptionTransitionRow = Selectable<CommerceTables['commerce.subscription_turns']>

/** Rows as they are read. */
export type Plan = Selectable<CommerceTables['commerce.plans']>
export type Subscription = Selectable<CommerceTables['commerce.subscriptions']>
export type GiftPurchaseRow = Selectable<CommerceTables['commerce.gift_purchases']>
export type SeatBlockRow = Selectable<CommerceTables['commerce.seat_blocks']>
export type SeatRow = Selectable<CommerceTables['commerce.seats']>
export type LegalBuyerRow = Selectable<CommerceTables['commerce.legal_buyers']>
