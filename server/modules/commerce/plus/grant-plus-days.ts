import type { Db, Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { CommerceDeps } from '../deps.ts'
import { commerce, type Plan } from '../tables.ts'
import { endPlus } from './end-plus.ts'
import { plusBegan } from './plus-jobs.ts'
import { day, isOpen } from './subscription.ts'
import { addTransition, lockRunning } from './subscription-queries.ts'

/** The shortest plan, one that is sold where there is one: what days without a purchase are days of. */
export const findDayPlan = (db: Db): Promise<Plan | undefined> =>
  commerce(db)
    .selectFrom('commerce.plans')
    .selectAll()
    .orderBy('is_sold', 'desc')
    .orderBy('months')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** What so many days of plus are worth, in rials; null while there is no plan. */
export async function worthOfPlusDays(db: Db, days: number): Promise<number | null> {
  const plan = await findDayPlan(db)
  return plan ? Math.ceil((plan.price * days) / (plan.months * 300)) * 10 : null
}

/** Gives days of plus: lengthens the running subscription, or begins one that does not renew by itself. */
export async function grantPlusDays(
  deps: Pick<CommerceDeps, 'clock' | 'jobs'>,
  tx: Tx,
  personId: string,
  days: number,
): Promise<void> {
  const now = deps.clock.now()
  const running = await lockRunning(tx, personId)
  // A pause keeps its end, and the days follow the paid ones.
  if (running && (running.state === 'paused' || isOpen(running, running.plan, now))) {
    const from = running.state === 'grace' ? now : running.until
    const set = { until: new Date(from.getTime() + days * day), told_at: null }
    const state = running.state === 'grace' ? { state: 'active' as const } : {}
    await addTransition(tx, running, { ...set, ...state }, { kind: 'granted', at: now })
    return
  }
  if (running) await endPlus(deps, tx, running, now)
  const plan = await findDayPlan(tx)
  if (!plan) throw new Error('there is no plan whose days could be given')
  const row = await commerce(tx)
    .insertInto('commerce.subscriptions')
    .values({
      ...{ id: newId(), person_id: personId, plan_id: plan.id, line_id: null, state: 'active' as const },
      ...{ began_at: now, until: new Date(now.getTime() + days * day), renews: false },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addTransition(tx, { ...row, plan }, {}, { kind: 'granted', at: now })
  await deps.jobs.leave(tx, plusBegan, { personId })
}
