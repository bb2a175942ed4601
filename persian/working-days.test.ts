import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from './days.ts'
import { estimatedHijriYears, hijriHolidays } from './hijri-holidays.ts'
import { holidayTitles, isHoliday, solarHolidaysOf } from './holidays.ts'
import { isoDayOf, jalaliOf } from './jalali.ts'
import {
  addWorkingDays,
  addWorkingTime,
  isWorkingDay,
  officeWeek,
  type WorkingCalendar,
  workingTimeBetween,
} from './working-days.ts'

const calendar: WorkingCalendar = { week: officeWeek, holidays: hijriHolidays }
const never: WorkingCalendar = { week: [[], [], [], [], [], [], []], holidays: [] }
const jalali = (year: number, month: number, day: number) => isoDayOf({ year, month, day })

describe('holidays', () => {
  test('solar ones, with 30 Esfand only in leap years', () => {
    expect(solarHolidaysOf(1404)).toHaveLength(10)
    expect(solarHolidaysOf(1403).at(-1)).toEqual({ day: '2025-03-20', title: 'آخرین روز سال' })
    expect(isHoliday(jalali(1405, 1, 13), [])).toBe(true)
    expect(isHoliday('2026-11-20', hijriHolidays)).toBe(false)
  })

  test('both kinds can meet on one day', () => {
    expect(holidayTitles(jalali(1405, 3, 14), hijriHolidays)).toEqual(['رحلت امام خمینی', 'عید سعید غدیر خم'])
  })

  test('the official calendars have 26 days off in 1404 and in 1405', () => {
    for (const year of [1404, 1405]) {
      const rows = hijriHolidays.filter(({ day }) => jalaliOf(day).year === year)
      const days = new Set([...rows, ...solarHolidaysOf(year)].map(({ day }) => day))
      expect(days.size).toBe(26)
    }
  })

  test('the rows are in order, and as far apart as the moon calendar has them', () => {
    const days = hijriHolidays.map(({ day }) => day)
    expect(days).toEqual([...days].sort())
    const moon = new Intl.DateTimeFormat('en-u-ca-islamic-civil-nu-latn', { timeZone: 'UTC', day: 'numeric' })
    const ashura = hijriHolidays.filter(({ title }) => title.startsWith('عاشورا'))
    expect(ashura.map(({ day }) => Math.abs(Number(moon.format(new Date(day))) - 10) <= 1)).toEqual([
      true,
      true,
      true,
    ])
    expect(estimatedHijriYears).toEqual([1406])
  })
})

describe('working days', () => {
  test('Saturday to Thursday, less the holidays', () => {
    expect(isWorkingDay('2026-11-21', calendar)).toBe(true)
    expect(isWorkingDay('2026-11-20', calendar)).toBe(false)
    expect(isWorkingDay(jalali(1405, 10, 2), calendar)).toBe(false)
  })

  test('over Nowruz', () => {
    expect(addWorkingDays(jalali(1404, 12, 28), 1, calendar)).toBe(jalali(1405, 1, 5))
    expect(addWorkingDays(jalali(1405, 1, 5), -1, calendar)).toBe(jalali(1404, 12, 28))
    expect(addWorkingDays('2026-11-20', 0, calendar)).toBe('2026-11-20')
  })

  test('there and back from a working day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: -200, max: 200 }), (offset, count) => {
        const start = addWorkingDays(addDays('2025-03-21', offset), 1, calendar)
        const end = addWorkingDays(start, count, calendar)
        expect(isWorkingDay(end, calendar) && weekdayOf(end) !== 6).toBe(true)
        expect(addWorkingDays(end, -count, calendar)).toBe(start)
      }),
    )
  })

  test('a calendar without work is refused', () => {
    expect(() => addWorkingDays('2026-11-20', 1, never)).toThrow(RangeError)
    expect(() => addWorkingTime('2026-11-20T00:00:00Z', 1, never)).toThrow(RangeError)
    expect(() => addWorkingDays('2026-11-20', 1.5, calendar)).toThrow(RangeError)
  })
})

describe('working time', () => {
  test('nights, Fridays and holidays do not count', () => {
    // Thursday 11:00 to Saturday 09:00 in Tehran: an hour, then an hour.
    expect(workingTimeBetween('2026-11-19T07:30:00Z', '2026-11-21T05:30:00Z', calendar)).toBe(7200)
    expect(workingTimeBetween('2026-11-21T05:30:00Z', '2026-11-19T07:30:00Z', calendar)).toBe(-7200)
    expect(workingTimeBetween('2026-11-20T00:00:00Z', '2026-11-20T20:00:00Z', calendar)).toBe(0)
  })

  test('due after eight hours, asked on Thursday morning', () => {
    const due = addWorkingTime('2026-11-19T05:30:00Z', 8 * 3600, calendar)
    expect(due.toISOString()).toBe('2026-11-21T09:30:00.000Z')
    expect(addWorkingTime('2026-11-20T05:30:00Z', 0, calendar).toISOString()).toBe('2026-11-20T05:30:00.000Z')
  })

  test('a lunch break is not work, and midnight can close a day', () => {
    const split: WorkingCalendar = {
      ...calendar,
      week: [
        [
          ['08:00', '12:00'],
          ['13:00', '24:00'],
        ],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
    }
    expect(workingTimeBetween('2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', split)).toBe(15 * 3600)
    const backwards: WorkingCalendar = { ...calendar, week: [[['12:00', '08:00']], [], [], [], [], [], []] }
    expect(() => addWorkingTime('2026-11-21T00:00:00Z', 60, backwards)).toThrow(RangeError)
  })

  test('adds up, and the due time is as far as was asked', () => {
    const instants = fc.integer({ min: Date.UTC(2025, 3, 1), max: Date.UTC(2026, 11, 31) })
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 0, max: 30 * 86_400 }),
        fc.integer({ min: 1, max: 400_000 }),
        (from, span, asked) => {
          const [middle, end] = [from + span * 500, from + span * 1000]
          const whole = workingTimeBetween(from, end, calendar)
          const halves =
            workingTimeBetween(from, middle, calendar) + workingTimeBetween(middle, end, calendar)
          expect(halves).toBeCloseTo(whole, 6)
          expect(workingTimeBetween(from, addWorkingTime(from, asked, calendar), calendar)).toBe(asked)
        },
      ),
      { numRuns: 40 },
    )
  })
})
