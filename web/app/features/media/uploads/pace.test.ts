import { describe, expect, test } from 'vitest'
import { paceInWords, type Sample, speedOf, timeLeft, withSample } from './pace.ts'

const MB = 1_000_000

describe('the pace of an upload', () => {
  const steady = [0, 1, 2, 3].reduce<Sample[]>(
    (samples, second) => withSample(samples, { at: second * 1000, bytes: second * 2 * MB }),
    [],
  )

  test('is the mean of the last seconds, and unknown before there is one', () => {
    expect(speedOf([])).toBeNull()
    expect(speedOf([{ at: 0, bytes: 0 }])).toBeNull()
    expect(speedOf(steady)).toBe(2 * MB)
  })

  test('begins anew after a rest, and when the server kept less than was sent', () => {
    expect(withSample(steady, { at: 60_000, bytes: 7 * MB })).toHaveLength(1)
    expect(withSample(steady, { at: 3200, bytes: MB })).toHaveLength(1)
    expect(withSample(steady, { at: 9500, bytes: 9 * MB })[0]).toEqual({ at: 2000, bytes: 4 * MB })
  })

  test('is said with what is left', () => {
    expect(paceInWords(2 * MB, 100 * MB)).toBe('۲ مگابایت در ثانیه، حدود ۵۰ ثانیه مانده')
    expect(paceInWords(null, 1)).toBeNull()
    expect(paceInWords(0, 1)).toBe('در انتظار پیشرفت…')
  })

  test.each([
    [2, 'چند لحظه مانده'],
    [11, 'حدود ۱۵ ثانیه مانده'],
    [95, 'حدود ۲ دقیقه مانده'],
    [4000, 'حدود ۱ ساعت و ۱۰ دقیقه مانده'],
  ])('%i seconds are «%s»', (seconds, words) => {
    expect(timeLeft(seconds)).toBe(words)
  })
})
