import { calendarDayOf, calendarText, monthName } from './calendar.ts'
import { weekdayOf } from './days.ts'
import { localDigits } from './digits.ts'
import { dayAt, type Instant, wallTimeOf } from './zone.ts'

/**
 * short «۱۴۰۵/۰۸/۲۹»; long «جمعه ۲۹ آبان ۱۴۰۵», for greetings, calendars, events and certificates alone;
 * month «آبان ۱۴۰۵»; tile «۲۹ آبان». Where the calendar is Gregorian: «20/11/2026», «جمعه 20 نوامبر 2026».
 */
export type DayStyle = 'short' | 'long' | 'month' | 'tile'

export type Shown = {
  /** An IANA zone; Asia/Tehran unless given. */
  readonly zone?: string
  readonly seconds?: boolean
  /** The current instant or ISO day. If given, the long form leaves out the current year. */
  readonly now?: Instant
}

/** Saturday first. */
export const weekdayNames = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'] as const

/** The name of the weekday of an ISO day: «جمعه». */
export function weekdayName(day: string): string {
  return weekdayNames[weekdayOf(day)] ?? ''
}

/** An ISO day for the screen, in the locale's calendar and digits. Throws RangeError if it is no day. */
export function formatDay(isoDay: string, style: DayStyle = 'short', { now, zone }: Shown = {}): string {
  if (style === 'short') return calendarText(isoDay)
  const { year, month, day } = calendarDayOf(isoDay)
  if (style === 'month') return `${monthName(month)} ${localDigits(year)}`
  const tile = `${localDigits(day)} ${monthName(month)}`
  if (style === 'tile') return tile
  const isThisYear = now !== undefined && calendarDayOf(dayAt(now, zone)).year === year
  return `${weekdayName(isoDay)} ${tile}${isThisYear ? '' : ` ${localDigits(year)}`}`
}

/** The day of an instant, as `formatDay` shows it. */
export function formatDate(instant: Instant, style: DayStyle = 'short', shown: Shown = {}): string {
  return formatDay(dayAt(instant, shown.zone), style, shown)
}

/** «۱۸:۳۰», or «۱۸:۳۰:۰۵» with seconds. */
export function formatTime(instant: Instant, shown: Shown = {}): string {
  const { hour, minute, second } = wallTimeOf(instant, shown.zone)
  const parts = shown.seconds ? [hour, minute, second] : [hour, minute]
  return localDigits(parts.map((part) => String(part).padStart(2, '0')).join(':'))
}

/** «۱۴۰۵/۰۸/۲۹ ۱۸:۳۰»; long is «جمعه ۲۹ آبان ۱۴۰۵، ساعت ۱۸:۳۰». */
export function formatDateTime(
  instant: Instant,
  style: 'short' | 'long' = 'short',
  shown: Shown = {},
): string {
  const [date, time] = [formatDate(instant, style, shown), formatTime(instant, shown)]
  return style === 'short' ? `${date} ${time}` : `${date}، ساعت ${time}`
}
