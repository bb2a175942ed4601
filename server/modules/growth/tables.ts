import type { RewardReason, RewardState } from '@arvand/contracts/referral-rewards'
import type { Generated, Selectable } from 'kysely'
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

/** This module's view of the database. */
export const growth = lens<{
  'growth.campaigns': CampaignRow
  'growth.rewards': RewardRow
  'identity.fact_sign_ups': { person_id: string; at: Date; invited_by: string | null }
  'identity.known_sign_ins': { person_id: string; address: string; user_agent: string }
  'commerce.known_purchases': {
    factor_id: string
    person_id: string
    paid_at: Date
    amount: number
    is_refunded: boolean
  }
  'commerce.known_cards': { person_id: string; card_hash: string }
}>()
