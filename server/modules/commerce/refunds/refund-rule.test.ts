import { expect, test } from 'vitest'
import { refundEnd } from '../refund-terms.ts'
import { needsManager, refundDestination, whyNotOfFactor, whyNotRefund } from './refund-rule.ts'

const paidAt = new Date('2026-11-01T10:00:00Z')
const after = (days: number) => new Date(paidAt.getTime() + days * 86_400_000)
const line = { total: 1000, refunded: 0, usedPercent: 0, whyNot: null, until: after(7) }
const whyNot = (wish: object, days = 1) =>
  whyNotRefund({ ...line, ...wish }, after(days), { mostPercent: 25 })

test('within days and percent it goes back, to their edges', () => {
  expect(whyNot({}, 7)).toBeNull()
  expect(whyNot({ usedPercent: 24.99 })).toBeNull()
  expect(whyNot({}, 7.001)).toBe('commerce.refund-too-late')
  expect(whyNot({ usedPercent: 25 })).toBe('commerce.refund-too-much-used')
})

test('a line ends with its days, or when it takes place if that is later; an untaken gift has no end', () => {
  expect(refundEnd(paidAt, 7, undefined)).toEqual(after(7))
  expect([2, 30].map((days) => refundEnd(paidAt, 7, after(days)))).toEqual([after(7), after(30)])
  expect(whyNot({ until: null }, 400)).toBeNull()
})

test('not twice, not what cost nothing, not what is used up', () => {
  expect(whyNot({ refunded: 1000 })).toBe('commerce.already-refunded')
  expect(whyNot({ refunded: 400 })).toBeNull()
  expect(whyNot({ total: 0 })).toBe('commerce.not-paid')
  expect(whyNot({ whyNot: 'commerce.line-not-refundable' })).toBe('commerce.line-not-refundable')
})

test.each([
  ['paid', false, null],
  ['partlyRefunded', false, null],
  ['paid', true, 'commerce.refund-under-way'],
  ['refunded', false, 'commerce.already-refunded'],
  ['awaitingPayment', false, 'commerce.not-paid'],
  ['cancelled', false, 'commerce.not-paid'],
])('a factor that is %s (under way: %s): %s', (state, underWay, code) => {
  expect(whyNotOfFactor(state, underWay)).toBe(code)
})

test('the third refund of a season waits for a manager', () => {
  expect([0, 1, 2, 3].map(needsManager)).toEqual([false, false, true, true])
})

test('how a bank gives back: whole and fresh is reversed, else refunded, too little goes to the wallet', () => {
  const bank = { leastRefund: 20_000 }
  const ask = (amount: number, minutes: number) => ({
    amount,
    paymentAmount: 100_000,
    settledAt: paidAt,
    now: new Date(paidAt.getTime() + minutes * 60_000),
  })
  expect(refundDestination(ask(100_000, 29), bank)).toBe('reverse')
  expect(refundDestination(ask(100_000, 30), bank)).toBe('refund')
  expect(refundDestination(ask(90_000, 1), bank)).toBe('refund')
  expect(refundDestination(ask(20_000, 1), bank)).toBe('refund')
  expect(refundDestination(ask(19_990, 1), bank)).toBe('toWallet')
})
