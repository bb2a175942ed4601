import { expect, test } from 'vitest'
import { changeIn } from './change-in.ts'

test.each([
  [127, 100, '۲۷٪ بیش از مهر'],
  [96, 100, '۴٪ کمتر از مهر'],
  [5, 5, 'برابر با مهر'],
  [3, 0, 'مهر عضو تازه‌ای نبود'],
  [0, 0, 'برابر با مهر'],
])('%i against %i reads «%s»', (now, signUps, words) => {
  expect(changeIn(now, { signUps, title: 'مهر' })).toBe(words)
})
