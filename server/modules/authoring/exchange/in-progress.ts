import type { ExchangeReport } from '@arvand/contracts/teacher/exchange'
import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { wholePercents } from '../whole-percents.ts'
import { type ExchangeTrouble, exchanges } from './tables.ts'

/** Its person has called it off, or it is no longer there. */
export class CalledOff extends Error {
  override readonly name = 'CalledOff'
}

/**
 * Takes up one that waits, or an export whose worker died; undefined: there is nothing to do. An import that another
 * worker began and did not end has failed: what its file did to that worker it may do again.
 */
export async function takeUp(db: Db, clock: Clock, id: string) {
  const taken = await exchanges(db)
    .updateTable('authoring.exchanges')
    .set({ state: 'working', percent: 0, changed_at: clock.now() })
    .where('id', '=', id)
    .where(({ and, eb, or }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'working'), eb('direction', '=', 'export')])]),
    )
    .returning(['id', 'person_id', 'direction', 'course_id', 'file_id'])
    .executeTakeFirst()
  if (!taken)
    await exchanges(db)
      .updateTable('authoring.exchanges')
      .set({ state: 'failed', trouble: 'died', changed_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'working')
      .execute()
  return taken
}

export type TakenUp = NonNullable<Awaited<ReturnType<typeof takeUp>>>

/** Says how far it is, at each whole percent below 100. Throws CalledOff. */
export const progressTeller = (db: Db, clock: Clock, id: string) =>
  wholePercents((percent) => change(db, clock, id, { percent }))

/** The last word of an export or import that came to its end, in the transaction that stores what it made. */
export const finish = (
  tx: Tx,
  clock: Clock,
  id: string,
  made: { course_id?: string; file_id?: string | null; report?: ExchangeReport },
) => {
  const { report, ...rest } = made
  return change(tx, clock, id, {
    ...rest,
    state: 'done',
    percent: 100,
    ...(report ? { report: JSON.stringify(report) } : {}),
  })
}

/** It waits again: its worker stopped in order. */
export async function putBack(db: Db, clock: Clock, id: string): Promise<void> {
  await exchanges(db)
    .updateTable('authoring.exchanges')
    .set({ state: 'waiting', percent: 0, changed_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .execute()
}

/** It failed, and why. */
export const fail = (db: Db, clock: Clock, id: string, trouble: ExchangeTrouble, report?: ExchangeReport) =>
  change(db, clock, id, { state: 'failed', trouble, ...(report ? { report: JSON.stringify(report) } : {}) })

interface Change {
  readonly state?: 'done' | 'failed'
  readonly percent?: number
  readonly trouble?: ExchangeTrouble
  readonly course_id?: string
  readonly file_id?: string | null
  readonly report?: string
}

async function change(db: Db, clock: Clock, id: string, to: Change): Promise<void> {
  const { numUpdatedRows } = await exchanges(db)
    .updateTable('authoring.exchanges')
    .set({ ...to, changed_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new CalledOff()
}
