import { parseCalendarDay } from '@arvand/persian/calendar'
import { localDigits } from '@arvand/persian/digits'
import { formatDay } from '@arvand/persian/format-date'
import { currentRules } from '@arvand/persian/locale'

/** The ISO day that a typed date means, or null. */
export const dayTyped = (text: string): string | null => parseCalendarDay(text)

/** The placeholder of a date field, in the order in which it is read from the left. */
export const dayPlaceholder = (): string => (currentRules().jalali ? 'روز ماه سال' : 'سال ماه روز')

/** The initial text of a date field: an ISO day in the locale's format, anything else as it was typed. */
export function shownDay(value: string | undefined): string | undefined {
  return value && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value && localDigits(value)
}

/** An ISO day, or the nearer of two limits when it is outside them. */
export function dayWithin(isoDay: string, min: string | undefined, max: string | undefined): string {
  if (min && isoDay < min) return min
  return max && isoDay > max ? max : isoDay
}
