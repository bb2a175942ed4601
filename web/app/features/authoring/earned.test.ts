import { expect, test } from 'vitest'
import { earnedOf } from './earned.ts'

test('a teacher earns their part of the sellers’ part, down to whole toman', () => {
  expect(earnedOf(2_500_000, { sellers: 70, mine: 100 })).toBe(1_750_000)
  expect(earnedOf(110_000, { sellers: 67, mine: 33 })).toBe(24_320)
  expect(earnedOf(0, { sellers: 70, mine: 100 })).toBe(0)
  expect(earnedOf(2_500_000, { sellers: 70, mine: 0 })).toBe(0)
})
