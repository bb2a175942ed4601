import { durationInProse, formatDuration } from '@arvand/persian/duration'

/** A browser that does not know the length yet says that it is no number, or has no end. */
const known = (seconds: number): number => (Number.isFinite(seconds) ? seconds : 0)

/** «۰۰:۰۴:۰۵», «۰۱:۰۲:۰۹»: a place in what is played, or its end. */
export const clockOf = (seconds: number): string => formatDuration(known(seconds))

/** The same as a screen reader says it: «۱ ساعت و ۲ دقیقه و ۹ ثانیه». */
export const spokenClock = (seconds: number): string => durationInProse(known(seconds), 4)
