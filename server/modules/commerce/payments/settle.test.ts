import { returnFromBank } from '@arvand/contracts/home/payments'
import {
  cancelFactor,
  payFactor,
  showFactor,
  showPayment,
  topUpWallet,
} from '@arvand/contracts/panel/factors'
import { listNotices } from '@arvand/contracts/panel/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/wallet'
import type { Bank } from '#platform/bank'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance } from '#testing/wallet'
import { expireFactors } from '../checkout/end-factor.ts'
import { commerce } from '../tables.ts'
import { aFactor, aSeller, comeBackWith, commerceDeps, paidFactor, sellingBy } from '../testing.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { comeBack } from './settle.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => closeInBalance(arvand))

const minute = 60
const look = () => reconcilePayments(commerceDeps(arvand, seller))
const pass = (minutes: number) => arvand.platform.clock.pass(minutes * minute)
/** Runs the job once an hour, as often as it checks a payment that is old. */
async function lookHourly(hours: number): Promise<void> {
  for (let looks = 0; looks < hours; looks++) {
    pass(60)
    await look()
  }
}
const stateOf = async ({ id }: { id: string }, { token }: TestPerson) =>
  (await arvand.call(showPayment, { paymentId: id }, { token })).answer.payment.state
const walletOf = async ({ id }: TestPerson) =>
  (await balanceOf(arvand.platform.db, { kind: 'person', ownerId: id })).balance
const noticesOf = async ({ token }: TestPerson) =>
  (await arvand.call(listNotices, {}, { token })).answer.items.map(({ kind, body }) => `${kind}: ${body}`)
const shown = async (factorId: string, { token }: TestPerson) =>
  (await arvand.call(showFactor, { factorId }, { token })).answer

async function topUp({ token }: TestPerson, amount = 500_000) {
  const { answer } = await arvand.call(topUpWallet, { amount, requestId: newId() }, { token })
  return { ...answer, authority: authorityOf(answer.redirect) }
}

async function atBank(person: TestPerson, useWallet = false) {
  const factor = await aFactor(arvand, person, seller.put())
  const ask = { factorId: factor.id, useWallet, requestId: newId() }
  const { answer } = await arvand.call(payFactor, ask, { token: person.token })
  const redirect = answer.redirect ?? ''
  return { factor, redirect, authority: authorityOf(redirect) }
}

const authorityOf = (redirect: string) => new URL(redirect).pathname.split('/').at(-1) ?? ''
const back = (authority: string, status = 'OK') => arvand.call(returnFromBank, { authority, status })

test('a top up comes into the wallet, once, however often and from wherever it is told', async () => {
  const person = await aPerson(arvand)
  const { payment, redirect, authority } = await topUp(person)
  expect(payment).toMatchObject({ state: 'atGateway', amount: 500_000 })
  expect((await comeBackWith(arvand, redirect, 'pay'))?.state).toBe('settled')
  await Promise.all([back(authority), back(authority, 'NOK'), look(), look()])
  expect(await walletOf(person)).toBe(500_000)
  const { answer } = await arvand.call(showPayment, { paymentId: payment.id }, { token: person.token })
  expect(answer).toMatchObject({ factor: null, payment: { state: 'settled', refId: expect.any(String) } })
})

test('many callbacks and the job at the same moment credit once', async () => {
  const person = await aPerson(arvand)
  const { redirect, authority } = await topUp(person)
  await arvand.bank.choose(redirect, 'pay')
  await Promise.all([...[1, 2, 3, 4, 5].map(() => back(authority)), look()])
  expect(await walletOf(person)).toBe(500_000)
})

test('many callbacks of a factor at the same moment pay it once, and nobody is told that money was left', async () => {
  const person = await aPerson(arvand)
  const { factor, redirect, authority } = await atBank(person)
  await arvand.bank.choose(redirect, 'pay')
  await Promise.all([...[1, 2, 3, 4, 5].map(() => back(authority)), look()])
  expect((await shown(factor.id, person)).factor.state).toBe('paid')
  expect(await walletOf(person)).toBe(0)
  expect((await noticesOf(person)).filter((text) => text.startsWith('payment-in-wallet'))).toEqual([])
})

