import { leaveNotice } from '#modules/notices'
import { balanceOf, lockAccount } from '#modules/wallet'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { placeFactor } from '../checkout/create-factor.ts'
import type { CommerceDeps } from '../deps.ts'
import { payFromWallet } from '../paying/pay-up.ts'
import { planItem } from '../plus/plan-queries.ts'
import { plusNoticeTypes } from '../plus/plus-notice-types.ts'
import { isOpen, whyNotRenew } from '../plus/subscription.ts'
import {
  findLast,
  lockRunning,
  type PlannedSubscription,
  subscriptionReply,
} from '../plus/subscription-queries.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { commerce } from '../tables.ts'

export type RenewDeps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'secret' | 'sellables'>

export type Renewal =
  | { readonly outcome: 'renewed' }
  | { readonly outcome: 'not-sold' }
  | { readonly outcome: 'too-little'; readonly missing: number }

/** Renews plus from the wallet at its owner's wish, e.g. after filling the wallet in the days of grace. */
export function renewPlus(deps: RenewDeps, request: RepeatedRequest) {
  const { personId } = request
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const now = deps.clock.now()
      await lockAccount(tx, { kind: 'person', ownerId: personId })
      const one = (await lockRunning(tx, personId)) ?? refuse('plus.none')
      refuseIf(whyNotRenew(one, now))
      if (!isOpen(one, one.plan, now)) refuse('plus.none')
      const renewal = await renew(deps, tx, one)
      if (renewal.outcome === 'not-sold') refuse('plus.plan-not-sold')
      if (renewal.outcome === 'too-little') refuse('wallet.too-little')
      const renewed = (await findLast(tx, personId)) ?? one
      return { subscription: await subscriptionReply(tx, renewed, now) }
    }),
  )
}

/**
 * Pays the next period of a subscription from its owner's wallet; the caller has locked wallet and subscription. A
 * factor is made and paid, and its grant lengthens the subscription. The ledger's cause names the period, so that none
 * is paid twice.
 */
export async function renew(deps: RenewDeps, tx: Tx, one: PlannedSubscription): Promise<Renewal> {
  const { person_id: personId, plan_id: planId } = one
  const items = [planItem(planId)]
  const { lines, total } = await priceCart(deps, tx, { items, personId })
  if (lines.some(({ whyNot }) => whyNot !== null)) return { outcome: 'not-sold' }
  const { available } = await balanceOf(tx, { kind: 'person', ownerId: personId })
  if (available < total) return { outcome: 'too-little', missing: total - available }
  const factor = await placeFactor(deps, tx, personId, { items })
  const cause = await causeOf(tx, one)
  await payFromWallet(deps, tx, factor, { cause, kind: 'plus' })
  const { until } = (await lockRunning(tx, personId)) ?? one
  await leaveNotice(deps.jobs, tx, deps.clock, {
    personId,
    kind: plusNoticeTypes.renewed,
    about: { title: one.plan.title, until: until.toISOString(), total },
    cause,
  })
  return { outcome: 'renewed' }
}

/** Counts refunds into the cause, since a period that was refunded may be paid again. */
async function causeOf(tx: Tx, { id, until }: PlannedSubscription): Promise<string> {
  const { refunds } = await commerce(tx)
    .selectFrom('commerce.subscription_turns')
    .select(({ fn }) => fn.countAll<number>().as('refunds'))
    .where('subscription_id', '=', id)
    .where('kind', '=', 'refunded')
    .executeTakeFirstOrThrow()
  const cause = `subscription ${id} renewal ${until.toISOString()}`
  return Number(refunds) === 0 ? cause : `${cause} after ${refunds} refunds`
}
