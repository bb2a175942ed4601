import { weekdayOf } from './days.ts'
import { toPersianDigits } from './digits.ts'
import { jalaliMonthNames, jalaliOf, jalaliText } from './jalali.ts'
import { type Locale, localeRules } from './locale.ts'
import { dayAt, type Instant, wallTimeOf } from './zone.ts'

/** short «۱۴۰۵/۰۸/۲۹», long «۲۹ آبان ۱۴۰۵», full «جمعه ۲۹ آبان ۱۴۰۵», month «آبان ۱۴۰۵». */
export type DayStyle = 'short' | 'long' | 'full' | 'month'

export type Shown = {
  /** An IANA zone; Asia/Tehran unless given. */
  readonly zone?: string
  readonly locale?: Locale
  readonly seconds?: boolean
}

/** Saturday first. */
export const weekdayNames = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'] as const

/** The name of the weekday of an ISO day: «جمعه». */
export function weekdayName(day: string): string {
  return weekdayNames[weekdayOf(day)] ?? ''
}

// Built from parts, because Intl puts the Persian year first where a month name is shown.
function jalaliDay(day: string, style: DayStyle): string {
  const jalali = jalaliOf(day)
  if (style === 'short') return toPersianDigits(jalaliText(jalali))
  const month = `${jalaliMonthNames[jalali.month - 1]} ${toPersianDigits(jalali.year)}`
  if (style === 'month') return month
  const long = `${toPersianDigits(jalali.day)} ${month}`
  return style === 'full' ? `${weekdayName(day)} ${long}` : long
}

const intlOptions = {
  long: { dateStyle: 'long' },
  full: { dateStyle: 'full' },
  month: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

function gregorianDay(day: string, style: DayStyle, tag: string): string {
  if (style === 'short') return day.split('-').reverse().join('/')
  const options = { ...intlOptions[style], timeZone: 'UTC', calendar: 'gregory' }
  return new Intl.DateTimeFormat(tag, options).format(new Date(`${day}T00:00:00Z`))
}

/** An ISO day for the screen: Jalali in Persian, Gregorian in other locales. Throws RangeError if it is no day. */
export function formatDay(day: string, style: DayStyle = 'short', locale: Locale = 'fa'): string {
  weekdayOf(day)
  const rules = localeRules[locale]
  return rules.jalali ? jalaliDay(day, style) : gregorianDay(day, style, rules.tag)
}

/** The day of an instant, as `formatDay` shows it. */
export function formatDate(instant: Instant, style: DayStyle = 'short', shown: Shown = {}): string {
  return formatDay(dayAt(instant, shown.zone), style, shown.locale)
}

/** «۱۸:۳۰», or «۱۸:۳۰:۰۵» with seconds. */
export function formatTime(instant: Instant, shown: Shown = {}): string {
  const { hour, minute, second } = wallTimeOf(instant, shown.zone)
  const parts = shown.seconds ? [hour, minute, second] : [hour, minute]
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return (shown.locale ?? 'fa') === 'fa' ? toPersianDigits(text) : text
}

/** «جمعه ۲۹ آبان ۱۴۰۵، ساعت ۱۸:۳۰»; short is «۱۴۰۵/۰۸/۲۹ ۱۸:۳۰». */
export function formatDateTime(
  instant: Instant,
  style: Exclude<DayStyle, 'month'> = 'full',
  shown: Shown = {},
): string {
  const [date, time] = [formatDate(instant, style, shown), formatTime(instant, shown)]
  if (style === 'short') return `${date} ${time}`
  return (shown.locale ?? 'fa') === 'fa' ? `${date}، ساعت ${time}` : `${date}, ${time}`
}
