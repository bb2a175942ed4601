import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseToman, priceText, rialText, tomanText } from './money.ts'
import { rialsInWords, tomanInWords } from './money-in-words.ts'
import { formatNumber, formatPercent, parseNumber, parseWholeNumber } from './numbers.ts'
import { wordsOfNumber } from './words-of-number.ts'

describe('money', () => {
  test('toman from rials', () => {
    expect(tomanText(12_500_000)).toBe('۱٬۲۵۰٬۰۰۰ تومان')
    expect(tomanText(12_500_000n)).toBe('۱٬۲۵۰٬۰۰۰ تومان')
    expect(tomanText(0)).toBe('۰ تومان')
    expect(tomanText(125)).toBe('۱۲٫۵ تومان')
    expect(tomanText(-125)).toBe('\u200e\u2212۱۲٫۵ تومان')
    expect(tomanText(-1250)).toBe('\u200e\u2212۱۲۵ تومان')
    expect(tomanText(90_071_992_547_409_930n)).toBe('۹٬۰۰۷٬۱۹۹٬۲۵۴٬۷۴۰٬۹۹۳ تومان')
    expect(rialText(12_500_000)).toBe('۱۲٬۵۰۰٬۰۰۰ ریال')
  })

  test('a price', () => {
    expect(priceText(0)).toBe('رایگان')
    expect(priceText(10)).toBe('۱ تومان')
  })

  test('in words', () => {
    expect(tomanInWords(12_500_000)).toBe('یک میلیون و دویست و پنجاه هزار تومان')
    expect(tomanInWords(0)).toBe('صفر تومان')
    expect(tomanInWords(15)).toBe('یک تومان و پنج ریال')
    expect(tomanInWords(5)).toBe('پنج ریال')
    expect(tomanInWords(-20n)).toBe('منفی دو تومان')
    expect(rialsInWords(12_500_000)).toBe('دوازده میلیون و پانصد هزار ریال')
    expect(rialsInWords(-20n)).toBe('منفی بیست ریال')
  })

  test('a fraction of a rial never appears', () => {
    for (const bad of [0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY]) {
      expect(() => tomanText(bad)).toThrow(RangeError)
      expect(() => tomanInWords(bad)).toThrow(RangeError)
    }
  })

  test('typed toman', () => {
    expect(['۱٬۲۵۰٬۰۰۰ تومان', '1250000', '۱،۲۵۰،۰۰۰', '1,250,000'].map(parseToman)).toEqual(
      Array.from({ length: 4 }, () => 12_500_000),
    )
    expect(['', '-1', '1.5', '1,25', '9007199254740991', 'رایگان'].map(parseToman)).toEqual(
      Array.from({ length: 6 }, () => null),
    )
  })

  test('what is shown is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_719_925_474_099 }), (toman) => {
        expect(parseToman(tomanText(toman * 10))).toBe(toman * 10)
      }),
    )
  })
})

describe('numbers', () => {
  test('shown with Persian digits and marks', () => {
    expect(formatNumber(1_250_000)).toBe('۱٬۲۵۰٬۰۰۰')
    expect(formatNumber(3.5)).toBe('۳٫۵')
    expect(formatNumber(-5)).toBe('\u200e\u2212۵')
    expect(formatPercent(12.5, 1)).toBe('۱۲٫۵٪')
    expect(formatPercent(40)).toBe('۴۰٪')
  })

  test('read in any digits', () => {
    expect(['۳٫۵', '3.5', '\u200e\u2212۵', '-۵', '١٢', '1 000', '۱٬۰۰۰٫۲۵'].map(parseNumber)).toEqual([
      3.5, 3.5, -5, -5, 12, 1000, 1000.25,
    ])
    expect(
      ['', '-', '1-2', '1/2', '1.2.3', 'm5', '1e5', '0x10', '99999999999999999'].map(parseNumber),
    ).toEqual(Array.from({ length: 9 }, () => null))
    expect(parseWholeNumber('۳٫۵')).toBeNull()
    expect(Object.is(parseNumber('-0'), 0)).toBe(true)
  })

  test('shown numbers are read back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(parseWholeNumber(formatNumber(number))).toBe(number)
      }),
    )
  })
})

describe('words', () => {
  test.each([
    [0, 'صفر'],
    [7, 'هفت'],
    [10, 'ده'],
    [19, 'نوزده'],
    [20, 'بیست'],
    [101, 'صد و یک'],
    [1000, 'یک هزار'],
    [1405, 'یک هزار و چهارصد و پنج'],
    [2_000_013, 'دو میلیون و سیزده'],
    [10n ** 12n, 'یک تریلیون'],
    [-21, 'منفی بیست و یک'],
  ])('%s is «%s»', (number, words) => {
    expect(wordsOfNumber(number)).toBe(words)
  })

  test('no two numbers share their words', () => {
    const words = new Set(Array.from({ length: 20_000 }, (_, number) => wordsOfNumber(number)))
    expect(words.size).toBe(20_000)
  })

  test('refuses what it has no words for', () => {
    expect(() => wordsOfNumber(10n ** 21n)).toThrow(RangeError)
    expect(() => wordsOfNumber(1.5)).toThrow(RangeError)
  })
})
