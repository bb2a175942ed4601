import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import {
  addCalendarMonths,
  calendarDayOf,
  isoDayOfCalendar,
  jalaliYearText,
  monthNames,
  parseCalendarDay,
} from './calendar.ts'
import { dayOfNumber } from './days.ts'
import { localDigits, localSentence } from './digits.ts'
import { durationInProse, formatDuration } from './duration.ts'
import { formatDateTime, formatDay, formatTime } from './format-date.ts'
import { currentLocale, type Locale, localeOfCode, localeRules, parseLocale, setLocale } from './locale.ts'
import { formatMobile } from './mobile.ts'
import { tomanNumber, tomanText } from './money.ts'
import { formatDecimal, formatNumber, formatPercent, formatTenths } from './numbers.ts'
import { periodOf } from './periods.ts'
import { relativeTime } from './relative-time.ts'

afterEach(() => setLocale('fa'))

const gregorian: readonly Locale[] = ['en', 'en-gb', 'zh-cn', 'zh-tw']

test('codes map to locales, Jalali only for Persian', () => {
  expect(localeOfCode).toEqual({ en_GB: 'en-gb', en_US: 'en', zh_CN: 'zh-cn', zh_TW: 'zh-tw', fa_IR: 'fa' })
  expect(parseLocale('fa_IR')).toBe('fa')
  expect(parseLocale('en-gb')).toBe('en-gb')
  expect(parseLocale('constructor')).toBeNull()
  expect(Object.keys(localeRules).filter((name) => localeRules[name as Locale].jalali)).toEqual(['fa'])
})

test('a process that was told nothing is Persian', () => {
  expect(currentLocale()).toBe('fa')
})

describe.each(gregorian)('with %s', (locale) => {
  test('the calendar is Gregorian, its names Persian, its digits Latin', () => {
    setLocale(locale)
    expect(formatDay('2026-11-23')).toBe('23/11/2026')
    expect(formatDay('2026-11-23', 'long', { now: '2026-01-01' })).toBe('دوشنبه 23 نوامبر')
    expect(formatDay('2026-11-23', 'month')).toBe('نوامبر 2026')
    expect(formatTime('2026-11-20T15:00:05Z', { seconds: true })).toBe('18:30:05')
    expect(formatDateTime('2026-11-20T15:00:05Z')).toBe('20/11/2026 18:30')
    expect(formatNumber(1_250_000.5)).toBe('1,250,000.5')
    expect(formatPercent(12.5, 1)).toBe('12.5%')
    expect(formatTenths(4)).toBe('4.0')
    expect(formatDecimal(1234.5, 2)).toBe('1234.50')
    expect(tomanText(12_500_000)).toBe('1,250,000 تومان')
    expect(tomanNumber(125)).toBe('12.5')
    expect(formatDuration(2 * 86_400 + 3 * 3600 + 245)).toBe('2 روز و 03:04:05')
    expect(durationInProse(0)).toBe('0 ثانیه')
    expect(relativeTime('2026-11-20T00:00:00Z', '2026-11-20T00:20:00Z')).toBe('20 دقیقه پیش')
    expect(formatMobile('+989120000001')).toBe('0912 000 0001')
    expect(localDigits('۱۴')).toBe('14')
  })

  test('weeks begin on Saturday, months and years are Gregorian', () => {
    setLocale(locale)
    expect(periodOf('week', '2026-11-20')).toMatchObject({ start: '2026-11-14', end: '2026-11-20' })
    expect(periodOf('month', '2026-02-20')).toMatchObject({ start: '2026-02-01', end: '2026-02-28' })
    expect(periodOf('year', '2026-02-20')).toMatchObject({ start: '2026-01-01', end: '2026-12-31' })
    expect(addCalendarMonths({ year: 2026, month: 12, day: 31 }, 2)).toEqual({
      year: 2027,
      month: 2,
      day: 28,
    })
  })
})

test('month names are the ones Intl knows', () => {
  setLocale('en-gb')
  const intl = new Intl.DateTimeFormat('fa-IR-u-ca-gregory', { month: 'long', timeZone: 'UTC' })
  expect(monthNames()).toEqual(Array.from({ length: 12 }, (_, at) => intl.format(Date.UTC(2026, at, 5))))
})

test.each(['fa', 'en-gb'] as const)('with %s a day comes back as it was shown', (locale) => {
  setLocale(locale)
  const days = fc.integer({ min: -40_000, max: 80_000 }).map(dayOfNumber)
  fc.assert(
    fc.property(days, (day) => {
      expect(parseCalendarDay(formatDay(day))).toBe(day)
      expect(isoDayOfCalendar(calendarDayOf(day))).toBe(day)
    }),
  )
})

test('typed days follow the calendar; what is none is refused', () => {
  expect(parseCalendarDay('1405-8-29')).toBe('2026-11-20')
  expect(parseCalendarDay('20/11/2026')).toBeNull()
  setLocale('en-gb')
  expect(parseCalendarDay('۲۰/۱۱/۲۰۲۶')).toBe('2026-11-20')
  expect(parseCalendarDay('5.1.2026')).toBe('2026-01-05')
  for (const wrong of ['30/02/2026', '0/1/2026', '1/13/2026', '1405/08/29', '20/11/26', 'soon'])
    expect(parseCalendarDay(wrong)).toBeNull()
})

test('written sentences are shown in the digits of the locale', () => {
  const sentence = 'تا ۲٬۰۰۰ سطر، با ۱۲٫۵٪ تخفیف در HTML5، «۲» و ۲.'
  expect(localSentence(sentence)).toBe(sentence)
  setLocale('en-gb')
  expect(localSentence(sentence)).toBe('تا 2,000 سطر، با 12.5% تخفیف در HTML5، «2» و 2.')
})

test('the year of a paper of questions is Jalali, or the Gregorian one in which it begins', () => {
  expect(jalaliYearText(1403)).toBe('۱۴۰۳')
  setLocale('en-gb')
  expect(jalaliYearText(1403)).toBe('2024')
})