test('requestId of a top up: replay, other body, twins', async () => {
  const { id, token } = await aPerson(arvand)
  const ask = { amount: 200_000, requestId: newId() }
  const twins = await Promise.all([1, 2, 3].map(() => arvand.call(topUpWallet, ask, { token })))
  const again = await arvand.call(topUpWallet, ask, { token })
  expect(new Set([...twins, again].map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
  const other = await arvand.call(topUpWallet, { ...ask, amount: 300_000 }, { token })
  expect(other.problem).toMatchObject({ status: 422, code: 'request.id-reused' })
  const made = commerce(arvand.platform.db).selectFrom('commerce.payments').where('person_id', '=', id)
  expect(await made.select('id').execute()).toHaveLength(1)
})

test.each(['OK', 'NOK', 'maybe'])('a forged Status=%s brings nothing in', async (status) => {
  const person = await aPerson(arvand)
  const { factor, authority } = await atBank(person)
  const { answer } = await back(authority, status)
  expect(answer.state).toBe(status === 'NOK' ? 'failed' : 'atGateway')
  await look()
  expect(await walletOf(person)).toBe(0)
  expect((await shown(factor.id, person)).factor.state).toBe('awaitingPayment')
})

test('an unknown authority is not there, and another’s pays for its owner alone', async () => {
  expect((await back('S00000000000000000000000000000000001')).problem).toMatchObject({
    status: 404,
    code: 'commerce.unknown-payment',
  })
  const [payer, thief] = [await aPerson(arvand), await aPerson(arvand)]
  const paid = await topUp(payer, 300_000)
  const wanted = await atBank(thief)
  await arvand.bank.choose(paid.redirect, 'pay')
  await back(paid.authority)
  expect([await walletOf(payer), await walletOf(thief)]).toEqual([300_000, 0])
  expect((await shown(wanted.factor.id, thief)).factor.state).toBe('awaitingPayment')
  const { problem } = await arvand.call(showPayment, { paymentId: paid.payment.id }, { token: thief.token })
  expect(problem).toMatchObject({ status: 404, code: 'commerce.unknown-payment' })
})

test('an authority of a smaller payment never settles a greater one', async () => {
  const person = await aPerson(arvand)
  const { payment, authority, redirect } = await topUp(person, 100_000)
  await commerce(arvand.platform.db)
    .updateTable('commerce.payments')
    .set({ amount: 900_000 } as never)
    .where('id', '=', payment.id)
    .execute()
  await arvand.bank.choose(redirect, 'pay')
  expect((await back(authority)).answer.state).toBe('failed')
  await look()
  expect(await walletOf(person)).toBe(0)
})

test('given up at the bank: what was held is free, and a later pay comes into the wallet', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 400_000)
  const { factor, redirect } = await atBank(person, true)
  expect(await comeBackWith(arvand, redirect, 'cancel')).toMatchObject({ state: 'failed' })
  const { db } = arvand.platform
  expect(await balanceOf(db, { kind: 'person', ownerId: person.id })).toMatchObject({
    held: 0,
    available: 400_000,
  })
  expect((await shown(factor.id, person)).factor.state).toBe('awaitingPayment')
})

test('paid after the browser came back with a no: the job finds the money and pays the factor as it was planned', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 400_000)
  const { factor, redirect } = await atBank(person, true)
  expect(await comeBackWith(arvand, redirect, 'payLate')).toMatchObject({ state: 'failed' })
  pass(1)
  await look()
  const { factor: paid, payments } = await shown(factor.id, person)
  expect([paid.state, payments[0]?.state, await walletOf(person)]).toEqual(['paid', 'settled', 0])
})

test('paid late, when what was held is spent: the money stays in the wallet', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 400_000)
  const { factor, redirect } = await atBank(person, true)
  await comeBackWith(arvand, redirect, 'payLate')
  const other = await aFactor(arvand, person, seller.put({ price: 300_000 }))
  const ask = { factorId: other.id, useWallet: true, requestId: newId() }
  await arvand.call(payFactor, ask, { token: person.token })
  pass(1)
  await look()
  expect((await shown(factor.id, person)).factor.state).toBe('awaitingPayment')
  expect(await walletOf(person)).toBe(70_000 + 700_000)
  expect(await noticesOf(person)).toContainEqual(expect.stringContaining('دیگر در دسترس نبود'))
})

test('the callback never comes: the job pays the factor', async () => {
  const person = await aPerson(arvand)
  const { factor, redirect } = await atBank(person)
  await arvand.bank.choose(redirect, 'pay')
  await look()
  expect((await shown(factor.id, person)).factor.state).toBe('paid')
})

