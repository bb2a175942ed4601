import { checkGiftCard } from '@arvand/contracts/panel/gift-cards'
import { exportCards, issueCards } from '@arvand/contracts/panel/manage-gift-cards'
import { makeOffCodes } from '@arvand/contracts/panel/manage-off-codes'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { cancelRegistration, payFactorWebinar, registerForWebinar } from '@arvand/contracts/panel/webinars'
import { cancelWebinar } from '@arvand/contracts/teacher/webinars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { anAccountant, aSubscriber } from '#testing/commerce'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { aWebinar, liveDeps, type TestWebinar } from '../testing.ts'
import { settleCancelled } from './settle-cancelled.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const register = ({ id }: TestWebinar, person: TestPerson) =>
  arvand.call(registerForWebinar, { webinarId: id, requestId: newId() }, person)
const pay = ({ id }: TestWebinar, person: TestPerson, more: object = {}) =>
  arvand.call(payFactorWebinar, { webinarId: id, useWallet: true, requestId: newId(), ...more }, person)

test('a code of 100 % for webinars makes the held seat sure, and is spent once', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000, capacity: 2 })
  const terms = { code: 'BARAN', kind: 'percent' as const, value: 100, totalLimit: 1 }
  const ask = { ...terms, kinds: ['webinar' as const], requestId: newId() }
  expect((await arvand.call(makeOffCodes, ask, await anAccountant(arvand))).status).toBe(200)
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  await register(webinar, one)
  await register(webinar, two)
  const free = await pay(webinar, one, { offCode: 'baran' })
  expect(free.answer).toMatchObject({
    registration: { state: 'confirmed' },
    factor: { state: 'paid', total: 0 },
  })
  const again = await pay(webinar, two, { offCode: 'BARAN' })
  expect(again.problem).toMatchObject({ code: 'commerce.off-code-used-up' })
  // The seat is still theirs, to be paid as before.
  await aWallet(arvand, two.id, 1_100_000)
  expect((await pay(webinar, two)).answer.registration.state).toBe('confirmed')
})

test('a code that has paid a whole seat may be used again when the webinar is cancelled', async () => {
  const [first, second] = [
    await aWebinar(arvand, { price: 1_000_000 }),
    await aWebinar(arvand, { price: 1_000_000 }),
  ]
  const terms = { code: 'NASIM', kind: 'percent' as const, value: 100, totalLimit: 1 }
  const ask = { ...terms, kinds: ['webinar' as const], requestId: newId() }
  expect((await arvand.call(makeOffCodes, ask, await anAccountant(arvand))).status).toBe(200)
  const person = await aPerson(arvand)
  await register(first, person)
  expect((await pay(first, person, { offCode: 'NASIM' })).answer.registration.state).toBe('confirmed')
  await register(second, person)
  expect((await pay(second, person, { offCode: 'NASIM' })).problem.code).toBe('commerce.off-code-used-up')
  await arvand.call(cancelWebinar, { webinarId: first.id, reason: 'مدرس بیمار است.' }, first.host)
  for (const _ of [1, 2]) await settleCancelled(liveDeps(arvand), first.id)
  expect((await pay(second, person, { offCode: 'NASIM' })).answer.registration.state).toBe('confirmed')
})

/** A gift card that a manager issued, by its code. */
async function aGiftCard(amount: number): Promise<string> {
  const manager = await anAccountant(arvand)
  const wish = { count: 1, amount, note: 'جبران تأخیر', requestId: newId() }
  const { batchId } = (await arvand.call(issueCards, wish, manager)).answer
  const { url } = (await arvand.call(exportCards, { batchId, format: 'csv' }, manager)).answer
  const headers = { cookie: `arvand.session=${manager.token}` }
  const [, row = ''] = (await arvand.app.inject({ url, headers })).body.split('\r\n')
  return row.split(',')[0] ?? ''
}

test('gift cards that are guessed at a held seat are counted one by one, and the seat stays', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000 })
  const person = await aPerson(arvand)
  const code = await aGiftCard(600_000)
  await register(webinar, person)
  const guess = async (call: number) => {
    const giftCards = Array.from({ length: 10 }, (_, at) => `ABCDEFGH${call}${at}`)
    return (await pay(webinar, person, { giftCards })).status
  }
  for (const call of [1, 2, 3]) expect(await guess(call)).not.toBe(429)
  expect(await guess(4)).toBe(429)
  expect((await pay(webinar, person, { giftCards: [code] })).status).toBe(429)
  await aWallet(arvand, person.id, 1_100_000)
  expect((await pay(webinar, person)).answer.registration.state).toBe('confirmed')
})

test('gift cards pay a seat, the wallet the rest, and each gets its part back', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000 })
  const person = await aPerson(arvand)
  const code = await aGiftCard(600_000)
  await aWallet(arvand, person.id, 500_000)
  await register(webinar, person)
  expect((await pay(webinar, person, { giftCards: ['ABCD-EFGH-JKLM-NPQR'] })).problem.code).toBe(
    'commerce.unknown-gift-card',
  )
  const paid = (await pay(webinar, person, { giftCards: [code] })).answer
  expect(paid).toMatchObject({
    registration: { state: 'confirmed' },
    factor: { state: 'paid', total: 1_100_000 },
  })
  const wallet = async () => (await arvand.call(getWallet, {}, person)).answer.balance
  const card = async () => (await arvand.call(checkGiftCard, { code }, person)).answer.balance
  expect([await card(), await wallet()]).toEqual([0, 0])
  const ask = { webinarId: webinar.id, requestId: newId() }
  expect((await arvand.call(cancelRegistration, ask, person)).answer.registration.state).toBe('cancelled')
  expect([await card(), await wallet()]).toEqual([600_000, 500_000])
  expect(await brokenInvariants(arvand)).toEqual({})
})

test('plus takes its percent off a seat; at 100 % the seat is sure at once', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000 })
  const [some, all] = [await aSubscriber(arvand, 20), await aSubscriber(arvand, 100)]
  expect((await register(webinar, some)).answer.factor).toMatchObject({ total: 880_000 })
  const free = (await register(webinar, all)).answer
  expect(free.registration.state).toBe('confirmed')
  expect((await pay(webinar, all)).problem.code).toBe('live.nothing-to-pay')
})

test('two buyers of the last seat at once: one pays for it, the other waits and pays nothing', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000, capacity: 1 })
  const people = [await aPerson(arvand), await aPerson(arvand)]
  for (const { id } of people) await aWallet(arvand, id, 1_100_000)
  const answers = await Promise.all(people.map((person) => register(webinar, person)))
  const states = answers.map(({ answer }) => answer.registration.state)
  expect(states.toSorted()).toEqual(['pendingPayment', 'waiting'])
  const paid = await Promise.all(people.map((person) => pay(webinar, person)))
  const codes = paid.map(({ status, problem }) => (status === 200 ? 'paid' : problem.code))
  expect(codes.toSorted()).toEqual(['live.nothing-to-pay', 'paid'])
  expect(await brokenInvariants(arvand)).toEqual({})
})
