import type { subscription } from '@arvand/contracts/plus'
import { withTax } from '@arvand/contracts/tax'
import type { z } from 'zod'
import type { Db, Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { readSettings } from '../settings.ts'
import { commerce, type Plan, type Subscription, type SubscriptionTransitionRow } from '../tables.ts'
import { planReply } from './plan-queries.ts'
import { afterPause, day, graceEnd, pauseDaysLeft, whyNotPause } from './subscription.ts'

export type PlannedSubscription = Subscription & { readonly plan: Plan }

/**
 * A person's running subscription, locked until the transaction ends. Where money moves, the wallet is locked before
 * it.
 */
export async function lockRunning(tx: Tx, personId: string): Promise<PlannedSubscription | undefined> {
  const row = await commerce(tx)
    .selectFrom('commerce.subscriptions')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', '<>', 'ended')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && withPlan(tx, row)
}

/** A person's running subscription, or the one that ended last. */
export async function findLast(db: Db, personId: string): Promise<PlannedSubscription | undefined> {
  const rows = await commerce(db)
    .selectFrom('commerce.subscriptions')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const row = rows.find(({ state }) => state !== 'ended') ?? rows[0]
  return row && withPlan(db, row)
}

async function withPlan(db: Db, row: Subscription): Promise<PlannedSubscription> {
  const plan = await commerce(db)
    .selectFrom('commerce.plans')
    .selectAll()
    .where('id', '=', row.plan_id)
    .executeTakeFirstOrThrow()
  return { ...row, plan }
}

/** Changes a locked subscription and adds the transition to its history. */
export async function addTransition<Of extends PlannedSubscription>(
  tx: Tx,
  one: Of,
  set: Partial<Omit<Subscription, 'id' | 'person_id'>>,
  { kind, at, ...paid }: Pick<SubscriptionTransitionRow, 'kind' | 'at'> & { line_id?: string; since?: Date },
): Promise<Of> {
  if (Object.keys(set).length > 0)
    await commerce(tx).updateTable('commerce.subscriptions').set(set).where('id', '=', one.id).execute()
  const changed = { ...one, ...set }
  await commerce(tx)
    .insertInto('commerce.subscription_turns')
    .values({ id: newId(), subscription_id: one.id, kind, until: changed.until, at, ...paid })
    .execute()
  return changed
}

/** A subscription as its owner sees it. */
export async function subscriptionReply(
  db: Db,
  one: PlannedSubscription,
  now: Date,
): Promise<z.input<typeof subscription>> {
  const { plan, state, renews } = one
  const { vatPercent } = await readSettings(db)
  const isOver = state === 'grace' || (state === 'active' && one.until <= now)
  return {
    id: one.id,
    plan: planReply(plan),
    state,
    beganAt: one.began_at,
    until: state === 'paused' ? afterPause(one, now).until : one.until,
    graceUntil: isOver ? graceEnd(one, plan) : null,
    renews,
    renewsAt:
      renews && plan.is_sold && state === 'active' && !isOver ? new Date(one.until.getTime() - day) : null,
    renewalTotal: plan.is_sold ? withTax(plan.price, vatPercent) : null,
    pausedAt: one.paused_at,
    restsUntil: one.rests_until,
    pauseDaysLeft: pauseDaysLeft(one, plan, now),
    whyNotPause: state === 'ended' ? 'plus.not-active' : whyNotPause(one, plan, now),
    endedAt: one.ended_at,
  }
}