test('an answer that was lost leaves us in doubt, not the payer: asked again, it is one credit', async () => {
  const person = await aPerson(arvand)
  const { factor, redirect, authority } = await atBank(person)
  await arvand.bank.choose(redirect, 'pay')
  arvand.bank.answerLostAt('verify', 2)
  expect((await back(authority)).answer.state).toBe('verifying')
  const { problem } = await arvand.call(cancelFactor, { factorId: factor.id }, { token: person.token })
  expect(problem).toMatchObject({ status: 409, code: 'commerce.payment-under-way' })
  pass(40)
  await expireFactors(commerceDeps(arvand, seller))
  arvand.bank.clear()
  await look()
  const { factor: paid, payments } = await shown(factor.id, person)
  expect([paid.state, payments[0]?.state]).toEqual(['paid', 'settled'])
})

test('a bank that stays silent for a day is waited for no more, and money that shows up later still comes in', async () => {
  const person = await aPerson(arvand)
  const { payment, redirect, authority } = await topUp(person)
  await arvand.bank.choose(redirect, 'pay')
  arvand.bank.silentAt('verify', 1000)
  arvand.bank.silentAt('unverified', 1000)
  await back(authority)
  await lookHourly(30)
  expect(await stateOf(payment, person)).toBe('failed')
  arvand.bank.clear()
  await look()
  expect([await stateOf(payment, person), await walletOf(person)]).toEqual(['settled', 500_000])
})

test('a bank that has confirmed and whose every answer is lost for days is asked on: the money comes in', async () => {
  const person = await aPerson(arvand)
  const { payment, redirect, authority } = await topUp(person)
  await arvand.bank.choose(redirect, 'pay')
  // The first verify has confirmed the money, so the bank does not list it as unconfirmed.
  arvand.bank.answerLostAt('verify')
  await back(authority)
  arvand.bank.silentAt('verify', 1000)
  pass(8 * 24 * 60)
  await look()
  await lookHourly(50)
  expect(await stateOf(payment, person)).toBe('failed')
  arvand.bank.clear()
  await lookHourly(25)
  expect([await stateOf(payment, person), await walletOf(person)]).toEqual(['settled', 500_000])
})

test('a silent bank is not asked for ever in one look, and the rest comes with the next', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => aPerson(arvand)))
  for (const person of people) await arvand.bank.choose((await topUp(person)).redirect, 'pay')
  pass(2)
  arvand.bank.silentAt('unverified')
  arvand.bank.silentAt('verify', 3)
  await look()
  expect(await Promise.all(people.map(walletOf))).toEqual([0, 0, 0, 0, 0])
  arvand.bank.clear()
  await look()
  expect(await Promise.all(people.map(walletOf))).toEqual(people.map(() => 500_000))
})

test('a payment whose maker died before the bank was asked ends in five minutes', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 400_000)
  const { id } = await aFactor(arvand, person, seller.put())
  arvand.bank.silentAt('request')
  const ask = { factorId: id, useWallet: true, requestId: newId() }
  await arvand.call(payFactor, ask, { token: person.token })
  const { db } = arvand.platform
  pass(2)
  await look()
  expect(await balanceOf(db, { kind: 'person', ownerId: person.id })).toMatchObject({ held: 400_000 })
  pass(4)
  await look()
  expect(await balanceOf(db, { kind: 'person', ownerId: person.id })).toMatchObject({ held: 0 })
  const again = (wish: object = {}) => arvand.call(payFactor, { ...ask, ...wish }, { token: person.token })
  // The stored payment is over, so its request id brings nobody to the bank any more; another one does.
  expect((await again()).problem).toMatchObject({ status: 409, code: 'commerce.payment-not-begun' })
  expect((await again({ requestId: newId() })).answer.redirect).toEqual(expect.any(String))
})

const late: readonly (readonly [
  string,
  (factorId: string, person: TestPerson) => Promise<unknown>,
  string,
])[] = [
  [
    'cancelled',
    (factorId, { token }) => arvand.call(cancelFactor, { factorId }, { token }),
    'پیش از رسیدن پول لغو شده بود',
  ],
  [
    'expired',
    async () => {
      pass(60)
      await expireFactors(commerceDeps(arvand, seller))
    },
    'پس از پایان مهلت فاکتور رسید',
  ],
  [
    'paid from the wallet meanwhile',
    async (factorId, { id, token }) => {
      await aWallet(arvand, id, 1_100_000)
      await arvand.call(payFactor, { factorId, useWallet: true, requestId: newId() }, { token })
    },
    'پیش از رسیدن این پول پرداخت شده بود',
  ],
]

