import { addDays, isIsoDay, weekdayOf } from '@arvand/persian/days'
// not of the locale: holidays are counted by the Jalali year
import { jalaliOf } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'
import type { AgendaItem } from './agenda.ts'

export interface WeekDay {
  /** ISO day. */
  readonly day: string
  readonly isToday: boolean
  readonly isFriday: boolean
  readonly holidays: readonly { readonly title: string; readonly estimated: boolean }[]
  /** What opens, is due, begins or ends in the person's courses. */
  readonly agenda: readonly AgendaItem[]
}

interface Holiday {
  readonly day: string
  readonly title: string
  readonly estimated: boolean
}

/** The Saturday that begins the week of a day. */
export const saturdayOf = (day: string): string => addDays(day, -weekdayOf(day))

/** The Saturday of the week in the address, or of today's week when the address has no valid day. */
export function askedWeek(asked: string | null, today: string): string {
  const known = asked !== null && isIsoDay(asked) && asked > '1922-01-01' && asked < '2120-01-01'
  return saturdayOf(known ? asked : today)
}

/** The Jalali years of a week; two around Nowruz. */
export const yearsOf = (saturday: string): number[] => [
  ...new Set([jalaliOf(saturday).year, jalaliOf(addDays(saturday, 6)).year]),
]

/** Seven days from a Saturday. */
export function weekFrom(
  saturday: string,
  today: string,
  holidays: readonly Holiday[],
  agenda: readonly AgendaItem[] = [],
): WeekDay[] {
  return Array.from({ length: 7 }, (_, at) => {
    const day = addDays(saturday, at)
    return {
      day,
      isToday: day === today,
      isFriday: at === 6,
      holidays: holidays
        .filter((holiday) => holiday.day === day)
        .map(({ title, estimated }) => ({ title, estimated })),
      agenda: agenda.filter(({ at }) => dayAt(at) === day),
    }
  })
}
