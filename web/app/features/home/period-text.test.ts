import { isoDayOf } from '@arvand/persian/jalali'
import { expect, test } from 'vitest'
import { rangeText } from './period-text.ts'

const today = isoDayOf({ year: 1405, month: 9, day: 5 })
const text = (from: [number, number, number], to = from) => {
  const [start, end] = [from, to].map(([year, month, day]) => isoDayOf({ year, month, day }))
  return rangeText({ from: start ?? '', to: end ?? '' }, today)
}

test('a period of this year is told without the year', () => {
  expect(text([1405, 8, 2], [1405, 9, 1])).toBe('۲ آبان تا ۱ آذر')
  expect(text([1405, 9, 5])).toBe('۵ آذر')
})

test('a period of another year has it once, a period of two years has both', () => {
  expect(text([1404, 8, 2], [1404, 9, 1])).toBe('۲ آبان تا ۱ آذر ۱۴۰۴')
  expect(text([1404, 9, 5])).toBe('۵ آذر ۱۴۰۴')
  expect(text([1404, 12, 15], [1405, 1, 14])).toBe('۱۵ اسفند ۱۴۰۴ تا ۱۴ فروردین ۱۴۰۵')
})
