import { showWebinar } from '@arvand/contracts/home/webinars'
import { payFactor, refundFactor } from '@arvand/contracts/panel/factors'
import { decideRefund, listRefunds } from '@arvand/contracts/panel/manage-refunds'
import { bookMeet, listMeets, listSlots } from '@arvand/contracts/panel/meets'
import { listNotices } from '@arvand/contracts/panel/notices'
import { getWallet } from '@arvand/contracts/panel/wallet'
import * as meets from '@arvand/contracts/teacher/meets'
import { cancelWebinar } from '@arvand/contracts/teacher/webinars'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { aFactor, anAccountant, comeBackWith, paidFactor } from '#testing/commerce'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { settleLeftMeets, settleMissed } from './meets/settle-missed.ts'
import { endMeets } from './sessions/end-meets.ts'
import { endWebinars } from './sessions/end-webinars.ts'
import { aWebinar, liveDeps, type TestWebinar } from './testing.ts'
import { settleCancelled, settleLeftWebinars } from './webinars/settle-cancelled.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const item = ({ id }: TestWebinar) => ({ kind: 'webinar' as const, id })
const walletOf = async (person: TestPerson) => (await arvand.call(getWallet, {}, person)).answer.balance
const stateOf = async ({ slug }: TestWebinar, person: TestPerson) =>
  (await arvand.call(showWebinar, { slug }, person)).answer.mine?.registration?.state
const isTold = (person: TestPerson, title: string) =>
  expect
    .poll(
      async () => (await arvand.call(listNotices, {}, person)).answer.items.map((notice) => notice.title),
      { timeout: 10_000 },
    )
    .toEqual(expect.arrayContaining([expect.stringContaining(title)]))
const cancel = async ({ id, host }: TestWebinar) => {
  const ask = { webinarId: id, reason: 'مدرس بیمار است.' }
  expect((await arvand.call(cancelWebinar, ask, host)).status).toBe(200)
  await settleCancelled(liveDeps(arvand), id)
}
const askBack = async (factorId: string, person: TestPerson) => {
  const ask = { factorId, reason: 'نمی‌رسم بیایم', requestId: newId() }
  return (await arvand.call(refundFactor, ask, person)).answer.refund
}
const refuseIt = async (refundId: string) => {
  const no = { refundId, approve: false, answer: 'خودِ شما برنامه‌تان عوض شده است.', requestId: newId() }
  expect((await arvand.call(decideRefund, no, await anAccountant(arvand))).status).toBe(200)
}

/** Somebody who was given two refunds: a manager decides about the next. */
async function aFrequentReturner() {
  const person = await aPerson(arvand)
  for (const _ of [1, 2]) {
    const { id } = await paidFactor(arvand, person, [item(await aWebinar(arvand, { price: 10_000 }))])
    expect((await askBack(id, person)).state).toBe('paid')
  }
  return person
}

test('a second cancelled webinar of one factor gives its money back while a bank leaves the first in doubt', async () => {
  const buyer = await aPerson(arvand)
  const [first, second] = [
    await aWebinar(arvand, { price: 1_000_000 }),
    await aWebinar(arvand, { price: 1_000_000, title: 'دومی' }),
  ]
  const factor = await aFactor(arvand, buyer, [item(first), item(second)])
  await aWallet(arvand, buyer.id, 1_100_000)
  const pay = { factorId: factor.id, useWallet: true, requestId: newId() }
  const { redirect = '' } = (await arvand.call(payFactor, pay, buyer)).answer
  await comeBackWith(arvand, redirect, 'pay')
  arvand.platform.clock.pass(40 * 60)
  arvand.bank.answerLostAt('refund')
  await cancel(first)
  const keeper = await anAccountant(arvand)
  const inDoubt = async () =>
    (await arvand.call(listRefunds, { state: 'inDoubt' }, keeper)).answer.items.map((one) => one.factorId)
  await expect.poll(inDoubt, { timeout: 10_000 }).toContain(factor.id)
  await cancel(second)
  expect(await stateOf(second, buyer)).toBe('cancelled')
  expect(await walletOf(buyer)).toBe(1_100_000)
  await isTold(buyer, 'وبینار «دومی» لغو شد')
  arvand.bank.clear()
  expect(await brokenInvariants(arvand)).toEqual({})
})

