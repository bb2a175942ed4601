import { expect, test } from 'vitest'
import { boughtOf } from './bought.ts'

const id = '01a0d106-dc2e-7296-a1eb-a5677ecead3f'
const course = { kind: 'course', id, quantity: 1 }
const gift = { ...course, options: { gift: { mobile: '+989121234567', name: 'نسرین' } } }
const seats = { ...course, quantity: 3, options: { seats: true } }
const card = { kind: 'giftCard', id, quantity: 1, options: { recipient: { mobile: '+989121234567' } } }
const cart = [course, gift, seats, card]

const line = { kind: 'course', id, quantity: 1, given: null } as const
const toNasrin = { kind: 'gift', name: 'نسرین', mobile: '09121234567' } as const
const toPeople = { kind: 'seats', name: null, mobile: null } as const

test('a course for oneself, as a gift and its seats are three: what was bought is that alone', () => {
  expect(boughtOf(cart, [line])).toEqual([course])
  expect(boughtOf(cart, [{ ...line, given: toNasrin }])).toEqual([gift])
  expect(boughtOf(cart, [{ ...line, quantity: 3, given: toPeople }])).toEqual([seats])
  expect(boughtOf(cart, [{ ...line, kind: 'giftCard', given: toNasrin }])).toEqual([card])
})

test('the same gift to somebody else, and another number of seats, were not bought', () => {
  expect(boughtOf(cart, [{ ...line, given: { ...toNasrin, mobile: '09127654321' } }])).toEqual([])
  expect(boughtOf(cart, [{ ...line, quantity: 5, given: toPeople }])).toEqual([])
})
