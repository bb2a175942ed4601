import type * as endpoints from '@arvand/contracts/panel/manage-referral'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { GrowthDeps } from '../deps.ts'
import { growth } from '../tables.ts'
import { whyNotSpend } from './campaign.ts'
import { lockCampaign } from './campaign-queries.ts'
import { holdReward } from './reward-bringing.ts'
import { lockFactorReward, lockReward, showReward } from './reward-queries.ts'

/** A manager gives a reward that waits, or refuses it; nobody decides about their own. */
export const decideReward = (
  deps: GrowthDeps,
  { input: { id, isGiven, note }, actor, caller, request }: Asked<typeof endpoints.decideReward>,
) =>
  transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const { factor_id } = (await factorOf(tx, id)) ?? refuse('growth.unknown-reward')
      // The locks in the order of the listeners: the factor's, the campaign's, the reward's.
      await lockFactorReward(tx, factor_id)
      const reward = (await lockReward(tx, 'id', id)) ?? refuse('growth.unknown-reward')
      const isOwn = [reward.inviter_id, reward.invitee_id].includes(actor.personId)
      refuseIf(isOwn ? 'growth.own-reward' : null)
      refuseIf(reward.state === 'review' ? null : 'growth.reward-decided')
      const decided = { note, decided_by: actor.personId }
      if (isGiven) {
        if (reward.campaign_id !== null) {
          const campaign = (await lockCampaign(tx, reward.campaign_id)) ?? refuse('growth.unknown-reward')
          refuseIf(whyNotSpend(campaign, reward.inviter_amount + reward.invitee_amount))
        }
        await growth(tx).updateTable('growth.rewards').set(decided).where('id', '=', id).execute()
        await holdReward(deps, tx, reward)
      } else {
        const refused = { state: 'refused', reason: 'byManager', ended_at: deps.clock.now() } as const
        const change = { ...decided, ...refused, reason: reward.reason ?? refused.reason }
        await growth(tx).updateTable('growth.rewards').set(change).where('id', '=', id).execute()
      }
      const detail = { rewardId: id, isGiven, note }
      const personId = reward.inviter_id
      await record(tx, deps.clock, caller, { act: 'referral-reward-decided', personId, actor, detail })
      return showReward(tx, id)
    }),
  )

const factorOf = (tx: Parameters<typeof growth>[0], id: string) =>
  growth(tx).selectFrom('growth.rewards').select('factor_id').where('id', '=', id).executeTakeFirst()
