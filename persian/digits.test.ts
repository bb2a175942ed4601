import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOnly, isDigitsOnly, plainNumber, toLatinDigits, toPersianDigits } from './digits.ts'

test('all three scripts of digits', () => {
  expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ 09')).toBe('0123456789 0123456789 09')
  expect(toPersianDigits('12٣۴ abc')).toBe('۱۲۳۴ abc')
  expect(toPersianDigits(12n)).toBe('۱۲')
  expect(digitsOnly('کد: ۱۲-٣ 4')).toBe('1234')
})

test('digits only', () => {
  expect(['12', '۱۲', '١٢', '1۲٣'].every(isDigitsOnly)).toBe(true)
  expect(['', ' 1', '1.2', '-1', '1a', '१२', '1\n'].some(isDigitsOnly)).toBe(false)
})

test('a typed number loses what only separates', () => {
  expect(plainNumber('\u202a۰۹۱۲ ۱۲۳-۴۵۶۷\u202c')).toBe('09121234567')
  expect(plainNumber('(021) [88] {77}')).toBe('0218877')
  expect(plainNumber('+98')).toBe('+98')
  expect(plainNumber('12a')).toBe('12a')
})

test('to Persian and back is the Latin form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toLatinDigits(toPersianDigits(text))).toBe(toLatinDigits(text))
    }),
  )
})
