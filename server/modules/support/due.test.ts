import { addWorkingTime, workingTimeBetween } from '@arvand/persian/working-days'
import { expect, test } from 'vitest'
import { leftSeconds, supportWeek } from './due.ts'
import type { Priority } from './tables.ts'

// 28 November 2026 (7 Azar 1405) is a Saturday. The days off of Nowruz and the Day of Nature are those of every year;
// 20 March 2027 (29 Esfand) is the day of oil.
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:30`)
const due = (since: string, hours: number, holidays: readonly string[] = []) =>
  addWorkingTime(at(since), hours * 3600, {
    week: supportWeek,
    holidays: holidays.map((day) => ({ day, title: 'تعطیل' })),
  } as never)

/** What it is, since when, how many working hours, by when, and days that are declared off. */
type Case = [what: string, since: string, hours: number, until: string, off?: readonly string[]]

const cases: readonly Case[] = [
  ['the first minute of a day', '2026-11-28 08:00', 2, '2026-11-28 10:00'],
  ['the last minute of a day', '2026-11-28 15:59', 2, '2026-11-29 09:59'],
  ['the end of a day', '2026-11-28 16:00', 2, '2026-11-29 10:00'],
  ['a minute past the end', '2026-11-28 16:01', 2, '2026-11-29 10:00'],
  ['a quarter past eleven', '2026-11-28 11:15', 2, '2026-11-28 13:15'],
  ['two hours that end with the day', '2026-11-28 14:00', 2, '2026-11-28 16:00'],
  ['two hours that pass its end by a minute', '2026-11-28 14:01', 2, '2026-11-29 08:01'],
  ['a minute before midnight', '2026-11-28 23:59', 2, '2026-11-29 10:00'],
  ['a minute after midnight', '2026-11-29 00:01', 2, '2026-11-29 10:00'],
  ['a minute before the doors open', '2026-11-29 07:59', 8, '2026-11-29 16:00'],
  ['eight hours from a minute past eight', '2026-11-29 08:01', 8, '2026-11-30 08:01'],
  ['sixteen hours are two days', '2026-11-28 08:00', 16, '2026-11-29 16:00'],
  ['a working week', '2026-11-28 08:00', 40, '2026-12-02 16:00'],
  ['a working week from the middle of a day', '2026-11-28 12:00', 40, '2026-12-05 12:00'],
  ['half an hour', '2026-11-30 10:10', 0.5, '2026-11-30 10:40'],
  ['Tuesday evening', '2026-12-01 20:00', 8, '2026-12-02 16:00'],
  ['Wednesday morning', '2026-12-02 08:00', 8, '2026-12-02 16:00'],
  ['Wednesday, one minute short of the weekend', '2026-12-02 15:59', 8, '2026-12-05 15:59'],
  ['Wednesday evening', '2026-12-02 18:00', 2, '2026-12-05 10:00'],
  ['Wednesday at midnight', '2026-12-03 00:00', 8, '2026-12-05 16:00'],
  ['Thursday morning', '2026-12-03 08:00', 2, '2026-12-05 10:00'],
  ['Thursday at midnight', '2026-12-04 00:00', 2, '2026-12-05 10:00'],
  ['Friday, one minute before midnight', '2026-12-04 23:59', 2, '2026-12-05 10:00'],
  ['Saturday at midnight', '2026-12-05 00:00', 2, '2026-12-05 10:00'],
  ['a holiday tomorrow', '2026-11-28 15:00', 2, '2026-11-30 09:00', ['2026-11-29']],
  ['a holiday today', '2026-11-29 10:00', 2, '2026-11-30 10:00', ['2026-11-29']],
  ['two holidays in a row', '2026-11-28 15:00', 2, '2026-12-01 09:00', ['2026-11-29', '2026-11-30']],
  ['a holiday on Wednesday before the weekend', '2026-12-01 15:30', 2, '2026-12-05 09:30', ['2026-12-02']],
  ['a holiday on Saturday after the weekend', '2026-12-02 15:00', 2, '2026-12-06 09:00', ['2026-12-05']],
  ['a holiday on Friday takes nothing more', '2026-12-02 15:00', 2, '2026-12-05 09:00', ['2026-12-04']],
  ['a holiday that is over', '2026-11-30 09:00', 2, '2026-11-30 11:00', ['2026-11-29']],
  ['a holiday between two halves of eight hours', '2026-11-28 12:00', 8, '2026-11-30 12:00', ['2026-11-29']],
  ['a week with a holiday in its middle', '2026-11-28 08:00', 40, '2026-12-05 16:00', ['2026-12-01']],
  ['the last hour before Nowruz', '2027-03-17 15:00', 2, '2027-03-27 09:00'],
  ['the evening before Nowruz', '2027-03-20 20:00', 8, '2027-03-27 16:00'],
  ['the turn of the year', '2027-03-21 00:00', 2, '2027-03-27 10:00'],
  ['the fourth day of Nowruz', '2027-03-24 12:00', 8, '2027-03-27 16:00'],
  ['the Thursday after Nowruz', '2027-03-25 12:00', 2, '2027-03-27 10:00'],
  ['the day before the Day of Nature and its eve', '2027-03-31 15:30', 2, '2027-04-03 09:30'],
  ['the Day of Nature', '2027-04-02 13:00', 8, '2027-04-03 16:00'],
  ['the day of oil, then Nowruz', '2027-03-20 08:00', 8, '2027-03-27 16:00'],
]

test.each(cases)('%s', (_, since, hours, until, off) => {
  expect(due(since, hours, off)).toEqual(at(until))
})

const hours: Readonly<Record<Priority, number>> = { normal: 8, urgent: 2 }

/** What it is, when it was opened, when its writer was asked and replied, by when it is due, and days declared off. */
type Paused = [
  what: string,
  priority: Priority,
  since: string,
  asked: string,
  replied: string,
  until: string,
  off?: readonly string[],
]

const paused: readonly Paused[] = [
  [
    'asked after an hour',
    'normal',
    '2026-11-28 08:00',
    '2026-11-28 09:00',
    '2026-11-29 10:00',
    '2026-11-30 09:00',
  ],
  [
    'replied at once',
    'normal',
    '2026-11-28 08:00',
    '2026-11-28 12:00',
    '2026-11-28 12:01',
    '2026-11-29 08:01',
  ],
  [
    'replied over the weekend',
    'normal',
    '2026-12-02 14:00',
    '2026-12-02 15:00',
    '2026-12-04 20:00',
    '2026-12-05 15:00',
  ],
  [
    'asked at night',
    'normal',
    '2026-11-28 15:00',
    '2026-11-28 22:00',
    '2026-11-29 08:00',
    '2026-11-29 15:00',
  ],
  ['an urgent one', 'urgent', '2026-11-28 08:00', '2026-11-28 09:00', '2026-11-28 12:00', '2026-11-28 13:00'],
  [
    'no time was left',
    'urgent',
    '2026-11-28 08:00',
    '2026-11-28 14:00',
    '2026-11-29 08:00',
    '2026-11-29 08:30',
  ],
  [
    'a holiday declared meanwhile',
    'normal',
    '2026-11-28 08:00',
    '2026-11-28 12:00',
    '2026-11-28 15:00',
    '2026-11-30 11:00',
    ['2026-11-29'],
  ],
  [
    'replied in Nowruz',
    'normal',
    '2027-03-17 08:00',
    '2027-03-17 12:00',
    '2027-03-22 12:00',
    '2027-03-27 12:00',
  ],
]

test.each(paused)(
  'the clock stands while the writer is asked: %s',
  (_, priority, since, asked, replied, until, off = []) => {
    const holidays = off.map((day) => ({ day, title: 'تعطیل' }))
    const worked = workingTimeBetween(at(since), at(asked), { week: supportWeek, holidays } as never)
    expect(due(replied, leftSeconds(hours[priority], worked) / 3600, off)).toEqual(at(until))
  },
)

/** What it is, its priority, when its writer wrote again, by when it is due, and days declared off. */
type Again = [what: string, priority: Priority, again: string, until: string, off?: readonly string[]]

const reopened: readonly Again[] = [
  ['on the same day', 'normal', '2026-11-28 12:00', '2026-11-29 12:00'],
  ['in the evening', 'normal', '2026-11-28 21:00', '2026-11-29 16:00'],
  ['on Thursday noon', 'normal', '2026-12-03 12:00', '2026-12-05 16:00'],
  ['on Friday, urgent', 'urgent', '2026-12-04 12:00', '2026-12-05 10:00'],
  ['on the eve of Nowruz', 'normal', '2027-03-20 23:59', '2027-03-27 16:00'],
  [
    'before a holiday that was declared in between',
    'normal',
    '2026-11-28 14:00',
    '2026-11-30 14:00',
    ['2026-11-29'],
  ],
]

test.each(reopened)('opened again %s the time begins anew', (_, priority, again, until, off) => {
  expect(due(again, leftSeconds(hours[priority], 0) / 3600, off)).toEqual(at(until))
})

test('the tables hold more than forty cases, none of them twice', () => {
  const all = [...cases, ...paused, ...reopened]
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(new Set(all.map(([, ...rest]) => rest.join())).size).toBe(all.length)
})
