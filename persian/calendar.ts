import { dayNumber } from './days.ts'
import { localDigits, plainNumber } from './digits.ts'
import {
  addJalaliMonths,
  isoDayOf,
  type Jalali,
  jalaliMonthLength,
  jalaliMonthNames,
  jalaliOf,
  jalaliText,
  parseJalali,
} from './jalali.ts'
import { currentRules } from './locale.ts'

/** A day of a calendar: month and day from 1. */
export type CalendarDay = Jalali

/** The calendar functions that screens need; days are passed and returned as Gregorian ISO text. */
interface Calendar {
  readonly months: readonly string[]
  readonly dayOf: (isoDay: string) => CalendarDay
  readonly isoOf: (day: CalendarDay) => string
  readonly monthLength: (year: number, month: number) => number
  readonly addMonths: (day: CalendarDay, months: number) => CalendarDay
  /** In Latin digits: 1405/08/29, 20/11/2026. */
  readonly textOf: (isoDay: string) => string
  /** The ISO day of a text typed in any digits; null if it is no day. */
  readonly parse: (text: string) => string | null
}

const two = (number: number): string => String(number).padStart(2, '0')

const jalali: Calendar = {
  months: jalaliMonthNames,
  dayOf: jalaliOf,
  isoOf: isoDayOf,
  monthLength: jalaliMonthLength,
  addMonths: addJalaliMonths,
  textOf: (isoDay) => jalaliText(jalaliOf(isoDay)),
  parse: (text) => {
    const day = parseJalali(text)
    return day && isoDayOf(day)
  },
}

const isoText = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

const gregorianMonthLength = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

const gregorian: Calendar = {
  months: [
    'ژانویه',
    'فوریه',
    'مارس',
    'آوریل',
    'مه',
    'ژوئن',
    'ژوئیه',
    'اوت',
    'سپتامبر',
    'اکتبر',
    'نوامبر',
    'دسامبر',
  ],
  dayOf: (isoDay) => {
    dayNumber(isoDay)
    const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number)
    return { year, month, day }
  },
  isoOf: (day) => {
    dayNumber(isoText(day))
    return isoText(day)
  },
  monthLength: gregorianMonthLength,
  addMonths: ({ year, month, day }, months) => {
    const count = year * 12 + (month - 1) + months
    const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
    return { ...target, day: Math.min(day, gregorianMonthLength(target.year, target.month)) }
  },
  textOf: (isoDay) => isoDay.split('-').reverse().join('/'),
  parse: (text) => {
    const plain = plainNumber(text.replace(/[-.٫]/g, '/'))
    const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/([1-9]\d{3})$/.exec(plain) ?? []
    if (!day || !month || !year) return null
    const date = { year: Number(year), month: Number(month), day: Number(day) }
    const fits = date.month >= 1 && date.month <= 12 && date.day >= 1
    return fits && date.day <= gregorianMonthLength(date.year, date.month) ? isoText(date) : null
  },
}

const calendar = (): Calendar => (currentRules().jalali ? jalali : gregorian)

/** The names of the twelve months of the locale's calendar, in Persian: «فروردین» or «ژانویه» first. */
export const monthNames = (): readonly string[] => calendar().months

/** The name of a month by its number from 1. */
export const monthName = (month: number): string => calendar().months[month - 1] ?? ''

/** An ISO day in the locale's calendar. Throws RangeError if it is no day. */
export const calendarDayOf = (isoDay: string): CalendarDay => calendar().dayOf(isoDay)

/** The ISO day of a day of the locale's calendar. Throws RangeError if there is no such day. */
export const isoDayOfCalendar = (day: CalendarDay): string => calendar().isoOf(day)

/** How many days a month of the locale's calendar has. */
export const monthLength = (year: number, month: number): number => calendar().monthLength(year, month)

/** The same day so many months later, or the last day of that month if it is shorter. */
export const addCalendarMonths = (day: CalendarDay, months: number): CalendarDay =>
  calendar().addMonths(day, months)

/** A Jalali year, e.g. of a paper of questions: «۱۴۰۳», or the Gregorian year in which it begins, «2024». */
export const jalaliYearText = (year: number): string =>
  localDigits(currentRules().jalali ? year : year + gregorianBegin)

/** Every Jalali year begins in the Gregorian year that is so much greater. */
const gregorianBegin = 621

/** «۱۴۰۵/۰۸/۲۹», or «20/11/2026». Throws RangeError if it is no day. */
export const calendarText = (isoDay: string): string => localDigits(calendar().textOf(isoDay))

/** The ISO day of «۱۴۰۵/۰۸/۲۹» or «20/11/2026», typed in any digits; null if there is no such day. */
export const parseCalendarDay = (text: string): string | null => calendar().parse(text)
