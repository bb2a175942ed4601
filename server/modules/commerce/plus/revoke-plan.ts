import { lockAccount } from '#modules/wallet'
import type { Db, Tx } from '#platform/database'
import type { Grant, SoldLine } from '#plugs/sellable'
import type { CommerceDeps } from '../deps.ts'
import { commerce } from '../tables.ts'
import { endPlus } from './end-plus.ts'
import { findDayPlan } from './grant-plus-days.ts'
import { isOpen } from './subscription.ts'
import { addTransition, lockRunning } from './subscription-queries.ts'

/**
 * Only the period that was paid last can be refunded. A buyer who has used it for learning gets nothing back
 * (`usedPercent` of plans), unless a manager decides so.
 */
export async function whyNotRevokePlan(
  db: Db,
  personId: string,
  line: SoldLine,
): Promise<'commerce.line-not-refundable' | null> {
  const [last] = await givenTimes(db, personId)
  return last?.lineId === line.id ? null : 'commerce.line-not-refundable'
}

/** Takes the refunded period off the end. The wallet is locked before the subscription, as in every payment. */
export async function revokePlan(
  deps: Pick<CommerceDeps, 'clock' | 'jobs'>,
  tx: Tx,
  { line, personId, now }: Grant,
): Promise<void> {
  await lockAccount(tx, { kind: 'person', ownerId: personId })
  const one = await lockRunning(tx, personId)
  const times = await givenTimes(tx, personId)
  const taken = times.find(({ lineId }) => lineId === line.id)
  // The subscription has ended meanwhile.
  if (!one || !taken) return
  const [last] = times.filter((time) => time !== taken)
  const until = new Date(one.until.getTime() - (taken.until.getTime() - taken.since.getTime()))
  // Days that nobody paid for are days of another plan.
  const planId = last?.planId ?? (await findDayPlan(tx))?.id ?? one.plan_id
  const set = { until, renews: false, told_at: null, plan_id: planId }
  const shortened = await addTransition(tx, one, set, {
    kind: 'refunded',
    at: now,
    line_id: line.id,
    since: until,
  })
  // A pause has kept what was left when it began; time that was granted stays, whoever paid for it.
  const isLeft = one.paused_at
    ? until > one.paused_at
    : isOpen({ ...shortened, state: 'active' }, one.plan, now)
  if (!isLeft) await endPlus(deps, tx, shortened, now, { quietly: true })
}

/** The periods that payments gave to the person's running subscription, the last first, without refunded ones. */
async function givenTimes(db: Db, personId: string) {
  const rows = await commerce(db)
    .selectFrom('commerce.subscriptions as s')
    .innerJoin('commerce.subscription_turns as t', 't.subscription_id', 's.id')
    .innerJoin('commerce.factor_lines as l', 'l.id', 't.line_id')
    .select(['t.line_id as lineId', 't.since', 't.until', 't.kind', 'l.item_id as planId'])
    .where('s.person_id', '=', personId)
    .where('s.state', '<>', 'ended')
    .orderBy('t.at', 'desc')
    .orderBy('t.id', 'desc')
    .execute()
  const back = new Set(rows.flatMap(({ kind, lineId }) => (kind === 'refunded' ? [lineId] : [])))
  return rows.flatMap(({ kind, since, ...row }) =>
    kind !== 'refunded' && since && !back.has(row.lineId) ? [{ ...row, since }] : [],
  )
}
