import type { About, TransactionKind } from '@arvand/contracts/wallet'
import type { ColumnType, Generated } from 'kysely'
import { lens } from '#platform/database'

type Kept = ColumnType<number | null, number | null, never>

export interface AccountRow {
  readonly id: string
  kind: 'person' | 'gift-card' | 'receivable' | 'system'
  owner_id: string | null
  name: string | null
  /** These four are maintained by triggers; null for system accounts. */
  balance: Kept
  held: Kept
  entries: Kept
  expiring: Kept
}

export interface TransactionRow {
  readonly id: string
  cause: string
  kind: TransactionKind
  about: ColumnType<About, string, never>
  factor_id: string | null
  legs: number
  at: Date
}

export interface EntryRow {
  readonly id: string
  transaction_id: string
  account_id: string
  amount: number
  /** Both are set by a trigger; null for system accounts. */
  number: ColumnType<number | null, never, never>
  balance_after: ColumnType<number | null, never, never>
  /** Null: the title of the transaction is shown. */
  title: Generated<string | null>
}

export interface HoldRow {
  readonly id: string
  account_id: string
  cause: string
  amount: number
  is_of_credit: boolean
  about: ColumnType<About, string, never>
  made_at: Date
  until: Date | null
  state: Generated<'open' | 'captured' | 'released'>
  ended_at: Generated<Date | null>
  transaction_id: Generated<string | null>
}

export interface BucketRow {
  readonly id: string
  account_id: string
  transaction_id: string
  amount: number
  remaining: ColumnType<number, number, never>
  expires_at: Date
}

export interface SpendingRow {
  readonly transaction_id: string
  readonly bucket_id: string
  amount: number
}

export interface ReasonRow {
  readonly transaction_id: string
  person_id: string
  by_id: string
  reason: string
}

/** This module's view of the database. */
export const wallet = lens<{
  'wallet.accounts': AccountRow
  'wallet.transactions': TransactionRow
  'wallet.entries': EntryRow
  'wallet.holds': HoldRow
  'wallet.buckets': BucketRow
  'wallet.spendings': SpendingRow
  'wallet.reasons': ReasonRow
  'identity.contacts': { readonly person_id: string; mobile: string | null }
}>()
