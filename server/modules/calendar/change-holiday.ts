import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse, refuseIf } from '#platform/refusal'
import { type KnownHoliday, whyNotSave } from './holiday.ts'
import { calendar, type HolidayChangeRow, type HolidayRow } from './tables.ts'

interface Written {
  readonly id?: string | undefined
  readonly day: string
  readonly title: string
}

/** Adds a holiday, or with an id moves or renames it. */
export function saveHoliday(db: Db, clock: Clock, actor: Actor, written: Written): Promise<KnownHoliday> {
  refuseIf(whyNotSave(written))
  return transaction(db, async (tx) => {
    const row = await write(tx, written)
    await noteChange(tx, clock, actor, written.id ? 'mended' : 'added', row)
    return row
  })
}

/** Takes a holiday out of the calendar; its history stays. */
export function removeHoliday(db: Db, clock: Clock, actor: Actor, id: string): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await calendar(tx)
      .deleteFrom('calendar.holidays')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) refuse('request.not-found')
    await noteChange(tx, clock, actor, 'removed', row)
  })
}

async function write(tx: Tx, { id, day, title }: Written): Promise<HolidayRow> {
  // The lock lets one writer in at a time, so that two cannot save the same holiday twice. Managers seldom write here.
  await sql`lock table calendar.holidays in share row exclusive mode`.execute(calendar(tx))
  const twin = await calendar(tx)
    .selectFrom('calendar.holidays')
    .select('id')
    .where('day', '=', day)
    .where('title', '=', title)
    .executeTakeFirst()
  if (twin && twin.id !== id) refuse('calendar.holiday-taken')
  const row = { day, title, estimated: false }
  const written =
    id === undefined
      ? calendar(tx)
          .insertInto('calendar.holidays')
          .values({ id: newId(), ...row })
      : calendar(tx).updateTable('calendar.holidays').set(row).where('id', '=', id)
  return (await written.returningAll().executeTakeFirst()) ?? refuse('request.not-found')
}

async function noteChange(
  tx: Tx,
  clock: Clock,
  actor: Actor,
  act: HolidayChangeRow['act'],
  { id, day, title }: HolidayRow,
): Promise<void> {
  await calendar(tx)
    .insertInto('calendar.holiday_changes')
    .values({
      id: newId(),
      holiday_id: id,
      act,
      day,
      title,
      changed_by: actor.personId,
      changed_at: clock.now(),
    })
    .execute()
}
