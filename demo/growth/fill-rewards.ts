import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { lockFactor } from '#testing/commerce'
import { growth, holdReward, releaseDue, rewardFirstPurchase, takeBackOnRefund } from '#testing/growth'
import { atTime, daysFrom } from '../commerce/at-time.ts'
import { giveBack } from '../commerce/fill-refunds.ts'
import type { DemoDeps } from '../deps.ts'
import { afterEntries } from '../wallet/after-entries.ts'

const perReward = 800_000
const most = 24
/** How many rewards the budget did not suffice for. */
const waiting = 3
/** Of which purchase the money was given back while its reward was held. */
const refunded = 2

/**
 * A campaign of half a year, and what came of the first purchases in it, heard in their order, until the budget was
 * spent. One reward was taken back while it was held, because its purchase was refunded. A manager has raised the budget
 * yesterday, refused one of the rewards that waited and given another; one waits still.
 */
export async function fillRewards(deps: DemoDeps): Promise<void> {
  const now = deps.clock.now()
  const begun = daysFrom(now, -180)
  const bought = await firstPurchases(deps, begun)
  const id = newId()
  const terms = { inviter_reward: 500_000, invitee_reward: 300_000, least_purchase: 0, most_per_inviter: 20 }
  // In one transaction, for the purchases' own events may be heard meanwhile: before it there is no campaign to them.
  await transaction(deps.db, async (tx) => {
    await growth(tx)
      .insertInto('growth.campaigns')
      .values({
        ...{ id, title: 'پاییز با دوستان', ...terms, starts_at: begun, ends_at: daysFrom(now, 60) },
        // What was taken back is there to be given again.
        ...{ budget: Math.max(1, bought.length - waiting - 1) * perReward, stopped_at: null },
        ...{ made_by: null, made_at: begun },
      })
      .execute()
    for (const { factor_id, person_id, invited_by, paid_at } of bought) {
      const heard = await afterEntries(tx, [person_id, invited_by ?? person_id], daysFrom(paid_at, 1 / 1440))
      await rewardFirstPurchase(atTime(deps, heard)).hear(tx, { factorId: factor_id, buyerId: person_id })
    }
    const back = bought[refunded]
    const backAt = await afterEntries(tx, 'everybody', daysFrom(back?.paid_at ?? now, 2))
    if (back) await takeBack(atTime(deps, backAt), tx, back.factor_id)
  })
  await releaseDue(atTime(deps, now))
  await growth(deps.db)
    .updateTable('growth.campaigns')
    .set({ budget: 100_000_000 })
    .where('id', '=', id)
    .execute()
  await decideSome(atTime(deps, daysFrom(now, -1)), id)
}

/** The latest of the purchases that are rewarded: the first for money of people whom others brought, oldest first. */
async function firstPurchases({ db }: DemoDeps, since: Date) {
  const rows = await growth(db)
    .selectFrom('commerce.known_purchases as p')
    .innerJoin('identity.fact_sign_ups as s', 's.person_id', 'p.person_id')
    .select(['p.factor_id', 'p.person_id', 'p.paid_at', 'p.is_refunded', 's.invited_by'])
    .distinctOn('p.person_id')
    .where('s.invited_by', 'is not', null)
    .where('p.amount', '>', 0)
    .orderBy('p.person_id')
    .orderBy('p.paid_at')
    .orderBy('p.factor_id')
    .execute()
  return rows
    .filter(({ paid_at, is_refunded }) => paid_at >= since && !is_refunded)
    .toSorted((one, other) => one.paid_at.getTime() - other.paid_at.getTime())
    .slice(-most)
}

/** Of those that wait a manager refuses the oldest and gives the others but one. */
const decideSome = (deps: DemoDeps, campaignId: string) =>
  transaction(deps.db, async (tx) => {
    const [oldest, ...others] = await growth(tx)
      .selectFrom('growth.rewards')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'review')
      .orderBy('made_at')
      .execute()
    if (!oldest) return
    const note = (reward: typeof oldest, text: string, more: object = {}) =>
      growth(tx)
        .updateTable('growth.rewards')
        .set({ note: text, ...more })
        .where('id', '=', reward.id)
        .execute()
    const ended = { state: 'refused', ended_at: deps.clock.now() }
    await note(oldest, 'هر دو با یک شماره با پشتیبانی تماس گرفته بودند.', ended)
    for (const reward of others.slice(0, -1)) {
      await note(reward, 'بودجهٔ طرح افزایش یافت.')
      await holdReward(deps, tx, reward)
    }
  })

/** The buyer was given their money back, and both lose the reward. */
async function takeBack(deps: DemoDeps, tx: Tx, factorId: string): Promise<void> {
  const factor = await lockFactor(tx, factorId)
  if (!factor) return
  await giveBack(deps, tx, factor, 'دوره را برای کس دیگری خریده بودم.', 'done')
  await takeBackOnRefund(deps).hear(tx, { factorId } as never)
}
