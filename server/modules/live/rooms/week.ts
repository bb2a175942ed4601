import { addDays, weekdayOf } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'

/** When a room has class: pure. */

export interface RoomWeek {
  readonly onHolidays: boolean
  readonly hours: readonly RoomHour[]
  readonly days: readonly RoomDay[]
}

interface RoomHour {
  readonly id: string
  readonly weekday: number
  readonly time: string
  readonly minutes: number
}

/** Without a time the week does not hold on that day; with one it is a class more. */
export interface RoomDay {
  readonly id: string
  readonly day: string
  readonly time: string | null
  readonly minutes: number | null
  readonly note: string
}

export interface RoomClass {
  /** Stable, and unique in the room. */
  readonly key: string
  readonly at: Date
  readonly minutes: number
  /** Why it falls out, to be read; null: it takes place. */
  readonly whyNot: string | null
}

/** How far ahead the classes of a room are written out. */
export const comingDays = 14

const offWord = 'تعطیل'

/** All classes of a room between two instants, in order; `holidays` has the titles by day. */
export function classesOf(
  { onHolidays, hours, days }: RoomWeek,
  holidays: ReadonlyMap<string, string>,
  from: Date,
  to: Date,
): RoomClass[] {
  const found: RoomClass[] = []
  for (let day = dayAt(from); instantAt(day) < to; day = addDays(day, 1)) {
    const own = days.filter((one) => one.day === day)
    const off = own.find(({ time }) => time === null)
    const whyNot = off ? off.note || offWord : onHolidays ? null : (holidays.get(day) ?? null)
    for (const { id, weekday, time, minutes } of hours)
      if (weekday === weekdayOf(day))
        found.push({ key: `${id}-${day}`, at: instantAt(day, time), minutes, whyNot })
    for (const { id, time, minutes } of own)
      if (time !== null && minutes !== null)
        found.push({ key: id, at: instantAt(day, time), minutes, whyNot: null })
  }
  return found
    .filter(({ at }) => at >= from && at < to)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.key < b.key ? -1 : 1))
}

/** Why a day cannot differ so: it is past, or the same class stands already. */
export function whyNotAddDay({ hours, days }: RoomWeek, wish: Pick<RoomDay, 'day' | 'time'>, today: string) {
  if (wish.day < today) return 'live.day-past' as const
  const own = days.filter(({ day }) => day === wish.day)
  const isOff = own.some(({ time }) => time === null)
  const inWeek = hours.some(({ weekday, time }) => weekday === weekdayOf(wish.day) && time === wish.time)
  const taken = own.some(({ time }) => time === wish.time) || (inWeek && !isOff)
  return taken ? ('live.hour-taken' as const) : null
}
