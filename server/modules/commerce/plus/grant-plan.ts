import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { Grant } from '#plugs/sellable'
import type { CommerceDeps } from '../deps.ts'
import { commerce, type Plan } from '../tables.ts'
import { endPlus } from './end-plus.ts'
import { plusBegan } from './plus-jobs.ts'
import { isOpen, monthsAfter } from './subscription.ts'
import { addTransition, lockRunning, type PlannedSubscription } from './subscription-queries.ts'

type GrantParts = Pick<CommerceDeps, 'clock' | 'jobs'>

/**
 * Begins plus in the paying transaction, or lengthens the running subscription. The payer's wallet is locked by then.
 */
export async function grantPlan(deps: GrantParts, tx: Tx, { line, personId, now }: Grant): Promise<void> {
  const plan = await commerce(tx)
    .selectFrom('commerce.plans')
    .selectAll()
    .where('id', '=', line.item_id)
    .executeTakeFirstOrThrow()
  const running = await lockRunning(tx, personId)
  // Its time is over, but the scheduled job has not ended it yet.
  const isOver = running && running.state !== 'paused' && !isOpen(running, running.plan, now)
  if (running && isOver) await endPlus(deps, tx, running, now)
  if (running && !isOver) await lengthen(tx, running, plan, line.id, now)
  else await begin(deps, tx, { personId, plan, lineId: line.id, now })
}

interface Beginning {
  readonly personId: string
  readonly plan: Plan
  readonly lineId: string
  readonly now: Date
}

async function begin(deps: GrantParts, tx: Tx, { personId, plan, lineId, now }: Beginning): Promise<void> {
  const row = await commerce(tx)
    .insertInto('commerce.subscriptions')
    .values({
      id: newId(),
      person_id: personId,
      plan_id: plan.id,
      line_id: lineId,
      state: 'active',
      began_at: now,
      until: monthsAfter(now, plan.months),
      renews: true,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addTransition(tx, { ...row, plan }, {}, { kind: 'began', at: now, line_id: lineId, since: now })
  await deps.jobs.leave(tx, plusBegan, { personId })
}

/** The new period follows the paid one, even when days of grace were used; the plan that was bought last counts. */
async function lengthen(
  tx: Tx,
  one: PlannedSubscription,
  plan: Plan,
  lineId: string,
  now: Date,
): Promise<void> {
  const isPaused = one.state === 'paused'
  const set = {
    plan_id: plan.id,
    until: monthsAfter(one.until, plan.months),
    told_at: null,
    // A running pause keeps its end.
    ...(isPaused ? {} : { state: 'active' as const, paused_days: 0 }),
  }
  await addTransition(tx, one, set, { kind: 'renewed', at: now, line_id: lineId, since: one.until })
}
