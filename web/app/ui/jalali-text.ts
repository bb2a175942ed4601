import { toPersianDigits } from '@arvand/persian/digits'
import { formatDay, weekdayName } from '@arvand/persian/format-date'
import { isoDayOf, jalaliMonthNames, jalaliOf, parseJalali } from '@arvand/persian/jalali'

/** The ISO day that a typed Jalali date means, or null. */
export function dayTyped(text: string): string | null {
  const jalali = parseJalali(text)
  return jalali ? isoDayOf(jalali) : null
}

/** What a date field shows at first: an ISO day as a Jalali one, anything else as it was typed. */
export function shownDay(value: string | undefined): string | undefined {
  return value && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value && toPersianDigits(value)
}

/** «جمعه ۲۹ آبان», the year left out because it stands beside. */
export function dayInWords(isoDay: string): string {
  const { month, day } = jalaliOf(isoDay)
  return `${weekdayName(isoDay)} ${toPersianDigits(day)} ${jalaliMonthNames[month - 1]}`
}
