import { durationInProse, formatDuration } from '@arvand/persian/duration'

/** Until it knows the length, a browser reports NaN or Infinity; both become 0. */
const known = (seconds: number): number => (Number.isFinite(seconds) ? seconds : 0)

/** «۰۰:۰۴:۰۵», «۰۱:۰۲:۰۹»: the current position or the length. */
export const clockOf = (seconds: number): string => formatDuration(known(seconds))

/** The same time for screen readers: «۱ ساعت و ۲ دقیقه و ۹ ثانیه». */
export const spokenClock = (seconds: number): string => durationInProse(known(seconds), 4)
