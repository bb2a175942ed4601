import { expect, test } from 'vitest'
import { linesOfTable } from './lines-of-table.ts'

const sara = {
  ...{ name: 'سارا محمدی', given: '', mobile: '+989121234567', email: null },
  ...{ teaches: false, outcome: 'ready' },
}

test.each([
  ['سارا محمدی، ۰۹۱۲۱۲۳۴۵۶۷', {}],
  ['سارا\tمحمدی\t9121234567', {}],
  ['"سارا","محمدی","0912 123 4567"', {}],
  ['="09121234567";سارا محمدی;دانشجو', {}],
  ['"=""09121234567""",سارا محمدی', {}],
  ['سارا محمدی,+98 (0)912 123 4567', {}],
  ['سارا محمدی,+9809121234567', {}],
  ['سارا محمدی;0912.123.4567', {}],
  ['سارا محمدی،０９１２１２３４５６７', {}],
  ["سارا محمدی,'+98 912 123 4567,SARA@Example.com", { email: 'sara@example.com' }],
  ['مدرس | سارا محمدی | 09121234567', { teaches: true }],
  ['سارا محمدی,09121234567,sara@', { outcome: 'email-wrong' }],
  ['09121234567', { name: '', outcome: 'name-wrong' }],
  ['سارا محمدی, 0912', { mobile: null, given: '0912', outcome: 'not-mobile' }],
  ['سارا <b>محمدی</b>,09121234567', { name: 'سارا <b>محمدی</b>', outcome: 'name-wrong' }],
])('«%s» is read as what its cells are', (row, different) => {
  expect(linesOfTable(row)).toEqual([{ ...sara, ...different }])
})

test.each([
  ['نام,نام خانوادگی,موبایل\nعلی,معلم,09121234567', { name: 'علی معلم' }],
  ['نام\tنام‌خانوادگی\tموبایل\nعلی\tمعلم\t09121234567', { name: 'علی معلم' }],
  ['نام خانوادگی،نام،نقش،موبایل\nاستاد،علی،مدرس،09121234567', { name: 'استاد علی', teaches: true }],
  ['نام,شهر,شماره موبایل,ایمیل\nسارا محمدی,تهران,="09121234567",', {}],
  ['نام,موبایل\nسارا محمدی,"=""09121234567"""', {}],
  ['نام,موبایل\nسارا محمدی,+98 (0)912.123.4567', {}],
  ['نام;موبایل\n"محمدی; سارا";09121234567', { name: 'محمدی سارا' }],
  ['نام,موبایل,ایمیل\nسارا محمدی,0912,sara@', { mobile: null, given: '0912', outcome: 'not-mobile' }],
  ['نام,موبایل,ایمیل\nسارا محمدی,09121234567,sara@', { outcome: 'email-wrong' }],
])('the columns of «%s» are read by their head', (table, different) => {
  expect(linesOfTable(table)).toEqual([{ ...sara, ...different }])
})

test.each([
  ['علی,معلم,09121234567', { name: 'علی معلم', outcome: 'name-wrong' }],
  ['معلم,09121234567', { name: 'معلم', outcome: 'name-wrong' }],
  ['علی,معلم,مدرس,09121234567', { name: 'علی معلم مدرس', outcome: 'name-wrong' }],
  ['علی,رضایی,معلم,09121234567', { name: 'علی رضایی', teaches: true }],
])('without a head, «%s» has a role beside a whole name alone', (row, different) => {
  expect(linesOfTable(row)).toEqual([{ ...sara, ...different }])
})

test('a head is left out, empty lines too, and a mobile that comes again is told', () => {
  const table = 'نام,موبایل\r\nسارا محمدی,09121234567\n\n ,, \nسارا م,+989121234567\n'
  expect(linesOfTable(table).map(({ outcome }) => outcome)).toEqual(['ready', 'not-mobile', 'repeated'])
})

test('a line that is wrong does not make a right one after it a repetition', () => {
  const table = '123,09121234567\nسارا محمدی,09121234567'
  expect(linesOfTable(table).map(({ outcome }) => outcome)).toEqual(['name-wrong', 'ready'])
})

test('a line of half a megabyte is read at once', () => {
  const begun = performance.now()
  expect(linesOfTable('آ'.repeat(400_000))).toMatchObject([{ outcome: 'not-mobile' }])
  expect(linesOfTable('"=\''.repeat(100_000))).toHaveLength(1)
  expect(performance.now() - begun).toBeLessThan(2000)
})