test.each(late)(
  'a factor that was %s: the money stays in the wallet, and the person is told',
  async (_, end, words) => {
    const person = await aPerson(arvand)
    const { factor, redirect } = await atBank(person)
    await end(factor.id, person)
    const before = (await shown(factor.id, person)).factor
    expect((await comeBackWith(arvand, redirect, 'pay'))?.state).toBe('settled')
    expect(await walletOf(person)).toBe(1_100_000)
    expect((await noticesOf(person)).filter((text) => text.startsWith('payment-in-wallet'))).toMatchObject([
      expect.stringContaining(words),
    ])
    expect((await shown(factor.id, person)).factor).toEqual(before)
  },
)

test('what the buyer got meanwhile is not sold twice: the money stays in the wallet', async () => {
  const person = await aPerson(arvand)
  const id = seller.put()
  const factor = await aFactor(arvand, person, id)
  const ask = { factorId: factor.id, useWallet: false, requestId: newId() }
  const { answer } = await arvand.call(payFactor, ask, { token: person.token })
  await paidFactor(arvand, person, id)
  await comeBackWith(arvand, answer.redirect ?? '', 'pay')
  expect(await walletOf(person)).toBe(1_100_000)
  expect(await noticesOf(person)).toContainEqual(expect.stringContaining('آن را از پیش دارید'))
})

test('an off factor that expires gives back what it held; a payer at the bank is waited for', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 400_000)
  pass(1)
  const waiting = await aFactor(arvand, person, seller.put())
  pass(25)
  const paying = await atBank(person, true)
  pass(6)
  await expireFactors(commerceDeps(arvand, seller))
  expect((await shown(waiting.id, person)).factor.state).toBe('expired')
  expect((await shown(paying.factor.id, person)).factor.state).toBe('awaitingPayment')
  pass(40)
  await expireFactors(commerceDeps(arvand, seller))
  expect((await shown(paying.factor.id, person)).factor.state).toBe('expired')
  const { db } = arvand.platform
  expect(await balanceOf(db, { kind: 'person', ownerId: person.id })).toMatchObject({ held: 0 })
})

test('a payment that a look fails with keeps no other waiting', async () => {
  const [unlucky, person] = [await aPerson(arvand), await aPerson(arvand)]
  const [stuck, paid] = [await topUp(unlucky), await topUp(person)]
  for (const { redirect } of [stuck, paid]) await arvand.bank.choose(redirect, 'pay')
  pass(2)
  const deps = commerceDeps(arvand, seller)
  const verifyBut =
    (bank: Bank): Bank['verify'] =>
    async (authority, amount) => {
      if (authority === stuck.authority) throw new Error('a fault of ours')
      return bank.verify(authority, amount)
    }
  const banks = deps.banks.map((bank) => ({ ...bank, verify: verifyBut(bank), unverified: async () => [] }))
  await expect(reconcilePayments({ ...deps, banks })).rejects.toThrow('a fault of ours')
  expect(await walletOf(person)).toBe(500_000)
  await look()
  expect(await walletOf(unlucky)).toBe(500_000)
})

test('what a bank has said late takes nothing back of what is credited', async () => {
  const person = await aPerson(arvand)
  const { redirect, authority, payment } = await topUp(person)
  const deps = commerceDeps(arvand, seller)
  const verify: Bank['verify'] = async () => {
    await comeBackWith(arvand, redirect, 'pay')
    return { outcome: 'not-paid' }
  }
  const slow = { ...deps, banks: deps.banks.map((bank) => ({ ...bank, verify })) }
  expect(await comeBack(slow, { authority, status: 'NOK' })).toMatchObject({ state: 'settled' })
  expect(await walletOf(person)).toBe(500_000)
  const ask = { paymentId: payment.id }
  expect((await arvand.call(showPayment, ask, { token: person.token })).answer.payment.state).toBe('settled')
})

test('strangers and bad input', async () => {
  expect((await arvand.call(topUpWallet, { amount: 500_000, requestId: newId() })).status).toBe(401)
  expect((await arvand.call(showPayment, { paymentId: newId() })).status).toBe(401)
  const { token } = await aPerson(arvand)
  for (const wrong of [{ amount: 5 }, { amount: 500_001 }, { amount: -500_000 }, { gateway: 7 }]) {
    const ask = { amount: 500_000, requestId: newId(), ...wrong }
    expect((await arvand.call(topUpWallet, ask, { token })).status).toBe(422)
  }
  const ask = { amount: 500_000, gateway: 'saman', requestId: newId() }
  expect((await arvand.call(topUpWallet, ask, { token })).problem.code).toBe('commerce.unknown-gateway')
})
