import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { type Holiday, holidayTitles, solarHolidaysOf } from '@arvand/persian/holidays'
// not of the locale: holidays are counted by the Jalali year
import { jalaliOf } from '@arvand/persian/jalali'
import type { HolidayRow } from './tables.ts'

/** A day off as managers see it; `id` is null for the fixed solar holidays, which have no row. */
export interface KnownHoliday extends Holiday {
  readonly id: string | null
  readonly estimated: boolean
}

/** The announced holidays (`rows`) and the fixed solar ones, sorted by day; `from` and `to` are ISO days, included. */
export function mergeHolidays(rows: readonly HolidayRow[], from: string, to: string): KnownHoliday[] {
  const solar = yearsOf(from, to)
    .flatMap(solarHolidaysOf)
    .filter(({ day }) => day >= from && day <= to)
    .map((holiday) => ({ ...holiday, id: null, estimated: false }))
  return [...solar, ...rows].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

function yearsOf(from: string, to: string): number[] {
  const first = jalaliOf(from).year
  return Array.from({ length: jalaliOf(to).year - first + 1 }, (_, at) => first + at)
}

/** Why a holiday may not be saved: it is one of the fixed solar holidays. */
export function whyNotSave({ day, title }: Holiday): ErrorCode | null {
  return holidayTitles(day, []).includes(title) ? 'calendar.solar-holiday' : null
}
