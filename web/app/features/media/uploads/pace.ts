import { durationInProse } from '@arvand/persian/duration'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { uploadWords as words } from '../words.ts'

/** So many bytes were there at this moment (milliseconds). */
export interface Sample {
  readonly at: number
  readonly bytes: number
}

const windowMs = 8000

/** The samples of the last seconds, with a new one. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const last = samples.at(-1)
  // After a pause or a step back (the server kept less than was sent) the pace begins anew.
  if (last && (sample.bytes < last.bytes || sample.at - last.at > windowMs)) return [sample]
  return [...samples.filter(({ at }) => sample.at - at <= windowMs), sample]
}

/** Bytes in a second; null until there is enough to tell. */
export function speedOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < 1000) return null
  return ((last.bytes - first.bytes) * 1000) / (last.at - first.at)
}

/** «۳٫۲ مگابایت در ثانیه، حدود ۲ دقیقه مانده», as far as it is known. */
export function paceInWords(speed: number | null, left: number): string | null {
  if (speed === null) return null
  if (speed < 1) return words.noPace
  return `${sizeInWords(speed)} ${words.aSecond}، ${timeLeft(left / speed)}`
}

/** Rounded as people say it: five seconds, half a minute, whole minutes. */
export function timeLeft(seconds: number): string {
  if (seconds < 5) return words.moment
  if (seconds < 60) return words.about(durationInProse(Math.ceil(seconds / 5) * 5))
  if (seconds < 3600) return words.about(durationInProse(Math.ceil(seconds / 60) * 60))
  return words.about(durationInProse(Math.ceil(seconds / 600) * 600))
}
