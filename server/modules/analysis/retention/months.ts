import { addCalendarMonths, calendarDayOf, isoDayOfCalendar } from '@arvand/persian/calendar'
import { addDays } from '@arvand/persian/days'
import { periodOf } from '@arvand/persian/periods'
import type { Span } from '#platform/comparison'

/** The month of the locale's calendar so many months after the one of a day. */
export function monthAfter(day: string, months: number): Span {
  const { year, month } = calendarDayOf(day)
  const first = { year, month, day: 1 }
  const { start, end } = periodOf('month', isoDayOfCalendar(addCalendarMonths(first, months)))
  return { start, end }
}

/** So many months up to the one of today, the oldest first. They follow each other without a gap. */
export const monthsUpTo = (today: string, count: number): Span[] =>
  Array.from({ length: count }, (_, at) => monthAfter(today, at + 1 - count))

/** The day after a span. */
export const dayAfter = ({ end }: Span): string => addDays(end, 1)
