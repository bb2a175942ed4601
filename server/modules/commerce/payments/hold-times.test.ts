import { payFactor, showFactor, showPayment, topUpWallet } from '@arvand/contracts/panel/factors'
import { reconcilePayment } from '@arvand/contracts/panel/manage-finance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/wallet'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance } from '#testing/wallet'
import { expireFactors } from '../checkout/end-factor.ts'
import { aFactor, anAccountant, aSeller, comeBackWith, commerceDeps, sellingBy } from '../testing.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => closeInBalance(arvand))

const minute = 60
const pass = (minutes: number) => arvand.platform.clock.pass(minutes * minute)
const stateOf = async (paymentId: string, { token }: TestPerson) =>
  (await arvand.call(showPayment, { paymentId }, { token })).answer.payment.state
const shown = async (factorId: string, { token }: TestPerson) =>
  (await arvand.call(showFactor, { factorId }, { token })).answer

/** Sends the payer of this factor to the bank, with the wallet's money held; returns the bank's address. */
async function toBank(factor: { id: string }, { token }: TestPerson, useWallet = false): Promise<string> {
  const ask = { factorId: factor.id, useWallet, requestId: newId() }
  return (await arvand.call(payFactor, ask, { token })).answer.redirect ?? ''
}

test('an older payment that is given up late frees nothing of what the newer one holds', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 400_000)
  const factor = await aFactor(arvand, person, seller.put())
  const older = await toBank(factor, person, true)
  const newer = await toBank(factor, person, true)
  expect(await comeBackWith(arvand, older, 'cancel')).toMatchObject({ state: 'failed' })
  const { db } = arvand.platform
  const wallet = { kind: 'person', ownerId: person.id } as const
  expect(await balanceOf(db, wallet)).toMatchObject({ held: 400_000, available: 0 })
  expect(await comeBackWith(arvand, newer, 'pay')).toMatchObject({ state: 'settled' })
  expect((await shown(factor.id, person)).factor.state).toBe('paid')
  expect(await balanceOf(db, wallet)).toMatchObject({ balance: 0, held: 0 })
})

test('who only looks at the page of a payment does not lengthen the day after which it is given up', async () => {
  const person = await aPerson(arvand)
  const ask = { amount: 500_000, requestId: newId() }
  const { payment } = (await arvand.call(topUpWallet, ask, { token: person.token })).answer
  pass(20 * 60)
  expect(await stateOf(payment.id, person)).toBe('atGateway')
  pass(5 * 60)
  await reconcilePayments(commerceDeps(arvand, seller))
  expect(await stateOf(payment.id, person)).toBe('failed')
})

test('who only looks while the bank is silent does not lengthen the life of a factor', async () => {
  const person = await aPerson(arvand)
  const factor = await aFactor(arvand, person, seller.put())
  await toBank(factor, person)
  const { payments } = await shown(factor.id, person)
  pass(25)
  arvand.bank.silentAt('verify')
  expect(await stateOf(payments[0]?.id ?? '', person)).toBe('verifying')
  pass(10)
  await expireFactors(commerceDeps(arvand, seller))
  expect((await shown(factor.id, person)).factor.state).toBe('expired')
})

test('a payer at the bank is waited for, also when the bank was silent to somebody who looked', async () => {
  const [person, manager] = [await aPerson(arvand), await anAccountant(arvand)]
  const factor = await aFactor(arvand, person, seller.put())
  pass(25)
  await toBank(factor, person)
  const { payments } = await shown(factor.id, person)
  arvand.bank.silentAt('verify')
  const { answer } = await arvand.call(reconcilePayment, { paymentId: payments[0]?.id ?? '' }, manager)
  expect(answer.payment.state).toBe('verifying')
  pass(10)
  await expireFactors(commerceDeps(arvand, seller))
  expect((await shown(factor.id, person)).factor.state).toBe('awaitingPayment')
})
