import { isLeapJalaliYear, isoDayOf, jalaliOf } from './jalali.ts'

/** A day off. Lunar holidays come from database rows, because they are announced and can move by a day. */
export type Holiday = { readonly day: string; readonly title: string }

/**
 * The holidays of the solar calendar, by month and day. The law of 1359 closes all days from 29 Esfand to
 * 4 Farvardin, so 30 Esfand too where the year has it.
 */
export const solarHolidays: readonly {
  readonly month: number
  readonly day: number
  readonly title: string
}[] = [
  { month: 1, day: 1, title: 'آغاز نوروز' },
  { month: 1, day: 2, title: 'عید نوروز' },
  { month: 1, day: 3, title: 'عید نوروز' },
  { month: 1, day: 4, title: 'عید نوروز' },
  { month: 1, day: 12, title: 'روز جمهوری اسلامی ایران' },
  { month: 1, day: 13, title: 'روز طبیعت' },
  { month: 3, day: 14, title: 'رحلت امام خمینی' },
  { month: 3, day: 15, title: 'قیام ۱۵ خرداد' },
  { month: 11, day: 22, title: 'پیروزی انقلاب اسلامی' },
  { month: 12, day: 29, title: 'روز ملی شدن صنعت نفت ایران' },
  { month: 12, day: 30, title: 'آخرین روز سال' },
]

/** The solar holidays of a Jalali year as rows. */
export function solarHolidaysOf(year: number): Holiday[] {
  const leap = isLeapJalaliYear(year)
  return solarHolidays
    .filter(({ month, day }) => leap || month !== 12 || day !== 30)
    .map(({ month, day, title }) => ({ day: isoDayOf({ year, month, day }), title }))
}

/** Titles of all holidays on an ISO day, solar ones first; empty for a normal day. Fridays are not holidays here. */
export function holidayTitles(day: string, rows: readonly Holiday[]): string[] {
  const jalali = jalaliOf(day)
  const solar = solarHolidays.filter(
    (holiday) => holiday.month === jalali.month && holiday.day === jalali.day,
  )
  return [...solar, ...rows.filter((row) => row.day === day)].map(({ title }) => title)
}

/** Whether an ISO day is a public holiday. */
export function isHoliday(day: string, rows: readonly Holiday[]): boolean {
  return holidayTitles(day, rows).length > 0
}
