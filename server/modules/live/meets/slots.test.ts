import { instantAt } from '@arvand/persian/zone'
import { expect, test } from 'vitest'
import { type OtherDay, slotStarts, untilMidnight, whoMissed, whyNotAdd, whyNotAddDay } from './meet.ts'

const at = (text: string) => instantAt(...(text.split(' ') as [string, string]))
const daily = (from_time: string, to_time: string) =>
  Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_time, to_time }))
const friday = { weekday: 6, from_time: '22:00', to_time: '24:00' }
const hours = (day: string, from_time: string | null = null, to_time: string | null = null): OtherDay => ({
  ...{ day, from_time, to_time },
})
// Nowruz of 1406 is 21 March 2027; 29 Esfand and the days to 4 Farvardin are holidays.
const nowruz = ['2027-03-20', '2027-03-21', '2027-03-22', '2027-03-23', '2027-03-24']

test.each([
  {
    title: 'Fridays to midnight, and not a minute past it',
    week: [friday],
    now: '2026-11-26 12:00',
    starts: ['2026-11-27 22:00', '2026-11-27 23:00', '2026-12-04 22:00', '2026-12-04 23:00'],
  },
  {
    title: 'past midnight in Tehran it is Saturday, though not yet in Greenwich',
    week: [friday, { weekday: 0, from_time: '00:00', to_time: '02:00' }],
    now: '2026-11-28 00:30',
    starts: ['2026-11-28 01:00', '2026-12-04 22:00'],
  },
  {
    title: 'the week does not hold on the holidays of Nowruz',
    week: daily('09:00', '10:00'),
    now: '2027-03-19 08:00',
    holidays: nowruz,
    starts: ['2027-03-19 09:00', '2027-03-25 09:00', '2027-03-26 09:00'],
  },
  {
    title: 'a teacher who works on holidays has them',
    week: daily('09:00', '10:00'),
    now: '2027-03-20 08:00',
    starts: ['2027-03-20 09:00', '2027-03-21 09:00'],
  },
  {
    title: 'hours of their own for a holiday are offered',
    week: daily('09:00', '10:00'),
    now: '2027-03-20 08:00',
    holidays: nowruz,
    days: [hours('2027-03-21', '16:00', '18:00')],
    starts: ['2027-03-21 16:00', '2027-03-21 17:00', '2027-03-25 09:00'],
  },
  {
    title: 'a day off, and a day with other hours instead of its own',
    week: daily('09:00', '10:00'),
    now: '2026-11-24 12:00',
    days: [hours('2026-11-25'), hours('2026-11-26', '20:00', '21:00')],
    starts: ['2026-11-26 20:00', '2026-11-27 09:00'],
  },
  {
    title: 'from 30 Esfand of a leap year to Nowruz, which is a Friday',
    week: daily('23:00', '24:00'),
    now: '2025-03-20 22:00',
    starts: ['2025-03-20 23:00', '2025-03-21 23:00'],
  },
])('slots: $title', ({ week, now, starts, days = [], holidays = [] }) => {
  const found = slotStarts(week, 60, at(now), { days, holidays: new Set(holidays) })
  expect(found.slice(0, starts.length).map((one) => one.toISOString())).toEqual(
    starts.map((one) => at(one).toISOString()),
  )
})

test.each([
  [{ weekday: 6, from_time: '21:00', to_time: '22:00' }, null],
  [{ weekday: 6, from_time: '23:30', to_time: '24:00' }, 'live.hours-overlap'],
  [{ weekday: 0, from_time: '00:00', to_time: '01:00' }, null],
] as const)('hours %j beside those to midnight: %s', (wish, why) => {
  expect(whyNotAdd([friday], wish)).toBe(why)
})

test('hours to 00:00 end with their day', () => {
  expect([untilMidnight('00:00'), untilMidnight('23:59')]).toEqual(['24:00', '23:59'])
})

const days = [hours('2026-12-01'), hours('2026-12-02', '10:00', '12:00')]
test.each([
  [hours('2026-11-30'), 'live.day-past'],
  [hours('2026-12-01'), 'live.day-taken'],
  [hours('2026-12-01', '10:00', '11:00'), 'live.day-taken'],
  [hours('2026-12-02'), 'live.day-taken'],
  [hours('2026-12-02', '11:00', '13:00'), 'live.hours-overlap'],
  [hours('2026-12-02', '12:00', '13:00'), null],
  [hours('2026-12-03', '13:00', '13:00'), 'live.hours-backwards'],
  [hours('2026-12-03'), null],
] as const)('a day %j: %s', (wish, why) => {
  expect(whyNotAddDay(days, wish, '2026-12-01')).toBe(why)
})

const meet = { teacher_id: 't', learner_id: 'l', starts_at: at('2026-12-01 10:00'), minutes: 60 }
const stay = (person_id: string, from: string, to: string) => ({
  ...{ person_id, since: at(`2026-12-01 ${from}`), seen_at: at(`2026-12-01 ${to}`), left_at: null },
})
test.each([
  { title: 'both', stays: [stay('t', '09:50', '10:50'), stay('l', '10:30', '10:40')], missed: null },
  { title: 'nobody', stays: [], missed: 'both' },
  { title: 'the teacher alone', stays: [stay('t', '10:00', '10:20')], missed: 'learner' },
  { title: 'the learner alone', stays: [stay('l', '10:00', '10:20')], missed: 'teacher' },
  {
    title: 'one who looked in early and left',
    stays: [stay('t', '09:46', '09:58'), stay('l', '09:50', '10:30')],
    missed: 'teacher',
  },
  {
    title: 'one who came after the end',
    stays: [stay('t', '11:00', '11:20'), stay('l', '09:50', '10:30')],
    missed: 'teacher',
  },
])('who came: $title', ({ stays, missed }) => {
  expect(whoMissed(meet, stays)).toBe(missed)
})
