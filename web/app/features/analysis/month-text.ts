import { calendarDayOf, monthName } from '@arvand/persian/calendar'
import { localDigits } from '@arvand/persian/digits'

/** «آبان ۱۴۰۵» of a day of that month. */
export function monthText(day: string): string {
  const { year, month } = calendarDayOf(day)
  return `${monthName(month)} ${localDigits(year)}`
}
