import { floorToUnit, percentOf, unit } from '@arvand/contracts/tax'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { split } from './split.ts'

const toman = fc.integer({ min: 0, max: 500_000_000_000 }).map((amount) => amount * unit)

test('a cut loses and makes nothing, and gives nobody more than a toman beyond their weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 5_000_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(toman, weights, (amount, parts) => {
      const whole = parts.reduce((sum, weight) => sum + weight, 0)
      const cut = split(amount, parts)
      expect(cut.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : amount)
      for (const [at, part] of cut.entries()) {
        expect(part % unit).toBe(0)
        const exact = whole === 0 ? 0 : (amount * (parts[at] ?? 0)) / whole
        expect(Math.abs(part - exact)).toBeLessThanOrEqual(unit + 1)
      }
    }),
  )
})

test('what rounding leaves goes to the greatest remainders, the first of equals', () => {
  expect(split(100, [1, 1, 1])).toEqual([40, 30, 30])
  expect(split(100, [1, 2, 3])).toEqual([20, 30, 50])
  expect(split(10, [0, 5, 5])).toEqual([0, 10, 0])
  expect(split(0, [3, 4])).toEqual([0, 0])
  expect(split(100, [])).toEqual([])
})

test('a percent is rounded down to whole toman', () => {
  expect(percentOf(1_999_990, 10)).toBe(199_990)
  expect(percentOf(70, 10)).toBe(0)
  expect(floorToUnit(19)).toBe(10)
})
