import { addWorkingTime } from '@arvand/persian/working-days'
import { expect, test } from 'vitest'
import { answerHours, supportWeek } from './due.ts'

// 1405: Saturday is 28 November 2026 (7 Azar), Thursday 3 December, Nowruz 21 March 2027.
const at = (day: string, time: string) => new Date(`${day}T${time}:00+03:30`)
const due = (since: Date, hours: number, holidays: readonly string[] = []) =>
  addWorkingTime(since, hours * 3600, {
    week: supportWeek,
    holidays: holidays.map((day) => ({ day, title: 'تعطیل' })),
  } as never)

test.each([
  // [what, since, hours, due]
  ['within a day', at('2026-11-28', '09:00'), 2, at('2026-11-28', '11:00')],
  ['a whole day from its start ends with it', at('2026-11-28', '08:00'), 8, at('2026-11-28', '16:00')],
  ['from noon on it goes on the next day', at('2026-11-28', '12:00'), 8, at('2026-11-29', '12:00')],
  ['before the doors open it counts from eight', at('2026-11-28', '05:00'), 2, at('2026-11-28', '10:00')],
  ['at midnight it counts from the morning', at('2026-11-29', '00:00'), 8, at('2026-11-29', '16:00')],
  ['after four it counts from the next morning', at('2026-11-28', '17:00'), 2, at('2026-11-29', '10:00')],
  ['Wednesday afternoon goes over the weekend', at('2026-12-02', '15:00'), 2, at('2026-12-05', '09:00')],
  ['Thursday noon is the weekend', at('2026-12-03', '12:00'), 2, at('2026-12-05', '10:00')],
  ['Friday is the weekend', at('2026-12-04', '10:00'), 8, at('2026-12-05', '16:00')],
])('%s', (_, since, hours, until) => {
  expect(due(since, hours)).toEqual(until)
})

test('a day off between is skipped', () => {
  expect(due(at('2026-11-28', '15:00'), 2, ['2026-11-29'])).toEqual(at('2026-11-30', '09:00'))
})

test('Nowruz is skipped with its four days', () => {
  expect(due(at('2027-03-20', '15:00'), 2) > at('2027-03-25', '00:00')).toBe(true)
})

test('an urgent one is due in a quarter of the time', () => {
  expect(answerHours).toEqual({ normal: 8, urgent: 2 })
})
