import { returnFromBank } from '@arvand/contracts/home/payments'
import { cancelFactor, payFactor, topUpWallet } from '@arvand/contracts/panel/factors'
import { listNotices } from '@arvand/contracts/panel/notices'
import { tomanText } from '@arvand/persian/money'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { aFactor, aSeller, comeBackWith, commerceDeps, sellingBy } from '../testing.ts'
import { notifyPayment } from './notify-payment.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => arvand.close())

const deps = () => commerceDeps(arvand, seller)
const look = () => reconcilePayments(deps())
const pass = (minutes: number) => arvand.platform.clock.pass(minutes * 60)

async function topUp({ token }: TestPerson, amount = 500_000) {
  const { answer } = await arvand.call(topUpWallet, { amount, requestId: newId() }, { token })
  return answer
}

async function atBank(person: TestPerson, useWallet = false) {
  const factor = await aFactor(arvand, person, seller.put())
  const ask = { factorId: factor.id, useWallet, requestId: newId() }
  const { answer } = await arvand.call(payFactor, ask, { token: person.token })
  return { factor, redirect: answer.redirect ?? '' }
}

const noticesOf = async ({ token }: TestPerson) =>
  (await arvand.call(listNotices, {}, { token })).answer.items.filter(({ kind }) => kind !== 'welcome')
const told = (person: TestPerson, kind: string) =>
  expect.poll(async () => (await noticesOf(person)).filter((one) => one.kind === kind), { timeout: 10_000 })
const texts = async ({ mobile }: TestPerson) =>
  (await arvand.outbox(mobile ?? '')).map(({ text }) => text).join('\n')
/** Waits until all earlier notices are sent: the job of a later payment has run. */
async function settled() {
  const other = await aPerson(arvand)
  const { redirect } = await topUp(other)
  await arvand.bank.choose(redirect, 'pay')
  await look()
  await told(other, 'wallet-topped-up').toHaveLength(1)
}

test('given up at the bank: told in the app with the sum, what it was for and until when it can be paid', async () => {
  const person = await aPerson(arvand)
  const { factor, redirect } = await atBank(person)
  await comeBackWith(arvand, redirect, 'cancel')
  await told(person, 'payment-not-made').toMatchObject([
    {
      title: `پرداخت ${tomanText(1_100_000)} انجام نشد`,
      body: expect.stringMatching(/«خوشنویسی با قلم نی».*در بانک تمام نشد.*دوباره بپردازید/s),
      link: `/panel/factors/${factor.id}`,
    },
  ])
  // A payer who cancelled sees it on the page, so no SMS is sent.
  await settled()
  expect(await texts(person)).not.toContain('انجام نشد')
})

test('tried and given up again: the factor is told of once', async () => {
  const person = await aPerson(arvand)
  const { factor, redirect } = await atBank(person)
  await comeBackWith(arvand, redirect, 'cancel')
  const ask = { factorId: factor.id, useWallet: false, requestId: newId() }
  const again = await arvand.call(payFactor, ask, { token: person.token })
  await comeBackWith(arvand, again.answer.redirect ?? '', 'fail')
  await settled()
  await told(person, 'payment-not-made').toHaveLength(1)
})

test('a top up that was given up is told with the way to try again', async () => {
  const person = await aPerson(arvand)
  await comeBackWith(arvand, (await topUp(person)).redirect, 'cancel')
  await told(person, 'payment-not-made').toMatchObject([
    { body: expect.stringContaining('کیف پول'), link: '/panel/wallet' },
  ])
})

test('a factor that was given up meanwhile is told so, one that was paid otherwise is not told of at all', async () => {
  const [person, other] = [await aPerson(arvand), await aPerson(arvand)]
  const first = await atBank(person)
  await arvand.call(cancelFactor, { factorId: first.factor.id }, { token: person.token })
  await comeBackWith(arvand, first.redirect, 'cancel')
  await told(person, 'payment-not-made').toMatchObject([
    { body: expect.stringContaining('دیگر قابل پرداخت نیست') },
  ])
  const second = await atBank(other)
  await aWallet(arvand, other.id, 1_100_000)
  const ask = { factorId: second.factor.id, useWallet: true, requestId: newId() }
  await arvand.call(payFactor, ask, { token: other.token })
  await comeBackWith(arvand, second.redirect, 'cancel')
  await settled()
  await told(other, 'payment-not-made').toHaveLength(0)
})

test('a top up that the job finds after its payer has left is told once, by SMS too', async () => {
  const person = await aPerson(arvand)
  const { redirect, payment } = await topUp(person)
  await arvand.bank.choose(redirect, 'pay')
  await look()
  await look()
  await told(person, 'wallet-topped-up').toMatchObject([
    {
      title: `${tomanText(500_000)} به کیف پول شما اضافه شد`,
      body: expect.stringContaining('می‌توانید با آن بخرید'),
      link: '/panel/wallet',
    },
  ])
  await expect.poll(() => texts(person)).toContain(tomanText(500_000))
  // A repeated job sends no second notice.
  await notifyPayment(deps(), { paymentId: payment.id, isAway: true, isInDoubt: false })
  await told(person, 'wallet-topped-up').toHaveLength(1)
})

test('paid late, after the page had said no: the late credit is told', async () => {
  const person = await aPerson(arvand)
  const { redirect } = await topUp(person)
  await comeBackWith(arvand, redirect, 'payLate')
  pass(1)
  await look()
  await told(person, 'wallet-topped-up').toHaveLength(1)
})

test('a top up whose payer sees it on the page is not told of besides', async () => {
  const person = await aPerson(arvand)
  await comeBackWith(arvand, (await topUp(person)).redirect, 'pay')
  await settled()
  await told(person, 'wallet-topped-up').toHaveLength(0)
})

test('a bank that leaves a payment in doubt for a day: its end is told, by SMS too', async () => {
  const person = await aPerson(arvand)
  const { redirect } = await topUp(person)
  arvand.bank.silentAt('verify', 1000)
  arvand.bank.silentAt('unverified', 1000)
  const authority = new URL(redirect).pathname.split('/').at(-1) ?? ''
  await arvand.call(returnFromBank, { authority, status: 'OK' })
  for (let looks = 0; looks < 30; looks++) {
    pass(60)
    await look()
  }
  arvand.bank.clear()
  await told(person, 'payment-failed').toMatchObject([
    { body: expect.stringContaining('اگر پولی از حساب بانکی شما کم شده باشد') },
  ])
  await expect.poll(() => texts(person)).toContain('انجام نشد')
})

test('a page left open hears at once how its payment ended', async () => {
  const person = await aPerson(arvand)
  const notify = vi.spyOn(arvand.platform.live, 'notify')
  const { redirect, payment } = await topUp(person)
  await arvand.bank.choose(redirect, 'pay')
  await look()
  await expect
    .poll(() => notify.mock.calls)
    .toContainEqual([person.id, 'payment', { paymentId: payment.id, state: 'settled' }])
})
