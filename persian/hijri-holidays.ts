import type { Holiday } from './holidays.ts'
import { isoDayOf } from './jalali.ts'

type Row = readonly [month: number, day: number, title: string]

/**
 * Holidays of the lunar calendar by Jalali year, the initial rows of a table that managers can edit: the crescent is
 * announced late, so a day can move by one, and decrees add or drop days.
 * 1404 and 1405 are as printed in the official calendar of each year (for 1405 one newspaper's list leaves out
 * 25 Farvardin). 1406 is an ESTIMATE from predicted Iranian month lengths, made before its calendar was published.
 */
const rowsOf: Readonly<Record<number, readonly Row[]>> = {
  1404: [
    [1, 2, 'شهادت امام علی (ع)'],
    [1, 11, 'عید سعید فطر'],
    [1, 12, 'تعطیل به مناسبت عید سعید فطر'],
    [2, 4, 'شهادت امام جعفر صادق (ع)'],
    [3, 16, 'عید سعید قربان'],
    [3, 24, 'عید سعید غدیر خم'],
    [4, 14, 'تاسوعای حسینی'],
    [4, 15, 'عاشورای حسینی'],
    [5, 23, 'اربعین حسینی'],
    [5, 31, 'رحلت حضرت رسول اکرم (ص) و شهادت امام حسن مجتبی (ع)'],
    [6, 2, 'شهادت امام رضا (ع)'],
    [6, 10, 'شهادت امام حسن عسکری (ع)'],
    [6, 19, 'میلاد حضرت رسول اکرم (ص) و امام جعفر صادق (ع)'],
    [9, 3, 'شهادت حضرت فاطمهٔ زهرا (س)'],
    [10, 13, 'ولادت امام علی (ع)'],
    [10, 27, 'مبعث حضرت رسول اکرم (ص)'],
    [11, 15, 'ولادت حضرت قائم (عج)'],
    [12, 20, 'شهادت امام علی (ع)'],
  ],
  1405: [
    [1, 1, 'عید سعید فطر'],
    [1, 2, 'تعطیل به مناسبت عید سعید فطر'],
    [1, 25, 'شهادت امام جعفر صادق (ع)'],
    [3, 6, 'عید سعید قربان'],
    [3, 14, 'عید سعید غدیر خم'],
    [4, 3, 'تاسوعای حسینی'],
    [4, 4, 'عاشورای حسینی'],
    [5, 13, 'اربعین حسینی'],
    [5, 21, 'رحلت حضرت رسول اکرم (ص) و شهادت امام حسن مجتبی (ع)'],
    [5, 22, 'شهادت امام رضا (ع)'],
    [5, 30, 'شهادت امام حسن عسکری (ع)'],
    [6, 8, 'میلاد حضرت رسول اکرم (ص) و امام جعفر صادق (ع)'],
    [8, 22, 'شهادت حضرت فاطمهٔ زهرا (س)'],
    [10, 2, 'ولادت امام علی (ع)'],
    [10, 16, 'مبعث حضرت رسول اکرم (ص)'],
    [11, 4, 'ولادت حضرت قائم (عج)'],
    [12, 9, 'شهادت امام علی (ع)'],
    [12, 19, 'عید سعید فطر'],
    [12, 20, 'تعطیل به مناسبت عید سعید فطر'],
  ],
  1406: [
    [1, 14, 'شهادت امام جعفر صادق (ع)'],
    [2, 27, 'عید سعید قربان'],
    [3, 4, 'عید سعید غدیر خم'],
    [3, 24, 'تاسوعای حسینی'],
    [3, 25, 'عاشورای حسینی'],
    [5, 3, 'اربعین حسینی'],
    [5, 11, 'رحلت حضرت رسول اکرم (ص) و شهادت امام حسن مجتبی (ع)'],
    [5, 12, 'شهادت امام رضا (ع)'],
    [5, 20, 'شهادت امام حسن عسکری (ع)'],
    [5, 29, 'میلاد حضرت رسول اکرم (ص) و امام جعفر صادق (ع)'],
    [8, 11, 'شهادت حضرت فاطمهٔ زهرا (س)'],
    [9, 21, 'ولادت امام علی (ع)'],
    [10, 5, 'مبعث حضرت رسول اکرم (ص)'],
    [10, 22, 'ولادت حضرت قائم (عج)'],
    [11, 28, 'شهادت امام علی (ع)'],
    [12, 8, 'عید سعید فطر'],
    [12, 9, 'تعطیل به مناسبت عید سعید فطر'],
  ],
}

/** Jalali years whose rows were estimated before their official calendar was published. */
export const estimatedHijriYears: readonly number[] = [1406]

/** The known and estimated holidays of the lunar calendar for 1404 to 1406, in order of days. */
export const hijriHolidays: readonly Holiday[] = Object.entries(rowsOf).flatMap(([year, rows]) =>
  rows.map(([month, day, title]) => ({ day: isoDayOf({ year: Number(year), month, day }), title })),
)
