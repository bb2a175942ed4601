import { expect, test } from 'vitest'
import { readChoice } from './choice.ts'

const now = new Date('2026-11-22T09:00:00Z')
function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ sum: '5000000', design: 'anar', way: 'hand', ...fields }))
    form.set(name, value)
  return readChoice(form, now)
}

test('a card for one’s own hands is its sum and its face', () => {
  expect(read({ message: ' سپاس ' }).item).toEqual({
    kind: 'giftCard',
    quantity: 1,
    options: { amount: 5_000_000, design: 'anar', message: 'سپاس' },
  })
  // The recipient's fields stay in the form when one changes back to a card by hand.
  expect(read({ mobile: '0912', name: 'نرگس' }).item?.options).toEqual({ amount: 5_000_000, design: 'anar' })
})

test('another sum is read in toman, in any digits, within its bounds', () => {
  expect(read({ sum: '0', amount: '۱۲۰٬۰۰۰' }).item?.options.amount).toBe(1_200_000)
  for (const amount of ['', '۴۹٬۹۹۹', '۵۰٬۰۰۰٬۰۰۱', 'هزار'])
    expect(read({ sum: '0', amount }).fields).toHaveProperty('amount')
})

test('one that is sent needs a mobile, and its moment lies ahead', () => {
  const sms = { way: 'sms', mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷', name: 'نرگس' }
  expect(read(sms).item?.options).toMatchObject({ recipient: { mobile: '+989121234567', name: 'نرگس' } })
  expect(read({ ...sms, mobile: '۰۹۱۲' }).fields).toHaveProperty('mobile')
  const then = { ...sms, when: 'then', day: '۱۴۰۵/۰۹/۱۰', time: '۹:۳۰' }
  expect(read(then).item?.options.sendAt).toBe('2026-12-01T06:00:00.000Z')
  expect(read({ ...then, day: '۱۴۰۵/۰۸/۰۱' }).fields).toHaveProperty('day')
  expect(read({ ...then, time: '۲۵:۰۰' }).fields).toHaveProperty('day')
})
