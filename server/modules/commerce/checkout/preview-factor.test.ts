import { previewFactor } from '@arvand/contracts/panel/checkout'
import { cancelFactor, payFactor } from '@arvand/contracts/panel/factors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { anIssuedCard } from '../gift-cards/testing.ts'
import { aFactor, anAccountant, aSeller, comeBackWith, paidFactor, sellingBy } from '../testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => arvand.close())

const preview = async (
  factorId: string,
  { token }: TestPerson,
  wish: { useWallet?: boolean; gateway?: string } = {},
) => (await arvand.call(previewFactor, { factorId, useWallet: true, ...wish }, { token })).answer

test('who would pay what of an unpaid factor: cards, wallet, bank; as the payment itself then does', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 300_000)
  const { code } = await anIssuedCard(arvand, await anAccountant(arvand), { amount: 200_000 })
  const { id } = await aFactor(arvand, person, seller.put(), { giftCards: [code] })
  expect(await preview(id, person)).toMatchObject({
    total: 1_100_000,
    cards: 200_000,
    wallet: { available: 300_000, pays: 300_000 },
    rest: 600_000,
    whyNotPay: null,
    gateways: [{ name: 'sandbox' }],
  })
  expect(await preview(id, person, { useWallet: false })).toMatchObject({
    wallet: { pays: 0 },
    rest: 900_000,
  })
  const ask = { factorId: id, useWallet: true, requestId: newId() }
  const { answer } = await arvand.call(payFactor, ask, { token: person.token })
  // The held money belongs to this factor's own payment: a new try takes its place, so it can be spent.
  expect(await preview(id, person)).toMatchObject({
    cards: 200_000,
    wallet: { available: 300_000, pays: 300_000 },
    rest: 600_000,
  })
  await comeBackWith(arvand, answer.redirect ?? '', 'pay')
  expect(await preview(id, person)).toMatchObject({ rest: 0, whyNotPay: 'commerce.factor-paid' })
})

test('it says why not: given up, over, no longer sold, a bank that is none', async () => {
  const person = await aPerson(arvand)
  const [given, late, gone] = [
    await aFactor(arvand, person, seller.put()),
    await aFactor(arvand, person, seller.put()),
    await aFactor(arvand, person, seller.put({ id: newId() })),
  ]
  await arvand.call(cancelFactor, { factorId: given.id }, { token: person.token })
  expect((await preview(given.id, person)).whyNotPay).toBe('commerce.factor-cancelled')
  const [line] = gone.lines
  seller.refuse(line?.id ?? '', 'courses.access-ended', person.id)
  expect((await preview(gone.id, person)).whyNotPay).toBe('commerce.item-not-for-sale')
  arvand.platform.clock.pass(31 * 60)
  expect((await preview(late.id, person)).whyNotPay).toBe('commerce.factor-expired')
  const wrong = { factorId: late.id, useWallet: true, gateway: 'saman' }
  expect((await arvand.call(previewFactor, wrong, { token: person.token })).problem.code).toBe(
    'commerce.unknown-gateway',
  )
})

test('it says the time by the server’s clock, since a browser’s may be wrong', async () => {
  const person = await aPerson(arvand)
  const { id } = await aFactor(arvand, person, seller.put())
  expect(new Date((await preview(id, person)).now)).toEqual(arvand.platform.clock.now())
})

test('a stranger is 401, another’s factor is unknown, a wrong body 422', async () => {
  const [person, other] = [await aPerson(arvand), await aPerson(arvand)]
  const { id } = await paidFactor(arvand, person, seller.put())
  const ask = { factorId: id, useWallet: true }
  expect((await arvand.call(previewFactor, ask)).status).toBe(401)
  expect((await arvand.call(previewFactor, ask, { token: other.token })).problem).toMatchObject({
    status: 404,
    code: 'commerce.unknown-factor',
  })
  const wrong = { ...ask, useWallet: 'yes' } as never
  expect((await arvand.call(previewFactor, wrong, { token: person.token })).status).toBe(422)
})
