import { expect, test } from 'vitest'
import { distanceOf, oneEditFrom } from './near-words.ts'

test.each([
  ['حافض', 'حافظ', 0],
  ['ریازی', 'ریاضی', 0],
  // ن and م touch.
  ['حافظم', 'حافظن', 1],
  ['نور', 'نرو', 1],
  ['پایتئن', 'پایتون', 2],
  ['پایتونن', 'پایتون', 1],
  ['پیتون', 'پایتون', 2],
])('«%s» is %s from «%s»', (typed, known, distance) => {
  expect(distanceOf(typed, known)).toBe(distance)
})

test.each([
  ['گیتار', 'گیت'],
  ['حافظ', 'حافظ'],
  ['نور', 'شور'],
  ['از', 'باز'],
])('«%s» is not near «%s»', (typed, known) => {
  expect(distanceOf(typed, known)).toBeNull()
})

test('every word that is one edit away is looked up, and none other', () => {
  const near = oneEditFrom('حافظ')
  expect(near).toEqual(expect.arrayContaining(['افظ', 'حافز', 'حافظه', 'حفاظ', 'احافظ']))
  expect(near).not.toContain('حافظ')
  expect(oneEditFrom('git')).toContain('gut')
})
