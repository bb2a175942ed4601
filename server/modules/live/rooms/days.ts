import { dayAt } from '@arvand/persian/zone'
import { leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { roomDayAdded as job } from '../jobs.ts'
import { roomDayAdded } from '../live-notice-types.ts'
import { live } from '../tables.ts'
import { changing } from './rooms.ts'
import { whyNotAddDay } from './week.ts'
import { weekOf } from './week-queries.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'jobs'>

interface DayWish {
  readonly roomId: string
  readonly day: string
  readonly time?: string | undefined
  readonly minutes: number
  readonly note: string
}

/** Makes a day differ from the week of a room; a job tells its members. */
export const addDay = (deps: Deps, hostId: string, { roomId, day, time, minutes, note }: DayWish) =>
  changing(deps, roomId, hostId, async (tx) => {
    const today = dayAt(deps.clock.now())
    refuseIf(whyNotAddDay(await weekOf(tx, roomId, today), { day, time: time ?? null }, today))
    const dayId = newId()
    await live(tx)
      .insertInto('live.room_days')
      .values({
        ...{ id: dayId, room_id: roomId, day, note, by_id: hostId },
        ...(time ? { time, minutes } : { time: null, minutes: null }),
      })
      .execute()
    await deps.jobs.leave(tx, job, { dayId })
  })

export const removeDay = (deps: Deps, hostId: string, roomId: string, dayId: string) =>
  changing(deps, roomId, hostId, (tx) =>
    live(tx).deleteFrom('live.room_days').where('room_id', '=', roomId).where('id', '=', dayId).execute(),
  )

/** Tells the members of a room of a day that differs; one that was taken back meanwhile is not told. */
export async function tellOfDay({ db, clock, jobs }: Deps, dayId: string): Promise<void> {
  const day = await live(db)
    .selectFrom('live.room_days as d')
    .innerJoin('live.rooms as r', 'r.id', 'd.room_id')
    .select(['d.day', 'd.time', 'd.note', 'r.title', 'r.id as roomId'])
    .where('d.id', '=', dayId)
    .executeTakeFirst()
  if (!day) return
  const members = await live(db)
    .selectFrom('live.room_people')
    .select('person_id')
    .where('room_id', '=', day.roomId)
    .where('role', '=', 'member')
    .execute()
  for (const { person_id: personId } of members)
    await transaction(db, (tx) =>
      leaveNotice(jobs, tx, clock, {
        ...{ personId, kind: roomDayAdded, about: day },
        cause: `day ${dayId} of room ${day.roomId}`,
      }),
    )
}
