import { expect, test } from 'vitest'
import { durationInProse, formatDuration } from './duration.ts'
import { relativeTime } from './relative-time.ts'

const day = 86_400

test('durations as the specification says', () => {
  expect(formatDuration(2 * day + 3 * 3600 + 4 * 60 + 5)).toBe('۲ روز و ۰۳:۰۴:۰۵')
  expect(formatDuration(3 * 3600 + 4 * 60 + 5)).toBe('۰۳:۰۴:۰۵')
  expect(formatDuration(day)).toBe('۱ روز و ۰۰:۰۰:۰۰')
  expect(formatDuration(59.999)).toBe('۰۰:۰۰:۵۹')
  expect(formatDuration(-3)).toBe('۰۰:۰۰:۰۰')
  expect(() => formatDuration(Number.NaN)).toThrow(RangeError)
})

test('durations in prose', () => {
  expect(durationInProse(5400)).toBe('۱ ساعت و ۳۰ دقیقه')
  expect(durationInProse(2 * day + 61)).toBe('۲ روز')
  expect(durationInProse(45)).toBe('۴۵ ثانیه')
  expect(durationInProse(0)).toBe('۰ ثانیه')
})

test.each([
  [0, 'همین حالا'],
  [-59, 'همین حالا'],
  [59, 'همین حالا'],
  [-60, 'یک دقیقه پیش'],
  [-3599, '۵۹ دقیقه پیش'],
  [3600, 'یک ساعت دیگر'],
  [-3 * day, 'سه روز پیش'],
  [-3 * day - 5000, 'سه روز پیش'],
  [6 * day, 'شش روز دیگر'],
  [-7 * day, 'یک هفته پیش'],
  [-29 * day, 'چهار هفته پیش'],
  [-30 * day, 'یک ماه پیش'],
  [-364 * day, '۱۱ ماه پیش'],
  [365 * day, 'یک سال دیگر'],
  [-11 * 365 * day, '۱۱ سال پیش'],
])('%s seconds from now is «%s»', (seconds, words) => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(relativeTime(now.getTime() + seconds * 1000, now)).toBe(words)
})
