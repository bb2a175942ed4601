import { expect, test } from 'vitest'
import { isNear, readNumber } from './read-number.ts'

test.each([
  ['۳٫۱۴', 3.14],
  ['۳/۱۴', 3.14],
  ['3.14', 3.14],
  ['-۲', -2],
  ['−۲', -2],
  ['۱٬۲۰۰', 1200],
  ['1,200', 1200],
  ['۱۲٬۰۰۰٫۵', 12_000.5],
  ['0,5', 0.5],
  ['3.2e4', 32_000],
  ['۳٫۲×۱۰^۴', 32_000],
  ['.5', 0.5],
  [' ۷ ', 7],
])('«%s» is %d', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test.each(['', 'سه', '1.2.3', '--2', '12 متر', '3+4'])('«%s» is no number', (text) => {
  expect(readNumber(text)).toBeNull()
})

const units = [
  { name: 'm', factor: 1 },
  { name: 'cm', factor: 0.01 },
  { name: 'متر', factor: 1 },
]

test('a unit turns the value into the first one', () => {
  expect(readNumber('250 cm', units)).toBeCloseTo(2.5)
  expect(readNumber('۲٫۵ متر', units)).toBe(2.5)
  expect(readNumber('2.5', units)).toBe(2.5)
  expect(readNumber('2.5', units, true)).toBeNull()
  expect(readNumber('2.5 kg', units)).toBeNull()
})

test('a tolerance holds at its border', () => {
  expect(isNear(0.1 + 0.2, 0.3, 0)).toBe(true)
  expect(isNear(10.5, 10, 0.5)).toBe(true)
  expect(isNear(10.51, 10, 0.5)).toBe(false)
})
