import { addCalendarMonths, calendarDayOf, isoDayOfCalendar } from '@arvand/persian/calendar'
import { instantAt, wallTimeOf } from '@arvand/persian/zone'
import type { Plan, Subscription } from '../tables.ts'

type PlusFacts = Pick<
  Subscription,
  'state' | 'until' | 'renews' | 'paused_at' | 'paused_days' | 'rests_until' | 'told_at'
>
type ToldPrice = Pick<Subscription, 'until' | 'told_at' | 'told_total' | 'renews_after'>
type Rules = Pick<Plan, 'grace_days' | 'pause_days'>

export const day = 86_400_000

/** The same hour so many months of the locale's calendar later, on the last day of that month if it is shorter. */
export function monthsAfter(from: Date, months: number): Date {
  const { day: onDay, hour, minute, second } = wallTimeOf(from)
  const target = isoDayOfCalendar(addCalendarMonths(calendarDayOf(onDay), months))
  const time = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
  return instantAt(target, time)
}

export const graceEnd = (
  { until }: Pick<PlusFacts, 'until'>,
  { grace_days }: Pick<Rules, 'grace_days'>,
): Date => new Date(until.getTime() + grace_days * day)

/**
 * A person whose subscription renews keeps plus in its days of grace, even before the job has set the state to `grace`.
 */
const hasGrace = (
  one: Pick<PlusFacts, 'state' | 'renews' | 'until'>,
  rules: Pick<Rules, 'grace_days'>,
  now: Date,
) => (one.state === 'grace' || one.renews) && now < graceEnd(one, rules)

/** Whether plus opens anything now. */
export function isOpen(
  one: Pick<PlusFacts, 'state' | 'renews' | 'until'>,
  rules: Pick<Rules, 'grace_days'>,
  now: Date,
): boolean {
  if (one.state === 'paused' || one.state === 'ended') return false
  return now < one.until || hasGrace(one, rules, now)
}

export type Step = 'resume' | 'renew' | 'end' | 'tell-week' | 'tell-day'

/** What the scheduled job has to do with a subscription; null: nothing. */
export function nextStep(one: PlusFacts, rules: Rules, now: Date): Step | null {
  if (one.state === 'ended') return null
  if (one.state === 'paused') return one.rests_until && one.rests_until <= now ? 'resume' : null
  const left = one.until.getTime() - now.getTime()
  if (left <= 0 && !hasGrace(one, rules, now)) return 'end'
  // In grace the person may have switched renewal off; the days of grace stay theirs.
  if (left <= day && one.renews) return 'renew'
  if (left <= 0) return null
  const isTold = (before: number) =>
    one.told_at !== null && one.told_at.getTime() >= one.until.getTime() - before
  if (left <= day) return isTold(day) ? null : 'tell-day'
  return left <= 7 * day && !isTold(7 * day) ? 'tell-week' : null
}

/** Whether the next renewal is dearer than what its owner was told for it: they are told again before it is paid. */
export const isDearerThanTold = ({ until, told_at, told_total }: ToldPrice, total: number): boolean =>
  told_at !== null &&
  told_total !== null &&
  told_at.getTime() >= until.getTime() - 7 * day &&
  total > told_total

const beforeEnd = 30 * 60_000

/** From when on a dearer renewal is paid: a day after its owner was told, but before plus ends. */
export const renewsAfter = (
  one: Pick<PlusFacts, 'until'>,
  rules: Pick<Rules, 'grace_days'>,
  now: Date,
): Date => new Date(Math.min(now.getTime() + day, graceEnd(one, rules).getTime() - beforeEnd))

/** Whole days that may still be paused; the day that has begun counts. */
export function pauseDaysLeft(one: PlusFacts, { pause_days }: Rules, now: Date): number {
  return Math.max(0, pause_days - one.paused_days - (one.paused_at ? daysOf(one.paused_at, now) : 0))
}

const daysOf = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / day)

/** Why the subscription cannot be paused now. */
export function whyNotPause(one: PlusFacts, rules: Rules, now: Date) {
  if (one.state === 'paused') return 'plus.paused'
  if (one.state !== 'active' || one.until <= now) return 'plus.not-active'
  return pauseDaysLeft(one, rules, now) < 1 ? 'plus.pause-used-up' : null
}

/**
 * Why the subscription cannot be renewed from the wallet now; its next period can be paid from a day before the end.
 */
export function whyNotRenew(one: PlusFacts, now: Date) {
  if (one.state === 'paused') return 'plus.paused'
  return one.until.getTime() - now.getTime() > day ? 'plus.not-due' : null
}

/** The columns after a pause that ends now, or that ended when its days were used up: the paid time moves on by it. */
export function afterPause(one: PlusFacts, now: Date) {
  if (!one.paused_at || !one.rests_until) throw new Error('it is not paused')
  const end = one.rests_until < now ? one.rests_until : now
  return {
    until: new Date(one.until.getTime() + end.getTime() - one.paused_at.getTime()),
    paused_days: one.paused_days + daysOf(one.paused_at, end),
  }
}
