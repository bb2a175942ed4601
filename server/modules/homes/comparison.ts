import { addDays } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
// not of the locale: Nowruz is a day of the Jalali calendar
import { jalaliOf } from '@arvand/persian/jalali'
import {
  type Period,
  periodLastYear,
  periodOf,
  previousPeriod,
  sameSpanOf,
  soFar,
} from '@arvand/persian/periods'

export interface Comparison {
  readonly now: Period
  readonly before: Period
  readonly kind: 'previous' | 'lastYear'
}

/**
 * A period up to today, and the period of the same length to compare it with: the one before. All figures drop at
 * Nowruz (29 Esfand to 13 Farvardin), so if either of the two touches Nowruz, the same period of last year is used.
 */
export function comparisonOf(kind: 'week' | 'month', today: string): Comparison {
  const whole = periodOf(kind, today)
  const now = soFar(whole, today)
  const previous = sameSpanOf(previousPeriod(whole), now)
  if (!touchesNowruz(now) && !touchesNowruz(previous)) return { now, before: previous, kind: 'previous' }
  return { now, before: sameSpanOf(periodLastYear(whole), now), kind: 'lastYear' }
}

function touchesNowruz({ start, end }: Period): boolean {
  for (let day = start; day <= end; day = addDays(day, 1)) if (isNowruz(day)) return true
  return false
}

function isNowruz(day: string): boolean {
  const { month, day: date } = jalaliOf(day)
  return (month === 1 && date <= 13) || (month === 12 && date >= 29)
}

/** «۱۴۰۵/۰۸/۰۱ تا ۱۴۰۵/۰۸/۲۹», or the single day. */
export function titleOf({ start, end }: Period): string {
  return start === end ? formatDay(end) : `${formatDay(start)} تا ${formatDay(end)}`
}
