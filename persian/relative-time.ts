import { formatNumber } from './numbers.ts'
import { wordsOfNumber } from './words-of-number.ts'
import { type Instant, timeOf } from './zone.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The largest unit that fits, counted in whole ones. */
function spanOf(seconds: number): [count: number, unit: string] {
  if (seconds < hour) return [Math.floor(seconds / minute), 'دقیقه']
  if (seconds < day) return [Math.floor(seconds / hour), 'ساعت']
  const days = Math.floor(seconds / day)
  if (days < 7) return [days, 'روز']
  if (days < 30) return [Math.floor(days / 7), 'هفته']
  if (days < 365) return [Math.min(11, Math.floor(days / 30)), 'ماه']
  return [Math.floor(days / 365), 'سال']
}

/**
 * «سه روز پیش», «یک ساعت دیگر», and «همین حالا» within a minute of now. Counts to ten are in words, larger ones in
 * digits. Show the full date beside it for hover and screen readers.
 */
export function relativeTime(instant: Instant, now: Instant): string {
  const seconds = Math.trunc((timeOf(instant) - timeOf(now)) / 1000)
  if (Math.abs(seconds) < minute) return 'همین حالا'
  const [count, unit] = spanOf(Math.abs(seconds))
  const amount = count <= 10 ? wordsOfNumber(count) : formatNumber(count)
  return `${amount} ${unit} ${seconds < 0 ? 'پیش' : 'دیگر'}`
}
