import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf } from './total.ts'

const mark = (points: number | null, most = 2000, weight = 1) => ({ points, most, weight })

test.each([
  [[], null],
  [[mark(null)], null],
  [[mark(1500, 2000, 0)], null],
  [[mark(1500)], 7500],
  [[mark(2000), mark(0)], 5000],
  // Items that are not marked yet do not lower the total.
  [[mark(2000), mark(null)], 10_000],
  [[mark(2000, 2000, 3), mark(0, 100, 1)], 7500],
  // A third is 33.33 percent, two thirds 66.67.
  [[mark(100, 300)], 3333],
  [[mark(200, 300)], 6667],
])('%j is %s', (marks, total) => expect(totalOf(marks)).toBe(total))

test('the order does not matter, and it lies between the least and the greatest share', () => {
  const one = fc
    .record({
      most: fc.integer({ min: 1, max: 1_200_000 }),
      weight: fc.integer({ min: 1, max: 100 }),
      of: fc.nat(),
    })
    .map(({ most, weight, of }) => ({ most, weight, points: of % (most + 1) }))
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 20 }), (marks) => {
      const total = totalOf(marks) ?? -1
      expect(totalOf(marks.toReversed())).toBe(total)
      const shares = marks.map(({ points, most }) => (points * 10_000) / most)
      expect(total).toBeGreaterThanOrEqual(Math.floor(Math.min(...shares)))
      expect(total).toBeLessThanOrEqual(Math.ceil(Math.max(...shares)))
    }),
  )
})
