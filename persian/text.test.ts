import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanLines, isBlank, withSignsAtNames } from './clean-text.ts'
import { foldingTable, isEnoughToSearch, joinedSearchKey, searchKey } from './text.ts'

describe('search keys', () => {
  test.each([
    ['علي كاظمي', 'علی کاظمی'],
    ['آموزش', 'اموزش'],
    ['مسئول', 'مسیول'],
    ['مؤسسه', 'موسسه'],
    ['خانۀ ما', 'خانه ما'],
    ['خانهٔ ما', 'خانه ما'],
    ['مدرسة', 'مدرسه'],
    ['کتـــاب', 'کتاب'],
    ['مُعَلِّم', 'معلم'],
    ['درس ۱۲ و ١٣', 'درس 12 و 13'],
    ['ﻻﻟﻪ', 'لاله'],
    ['می‌روم', 'میروم'],
    ['  React\u00a0  و\tTypeScript ', 'react و typescript'],
    ['\u202bسلام\u202c\u200e\u0000', 'سلام'],
    ['İzmir ΟΔΟΣ', 'izmir οδοσ'],
  ])('«%s» is found by «%s»', (text, key) => {
    expect(searchKey(text)).toBe(key)
  })

  test('the joined key finds all three ways to write a word', () => {
    const keys = ['می روم', 'می‌روم', 'میروم', 'مي‌روم'].map(joinedSearchKey)
    expect(new Set(keys)).toEqual(new Set(['میروم']))
  })

  test('two letters can be searched for, and of one only a Latin letter and a digit', () => {
    expect(['R', 'c', '۵', '5', ' R ', 'C#', '#۵', 'حا'].filter((text) => !isEnoughToSearch(text))).toEqual(
      [],
    )
    expect(['', ' ', 'ح', '#', '@', '+', 'ح\u200c', '\u200eح'].filter(isEnoughToSearch)).toEqual([])
  })

  test('a key is its own key', () => {
    const letters = fc.constantFrom(...foldingTable.flatMap((row) => [...row.from]), ' ', 'ا', 'ب', 'A')
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: letters })), (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text))
      }),
    )
  })

  test('the table folds each letter once, to a letter that is not folded again', () => {
    const from = foldingTable.flatMap((row) => [...row.from])
    expect(new Set(from).size).toBe(from.length)
    expect(foldingTable.filter((row) => from.includes(row.to))).toEqual([])
  })
})

describe('text as stored', () => {
  test.each([
    ['علي كاظمي', 'علی کاظمی'],
    ['  سارا \n احمدی ', 'سارا احمدی'],
    ['می‌‌‌روم', 'می‌روم'],
    ['‌کتاب‌ها ‌ خوب‌', 'کتاب‌ها خوب'],
    ['کتاب‌، دفتر', 'کتاب، دفتر'],
    ['\u202eنام\u0000\u0007\u2066', 'نام'],
    ['ﻣﺪﺭﺳﻪ', 'مدرسه'],
    ['خانهٔ ۱۲ ﷼ ﷺ ١٢', 'خانهٔ ۱۲ ﷼ ﷺ ١٢'],
    ['خانواده 👨‍👩‍👧 👍🏽 ❤️', 'خانواده 👨‍👩‍👧 👍🏽 ❤️'],
    ['سا‍ل ۱۴۴۵ ه‍.ق', 'سال ۱۴۴۵ ه‍.ق'],
    ['\ud800سلام', 'سلام'],
    ['<b>C++</b>', '<b>C++</b>'],
  ])('«%s» becomes «%s»', (typed, stored) => {
    expect(cleanLine(typed)).toBe(stored)
  })

  test.each([
    ['برنامه‌نویسی با C++ و .NET', 'برنامه‌نویسی با C++\u200e و \u200e.NET'],
    ['C#', 'C#\u200e'],
    ['ASP.NET و C++20 و a+b', 'ASP.NET و C++20 و a+b'],
  ])('the signs of a name in «%s» stay at it, and a key does not know of it', (typed, shown) => {
    expect(withSignsAtNames(cleanLine(typed))).toBe(shown)
    expect(withSignsAtNames(cleanLine(shown))).toBe(shown)
    expect(searchKey(shown)).toBe(searchKey(typed))
  })

  test('many lines keep their breaks', () => {
    expect(cleanLines('\n\nسلام  \r\n\r\n\r\n\r\n  كتاب\u2028پایان\n')).toBe('سلام\n\n  کتاب\nپایان')
  })

  test('cleaning twice changes nothing more, and leaves nothing a database refuses', () => {
    const unit = fc.constantFrom(
      '‌',
      '‍',
      ' ',
      '\n',
      '\u0000',
      '\u202e',
      'ي',
      'ک',
      'ه',
      '،',
      '👩',
      '\ufe0f',
      'a',
      '\ud800',
    )
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })), (text) => {
        for (const clean of [cleanLine, cleanLines]) {
          expect(clean(clean(text))).toBe(clean(text))
          expect(clean(text)).not.toMatch(/[\u0000\u202a-\u202e\u2066-\u2069]|\p{Cs}/u)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('blank is what cannot be seen', () => {
    expect(['', ' ', '\u200c\u200b', '\u3164', '\u2800\u00a0'].every(isBlank)).toBe(true)
    expect(isBlank('.')).toBe(false)
  })
})
