import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { anApp, anAppOn, configFor, type TestApp } from '#server/testing/app'
import { type Bank, BankRefused, BankSilent } from '../../bank.ts'

let arvand: TestApp
let bank: Bank
beforeAll(async () => {
  arvand = await anApp()
  bank = bankOf(arvand)
})
afterAll(() => arvand.close())

function bankOf({ platform }: TestApp): Bank {
  const [first] = platform.banks
  if (!first) throw new Error('no bank')
  return first
}

const returnTo = 'http://localhost:3000/pay/return'
const open = (more: Partial<Parameters<Bank['request']>[0]> = {}) =>
  bank.request({ amount: 250_000, description: 'خرید دورهٔ آواز', returnTo, orderId: 'order-1', ...more })

/** A payment for which the payer has already chosen at the bank's page. */
async function aPayment(outcome: Parameters<TestApp['bank']['choose']>[1], amount = 250_000) {
  const { authority, redirect } = await open({ amount })
  return { authority, redirect, sentTo: await arvand.bank.choose(redirect, outcome) }
}
const back = (authority: string, status: string) => `${returnTo}?Authority=${authority}&Status=${status}`

describe('what the payer chooses', () => {
  test('pay: comes back with OK, and is confirmed once', async () => {
    expect(bank).toMatchObject({ name: 'sandbox', title: 'بانک آزمایشی', least: 10_000, leastRefund: 20_000 })
    const { authority, redirect } = await open()
    expect(authority).toMatch(/^S[0-9a-zA-Z]{35}$/)
    expect(redirect).toBe(`http://localhost:3000/sandbox-bank/pg/StartPay/${authority}`)
    expect(await bank.inquiry(authority)).toBe('in-bank')
    expect(await bank.verify(authority, 250_000)).toEqual({ outcome: 'not-paid' })
    expect(await arvand.bank.choose(redirect, 'pay')).toBe(back(authority, 'OK'))
    expect(await bank.inquiry(authority)).toBe('paid')
    expect(await bank.verify(authority, 250_001)).toEqual({ outcome: 'wrong-amount' })
    const first = await bank.verify(authority, 250_000)
    expect(first).toMatchObject({ outcome: 'paid', again: false, fee: 1250 })
    expect(first).toMatchObject({ cardPan: expect.stringMatching(/^603799\*{6}\d{4}$/) })
    expect(await bank.verify(authority, 250_000)).toEqual({ ...first, again: true })
    expect(await bank.verify(authority, 1)).toEqual({ outcome: 'wrong-amount' })
    expect(await bank.inquiry(authority)).toBe('verified')
  })

  test('payLate: comes back with NOK and is paid five seconds later', async () => {
    const { authority, sentTo } = await aPayment('payLate')
    expect(sentTo).toBe(back(authority, 'NOK'))
    expect(await bank.inquiry(authority)).toBe('in-bank')
    expect(await bank.verify(authority, 250_000)).toEqual({ outcome: 'not-paid' })
    arvand.platform.clock.pass(4)
    expect(await bank.inquiry(authority)).toBe('in-bank')
    expect(await bank.unverified()).not.toContainEqual(expect.objectContaining({ authority }))
    arvand.platform.clock.pass(1)
    expect(await bank.inquiry(authority)).toBe('paid')
    expect(await bank.verify(authority, 250_000)).toMatchObject({ outcome: 'paid', again: false })
  })

  test.each(['cancel', 'fail'] as const)('%s: comes back with NOK, and is never paid', async (outcome) => {
    const { authority, sentTo, redirect } = await aPayment(outcome)
    expect(sentTo).toBe(back(authority, 'NOK'))
    expect(await bank.inquiry(authority)).toBe('failed')
    expect(await bank.verify(authority, 250_000)).toEqual({ outcome: 'not-paid' })
    expect(await arvand.bank.choose(redirect, 'pay')).toBe(back(authority, 'NOK'))
    expect(await bank.inquiry(authority)).toBe('failed')
  })

  test('leave: goes nowhere, stays in the bank, and may be paid after all', async () => {
    const { authority, sentTo, redirect } = await aPayment('leave')
    expect(sentTo).toBeNull()
    expect(await bank.inquiry(authority)).toBe('in-bank')
    expect(await arvand.bank.choose(redirect, 'pay')).toBe(back(authority, 'OK'))
    expect(await bank.inquiry(authority)).toBe('paid')
    expect(await arvand.bank.choose(redirect, 'leave')).toBe(back(authority, 'OK'))
  })

  test('submitted twice at once, with two minds: one choice stands, and both go the same way', async () => {
    const { authority, redirect } = await open()
    const sent = await Promise.all(
      (['cancel', 'pay', 'pay', 'fail'] as const).map((outcome) => arvand.bank.choose(redirect, outcome)),
    )
    expect(new Set(sent).size).toBe(1)
    const isPaid = sent[0]?.endsWith('Status=OK')
    expect(await bank.inquiry(authority)).toBe(isPaid ? 'paid' : 'failed')
  })
})

