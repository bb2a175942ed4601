import { addCalendarMonths, calendarDayOf, isoDayOfCalendar } from '@arvand/persian/calendar'
import { dayAt, instantAt } from '@arvand/persian/zone'

const dayInMs = 86_400_000

/** The end of a day in Tehran: what is valid until this day expires then. */
export const endOfDay = (day: string): Date => new Date(instantAt(day).getTime() + dayInMs)

/** When a card whose months begin now expires: at the end of the same day of the last month. */
export const endOfMonthsFrom = (now: Date, months: number): Date =>
  endOfDay(isoDayOfCalendar(addCalendarMonths(calendarDayOf(dayAt(now)), months)))
