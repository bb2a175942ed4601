import type { MissedBy } from '@arvand/contracts/live'
import { addDays, weekdayOf } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { mostInWeek } from '../most-in-week.ts'
import type { MeetRow, SlotRow } from '../tables.ts'

/** The rules of meets: pure. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Timed = Pick<MeetRow, 'starts_at' | 'minutes'>

export const endOf = ({ starts_at, minutes }: Timed): Date => new Date(starts_at.getTime() + minutes * minute)

interface Span {
  readonly from_time: string
  readonly to_time: string
}

export interface Hours extends Span {
  readonly weekday: number
}

/** A day that differs from the week: without hours nothing is offered on it. */
export interface OtherDay {
  readonly day: string
  readonly from_time: string | null
  readonly to_time: string | null
}

export const weeksAhead = 4

/** Hours to 00:00 go to midnight, the end of their day. */
const midnight = '24:00'
export const untilMidnight = (to: string): string => (to === '00:00' ? midnight : to)

interface Differing {
  readonly days: readonly OtherDay[]
  /** The days on which the week does not hold. */
  readonly holidays: ReadonlySet<string>
}

const hasHours = (one: OtherDay): one is OtherDay & Span => one.from_time !== null && one.to_time !== null

function hoursOn(at: string, week: readonly Hours[], { days, holidays }: Differing): readonly Span[] {
  const own = days.filter((one) => one.day === at)
  if (own.length > 0) return own.filter(hasHours)
  return holidays.has(at) ? [] : week.filter(({ weekday }) => weekday === weekdayOf(at))
}

/** The starts of all slots of the next weeks, after `now`, in Tehran's time; none goes over the end of its hours. */
export function slotStarts(
  week: readonly Hours[],
  minutes: number,
  now: Date,
  differing: Differing = { days: [], holidays: new Set() },
): Date[] {
  const today = dayAt(now)
  const starts: Date[] = []
  for (let ahead = 0; ahead < weeksAhead * 7; ahead++) {
    const on = addDays(today, ahead)
    for (const { from_time, to_time } of hoursOn(on, week, differing)) {
      const end = (to_time === midnight ? instantAt(addDays(on, 1)) : instantAt(on, to_time)).getTime()
      for (let at = instantAt(on, from_time).getTime(); at + minutes * minute <= end; at += minutes * minute)
        if (at > now.getTime()) starts.push(new Date(at))
    }
  }
  return starts
}

const overlaps = (one: Span, other: Span) => one.from_time < other.to_time && other.from_time < one.to_time

/** Why these hours cannot join a week. */
export function whyNotAdd(week: readonly Hours[], hours: Hours) {
  if (hours.from_time >= hours.to_time) return 'live.hours-backwards' as const
  if (week.length >= mostInWeek) return 'live.week-full' as const
  const clashes = week.some((one) => one.weekday === hours.weekday && overlaps(one, hours))
  return clashes ? ('live.hours-overlap' as const) : null
}

/** Why a day cannot differ so from the week, given how it differs already. */
export function whyNotAddDay(days: readonly OtherDay[], wish: OtherDay, today: string) {
  if (wish.day < today) return 'live.day-past' as const
  const own = days.filter((one) => one.day === wish.day)
  if (!hasHours(wish)) return own.length > 0 ? ('live.day-taken' as const) : null
  if (wish.from_time >= wish.to_time) return 'live.hours-backwards' as const
  if (own.some((one) => !hasHours(one))) return 'live.day-taken' as const
  return own.filter(hasHours).some((one) => overlaps(one, wish)) ? ('live.hours-overlap' as const) : null
}

type Standing = Pick<MeetRow, 'state' | 'starts_at' | 'moved_by_teacher'> & {
  /** So long before its start a learner gives it up or moves it freely. */
  readonly free_hours: number
}

/** From those hours before on, unless the teacher chose this time. */
const isLate = ({ starts_at, moved_by_teacher, free_hours }: Standing, now: Date) =>
  !moved_by_teacher && now.getTime() > starts_at.getTime() - free_hours * hour

/** Until some hours before a learner gets the money back; unpaid and free ones are given up until the start. */
export function whyNotCancel(meet: Standing & { paid: number }, now: Date) {
  const { state, starts_at, paid } = meet
  if ((state !== 'booked' && state !== 'pending-payment') || now >= starts_at)
    return 'live.meet-over' as const
  return paid > 0 && isLate(meet, now) ? ('live.cancel-too-late' as const) : null
}

export type Side = 'learner' | 'teacher'

const mostMoves = 2

/** Why one side may not move a meet, whatever the new time: the learner until some hours before, both twice at most. */
export function whyNotMove(
  side: Side,
  meet: Standing & Pick<MeetRow, 'learner_moves' | 'teacher_moves'>,
  now: Date,
) {
  if (meet.state !== 'booked' || now >= meet.starts_at) return 'live.meet-over' as const
  if (side === 'learner' && isLate(meet, now)) return 'live.move-too-late' as const
  const moves = side === 'learner' ? meet.learner_moves : meet.teacher_moves
  return moves >= mostMoves ? ('live.moved-often' as const) : null
}

/** Before this no teacher moves a meet to: the learner has a day to see it. */
export const soonestFor = (side: Side, now: Date): Date =>
  side === 'teacher' ? new Date(now.getTime() + day) : now

/** Why a meet may not move to a slot; whether it is free is another question. */
export function whyNotMoveTo(
  side: Side,
  meet: Pick<MeetRow, 'teacher_id' | 'minutes' | 'price'>,
  slot: Pick<SlotRow, 'teacher_id' | 'starts_at' | 'minutes' | 'price' | 'is_offered'>,
  now: Date,
) {
  if (slot.teacher_id !== meet.teacher_id || !slot.is_offered || slot.starts_at <= now)
    return 'live.unknown-slot' as const
  if (slot.minutes !== meet.minutes || slot.price !== meet.price) return 'live.other-terms' as const
  return slot.starts_at < soonestFor(side, now) ? ('live.move-too-soon' as const) : null
}

interface Stay {
  readonly person_id: string
  readonly since: Date
  readonly seen_at: Date
  readonly left_at: Date | null
}

/** Who was not in during the time of a meet; an early look in, or one after its end, is no presence. */
export function whoMissed(
  meet: Timed & Pick<MeetRow, 'teacher_id' | 'learner_id'>,
  stays: readonly Stay[],
): MissedBy | null {
  const came = (id: string) =>
    stays.some(
      ({ person_id, since, seen_at, left_at }) =>
        person_id === id && since < endOf(meet) && (left_at ?? seen_at) >= meet.starts_at,
    )
  const [learner, teacher] = [came(meet.learner_id), came(meet.teacher_id)]
  if (learner) return teacher ? null : 'teacher'
  return teacher ? 'learner' : 'both'
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
