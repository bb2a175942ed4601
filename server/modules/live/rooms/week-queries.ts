import { dayAt } from '@arvand/persian/zone'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { holidaysBetween } from '#modules/calendar'
import type { Db } from '#platform/database'
import { live } from '../tables.ts'
import type { RoomWeek } from './week.ts'

/** Rooms with their weeks and the days from one on that differ. */
export const weeksFrom = (db: Db, day: string) =>
  live(db)
    .selectFrom('live.rooms as r')
    .select(['r.id as roomId', 'r.title', 'r.on_holidays as onHolidays'])
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('live.room_hours as h')
          .select(['h.id', 'h.weekday', 'h.time', 'h.minutes'])
          .whereRef('h.room_id', '=', 'r.id')
          .orderBy('h.weekday')
          .orderBy('h.time'),
      ).as('hours'),
      jsonArrayFrom(
        of
          .selectFrom('live.room_days as d')
          .select(['d.id', 'd.day', 'd.time', 'd.minutes', 'd.note'])
          .whereRef('d.room_id', '=', 'r.id')
          .where('d.day', '>=', day)
          .orderBy('d.day')
          .orderBy('d.time')
          .limit(200),
      ).as('days'),
    ])

export async function weekOf(db: Db, roomId: string, today: string): Promise<RoomWeek> {
  return weeksFrom(db, today).where('r.id', '=', roomId).executeTakeFirstOrThrow()
}

/** The titles of public holidays between two instants, by day. */
export async function holidayTitles(db: Db, from: Date, to: Date): Promise<ReadonlyMap<string, string>> {
  const all = await holidaysBetween(db, dayAt(from), dayAt(to))
  return new Map(all.map(({ day, title }) => [day, title]))
}
