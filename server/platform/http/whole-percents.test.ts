import { expect, test } from 'vitest'
import { wholePercents } from './whole-percents.ts'

test.each([
  ['/packages/t/content/100%.html', '/packages/t/content/100%25.html'],
  ['/packages/t/content/100%', '/packages/t/content/100%25'],
  ['/packages/t/content/5%ab.html?a=%', '/packages/t/content/5%25ab.html?a=%'],
  ['/packages/t/content/100%25.html', '/packages/t/content/100%25.html'],
  ['/packages/t/content/%D8%AF.html', '/packages/t/content/%D8%AF.html'],
  ['/packages/t/content/..%2f..%2fetc', '/packages/t/content/..%2f..%2fetc'],
  ['/api/home/100%.html', '/api/home/100%.html'],
])('%s is read as %s', (url, whole) => {
  expect(wholePercents(url)).toBe(whole)
})
