import { isLeapJalaaliYear, isValidJalaaliDate, jalaaliMonthLength, toGregorian, toJalaali } from 'jalaali-js'
import { dayNumber } from './days.ts'
import { plainNumber } from './digits.ts'

/** A day of the Jalali calendar: year 1–3177, month 1 (Farvardin) to 12, day from 1. */
export type Jalali = { readonly year: number; readonly month: number; readonly day: number }

export const firstJalaliYear = 1
export const lastJalaliYear = 3177

export const jalaliMonthNames = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
] as const

/** Whether such a day exists; 30 Esfand only in leap years. */
export function isJalali({ year, month, day }: Jalali): boolean {
  const whole = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day)
  return whole && year >= firstJalaliYear && year <= lastJalaliYear && isValidJalaaliDate(year, month, day)
}

/** The Jalali day of a Gregorian ISO day. Throws RangeError if the day is not real or out of range. */
export function jalaliOf(isoDay: string): Jalali {
  dayNumber(isoDay)
  const [year, month, day] = isoDay.split('-').map(Number)
  const { jy, jm, jd } = toJalaali(year ?? 0, month ?? 0, day ?? 0)
  if (jy < firstJalaliYear) throw new RangeError(`Before the Jalali calendar: ${isoDay}`)
  return { year: jy, month: jm, day: jd }
}

/** The Gregorian ISO day of a Jalali day. Throws RangeError if there is no such day; it never rolls over. */
export function isoDayOf(jalali: Jalali): string {
  if (!isJalali(jalali)) throw new RangeError(`Not a Jalali day: ${jalaliText(jalali)}`)
  const { gy, gm, gd } = toGregorian(jalali.year, jalali.month, jalali.day)
  return `${String(gy).padStart(4, '0')}-${two(gm)}-${two(gd)}`
}

/** Whether the year has 366 days. Throws RangeError outside the years 1–3177. */
export function isLeapJalaliYear(year: number): boolean {
  if (!isJalali({ year, month: 1, day: 1 })) throw new RangeError(`Not a Jalali year: ${year}`)
  return isLeapJalaaliYear(year)
}

/** 29, 30 or 31. Throws RangeError if there is no such month. */
export function jalaliMonthLength(year: number, month: number): number {
  if (!isJalali({ year, month, day: 1 })) throw new RangeError(`Not a Jalali month: ${year}/${month}`)
  return jalaaliMonthLength(year, month)
}

/** `1405/08/29` in Latin digits, for files and sorting; for the screen use `format-date.ts`. */
export function jalaliText({ year, month, day }: Jalali): string {
  return `${String(year).padStart(4, '0')}/${two(month)}/${two(day)}`
}

/**
 * Reads «۱۴۰۵/۰۸/۲۹», «1405-8-29» or «۱۴۰۵.۰۸.۲۹» in any digits; null if it is not a day of the calendar.
 * The year has four digits, because two would be a guess.
 */
export function parseJalali(text: string): Jalali | null {
  const match = /^([1-9]\d{3})\/(\d{1,2})\/(\d{1,2})$/.exec(plainNumber(text.replace(/[-.٫]/g, '/')))
  if (!match) return null
  const jalali = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return isJalali(jalali) ? jalali : null
}

/** The same day so many months later, or the last day of that month if it is shorter: 1405/06/31 + 1 is 1405/07/30. */
export function addJalaliMonths({ year, month, day }: Jalali, months: number): Jalali {
  const count = year * 12 + (month - 1) + months
  const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
  return { ...target, day: Math.min(day, jalaliMonthLength(target.year, target.month)) }
}

/** Age in whole Jalali years on a day; both are ISO days. Someone born on 30 Esfand turns a year older on 1 Farvardin. */
export function ageOn(birthDay: string, today: string): number {
  const [born, now] = [jalaliOf(birthDay), jalaliOf(today)]
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
