import type { Holiday } from '@arvand/persian/holidays'
// not of the locale: holidays are counted by the Jalali year
import { isoDayOf, jalaliMonthLength } from '@arvand/persian/jalali'
import {
  isWorkingDay as isWorkingDayOf,
  officeWeek,
  type WorkingCalendar,
} from '@arvand/persian/working-days'
import { type Db, prepared } from '#platform/database'
import { type KnownHoliday, mergeHolidays } from './holiday.ts'
import { calendar } from './tables.ts'

/** All days off between two ISO days, both included, in order; a day with two occasions comes twice. */
export async function holidaysBetween(db: Db, from: string, to: string): Promise<KnownHoliday[]> {
  return mergeHolidays(await announcedBetween(db, { from, to }), from, to)
}

/** All days off of a Jalali year. */
export function holidaysOf(db: Db, year: number): Promise<KnownHoliday[]> {
  const last = isoDayOf({ year, month: 12, day: jalaliMonthLength(year, 12) })
  return holidaysBetween(db, isoDayOf({ year, month: 1, day: 1 }), last)
}

/** Whether people work on an ISO day in the usual Iranian office week. */
export async function isWorkingDay(db: Db, day: string, week = officeWeek): Promise<boolean> {
  return isWorkingDayOf(day, await workingCalendar(db, day, day, week))
}

/** The calendar argument of `@arvand/persian/working-days`, valid only for the days between two ISO days. */
export async function workingCalendar(
  db: Db,
  from: string,
  to: string,
  week: WorkingCalendar['week'] = officeWeek,
): Promise<WorkingCalendar> {
  const holidays: Holiday[] = await announcedBetween(db, { from, to })
  return { week, holidays }
}

const announcedBetween = prepared((db, { from, to }: { from: string; to: string }) =>
  calendar(db)
    .selectFrom('calendar.holidays')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('title'),
)
