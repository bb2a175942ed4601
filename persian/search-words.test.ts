import { expect, test } from 'vitest'
import { neededWords, searchWords } from './search-words.ts'
import { searchKey } from './text.ts'

test('words are folded, each once', () => {
  expect(searchWords('كتاب، کتاب؛ می‌روم')).toEqual(['کتاب', 'میروم'])
})

test('signs of a Latin name are part of it, and other signs are not', () => {
  expect(searchWords('C++، C#؛ .NET و ASP.NET (R)')).toEqual(['c++', 'c#', '.net', 'و', 'asp', 'net', 'r'])
  expect(searchWords('C++20 a+b #کنکور')).toEqual(['c', '20', 'a', 'b', 'کنکور'])
})

test('a plural and an ezafe are the same word joined, spaced and with a half-space', () => {
  for (const typed of ['کتاب‌های خوب', 'کتاب های خوب', 'کتابهای خوب'])
    expect(neededWords(searchWords(typed)), typed).toEqual(['کتاب', 'خوب'])
  for (const typed of ['واژه‌نامهٔ دوستانه', 'واژه‌نامه‌ی دوستانه', 'واژه نامه ی دوستانه', 'واژه نامهی دوستانه'])
    expect(neededWords(searchWords(typed)), typed).toEqual(['واژه', 'نامه', 'دوستانه'])
  expect(searchWords('تنها بها')).toEqual(['تنها', 'بها'])
  expect(searchWords('ماهی، گواهی و گروهی')).toEqual(['ماهی', 'گواهی', 'و', 'گروهی'])
})

test('words that stand beside what is meant are not needed, unless they are all there is', () => {
  expect(neededWords(searchWords('آموزش پایتون'))).toEqual(['پایتون'])
  expect(neededWords(searchWords('دوره'))).toEqual(['دوره'])
})

test('a verb, a plural and an ezafe have one key joined, spaced and with a half-space', () => {
  const one = (spellings: readonly string[]) => new Set(spellings.map(searchKey))
  expect(one(['می‌روم', 'می روم', 'میروم'])).toEqual(new Set(['میروم']))
  expect(one(['نمی‌دانم چرا', 'نمی دانم چرا', 'نمیدانم چرا'])).toEqual(new Set(['نمیدانم چرا']))
  expect(one(['کتاب‌هایی خوب', 'کتاب هایی خوب', 'کتابهایی خوب'])).toEqual(new Set(['کتابهایی خوب']))
  expect(one(['نامهٔ من', 'نامه‌ی من', 'نامه ی من', 'نامۀ من'])).toEqual(new Set(['نامه من']))
  expect(searchKey('قدیمی بود، جام می')).toBe('قدیمی بود، جام می')
  expect(searchKey(searchKey('نامه ی ی ها ها می می'))).toBe(searchKey('نامه ی ی ها ها می می'))
})
