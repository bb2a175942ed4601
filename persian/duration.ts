import { localDigits } from './digits.ts'

function partsOf(seconds: number) {
  if (!Number.isFinite(seconds)) throw new RangeError('Not a duration')
  const whole = Math.max(0, Math.floor(seconds))
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  }
}

/** «۲ روز و ۰۳:۰۴:۰۵», and «۰۳:۰۴:۰۵» under a day. Takes seconds; drops a fraction and takes negatives for zero. */
export function formatDuration(seconds: number): string {
  const { days, ...rest } = partsOf(seconds)
  const clock = [rest.hours, rest.minutes, rest.seconds]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  return localDigits(days > 0 ? `${days} روز و ${clock}` : clock)
}

/**
 * A duration in words, for screen readers and in sentences: «۱ ساعت و ۳۰ دقیقه». Takes seconds; gives the `most`
 * largest parts.
 */
export function durationInProse(seconds: number, most = 2): string {
  const parts = partsOf(seconds)
  const named = [
    [parts.days, 'روز'],
    [parts.hours, 'ساعت'],
    [parts.minutes, 'دقیقه'],
    [parts.seconds, 'ثانیه'],
  ] as const
  const first = named.findIndex(([count]) => count > 0)
  if (first < 0) return localDigits('0 ثانیه')
  const shown = named.slice(first, first + most).filter(([count]) => count > 0)
  return localDigits(shown.map(([count, unit]) => `${count} ${unit}`).join(' و '))
}
