import type { Db, Tx } from '#platform/database'
import { settingValues } from '#platform/settings'
import { growthSettings } from '../growth-settings.ts'
import type { Campaign } from '../tables.ts'
import { lockCurrentCampaign } from './campaign-queries.ts'
import { percentReward } from './reward.ts'

const { referralPercent, referralMost, newcomerPercent } = growthSettings

/** What bringing people brings while no campaign runs. */
export const readStanding = (db: Db) => settingValues(db, { referralPercent, referralMost, newcomerPercent })

/** Under which terms a first purchase is rewarded. */
export interface Terms
  extends Pick<
    Campaign,
    'budget' | 'spent' | 'most_per_inviter' | 'inviter_reward' | 'invitee_reward' | 'least_purchase'
  > {
  readonly campaignId: string | null
  /** Of the reward of a percent, which a refund lessens. */
  readonly percent: number | null
  readonly most: number | null
}

const noLimit = Number.MAX_SAFE_INTEGER

/**
 * The terms at the time of a purchase: of the campaign that ran then, which is locked, else the standing percent; null:
 * it brings nothing.
 */
export async function termsAt(tx: Tx, at: Date, purchase: number): Promise<Terms | null> {
  const campaign = await lockCurrentCampaign(tx, at)
  if (campaign) return { ...campaign, campaignId: campaign.id, percent: null, most: null }
  const { referralPercent: percent, referralMost: most } = await readStanding(tx)
  const inviter_reward = percentReward({ percent, most }, purchase)
  if (inviter_reward === 0) return null
  return {
    ...{ campaignId: null, percent, most, inviter_reward, invitee_reward: 0, least_purchase: 0 },
    ...{ budget: noLimit, spent: 0, most_per_inviter: noLimit },
  }
}
