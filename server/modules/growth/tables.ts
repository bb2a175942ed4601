import type { RewardReason, RewardState } from '@arvand/contracts/referral-rewards'
import type { PrizeKind } from '@arvand/contracts/wheel'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { lens } from '#platform/database'

export interface CampaignRow {
  readonly id: string
  title: string
  inviter_reward: number
  invitee_reward: number
  least_purchase: number
  starts_at: Date
  ends_at: Date
  budget: number
  spent: Generated<number>
  most_per_inviter: number
  stopped_at: Date | null
  made_by: string | null
  made_at: Date
}

/** A campaign as it is read. */
export type Campaign = Selectable<CampaignRow>

export interface RewardRow {
  readonly id: string
  readonly campaign_id: string
  readonly inviter_id: string
  readonly invitee_id: string
  readonly factor_id: string
  readonly purchase: number
  readonly inviter_amount: number
  readonly invitee_amount: number
  state: RewardState
  reason: RewardReason | null
  note: string | null
  readonly made_at: Date
  releases_at: Date | null
  ended_at: Date | null
  decided_by: string | null
}

export interface PrizeRow {
  readonly id: string
  title: string
  kind: PrizeKind
  amount: number
  cost: number
  weight: number
  stock: number | null
  made_at: Date
  removed_at: Date | null
}

/** A prize as a spin keeps it. */
export interface Prize {
  readonly id: string
  readonly title: string
  readonly kind: PrizeKind
  readonly amount: number
  readonly cost: number
  readonly weight: number
  readonly stock: number | null
}

export interface SpinRow {
  readonly id: string
  readonly person_id: string
  readonly day: string
  readonly server_seed: Buffer
  readonly commitment: string
  readonly prizes: ColumnType<Prize[], string, never>
  cost: number
  readonly made_at: Date
  client_seed: string | null
  prize_id: string | null
  off_code: string | null
  saved_at: Date | null
  returned_at: Date | null
}

export interface EarnedSpinRow {
  readonly id: string
  readonly person_id: string
  readonly cause: string
  readonly earned_at: Date
  used_by: string | null
}

/** This module's view of the database. */
export const growth = lens<{
  'growth.campaigns': CampaignRow
  'growth.rewards': RewardRow
  'growth.wheel': { only_row: Generated<true>; is_open: boolean; day_budget: number }
  'growth.prizes': PrizeRow
  'growth.spins': SpinRow
  'growth.earned_spins': EarnedSpinRow
  'identity.fact_sign_ups': { person_id: string; at: Date; invited_by: string | null }
  'identity.known_sign_ins': { person_id: string; address: string; user_agent: string }
  'identity.people': { readonly id: string; readonly name: string }
  'commerce.known_purchases': {
    factor_id: string
    person_id: string
    paid_at: Date
    amount: number
    is_refunded: boolean
  }
  'commerce.known_cards': { person_id: string; card_hash: string }
}>()
