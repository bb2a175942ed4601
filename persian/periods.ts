import { addCalendarMonths, calendarDayOf, isoDayOfCalendar, monthLength } from './calendar.ts'
import { addDays, dayNumber, daysBetween, weekdayOf } from './days.ts'

export type PeriodKind = 'day' | 'week' | 'month' | 'season' | 'year'

/** A day, week (from Saturday), month, season or year of the locale's calendar; both ends are ISO days that belong to it. */
export type Period = { readonly kind: PeriodKind; readonly start: string; readonly end: string }

/** The period that a day is in. */
export function periodOf(kind: PeriodKind, day: string): Period {
  if (kind === 'day') return { kind, start: day, end: day }
  if (kind === 'week') {
    const start = addDays(day, -weekdayOf(day))
    return { kind, start, end: addDays(start, 6) }
  }
  const { year, month } = calendarDayOf(day)
  const length = monthsOf[kind]
  const first = month - ((month - 1) % length)
  const last = first + length - 1
  return {
    kind,
    start: isoDayOfCalendar({ year, month: first, day: 1 }),
    end: isoDayOfCalendar({ year, month: last, day: monthLength(year, last) }),
  }
}

const monthsOf = { month: 1, season: 3, year: 12 }

/** The period just before it. */
export function previousPeriod({ kind, start }: Period): Period {
  return periodOf(kind, addDays(start, -1))
}

/** The period just after it. */
export function nextPeriod({ kind, end }: Period): Period {
  return periodOf(kind, addDays(end, 1))
}

/**
 * The same period a year ago, so that Nowruz is compared with Nowruz: the same month, the year before, or the week
 * whose Saturday is nearest to the same day of the calendar as this one's.
 */
export function periodLastYear({ kind, start }: Period): Period {
  // A year is one or two days longer than 52 weeks.
  if (kind === 'week') return periodOf(kind, addDays(start, -364))
  return periodOf(kind, isoDayOfCalendar(addCalendarMonths(calendarDayOf(start), -12)))
}

/** The part of a period up to a day of it: for «this month so far». */
export function soFar(period: Period, today: string): Period {
  return { ...period, end: dayNumber(today) < dayNumber(period.end) ? today : period.end }
}

/** As many days from the start of another period (at most all of it), to compare «so far» with. */
export function sameSpanOf(other: Period, part: Period): Period {
  return soFar(other, addDays(other.start, daysBetween(part.start, part.end)))
}
