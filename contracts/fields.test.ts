import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  camelCase,
  email,
  nationalCode,
  newPassword,
  personName,
  phone,
  shownLine,
  shownLines,
  sixDigits,
  title,
  wordOut,
} from './fields.ts'
import { createFactorCart } from './panel/factors.ts'
import { changeGiftPurchase } from './panel/gift-purchases.ts'
import { surveyQuestion } from './surveys.ts'
import { messageStudents } from './teacher/students.ts'

const read = (field: z.ZodType, text: string) => {
  const { data, error } = field.safeParse(text)
  return error ? error.issues.map(({ message }) => message) : data
}
const sentence = expect.arrayContaining([expect.stringMatching(/[\u0600-\u06ff]/)])

describe('a person’s name', () => {
  test.each([
    ['علي كاظمي', 'علی کاظمی'],
    ['محمد‌رضا', 'محمد‌رضا'],
    ['مُحَمَّـد رضایی', 'محمد رضایی'],
    ['  سارا   Ahmadi ', 'سارا Ahmadi'],
    ['خانهٔ ما', 'خانهٔ ما'],
    ['ﻋﻠﯽ', 'علی'],
  ])('%j is %j', (typed, name) => expect(read(personName, typed)).toBe(name))

  test.each([
    'علی ۱۲۳',
    'علی 2',
    "O'Brien",
    'José',
    'علی!',
    '@ali',
    '۱۲۳',
    'ع',
    ' ',
    '\u200c\u200c',
    'а'.repeat(3),
    'x'.repeat(81),
  ])('%j is none', (typed) => expect(read(personName, typed)).not.toBeTypeOf('string'))

  test('is letters and spaces whatever is typed, and stays as it is when read again', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'اآبپيكکیۀأءz ‌\u064b\u0640۱1.'),
      minLength: 2,
      maxLength: 30,
    })
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), (text) => {
        const name = read(personName, text)
        if (typeof name !== 'string') return
        expect(name).not.toMatch(/[\p{N}\p{P}\p{S}\p{Cc}\u064b-\u0652\u0640]/u)
        expect(read(personName, name)).toBe(name)
      }),
    )
  })

  test('so is the recipient’s, of a gift card and of a gift', () => {
    const id = '01a0d106-dc2e-7296-a1eb-a5677ecead3f'
    const to = (name: string) => ({ gift: { mobile: '09121234567', name } })
    const cart = (name: string) => ({ items: [{ kind: 'course', id, options: to(name) }], requestId: id })
    expect(createFactorCart.body.safeParse(cart('نسرین')).success).toBe(true)
    expect(createFactorCart.body.safeParse(cart('نسرین ۲')).success).toBe(false)
    expect(changeGiftPurchase.body.shape.name.safeParse('نسرین ۲').success).toBe(false)
  })
})

describe('numbers', () => {
  test.each(['۱۲۳۴۵۶', '١٢٣-٤٥٦', ' 123 456 ', '(123)[456]', '\u200e123456\u200f'])(
    '%j is a one-time code',
    (typed) => expect(read(sixDigits, typed)).toBe('123456'),
  )
  test.each(['۱۲۳۴۵', '12345a', '+123456', '۱۲۳۴۵۶۷', '12.3456'])('%j is none', (typed) =>
    expect(read(sixDigits, typed)).toEqual(sentence),
  )
  test.each(['0084575948', '۰۰۸-۴۵۷۵۹۴-۸', '(008) 4575948', '٠٠٨٤٥٧٥٩٤٨'])('%j is a national code', (typed) =>
    expect(read(nationalCode, typed)).toBe('0084575948'),
  )
  test.each(['0084575949', '1111111111', '008457594a', '84575948'])('%j is none', (typed) =>
    expect(read(nationalCode, typed)).toEqual(sentence),
  )
  test.each(['+98 912 123 4567', '۰۹۱۲ (۱۲۳) ۴۵۶۷', '0098-912-123-4567', '[0912]1234567'])(
    '%j is a mobile',
    (typed) => expect(read(phone, typed)).toBe('+989121234567'),
  )
})

describe('an e-mail and a password', () => {
  test('a Persian letter in an e-mail is named as what is wrong', () => {
    for (const typed of ['سارا@example.com', 'sara@ایران.ir', 'saraش@example.com'])
      expect(read(email, typed)).toEqual([expect.stringContaining('حرف فارسی')])
    expect(read(email, 'sara.example.com')).toEqual([expect.stringContaining('name@example.com')])
    expect(read(email, 'Sara۲@Example.com')).toBe('sara2@example.com')
  })

  test('a password may hold one', () => {
    expect(read(newPassword, 'رمز عبور من ۱۲')).toBe('رمز عبور من ۱۲')
  })
})

describe('a title', () => {
  test.each(['جبر', 'فصل ۱', 'React', '۱ب'])('%j holds a letter', (typed) =>
    expect(read(title(1, 120), typed)).toBe(typed),
  )
  test.each(['۱۲', '…', '1404/01', '👍', '؟'])('%j holds none', (typed) =>
    expect(read(title(1, 120), typed)).toEqual(sentence),
  )

  test('an empty one is told by its length alone', () => {
    expect(read(title(2, 120), ' ')).toHaveLength(1)
    expect(read(title(2, 120), ' ')).not.toEqual([expect.stringContaining('حرف')])
  })
})

test('a word of the tables goes out in camelCase', () => {
  expect([camelCase('gift-card-bought'), camelCase('sale')]).toEqual(['giftCardBought', 'sale'])
  const kind = wordOut(['top-up', 'sale'])
  expect([read(kind, 'top-up'), read(kind, 'sale')]).toEqual(['topUp', 'sale'])
  expect(kind.safeParse('topUp').success).toBe(false)
})

test('signs of «C++» and «.NET» are marked in what pages, letters and documents show', () => {
  const [typed, stored] = ['شروع با C++ و .NET', 'شروع با C++\u200e و \u200e.NET']
  for (const field of [title(1, 40), shownLine(1, 40), shownLines(1, 40)]) {
    expect(read(field, typed)).toBe(stored)
    expect(read(field, stored)).toBe(stored)
  }
  const { subject, text } = messageStudents.body.shape
  const [question] = surveyQuestion.options
  for (const field of [subject, text, question.shape.title]) expect(read(field, typed)).toBe(stored)
})
