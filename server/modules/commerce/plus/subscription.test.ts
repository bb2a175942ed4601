import { formatDateTime } from '@arvand/persian/format-date'
import { describe, expect, test } from 'vitest'
import { afterPause, day, isOpen, monthsAfter, nextStep, pauseDaysLeft, whyNotPause } from './subscription.ts'

const until = new Date('2026-12-20T09:00:00Z')
const rules = { grace_days: 3, pause_days: 10 }
const one = {
  state: 'active' as const,
  until,
  renews: true,
  paused_at: null,
  paused_days: 0,
  rests_until: null,
  told_at: null,
}
const before = (days: number) => new Date(until.getTime() - days * day)

test('months are Jalali, and the hour stays', () => {
  const months = (from: string, count: number) => formatDateTime(monthsAfter(new Date(from), count))
  expect(months('2026-11-20T09:00:00Z', 1)).toBe(formatDateTime('2026-12-20T09:00:00Z'))
  // 31 Shahrivar and a month is 30 Mehr; a year later is the same day.
  expect(months('2026-09-22T20:29:59Z', 1)).toBe(formatDateTime('2026-10-22T20:29:59Z'))
  expect(monthsAfter(new Date('2026-11-20T09:00:00Z'), 12)).toEqual(new Date('2027-11-20T09:00:00Z'))
})

describe('what is to be done', () => {
  test.each([
    [8, {}, null],
    [7, {}, 'tell-week'],
    [7, { told_at: before(40) }, 'tell-week'],
    [5, { told_at: before(7) }, null],
    [1, {}, 'renew'],
    [1, { renews: false }, 'tell-day'],
    [1, { renews: false, told_at: before(6) }, 'tell-day'],
    [0.5, { renews: false, told_at: before(1) }, null],
    [0, { renews: false }, 'end'],
    [0, {}, 'renew'],
    [-2.9, {}, 'renew'],
    [-3, {}, 'end'],
    [-1, { state: 'grace' as const }, 'renew'],
    [-1, { state: 'grace' as const, renews: false }, null],
    [-3, { state: 'grace' as const }, 'end'],
    [-1, { state: 'paused' as const, rests_until: before(-2) }, null],
    [-2, { state: 'paused' as const, rests_until: before(-2) }, 'resume'],
    [-9, { state: 'ended' as const }, null],
  ])('%d days before the end, %j: %s', (days, wish, step) => {
    expect(nextStep({ ...one, ...wish }, rules, before(days))).toBe(step)
  })
})

test('it is open to its end, in grace for whoever wants it renewed, and never while it rests', () => {
  expect(isOpen(one, rules, before(0.1))).toBe(true)
  expect(isOpen(one, rules, before(-2.9))).toBe(true)
  expect(isOpen({ ...one, renews: false }, rules, until)).toBe(false)
  expect(isOpen({ ...one, state: 'grace', renews: false }, rules, before(-2.9))).toBe(true)
  expect(isOpen(one, rules, before(-3))).toBe(false)
  expect(isOpen({ ...one, state: 'paused' }, rules, before(5))).toBe(false)
  expect(isOpen({ ...one, state: 'ended' }, rules, before(5))).toBe(false)
})

test('a pause uses whole days and moves the end by as long as it was', () => {
  const paused = { ...one, state: 'paused' as const, paused_at: before(20), rests_until: before(10) }
  expect(pauseDaysLeft(paused, rules, before(18.5))).toBe(8)
  expect(afterPause(paused, before(18.5))).toEqual({ until: before(-1.5), paused_days: 2 })
  // A job that runs late gives no more days than the plan has.
  expect(afterPause(paused, before(2))).toEqual({ until: before(-10), paused_days: 10 })
  expect(() => afterPause(one, until)).toThrow()
})

test.each([
  [{}, 5, null],
  [{ state: 'paused' as const }, 5, 'plus.paused'],
  [{ state: 'grace' as const }, -1, 'plus.not-active'],
  [{}, 0, 'plus.not-active'],
  [{ paused_days: 10 }, 5, 'plus.pause-used-up'],
])('pausing %j %d days before the end: %s', (wish, days, why) => {
  expect(whyNotPause({ ...one, ...wish }, rules, before(days))).toBe(why)
})
