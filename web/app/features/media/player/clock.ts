import { toPersianDigits } from '@arvand/persian/digits'

/** «۴:۰۵», «۱:۰۲:۰۹»: a place in what is played. Less than a minute is «۰:۰۹». */
export function clockOf(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return toPersianDigits(hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`)
}
