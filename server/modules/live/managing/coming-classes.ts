import { addDays, weekdayOf } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { comingDays } from '../rooms/week.ts'
import { holidayTitles } from '../rooms/week-queries.ts'

/** The days on which classes of rooms are to come, with what a week needs to know of each. */
export interface Ahead {
  readonly now: Date
  readonly days: readonly string[]
  readonly weekdays: readonly number[]
  readonly holidays: readonly boolean[]
}

export async function lookAhead(db: Db, now: Date): Promise<Ahead> {
  const today = dayAt(now)
  const days = Array.from({ length: comingDays }, (_, at) => addDays(today, at))
  const titles = await holidayTitles(db, now, instantAt(addDays(today, comingDays)))
  return { now, days, weekdays: days.map(weekdayOf), holidays: days.map((day) => titles.has(day)) }
}

/** A class as the list of all shows it. */
export interface ClassRow {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly host_id: string | null
  readonly starts_at: Date | null
}

/**
 * Webinars and meets that are to come, and each class of a room in the days ahead. `classesOf` says the same of one room
 * in `rooms/week.ts`, and a test holds both together; here the database does it, because a list of all rooms is sorted
 * and cut into pages.
 */
export const comingClasses = ({ now, days, weekdays, holidays }: Ahead) => sql<ClassRow>`(
  select kind, id, title, host_id, starts_at from live.classes where is_coming and starts_at > ${now}
  union
  select c.kind, c.id, c.title, c.host_id, one.starts_at
  from (
    select h.room_id, (d.day + h."time"::time) at time zone 'Asia/Tehran' as starts_at
    from unnest(${days}::date[], ${weekdays}::integer[], ${holidays}::boolean[]) as d (day, weekday, is_holiday)
    join live.room_hours h on h.weekday = d.weekday
    join live.rooms r on r.id = h.room_id
    where (r.on_holidays or not d.is_holiday) and not exists (
      select from live.room_days off where off.room_id = h.room_id and off.day = d.day and off."time" is null
    )
    union all
    select more.room_id, (more.day + more."time"::time) at time zone 'Asia/Tehran'
    from live.room_days more
    where more."time" is not null and more.day = any(${days}::date[])
  ) one
  join live.classes c on c.kind = 'room' and c.id = one.room_id
  where one.starts_at >= ${now}
)`
