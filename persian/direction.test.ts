import { expect, test } from 'vitest'
import { titleDirection } from './direction.ts'

test('a title with any Persian letter is right to left, though it begins with Latin ones', () => {
  expect(titleDirection('HTML و CSS از صفر')).toBe('rtl')
  expect(titleDirection('پایتون از صفر')).toBe('rtl')
})

test('a Latin title and groups of digits are left to right', () => {
  expect(titleDirection('Hello, world!')).toBe('ltr')
  expect(titleDirection('۰۹۱۲ ۰۰۰ ۰۰۰۱')).toBe('ltr')
})
