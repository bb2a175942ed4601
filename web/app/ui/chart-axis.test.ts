import { expect, test } from 'vitest'
import { axisOf } from './chart-axis.ts'

test.each([
  [0, 1, [0, 1]],
  [1, 1, [0, 1]],
  [3, 1, [0, 1, 2, 3]],
  [7, 1, [0, 2, 4, 6, 8]],
  [34, 1, [0, 10, 20, 30, 40]],
  [100, 1, [0, 25, 50, 75, 100]],
  [38_000_000, 1_000_000, [0, 10_000_000, 20_000_000, 30_000_000, 40_000_000]],
])('up to %i in steps of at least %i', (highest, least, expected) => {
  expect(axisOf(highest, least)).toEqual(expected)
})

test('there are never more than five lines, and the highest value is below the top', () => {
  for (let highest = 1; highest < 5000; highest += 7) {
    const axis = axisOf(highest)
    expect(axis.length).toBeLessThanOrEqual(5)
    expect(axis.at(-1)).toBeGreaterThanOrEqual(highest)
  }
})
