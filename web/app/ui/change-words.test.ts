import { tomanText } from '@arvand/persian/money'
import { expect, test } from 'vitest'
import { type Compared, changeOf, changeText } from './change-words.ts'

const month = (now: number, before: number, more: Partial<Compared> = {}) =>
  changeOf({ now, before, days: 30, ...more })

test.each([
  [112, 100, 'up', 'good', '۱۲٪ بیشتر'],
  [96, 100, 'down', 'bad', '۴٪ کمتر'],
  [100, 100, 'none', 'muted', 'بدون تغییر'],
  [1004, 1000, 'none', 'muted', 'تقریباً بدون تغییر'],
  [1010, 1000, 'up', 'good', '۱٪ بیشتر'],
  [400, 100, 'up', 'good', '۳۰۰٪ بیشتر'],
  [401, 100, 'up', 'good', 'بیش از ۴ برابر'],
  [0, 100, 'down', 'bad', '۱۰۰٪ کمتر'],
  [5, 0, 'up', 'good', 'تازه'],
  [0, 0, 'none', 'muted', 'بدون تغییر'],
  [21, 19, 'up', 'good', '۲ مورد بیشتر'],
  [20, 3, 'up', 'good', '۱۷ مورد بیشتر'],
] as const)('%i against %i of thirty days: %s, %s, «%s»', (now, before, arrow, tone, text) => {
  const change = month(now, before)
  expect([change.arrow, change.tone, changeText(change)]).toEqual([arrow, tone, text])
})

test('under three days there is a difference and no percentage', () => {
  expect(changeText(changeOf({ now: 300, before: 200, days: 2 }))).toBe('۱۰۰ مورد بیشتر')
  expect(changeText(changeOf({ now: 300, before: 200, days: 3 }))).toBe('۵۰٪ بیشتر')
})

test('a sum of money has the base of what it counts, and its difference is money', () => {
  const money = { difference: tomanText }
  expect(changeText(month(9_000_000, 6_000_000, { ...money, base: 19 }))).toBe('۳۰۰٬۰۰۰ تومان بیشتر')
  expect(changeText(month(9_000_000, 6_000_000, { ...money, base: 20 }))).toBe('۵۰٪ بیشتر')
})

test('more refunds are bad, and discounts are neither', () => {
  expect(month(7, 5, { rise: 'bad' })).toMatchObject({ arrow: 'up', tone: 'bad', words: '۲ مورد بیشتر' })
  expect(month(50, 100, { rise: 'bad' })).toMatchObject({ arrow: 'down', tone: 'good', percent: '۵۰٪' })
  expect(month(50, 100, { rise: 'neutral' }).tone).toBe('muted')
})
