import { toLatinDigits } from '@arvand/persian/digits'
import { instantAt } from '@arvand/persian/zone'
import { dayTyped } from '../../../ui/day-text.ts'

const firstTime = '00:00'

/**
 * A day and a time of Tehran as they were typed, as an instant in ISO 8601; null without a day. What cannot be read
 * stays as it is, so that the contract refuses it at its field.
 */
export function momentIn(day: string, time: string): string | null {
  if (day.trim() === '') return null
  const isoDay = dayTyped(day)
  const clock = toLatinDigits(time.trim() || firstTime).padStart(5, '0')
  return isoDay && /^([01]\d|2[0-3]):[0-5]\d$/.test(clock) ? instantAt(isoDay, clock).toISOString() : day
}
