import { durationInProse } from '@arvand/persian/duration'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { uploadWords as words } from '../words.ts'

/** The bytes sent at a moment in milliseconds. */
export interface Sample {
  readonly at: number
  readonly bytes: number
}

const windowMs = 8000

/** The samples of the last seconds, and a new one. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const last = samples.at(-1)
  // After a pause, or when the server stored less than was sent, measuring starts again.
  if (last && (sample.bytes < last.bytes || sample.at - last.at > windowMs)) return [sample]
  return [...samples.filter(({ at }) => sample.at - at <= windowMs), sample]
}

/** Bytes a second; null until there are enough samples. */
export function speedOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < 1000) return null
  return ((last.bytes - first.bytes) * 1000) / (last.at - first.at)
}

/** «۳٫۲ مگابایت در ثانیه، حدود ۲ دقیقه مانده»; null while the speed is not known. */
export function paceInWords(speed: number | null, left: number): string | null {
  if (speed === null) return null
  if (speed < 1) return words.noPace
  return `${sizeInWords(speed)} ${words.aSecond}، ${timeLeft(left / speed)}`
}

/** Rounded up as people say it: to five seconds, to whole minutes, from an hour on to ten minutes. */
export function timeLeft(seconds: number): string {
  if (seconds < 5) return words.moment
  if (seconds < 60) return words.about(durationInProse(Math.ceil(seconds / 5) * 5))
  if (seconds < 3600) return words.about(durationInProse(Math.ceil(seconds / 60) * 60))
  return words.about(durationInProse(Math.ceil(seconds / 600) * 600))
}
