import type * as endpoints from '@arvand/contracts/panel/manage-referral'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { GrowthDeps } from '../deps.ts'
import { growth } from '../tables.ts'
import { whyNotChange } from './campaign.ts'
import { isTaken, lockCampaign, lockCampaigns, showCampaign } from './campaign-queries.ts'

type Deps = Pick<GrowthDeps, 'db' | 'clock'>

/** A manager makes a campaign, or changes the terms of one for who buys from now on. */
export function saveCampaign(
  { db, clock }: Deps,
  { input, actor, caller, request }: Asked<typeof endpoints.saveCampaign>,
) {
  const { id: former, startsAt, endsAt, requestId: _, ...terms } = input
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const id = former ?? newId()
      const now = clock.now()
      await lockCampaigns(tx)
      if (former !== undefined) {
        const row = (await lockCampaign(tx, former)) ?? refuse('growth.unknown-campaign')
        refuseIf(whyNotChange(row, now))
        refuseIf(terms.budget < row.spent ? 'growth.campaign-spent-more' : null)
      }
      const dates = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
      refuseIf((await isTaken(tx, { id, ...dates })) ? 'growth.campaign-running' : null)
      const row = {
        ...{ title: terms.title, budget: terms.budget, most_per_inviter: terms.mostPerInviter },
        ...{ inviter_reward: terms.inviterReward, invitee_reward: terms.inviteeReward },
        ...{ least_purchase: terms.leastPurchase, starts_at: dates.startsAt, ends_at: dates.endsAt },
      }
      await growth(tx)
        .insertInto('growth.campaigns')
        .values({ ...row, id, stopped_at: null, made_by: actor.personId, made_at: now })
        .onConflict((twin) => twin.column('id').doUpdateSet(row))
        .execute()
      const detail = { campaignId: id, ...terms, startsAt, endsAt }
      await record(tx, clock, caller, { act: 'referral-campaign-saved', personId: null, actor, detail })
      return showCampaign(tx, now, id)
    }),
  )
}

/** A manager ends a campaign at once. */
export const stopCampaign = (
  { db, clock }: Deps,
  { input: { id }, actor, caller }: Asked<typeof endpoints.stopCampaign>,
) =>
  transaction(db, async (tx) => {
    const now = clock.now()
    const row = (await lockCampaign(tx, id)) ?? refuse('growth.unknown-campaign')
    refuseIf(whyNotChange(row, now))
    await growth(tx).updateTable('growth.campaigns').set({ stopped_at: now }).where('id', '=', id).execute()
    const detail = { campaignId: id }
    await record(tx, clock, caller, { act: 'referral-campaign-stopped', personId: null, actor, detail })
    return showCampaign(tx, now, id)
  })
