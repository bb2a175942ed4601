import { refundDays, refundEndOf } from '#modules/commerce'
import { activePerson } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { type Listener, listener } from '#plugs/events'
import type { GrowthDeps } from '../deps.ts'
import { growthNoticeTypes } from '../growth-notice-types.ts'
import { growth, type RewardRow } from '../tables.ts'
import { lockCurrentCampaign } from './campaign-queries.ts'
import { creditReward, takeBackReward } from './move-reward.ts'
import { judge } from './reward.ts'
import {
  findBringing,
  findFirstPurchase,
  lockFactorReward,
  lockReward,
  remainingOf,
  spend,
} from './reward-queries.ts'

const dayMs = 86_400_000

/** Rewards both sides for the first purchase of somebody who was brought, when a campaign runs at that time. */
export const rewardFirstPurchase = (deps: GrowthDeps): Listener =>
  listener({
    name: 'growth.reward-first-purchase',
    event: 'commerce.settled',
    async hear(tx, { factorId, buyerId }) {
      await lockFactorReward(tx, factorId)
      if (await lockReward(tx, 'factor_id', factorId)) return
      const first = await findFirstPurchase(tx, factorId, buyerId)
      if (!first) return
      const campaign = await lockCurrentCampaign(tx, first.paidAt)
      if (!campaign || first.remaining < campaign.least_purchase) return
      const { inviterId } = first
      if (!(await activePerson(tx, { id: inviterId }))) return
      const bringing = await findBringing(tx, { campaignId: campaign.id, inviterId, buyerId })
      const verdict = judge(campaign, bringing)
      const reward = {
        ...{ id: newId(), campaign_id: campaign.id, inviter_id: inviterId, invitee_id: buyerId },
        ...{ factor_id: factorId, purchase: first.purchase, ...verdict, note: null },
        least_purchase: campaign.least_purchase,
        ...{ inviter_amount: campaign.inviter_reward, invitee_amount: campaign.invitee_reward },
        ...{ made_at: deps.clock.now(), releases_at: null, decided_by: null },
        ended_at: verdict.state === 'refused' ? deps.clock.now() : null,
      }
      await growth(tx).insertInto('growth.rewards').values(reward).execute()
      if (verdict.state === 'held') await holdReward(deps, tx, reward)
    },
  })

/** Credits a reward to both sides and tells them; neither can spend it until the purchase can no longer be refunded. */
export async function holdReward(
  deps: Pick<GrowthDeps, 'clock' | 'jobs'>,
  tx: Tx,
  reward: RewardRow,
): Promise<void> {
  const days = deps.clock.now().getTime() + (await refundDays(tx)) * dayMs
  const until = new Date(Math.max(days, Number(await refundEndOf(tx, reward.factor_id))))
  await spend(tx, reward.campaign_id, reward.inviter_amount + reward.invitee_amount)
  await creditReward(tx, deps.clock, reward, until)
  await growth(tx)
    .updateTable('growth.rewards')
    .set({ state: 'held', releases_at: until })
    .where('id', '=', reward.id)
    .execute()
  await tellBoth(deps, tx, reward, 'held', until)
}

/** Takes a reward back from both sides when a refund leaves nothing of the purchase, or less than the campaign asked for. */
export const takeBackOnRefund = (deps: GrowthDeps): Listener =>
  listener({
    name: 'growth.take-back-on-refund',
    event: 'commerce.refunded',
    async hear(tx, { factorId }) {
      await lockFactorReward(tx, factorId)
      const reward = await lockReward(tx, 'factor_id', factorId)
      if (!reward || reward.state === 'takenBack' || reward.state === 'refused') return
      if ((await remainingOf(tx, factorId)) >= Math.max(reward.least_purchase, 1)) return
      const wasGiven = reward.state !== 'review'
      if (wasGiven) {
        // The campaign is locked before the wallets, as where a reward is given: the other way round is a deadlock.
        await spend(tx, reward.campaign_id, -(reward.inviter_amount + reward.invitee_amount))
        await takeBackReward(tx, deps.clock, reward)
      }
      await growth(tx)
        .updateTable('growth.rewards')
        .set({ state: 'takenBack', ended_at: deps.clock.now() })
        .where('id', '=', reward.id)
        .execute()
      if (wasGiven) await tellBoth(deps, tx, reward, 'takenBack', null)
    },
  })

export async function tellBoth(
  { jobs, clock }: Pick<GrowthDeps, 'clock' | 'jobs'>,
  tx: Tx,
  reward: RewardRow,
  what: keyof typeof growthNoticeTypes,
  until: Date | null,
): Promise<void> {
  const sides = [
    [reward.inviter_id, reward.inviter_amount],
    [reward.invitee_id, reward.invitee_amount],
  ] as const
  for (const [personId, amount] of sides)
    if (amount > 0)
      await leaveNotice(jobs, tx, clock, {
        personId,
        kind: growthNoticeTypes[what],
        about: { amount, until: until?.toISOString() ?? null },
        cause: `referral ${reward.id} ${what}`,
      })
}
