import type { RewardReason } from '@arvand/contracts/referral-rewards'
import type { PrizeKind } from '@arvand/contracts/wheel'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

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

type GrowthTables = Tables<
  | 'growth'
  | 'commerce.known_cards'
  | 'commerce.known_purchases'
  | 'identity.fact_sign_ups'
  | 'identity.known_sign_ins'
  | 'identity.people',
  {
    'growth.rewards': { reason: RewardReason | null }
    'growth.spins': { prizes: Prize[] }
  }
>

/** This module's view of the database. */
export const growth = lens<GrowthTables>()

/** A campaign as it is read. */
export type Campaign = Selectable<GrowthTables['growth.campaigns']>
export type RewardRow = Selectable<GrowthTables['growth.rewards']>
