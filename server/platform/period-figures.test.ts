import { expect, test } from 'vitest'
import { comparisonOf } from './comparison.ts'
import { figureOf, passedOf, passedRange, type UnitRow } from './period-figures.ts'

const row = (unit: number, value: number): UnitRow<'sales'> => ({ figure: 'sales', unit, value, count: 1 })

test('an unfinished period is compared with as many units of the one before', () => {
  // 29 Aban 1405, nine in the morning: 28 whole days of a month of thirty.
  const month = comparisonOf('month', undefined, '2026-11-20', 9)
  const { now, before, counts, series } = figureOf(
    month,
    'sales',
    [row(0, 5), row(27, 7), row(28, 100)],
    [row(0, 3), row(27, 4), row(28, 100), row(29, 100)],
  )
  expect([now, before, counts]).toEqual([12, 7, { now: 2, before: 2 }])
  expect(series).toHaveLength(30)
  expect(series[28]).toEqual({ now: null, before: 100, count: 1 })
  expect(passedOf(month, month.before)).toEqual({ start: '2026-09-23', end: '2026-10-20' })
})

test('of a day that is not over the hours count that are, of the day before as many', () => {
  const day = comparisonOf('day', undefined, '2026-11-20', 9)
  const { from, until } = passedRange(day, day.before)
  expect([from, until]).toEqual([new Date('2026-11-18T20:30:00Z'), new Date('2026-11-19T05:30:00Z')])
})

test('no more days are taken of the period before than it has', () => {
  // The thirty days of the leap month Esfand 1403 against the 29 of Esfand 1402.
  const esfand = comparisonOf('month', '2025-03-10', '2025-04-10', 9)
  expect([esfand.units, esfand.passed]).toEqual([30, 30])
  expect(passedOf(esfand, esfand.before)).toEqual(esfand.before)
  expect(figureOf(esfand, 'sales', [row(29, 1)], [row(28, 2)])).toMatchObject({ now: 1, before: 2 })
  expect(figureOf(esfand, 'sales', [], []).series[29]).toEqual({ now: 0, before: null, count: 0 })
})
