import { expect, test } from 'vitest'
import { isLike } from './fold-answer.ts'

test.each([
  ['كتابخانه‌ي ملي', 'کتابخانهٔ ملی'],
  ['می روم', 'می‌روم'],
  ['میروم', 'می‌روم'],
  ['۱۴۰۵', '1405'],
  ['٢٠', '۲۰'],
  ['مُعَلِّم', 'معلم'],
  ['Tehran', 'tehran'],
  ['  تهران ', 'تهران'],
])('«%s» is «%s»', (given, expected) => {
  expect(isLike(given, expected)).toBe(true)
})

test('another word is another answer', () => {
  expect(isLike('شیراز', 'تهران')).toBe(false)
  expect(isLike('تهرانی', 'تهران')).toBe(false)
})

test('a star stands for anything, and a star of the answer is written with a backslash', () => {
  expect(isLike('حافظ شیرازی', 'حافظ*')).toBe(true)
  expect(isLike('خواجه حافظ شیرازی', '*حافظ*')).toBe(true)
  expect(isLike('سعدی', '*حافظ*')).toBe(false)
  expect(isLike('ab', 'ab*b')).toBe(false)
  expect(isLike('a*b', 'a\\*b')).toBe(true)
  expect(isLike('axb', 'a\\*b')).toBe(false)
})

test('case counts where it is said so', () => {
  expect(isLike('na', 'Na', true)).toBe(false)
  expect(isLike('Na', 'Na', true)).toBe(true)
  expect(isLike('كلر Cl', 'کلر Cl', true)).toBe(true)
})
