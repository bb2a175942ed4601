import type { QuestionOption } from '@arvand/contracts/questions'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { expect, test } from 'vitest'
import { isPlain, withoutOption, withRight, withTicked } from './rights.ts'

const options = (...percents: number[]) =>
  percents.map((percent, at) => ({ id: `a${at}`, text: emptyText, percent, feedback: null }))
const percents = (of: readonly { percent: number }[]) => of.map(({ percent }) => percent)

test('one option is right, and what others take away stays', () => {
  expect(percents(withRight(options(100, 0, -25), 'a1'))).toEqual([0, 100, -25])
})

test('ticked options share the marks, thirds too', () => {
  const three = ['a0', 'a1', 'a2'].reduce<QuestionOption[]>(
    (now, id) => withTicked(now, id, true),
    options(0, 0, 0, -50),
  )
  expect(percents(three)).toEqual([33.33333, 33.33333, 33.33333, -50])
  expect(Math.abs(33.33333 * 3 - 100)).toBeLessThan(0.001)
  expect(percents(withTicked(three, 'a2', false))).toEqual([50, 50, 0, -50])
})

test('when a right option is removed, the others share its marks', () => {
  expect(percents(withoutOption(options(50, 50, 0), 'a0', true))).toEqual([100, 0])
  expect(percents(withoutOption(options(50, 30, 20), 'a2', true))).toEqual([50, 30])
  expect(percents(withoutOption(options(100, 0), 'a0', false))).toEqual([0])
})

test('percents are plain while ticks say all', () => {
  expect(isPlain(options(100, 0), false)).toBe(true)
  expect(isPlain(options(100, 50), false)).toBe(false)
  expect(isPlain(options(33.33333, 33.33333, 33.33333, 0), true)).toBe(true)
  expect(isPlain(options(50, 50, -50), true)).toBe(false)
  expect(isPlain(options(0, 0), true)).toBe(true)
})
