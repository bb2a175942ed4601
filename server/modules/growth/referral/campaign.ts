import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Campaign } from '../tables.ts'

type Terms = Pick<Campaign, 'starts_at' | 'ends_at' | 'stopped_at' | 'spent' | 'budget'> &
  Pick<Campaign, 'inviter_reward' | 'invitee_reward'>

export type CampaignState = 'notYet' | 'running' | 'over' | 'stopped' | 'spent'

/** Whether a campaign rewards who buys now, and if not, why. */
export function campaignState(campaign: Terms, now: Date): CampaignState {
  if (campaign.stopped_at) return 'stopped'
  if (now >= campaign.ends_at) return 'over'
  if (now < campaign.starts_at) return 'notYet'
  return whyNotSpend(campaign, campaign.inviter_reward + campaign.invitee_reward) ? 'spent' : 'running'
}

/** Why a campaign may not be changed. */
export const whyNotChange = (campaign: Terms, now: Date): ErrorCode | null =>
  campaign.stopped_at || now >= campaign.ends_at ? 'growth.campaign-over' : null

/** Why a campaign cannot give this much more. */
export const whyNotSpend = (
  { spent, budget }: Pick<Campaign, 'spent' | 'budget'>,
  amount: number,
): 'growth.budget-spent' | null => (spent + amount > budget ? 'growth.budget-spent' : null)
