import { formatDay } from '@arvand/persian/format-date'
// not of the locale: the first day that is taken is 1 Farvardin 1300
import { isoDayOf } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'

/** 1 Farvardin 1300. */
const earliest = isoDayOf({ year: 1300, month: 1, day: 1 })

/** A sentence for the field, or null: from 1300 on, and not after today in Tehran. */
export function whyNotBirthDate(day: string, now: Date): string | null {
  if (day < earliest) return `تاریخ تولد باید از ${formatDay(earliest)} به بعد باشد.`
  if (day > dayAt(now)) return 'تاریخ تولد نمی‌تواند در آینده باشد.'
  return null
}
