import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { type OffCode, offCodesWords as words } from './words.ts'

/** «۲۰٪ تخفیف، تا ۱۰۰٬۰۰۰ تومان». */
export function discountText({ kind, value, mostDiscount }: OffCode): string {
  if (kind === 'fixed') return words.fixed(tomanText(value))
  const percent = words.percent(formatPercent(value))
  return mostDiscount === null ? percent : `${percent}، ${words.upTo(tomanText(mostDiscount))}`
}

/** «از ۱ آذر تا ۱ دی». */
export function windowText({ startsAt, endsAt }: OffCode): string {
  const parts = [
    startsAt ? words.from(formatDate(startsAt)) : null,
    // `endsAt` is the end of the last day, so one millisecond before it lies in that day.
    endsAt ? words.until(formatDate(new Date(Date.parse(endsAt) - 1))) : null,
  ]
  return parts.filter(Boolean).join(' ') || words.always
}

/** «۳ از ۱۰ بار». */
export const usesText = ({ uses, totalLimit }: OffCode): string =>
  words.usesOf(formatNumber(uses), totalLimit === null ? null : formatNumber(totalLimit))