test('whoever waits for a manager is told of the cancellation at once, and paid after the manager has refused', async () => {
  const buyer = await aFrequentReturner()
  const webinar = await aWebinar(arvand, { price: 1_000_000, title: 'سومی' })
  const factor = await paidFactor(arvand, buyer, [item(webinar)])
  const before = await walletOf(buyer)
  const refund = await askBack(factor.id, buyer)
  expect(refund.state).toBe('requested')
  await cancel(webinar)
  await isTold(buyer, 'وبینار «سومی» لغو شد')
  await settleLeftWebinars(liveDeps(arvand))
  expect([await stateOf(webinar, buyer), await walletOf(buyer)]).toEqual(['confirmed', before])
  await refuseIt(refund.id)
  for (const _ of [1, 2]) await settleLeftWebinars(liveDeps(arvand))
  expect(await stateOf(webinar, buyer)).toBe('cancelled')
  expect(await walletOf(buyer)).toBe(before + 1_100_000)
  expect(await brokenInvariants(arvand)).toEqual({})
})

test('a paid webinar that its host never began is cancelled by the clock, and its money goes back', async () => {
  const [paid, free] = [await aWebinar(arvand, { price: 1_000_000 }), await aWebinar(arvand)]
  const buyer = await aPerson(arvand)
  await paidFactor(arvand, buyer, [item(paid)])
  arvand.platform.clock.pass(4 * 86_400)
  for (const _ of [1, 2]) await endWebinars(liveDeps(arvand))
  await settleCancelled(liveDeps(arvand), paid.id)
  expect(await walletOf(buyer)).toBe(1_100_000)
  await isTold(buyer, 'لغو شد')
  const shown = async ({ slug }: TestWebinar) =>
    (await arvand.call(showWebinar, { slug }, buyer)).answer.webinar.state
  expect([await shown(paid), await shown(free)]).toEqual(['cancelled', 'ended'])
  expect(await brokenInvariants(arvand)).toEqual({})
})

/** A paid meet two days from now, with its teacher. */
async function aPaidMeet(learner: TestPerson) {
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  const handle = `money-left-${newId().slice(-6)}`
  await arvand.database.pool.query('update identity.accounts set handle = $1 where id = $2', [
    handle,
    teacher.id,
  ])
  for (let weekday = 0; weekday < 7; weekday++)
    await arvand.call(meets.addMeetHours, { weekday, from: '14:00', to: '16:00' }, teacher)
  await arvand.call(meets.saveMeetOffer, { isOpen: true, minutes: 60, price: 1_000_000 }, teacher)
  const dayIn = (count: number) => dayAt(arvand.platform.clock.now().getTime() + count * 86_400_000)
  const slots = await arvand.call(listSlots, { teacher: handle, from: dayIn(2), to: dayIn(3) }, learner)
  const wish = { slotId: slots.answer.items[0]?.id ?? '', requestId: newId() }
  const { meet, factor } = (await arvand.call(bookMeet, wish, learner)).answer
  await aWallet(arvand, learner.id, 1_100_000)
  const pay = { factorId: factor?.id ?? '', useWallet: true, requestId: newId() }
  expect((await arvand.call(payFactor, pay, learner)).status).toBe(200)
  return { teacher, meet, factorId: factor?.id ?? '' }
}

test.each(['cancelled', 'missed'] as const)('the same holds of a meet that is %s', async (end) => {
  const learner = await aFrequentReturner()
  const { teacher, meet, factorId } = await aPaidMeet(learner)
  const before = await walletOf(learner)
  const refund = await askBack(factorId, learner)
  expect(refund.state).toBe('requested')
  if (end === 'cancelled') {
    const wish = { meetId: meet.id, reason: 'سفر دارم', requestId: newId() }
    expect((await arvand.call(meets.cancelTaughtMeet, wish, teacher)).status).toBe(200)
    await isTold(learner, 'لغو شد')
  } else {
    arvand.platform.clock.pass(4 * 86_400)
    await endMeets(liveDeps(arvand))
    await settleMissed(liveDeps(arvand), meet.id)
    await isTold(learner, 'نبودید')
  }
  const state = async () => (await arvand.call(listMeets, {}, learner)).answer.items[0]?.state
  await settleLeftMeets(liveDeps(arvand))
  expect([await state(), await walletOf(learner)]).toEqual([end, before])
  await refuseIt(refund.id)
  for (const _ of [1, 2]) await settleLeftMeets(liveDeps(arvand))
  expect([await state(), await walletOf(learner)]).toEqual([end, before + 1_100_000])
  expect(await brokenInvariants(arvand)).toEqual({})
})
