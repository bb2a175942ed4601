import { addDays } from '@arvand/persian/days'
import { instantAt, wallTimeOf } from '@arvand/persian/zone'
import type { Channel } from './tables.ts'

/** Tehran time. */
export const quietHours = { from: '22:00', to: '08:00' } as const

const [fromHour, toHour] = [quietHours.from, quietHours.to].map((time) => Number(time.slice(0, 2))) as [
  number,
  number,
]

/** Channels that ring. */
export const wakeful: readonly Channel[] = ['sms', 'push']

/** The first moment at which a message may be sent: at night what rings and is not urgent waits for the morning. */
export function notBefore(now: Date, channel: Channel, urgent: boolean): Date {
  if (!wakeful.includes(channel) || urgent) return now
  const { day, hour } = wallTimeOf(now)
  if (hour >= fromHour) return instantAt(addDays(day, 1), quietHours.to)
  return hour < toHour ? instantAt(day, quietHours.to) : now
}
