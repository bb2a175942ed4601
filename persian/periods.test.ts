import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from './days.ts'
import { jalaliOf } from './jalali.ts'
import {
  nextPeriod,
  type PeriodKind,
  periodLastYear,
  periodOf,
  previousPeriod,
  sameSpanOf,
  soFar,
} from './periods.ts'

describe('periods', () => {
  test('the week, month and year of 29 Aban 1405', () => {
    expect(periodOf('week', '2026-11-20')).toEqual({ kind: 'week', start: '2026-11-14', end: '2026-11-20' })
    expect(periodOf('month', '2026-11-20')).toEqual({ kind: 'month', start: '2026-10-23', end: '2026-11-21' })
    expect(periodOf('year', '2026-11-20')).toEqual({ kind: 'year', start: '2026-03-21', end: '2027-03-20' })
  })

  test('Farvardin is compared with Esfand, or with the Farvardin before', () => {
    const farvardin = periodOf('month', '2026-04-01')
    expect(previousPeriod(farvardin)).toEqual({ kind: 'month', start: '2026-02-20', end: '2026-03-20' })
    expect(periodLastYear(farvardin)).toEqual({ kind: 'month', start: '2025-03-21', end: '2025-04-20' })
  })

  test.each([
    // 1 Farvardin 1405 is a Saturday, 29 Esfand 1405 too; 1403 and its neighbours hold a leap day.
    ['2026-03-21', '2025-03-22'],
    ['2027-03-20', '2026-03-21'],
    ['2025-03-22', '2024-03-23'],
  ])('the week of %s is compared with the one whose Saturday is nearest a year ago', (start, before) => {
    expect(periodLastYear(periodOf('week', start)).start).toBe(before)
  })

  test('so far, against as many days before', () => {
    const month = periodOf('month', '2026-11-20')
    const part = soFar(month, '2026-10-25')
    expect(part).toEqual({ kind: 'month', start: '2026-10-23', end: '2026-10-25' })
    expect(sameSpanOf(previousPeriod(month), part)).toEqual({
      kind: 'month',
      start: '2026-09-23',
      end: '2026-09-25',
    })
    const longMonth = periodOf('month', '2026-09-22')
    expect(sameSpanOf(nextPeriod(longMonth), longMonth).end).toBe(nextPeriod(longMonth).end)
  })

  test('periods follow each other without gap, and hold their days', () => {
    const kinds = fc.constantFrom<PeriodKind>('week', 'month', 'year')
    fc.assert(
      fc.property(kinds, fc.integer({ min: 0, max: 118_000 }), (kind, offset) => {
        const day = addDays('1800-01-01', offset)
        const period = periodOf(kind, day)
        expect(period.start <= day && day <= period.end).toBe(true)
        expect(addDays(previousPeriod(period).end, 1)).toBe(period.start)
        expect(previousPeriod(nextPeriod(period))).toEqual(period)
        expect(kind === 'week' ? weekdayOf(period.start) : jalaliOf(period.start).day - 1).toBe(0)
        if (kind === 'week') expect(daysBetween(period.start, period.end)).toBe(6)
      }),
    )
  })
})
