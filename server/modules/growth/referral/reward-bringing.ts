import { refundDays, refundEndOf } from '#modules/commerce'
import { activePerson } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { type Listener, listener } from '#plugs/events'
import type { GrowthDeps } from '../deps.ts'
import { growthNoticeTypes } from '../growth-notice-types.ts'
import { growth, type RewardRow } from '../tables.ts'
import { creditReward, takeBackReward } from './move-reward.ts'
import { judge, keptOf } from './reward.ts'
import {
  findBringing,
  findFirstPurchase,
  lockFactorReward,
  lockReward,
  remainingOf,
  spend,
} from './reward-queries.ts'
import { termsAt } from './terms.ts'

const dayMs = 86_400_000

/** Rewards both sides for the first purchase of somebody who was brought: by the campaign of that time, else by the standing percent. */
export const rewardFirstPurchase = (deps: GrowthDeps): Listener =>
  listener({
    name: 'growth.reward-first-purchase',
    event: 'commerce.settled',
    async hear(tx, { factorId, buyerId }) {
      await lockFactorReward(tx, factorId)
      if (await lockReward(tx, 'factor_id', factorId)) return
      const first = await findFirstPurchase(tx, factorId, buyerId)
      if (!first) return
      const terms = await termsAt(tx, first.paidAt, first.remaining)
      if (!terms || first.remaining < terms.least_purchase) return
      const { inviterId } = first
      if (!(await activePerson(tx, { id: inviterId }))) return
      const { campaignId, least_purchase, percent, most } = terms
      const bringing = await findBringing(tx, { campaignId, inviterId, buyerId })
      const verdict = judge(terms, bringing)
      const reward = {
        ...{ id: newId(), campaign_id: campaignId, inviter_id: inviterId, invitee_id: buyerId },
        ...{ factor_id: factorId, purchase: first.purchase, ...verdict, note: null },
        ...{ least_purchase, percent, most },
        ...{ inviter_amount: terms.inviter_reward, invitee_amount: terms.invitee_reward },
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

/**
 * Takes back of a reward what a refund leaves no ground for: all of it when nothing is left of the purchase, or less than
 * its campaign asked for; of a percent, the part that the refunded money had brought.
 */
export const takeBackOnRefund = (deps: GrowthDeps): Listener =>
  listener({
    name: 'growth.take-back-on-refund',
    event: 'commerce.refunded',
    async hear(tx, { factorId, refundId }) {
      await lockFactorReward(tx, factorId)
      const reward = await lockReward(tx, 'factor_id', factorId)
      if (!reward || reward.state === 'takenBack' || reward.state === 'refused') return
      const kept = keptOf(reward, await remainingOf(tx, factorId))
      const back = {
        inviter_amount: reward.inviter_amount - kept.inviter_amount,
        invitee_amount: reward.invitee_amount - kept.invitee_amount,
      }
      const taken = back.inviter_amount + back.invitee_amount
      if (taken === 0) return
      const isAll = kept.inviter_amount + kept.invitee_amount === 0
      const wasGiven = reward.state !== 'review'
      const cause = isAll ? 'taken back' : `taken back by refund ${refundId}`
      if (wasGiven) {
        // The campaign is locked before the wallets, as where a reward is given: the other way round is a deadlock.
        await spend(tx, reward.campaign_id, -taken)
        await takeBackReward(tx, deps.clock, { ...reward, ...back }, cause)
      }
      await growth(tx)
        .updateTable('growth.rewards')
        .set(isAll ? { state: 'takenBack', ended_at: deps.clock.now() } : kept)
        .where('id', '=', reward.id)
        .execute()
      if (wasGiven) await tellBoth(deps, tx, { ...reward, ...back }, 'takenBack', null, cause)
    },
  })

export async function tellBoth(
  { jobs, clock }: Pick<GrowthDeps, 'clock' | 'jobs'>,
  tx: Tx,
  reward: RewardRow,
  what: 'held' | 'released' | 'takenBack',
  until: Date | null,
  cause: string = what,
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
        cause: `referral ${reward.id} ${cause}`,
      })
}
