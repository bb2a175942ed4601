import { addCalendarMonths, calendarDayOf, isoDayOfCalendar } from '@arvand/persian/calendar'
import { addDays, daysBetween } from '@arvand/persian/days'
// not of the locale: Nowruz is a day of the Jalali calendar
import { jalaliOf } from '@arvand/persian/jalali'
import { periodLastYear, periodOf, previousPeriod } from '@arvand/persian/periods'

export type SpanKind = 'thirtyDays' | 'day' | 'week' | 'month' | 'season'

/** Both ends are ISO days that belong to it. */
export interface Span {
  readonly start: string
  readonly end: string
}

export interface Comparison {
  readonly kind: SpanKind
  /** The whole period, with the days of it that are still to come. */
  readonly now: Span
  readonly before: Span
  readonly against: 'previous' | 'lastYear'
  /** How many units of `now` are over, and of how many: hours of a day, days of any other period. */
  readonly passed: number
  readonly units: number
  /** An end (`to`) of the period before this one, and of the one after it if that has begun. */
  readonly earlier: string
  readonly later: string | null
  readonly today: string
}

const rollingDays = 30

/**
 * The period that a day is in (or, for thirty days, ends at) and the one to compare it with: the one before. An
 * unfinished period stops at the last whole unit. All figures drop at Nowruz (29 Esfand to 13 Farvardin), so if either
 * of the two touches it, the same period of last year is used.
 */
export function comparisonOf(
  kind: SpanKind,
  to: string | undefined,
  today: string,
  hour: number,
): Comparison {
  const newest = kind === 'thirtyDays' ? addDays(today, -1) : today
  const now = spanAt(kind, to === undefined || to > newest ? newest : to)
  const previous = spanBefore(kind, now)
  const isOfLastYear = touchesNowruz(now) || touchesNowruz(previous)
  const next = addDays(now.end, kind === 'thirtyDays' ? rollingDays : 1)
  return {
    kind,
    now,
    before: isOfLastYear ? spanLastYear(kind, now) : previous,
    against: isOfLastYear ? 'lastYear' : 'previous',
    ...progressOf(kind, now, today, hour),
    earlier: previous.end,
    later: now.end >= newest ? null : next > newest ? newest : next,
    today,
  }
}

function spanAt(kind: SpanKind, to: string): Span {
  return kind === 'thirtyDays' ? { start: addDays(to, 1 - rollingDays), end: to } : spanOf(periodOf(kind, to))
}

const spanOf = ({ start, end }: Span): Span => ({ start, end })

function spanBefore(kind: SpanKind, now: Span): Span {
  if (kind === 'thirtyDays') return spanAt(kind, addDays(now.start, -1))
  return spanOf(previousPeriod({ kind, ...now }))
}

function spanLastYear(kind: SpanKind, now: Span): Span {
  if (kind !== 'thirtyDays') return spanOf(periodLastYear({ kind, ...now }))
  const start = isoDayOfCalendar(addCalendarMonths(calendarDayOf(now.start), -12))
  return { start, end: addDays(start, rollingDays - 1) }
}

const hoursOfDay = 24

function progressOf(kind: SpanKind, { start, end }: Span, today: string, hour: number) {
  if (kind === 'day') return { passed: start === today ? hour : hoursOfDay, units: hoursOfDay }
  const units = daysBetween(start, end) + 1
  return { passed: Math.min(units, daysBetween(start, today)), units }
}

function touchesNowruz({ start, end }: Span): boolean {
  for (let day = start; day <= end; day = addDays(day, 1)) if (isNowruz(day)) return true
  return false
}

function isNowruz(day: string): boolean {
  const { month, day: date } = jalaliOf(day)
  return (month === 1 && date <= 13) || (month === 12 && date >= 29)
}
