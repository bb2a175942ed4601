import { toPersianDigits } from '@arvand/persian/digits'

/** A second as players show it: «۱۲:۰۵», «۱:۰۲:۰۵». */
export function clockOf(second: number): string {
  const whole = Math.floor(second)
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const shown = `${hours > 0 ? two(minutes) : minutes}:${two(whole % 60)}`
  return toPersianDigits(hours > 0 ? `${hours}:${shown}` : shown)
}
