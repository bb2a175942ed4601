import { addDays, weekdayOf } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import type { MeetRow } from '../tables.ts'

/** The rules of meets: pure. */

const minute = 60_000

type Timed = Pick<MeetRow, 'starts_at' | 'minutes'>

export const endOf = ({ starts_at, minutes }: Timed): Date => new Date(starts_at.getTime() + minutes * minute)

export interface Hours {
  readonly weekday: number
  readonly from_time: string
  readonly to_time: string
}

export const weeksAhead = 4

/** The starts of all slots of this week in the next days, after `now`, in Tehran's time; none goes over the end of its hours. */
export function slotStarts(hours: readonly Hours[], minutes: number, now: Date): Date[] {
  const today = dayAt(now)
  const starts: Date[] = []
  for (let ahead = 0; ahead < weeksAhead * 7; ahead++) {
    const day = addDays(today, ahead)
    for (const { from_time, to_time } of hours.filter(({ weekday }) => weekday === weekdayOf(day))) {
      const end = instantAt(day, to_time).getTime()
      for (let at = instantAt(day, from_time).getTime(); at + minutes * minute <= end; at += minutes * minute)
        if (at > now.getTime()) starts.push(new Date(at))
    }
  }
  return starts
}

/** Why these hours cannot join a week. */
export function whyNotAdd(week: readonly Hours[], hours: Hours) {
  if (hours.from_time >= hours.to_time) return 'live.hours-backwards' as const
  const clashes = week.some(
    (one) => one.weekday === hours.weekday && one.from_time < hours.to_time && hours.from_time < one.to_time,
  )
  return clashes ? ('live.hours-overlap' as const) : null
}

/** Until a day before a learner gets the money back; unpaid and free ones are given up until the start. */
export function whyNotCancel(
  { state, starts_at, paid }: Pick<MeetRow, 'state' | 'starts_at'> & { paid: number },
  now: Date,
) {
  if ((state !== 'booked' && state !== 'pending-payment') || now >= starts_at)
    return 'live.meet-over' as const
  const isLate = now.getTime() > starts_at.getTime() - 24 * 60 * minute
  return paid > 0 && isLate ? ('live.cancel-too-late' as const) : null
}

const openMinutes = 15
export const overtimeMinutes = 30

/** Its class opens a quarter before the start and closes half an hour after the end. */
export function whyNotEnter({ state, starts_at, minutes }: Timed & Pick<MeetRow, 'state'>, now: Date) {
  if (state === 'cancelled' || state === 'pending-payment') return 'live.unknown-meet' as const
  if (state === 'missed') return 'live.session-over' as const
  if (now.getTime() < starts_at.getTime() - openMinutes * minute) return 'live.too-early' as const
  const closes = endOf({ starts_at, minutes }).getTime() + overtimeMinutes * minute
  return now.getTime() >= closes ? ('live.session-over' as const) : null
}
