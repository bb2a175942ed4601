import type { ExchangeReport } from '@arvand/contracts/teacher/exchange'
import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { wholePercents } from '../whole-percents.ts'
import { type ExchangeTrouble, exchanges } from './tables.ts'

/** The person has cancelled the export or import, or its row is gone. */
export class CalledOff extends Error {
  override readonly name = 'CalledOff'
}

/**
 * Claims an export or import that waits, or an export whose worker died; undefined: there is nothing to do. An import
 * whose worker died is marked as failed: its file may have killed that worker and would kill this one too.
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

/** Stores the progress at each whole percent below 100. Throws CalledOff. */
export const progressTeller = (db: Db, clock: Clock, id: string) =>
  wholePercents((percent) => change(db, clock, id, { percent }))

/** Marks an export or import as done, in the transaction that stores its result. Throws CalledOff. */
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

/** Makes an export or import wait again, because its worker was shut down in order. */
export async function putBack(db: Db, clock: Clock, id: string): Promise<void> {
  await exchanges(db)
    .updateTable('authoring.exchanges')
    .set({ state: 'waiting', percent: 0, changed_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .execute()
}

/** Marks an export or import as failed, with the reason. Throws CalledOff. */
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
