import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import type { Bank } from '../../bank.ts'

let arvand: TestApp
let bank: Bank
beforeAll(async () => {
  arvand = await anApp()
  const [first] = arvand.platform.banks
  if (!first) throw new Error('no bank')
  bank = first
})
afterAll(() => arvand.close())

const ask = (more: Partial<Parameters<Bank['request']>[0]> = {}) =>
  bank.request({
    amount: 250_000,
    description: 'خرید دورهٔ آواز ایرانی',
    returnTo: 'http://localhost:3000/pay/return',
    orderId: 'order-1',
    mobile: '+989121234567',
    ...more,
  })

test('the default bank of a fresh machine is the sandbox; a payment goes there and is confirmed once', async () => {
  expect(bank).toMatchObject({ name: 'sandbox', least: 10_000, leastRefund: 20_000 })
  const { authority, redirect } = await ask()
  expect(authority).toMatch(/^S[0-9a-zA-Z]{35}$/)
  expect(redirect).toBe(`http://localhost:3000/sandbox-bank/pg/StartPay/${authority}`)
  expect(await bank.inquiry(authority)).toBe('in-bank')
  expect(await bank.verify(authority, 250_000)).toEqual({ outcome: 'not-paid' })
  expect(await arvand.bank.choose(redirect, 'pay')).toBe(
    `http://localhost:3000/pay/return?Authority=${authority}&Status=OK`,
  )
  expect(await bank.inquiry(authority)).toBe('paid')
  expect(await bank.verify(authority, 250_001)).toEqual({ outcome: 'wrong-amount' })
  const first = await bank.verify(authority, 250_000)
  expect(first).toMatchObject({ outcome: 'paid', again: false, fee: 1250 })
  expect(await bank.verify(authority, 250_000)).toEqual({ ...first, again: true })
  expect(await bank.inquiry(authority)).toBe('verified')
})
