import { expect, test } from 'vitest'
import { readCount, readGiftPurchase } from './read-giving.ts'

const now = new Date('2026-11-22T08:00:00Z')
const formOf = (values: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('a gift is read as it goes into the cart', () => {
  const typed = { mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷', name: ' نسرین ', message: 'مبارک باشد', when: 'now' }
  expect(readGiftPurchase(formOf(typed), now).gift).toEqual({
    mobile: '+989121234567',
    name: 'نسرین',
    message: 'مبارک باشد',
  })
})

test('a day to come is an instant by Tehran’s clock; one that is past is refused', () => {
  const at = (day: string) =>
    readGiftPurchase(formOf({ mobile: '09121234567', when: 'then', day, time: '۹:۳۰' }), now)
  expect(at('۱۴۰۵/۹/۵').gift).toMatchObject({ sendAt: '2026-11-26T06:00:00.000Z' })
  expect(at('۱۴۰۵/۸/۲۹').fields).toHaveProperty('day')
  expect(at('').fields).toHaveProperty('day')
  expect(readGiftPurchase(formOf({ mobile: '12' }), now).fields).toHaveProperty('mobile')
})

test('seats are counted from two to five hundred', () => {
  expect(['۲', '۵۰۰', ' 12 '].map(readCount)).toEqual([2, 500, 12])
  expect(['1', '501', '', '2.5', 'ده'].map(readCount)).toEqual([null, null, null, null, null])
})
