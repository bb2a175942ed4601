import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { growth, holdReward, releaseDue, rewardFirstPurchase } from '#testing/growth'
import { atTime, daysFrom } from '../commerce/at-time.ts'
import type { DemoDeps } from '../deps.ts'

const perReward = 800_000
const most = 24
/** How many rewards the budget did not suffice for. */
const waiting = 3

/**
 * A campaign of half a year, and what came of the first purchases in it, heard in their order, until the budget was
 * spent. A manager has raised it yesterday, and given two of the rewards that waited; another waits still.
 */
export async function fillRewards(deps: DemoDeps): Promise<void> {
  const now = deps.clock.now()
  const begun = daysFrom(now, -180)
  const bought = await firstPurchases(deps, begun)
  const id = newId()
  const terms = { inviter_reward: 500_000, invitee_reward: 300_000, least_purchase: 0, most_per_inviter: 20 }
  await growth(deps.db)
    .insertInto('growth.campaigns')
    .values({
      ...{ id, title: 'پاییز با دوستان', ...terms, starts_at: begun, ends_at: daysFrom(now, 60) },
      ...{ budget: Math.max(1, bought.length - waiting) * perReward, stopped_at: null },
      ...{ made_by: null, made_at: begun },
    })
    .execute()
  for (const { factor_id, person_id, paid_at } of bought) {
    const listener = rewardFirstPurchase(atTime(deps, daysFrom(paid_at, 1 / 1440)))
    await transaction(deps.db, (tx) => listener.hear(tx, { factorId: factor_id, buyerId: person_id }))
  }
  await releaseDue(atTime(deps, now))
  await growth(deps.db)
    .updateTable('growth.campaigns')
    .set({ budget: 100_000_000 })
    .where('id', '=', id)
    .execute()
  await giveSome(atTime(deps, daysFrom(now, -1)), id)
}

/** The latest of the first purchases of people whom others have brought, oldest first. */
async function firstPurchases({ db }: DemoDeps, since: Date) {
  const rows = await growth(db)
    .selectFrom('commerce.known_purchases as p')
    .innerJoin('identity.fact_sign_ups as s', 's.person_id', 'p.person_id')
    .select(['p.factor_id', 'p.person_id', 'p.paid_at'])
    .distinctOn('p.person_id')
    .where('s.invited_by', 'is not', null)
    .orderBy('p.person_id')
    .orderBy('p.paid_at')
    .execute()
  return rows
    .filter(({ paid_at }) => paid_at >= since)
    .toSorted((one, other) => one.paid_at.getTime() - other.paid_at.getTime())
    .slice(-most)
}

/** All but one of those that wait, as a manager gives them. */
const giveSome = (deps: DemoDeps, campaignId: string) =>
  transaction(deps.db, async (tx) => {
    const waits = await growth(tx)
      .selectFrom('growth.rewards')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'review')
      .orderBy('made_at')
      .execute()
    for (const reward of waits.slice(0, -1)) {
      await growth(tx)
        .updateTable('growth.rewards')
        .set({ note: 'بودجهٔ طرح افزایش یافت.' })
        .where('id', '=', reward.id)
        .execute()
      await holdReward(deps, tx, reward)
    }
  })
