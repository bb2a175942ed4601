import { lockAccount } from '#modules/wallet'
import type { Db, Tx } from '#platform/database'
import type { Closer, ClosingLine } from '../refunds/closer.ts'
import { commerce } from '../tables.ts'
import { endPlus } from './end-plus.ts'
import { isOpen } from './subscription.ts'
import { lockRunning, turn } from './subscription-queries.ts'

/**
 * What was paid last goes back first: its time is taken off the end. Whoever has learned by it keeps it (`usedPercent`
 * of plans), besides where a manager decides. A part of the money takes no time.
 */
export const closePlan: Closer = {
  async standing(db, { factor, line }) {
    const given = (await givenTimes(db, factor.person_id))[0]
    const most = line.total - line.refunded
    return given?.lineId === line.id
      ? { whyNot: null, most }
      : { whyNot: 'commerce.line-not-refundable', most: 0 }
  },
  async close(parts, tx, { factor, line, now, isWhole }) {
    if (isWhole) await takeBack(parts, tx, { factor, line, now })
    return { entries: [] }
  },
}

/** The wallet is locked before the subscription, as in every payment. */
async function takeBack(
  parts: Parameters<Closer['close']>[0],
  tx: Tx,
  { factor, line, now }: ClosingLine,
): Promise<void> {
  await lockAccount(tx, { kind: 'person', ownerId: factor.person_id })
  const one = await lockRunning(tx, factor.person_id)
  const times = await givenTimes(tx, factor.person_id)
  const taken = times.find(({ lineId }) => lineId === line.id)
  // It has ended meanwhile.
  if (!one || !taken) return
  const [last] = times.filter((time) => time !== taken)
  const until = new Date(one.until.getTime() - (taken.until.getTime() - taken.since.getTime()))
  const set = { until, renews: false, told_at: null, plan_id: last?.planId ?? one.plan_id }
  const shortened = await turn(tx, one, set, { kind: 'refunded', at: now, line_id: line.id, since: until })
  const isLeft =
    last !== undefined && (one.state === 'paused' || isOpen({ ...shortened, state: 'active' }, one.plan, now))
  if (!isLeft) await endPlus(parts, tx, shortened, now, { quietly: true })
}

/** The times that payments gave to what the person has running, the last one first; without what was paid back. */
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
