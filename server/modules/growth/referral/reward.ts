import type { RewardReason } from '@arvand/contracts/referral-rewards'
import { floorToUnit, percentOf } from '@arvand/contracts/tax'
import type { Campaign, RewardRow } from '../tables.ts'
import { whyNotSpend } from './campaign.ts'

/** What tells of the two who would be rewarded. */
export interface Bringing {
  /** They, or others whom the same person brought, share it. */
  readonly shares: { readonly card: boolean; readonly device: boolean; readonly address: boolean }
  /** How many rewards the inviter has of this campaign. */
  readonly rewarded: number
}

/**
 * What becomes of a reward at the purchase: a shared card and a full count refuse it; what may be a family or a
 * dormitory, and an empty budget, wait for a manager.
 */
export function judge(
  campaign: Pick<Campaign, 'budget' | 'spent' | 'most_per_inviter' | 'inviter_reward' | 'invitee_reward'>,
  { shares, rewarded }: Bringing,
): { readonly state: 'held' | 'review' | 'refused'; readonly reason: RewardReason | null } {
  if (shares.card) return { state: 'refused', reason: 'sameCard' }
  if (rewarded >= campaign.most_per_inviter) return { state: 'refused', reason: 'capReached' }
  if (shares.device) return { state: 'review', reason: 'sameDevice' }
  if (shares.address) return { state: 'review', reason: 'sameAddress' }
  if (whyNotSpend(campaign, campaign.inviter_reward + campaign.invitee_reward))
    return { state: 'review', reason: 'budgetSpent' }
  return { state: 'held', reason: null }
}

/** What an inviter gets of a purchase while no campaign runs, in whole toman. */
export const percentReward = (
  { percent, most }: { readonly percent: number; readonly most: number },
  purchase: number,
): number => Math.min(percentOf(purchase, percent), floorToUnit(most))

type Given = Pick<RewardRow, 'inviter_amount' | 'invitee_amount' | 'least_purchase' | 'percent' | 'most'>

/** What both sides keep of a reward when refunds have left so much of the purchase. */
export function keptOf(reward: Given, remaining: number): Pick<Given, 'inviter_amount' | 'invitee_amount'> {
  const { inviter_amount, invitee_amount, least_purchase, percent, most } = reward
  if (remaining < Math.max(least_purchase, 1)) return { inviter_amount: 0, invitee_amount: 0 }
  if (percent === null || most === null) return { inviter_amount, invitee_amount }
  return {
    inviter_amount: Math.min(inviter_amount, percentReward({ percent, most }, remaining)),
    invitee_amount,
  }
}