describe('money that nobody confirmed, and money that goes back', () => {
  test('confirmed by many at once it is one confirmation', async () => {
    const { authority } = await aPayment('pay')
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => bank.verify(authority, 250_000)))
    expect(verdicts.filter((verdict) => verdict.outcome === 'paid' && !verdict.again)).toHaveLength(1)
    expect(new Set(verdicts.map((verdict) => verdict.outcome === 'paid' && verdict.refId)).size).toBe(1)
  })

  test('unVerified has what is paid and not confirmed, with the time of the payment', async () => {
    const { authority } = await aPayment('pay', 70_000)
    await open()
    const mine = { authority, amount: 70_000, at: arvand.platform.clock.now() }
    expect(await bank.unverified()).toContainEqual(mine)
    await bank.verify(authority, 70_000)
    expect(await bank.unverified()).not.toContainEqual(mine)
  })

  test('a payment is taken back within 30 minutes, once and again', async () => {
    const { authority } = await aPayment('pay')
    await bank.verify(authority, 250_000)
    arvand.platform.clock.pass(30 * 60)
    expect(await bank.reverse(authority)).toBe('reversed')
    expect(await bank.reverse(authority)).toBe('reversed')
    expect(await bank.inquiry(authority)).toBe('reversed')
    expect(await bank.verify(authority, 250_000)).toEqual({ outcome: 'not-paid' })
    expect(await bank.refund({ authority, amount: 250_000, description: 'x' })).toBe('refused')
  })

  test('what is late, not paid or refunded in part is not', async () => {
    const late = await aPayment('pay')
    const cut = await aPayment('pay')
    await bank.verify(cut.authority, 250_000)
    await bank.refund({ authority: cut.authority, amount: 20_000, description: 'x' })
    expect(await bank.reverse(cut.authority)).toBe('refused')
    arvand.platform.clock.pass(30 * 60 + 1)
    expect(await bank.reverse(late.authority)).toBe('refused')
    expect(await bank.reverse((await aPayment('leave')).authority)).toBe('refused')
  })

  test('refunds never give back more than was paid, also at once', async () => {
    const { authority } = await aPayment('pay')
    const refund = (amount: number) => bank.refund({ authority, amount, description: 'انصراف' })
    expect(await refund(100_000)).toBe('refused')
    await bank.verify(authority, 250_000)
    expect(await refund(19_999)).toBe('refused')
    expect(await refund(250_001)).toBe('refused')
    const made = await Promise.all(Array.from({ length: 4 }, () => refund(100_000)))
    expect(made.filter((one) => one !== 'refused')).toHaveLength(2)
    expect(await refund(50_001)).toBe('refused')
    expect(await refund(50_000)).toMatchObject({ refundId: expect.any(String) })
  })

  test('what the bank does not know', async () => {
    const stranger = `S${'x'.repeat(35)}`
    expect(await bank.verify(stranger, 1)).toEqual({ outcome: 'unknown' })
    expect(await bank.inquiry(stranger)).toBe('unknown')
    expect(await bank.reverse(stranger)).toBe('refused')
    expect(await bank.refund({ authority: stranger, amount: 20_000, description: 'x' })).toBe('refused')
  })

  test('less than its least, or a shop elsewhere, is a clear no', async () => {
    for (const [more, code] of [
      [{ amount: 9_999 }, -9],
      [{ amount: 10_000.5 }, -9],
      [{ description: '' }, -9],
      [{ returnTo: 'https://evil.example/pay/return' }, -14],
    ] as const) {
      const thrown = await open(more).catch((error: unknown) => error)
      expect(thrown).toBeInstanceOf(BankRefused)
      expect(thrown).toMatchObject({ code })
    }
    expect((await open({ amount: 10_000 })).authority).toMatch(/^S/)
  })
})

describe('the seam of tests', () => {
  it('is silent before the bank, or after it did what it was asked', async () => {
    const { authority } = await aPayment('pay')
    arvand.bank.silentAt('verify', 2)
    await expect(bank.verify(authority, 250_000)).rejects.toBeInstanceOf(BankSilent)
    await expect(bank.verify(authority, 250_000)).rejects.toBeInstanceOf(BankSilent)
    expect(await bank.inquiry(authority)).toBe('paid')
    arvand.bank.answerLostAt('verify')
    await expect(bank.verify(authority, 250_000)).rejects.toBeInstanceOf(BankSilent)
    expect(await bank.verify(authority, 250_000)).toMatchObject({ outcome: 'paid', again: true })
  })

  it('holds a call at the door', async () => {
    const { authority } = await aPayment('pay')
    const gate = arvand.bank.holdAt('verify')
    const verdict = bank.verify(authority, 250_000)
    await gate.reached
    expect(await bank.inquiry(authority)).toBe('paid')
    gate.release()
    expect(await verdict).toMatchObject({ outcome: 'paid' })
  })
})

test('a payment outlives the process: another one on the same database knows it', async () => {
  const { authority } = await aPayment('pay')
  const other = await anAppOn(arvand.database, configFor(arvand.database))
  other.platform.clock.pass(86_400)
  try {
    expect(await bankOf(other).verify(authority, 250_000)).toMatchObject({ outcome: 'paid', again: false })
  } finally {
    await other.close()
  }
})
