import { toPersianDigits } from '@arvand/persian/digits'

/** A second of a video as its player shows it: «۱:۲۳», «۱:۰۲:۰۳». */
export function clockOf(second: number): string {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return toPersianDigits(
    hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`,
  )
}
