import { expect, test } from 'vitest'
import { refusedWords } from '../../tools/checks/refused-words.ts'
import { findingsOf } from './findings.ts'

const words = (text: string) => ({ 'web/app/features/home/words.ts': `export const a = { b: '${text}' }` })

test.each([
  'دانشجویان و مدرسان دوره',
  'هنوز چیزی نفرستاده‌اید؛ پیام را بفرستید.',
  'چگونه این‌گونه گام‌به‌گام پیش برویم؟ واژه‌نامه را ببینید.',
  'بهار، نشسته، آغازین و بخشنامه',
  'نشانی',
  'در حال بارگذاری…',
  'شمارهٔ مالیاتی سامانهٔ مودیان',
])('«%s» has no refused word', async (text) => {
  expect(await findingsOf(refusedWords, words(text))).toEqual([])
})

test.each([
  ['یادگیرندگان دوره', 'دانشجو'],
  ['چند یادگیرنده‌ای که ماندند', 'دانشجو'],
  ['معلم‌های آروند', 'مدرس'],
  ['گذرواژهٔ تازه', 'رمز عبور'],
  ['نمایهٔ من', 'پروفایل'],
  ['نشست‌هایتان', 'دستگاه'],
  ['نشانی صفحه', 'آدرس'],
  ['شمارهٔ همراه خود را بنویسید.', 'شمارهٔ موبایل'],
  ['از آغازش', 'شروع'],
  ['بهای کارت', 'قیمت'],
  ['دو گام مانده است.', 'مرحله'],
  ['سرگذشت کارت', 'تاریخچه'],
  ['یکی را برگزینید.', 'انتخاب کنید'],
  ['فایل را بارگذاری کنید.', 'آپلود'],
  ['فرستادن پیام', 'ارسال'],
  ['دانشجوهای این دوره', 'دانشجویان'],
  ['بازگشت وجه', 'بازپرداخت'],
])('«%s» is told', async (text, instead) => {
  expect(await findingsOf(refusedWords, words(text))).toEqual([expect.stringContaining(instead)])
})

test('errors of the contracts, notices and templates are read, tests are not', async () => {
  const files = {
    'contracts/errors/media.ts': "export const e = { sentence: 'رونوشت آن را بفرستید.' }",
    'server/modules/media/media-notice-types.ts': 'const a = (n: string) => `پیوند $' + '{n}`',
    'contracts/fields.test.ts': "const a = 'پیوند'",
    'server/modules/media/store.ts': "const a = 'پیوند'",
  }
  expect(await findingsOf(refusedWords, files)).toHaveLength(2)
})
