import { previewCheckout, printFactor } from '@arvand/contracts/panel/checkout'
import { listFactors } from '@arvand/contracts/panel/factors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { aFactor, aSeller, paidFactor, sellingBy } from '../testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
})
afterAll(() => arvand.close())

const ask = (id: string, wish = {}) => ({
  items: [{ kind: 'course' as const, id }],
  useWallet: true,
  ...wish,
})
const all = async (id: string, token: string, wish = {}) =>
  (await arvand.call(previewCheckout, ask(id, wish), { token })).answer

test('the wallet pays first, the bank the rest, and without tick the bank pays all', async () => {
  const person = await aPerson(arvand)
  const id = seller.put({ price: 1_000_000 })
  await aWallet(arvand, person.id, 300_000)
  const mixed = await all(id, person.token)
  expect(mixed.cart.total).toBe(1_100_000)
  expect(mixed).toMatchObject({
    wallet: { available: 300_000, pays: 300_000 },
    rest: 800_000,
    whyNotPay: null,
  })
  expect(mixed.gateways).toHaveLength(1)
  const bank = await all(id, person.token, { useWallet: false })
  expect(bank).toMatchObject({ wallet: { available: 300_000, pays: 0 }, rest: 1_100_000 })
})

test('a rest below what the bank takes is lifted to it', async () => {
  const person = await aPerson(arvand)
  const id = seller.put({ price: 1_000_000, taxed: false })
  await aWallet(arvand, person.id, 995_000)
  expect(await all(id, person.token)).toMatchObject({ wallet: { pays: 990_000 }, rest: 10_000 })
})

test('a bank that nobody knows is refused, not our failure', async () => {
  const { token } = await aPerson(arvand)
  const wish = ask(seller.put(), { gateway: 'nobodys' })
  const { problem } = await arvand.call(previewCheckout, wish, { token })
  expect(problem).toMatchObject({ status: 422, code: 'commerce.unknown-gateway' })
})

test('a cart below what the bank takes says so where the wallet does not reach', async () => {
  const person = await aPerson(arvand)
  const id = seller.put({ price: 5_000, taxed: false })
  expect(await all(id, person.token)).toMatchObject({
    rest: 5_000,
    whyNotPay: 'commerce.below-gateway-least',
  })
  await aWallet(arvand, person.id, 1_000)
  expect(await all(id, person.token)).toMatchObject({ rest: 4_000, whyNotPay: 'wallet.too-little' })
})

test('codes that nobody knows are told at their place, beside the prices without them', async () => {
  const { token } = await aPerson(arvand)
  const id = seller.put({ price: 1_000_000, taxed: false })
  const said = await all(id, token, { offCode: 'NO-SUCH', giftCards: ['AAAA-BBBB-CCCC-DDDD'] })
  expect(said.offCode).toEqual({ code: 'NO-SUCH', discount: 0, whyNot: 'commerce.unknown-off-code' })
  expect(said.giftCards).toEqual([
    { lastFour: null, available: 0, pays: 0, whyNot: 'commerce.unknown-gift-card' },
  ])
  expect(said).toMatchObject({ rest: 1_000_000, whyNotPay: null })
})

test('whoever tries code after code is stopped', async () => {
  const { token } = await aPerson(arvand)
  const id = seller.put()
  const tries = Array.from({ length: 31 }, (_, at) => ask(id, { offCode: `GUESS-${at}` }))
  const statuses: number[] = []
  for (const one of tries) statuses.push((await arvand.call(previewCheckout, one, { token })).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
  expect(statuses[30]).toBe(429)
})

test('what may not be bought costs nothing and stops the payment', async () => {
  const { token } = await aPerson(arvand)
  const id = seller.put()
  seller.refuse(id, 'courses.already-enrolled')
  const said = await all(id, token)
  expect(said.cart.lines[0]?.whyNot).toBe('courses.already-enrolled')
  expect(said).toMatchObject({ rest: 0, whyNotPay: 'commerce.item-not-for-sale' })
})

test('a factor is printed for its buyer alone, with who sells and from where it was paid', async () => {
  const person = await aPerson(arvand)
  const factor = await paidFactor(arvand, person, seller.put({ price: 2_000_000 }))
  const { answer } = await arvand.call(printFactor, { factorId: factor.id }, { token: person.token })
  expect(answer).toMatchObject({
    factor: { number: factor.number, total: 2_200_000 },
    seller: { name: 'آروند' },
    buyer: { kind: 'natural', name: 'سارا محمدی', legalId: null },
    taxNumber: null,
    sources: [{ kind: 'wallet', amount: 2_200_000, refunded: 0 }],
  })
  const other = await aPerson(arvand)
  const { problem } = await arvand.call(printFactor, { factorId: factor.id }, { token: other.token })
  expect(problem).toMatchObject({ status: 404, code: 'commerce.unknown-factor' })
})

test('factors are told apart by whether they wait, are paid, or were given up', async () => {
  const person = await aPerson(arvand)
  const waiting = await aFactor(arvand, person, seller.put())
  const paid = await paidFactor(arvand, person, seller.put())
  const idsOf = async (only?: 'awaiting' | 'paid' | 'ended') => {
    const { answer } = await arvand.call(listFactors, only ? { only } : {}, { token: person.token })
    return answer.items.map(({ id }) => id)
  }
  expect(await idsOf('awaiting')).toEqual([waiting.id])
  expect(await idsOf('paid')).toEqual([paid.id])
  expect(await idsOf('ended')).toEqual([])
  expect(await idsOf()).toEqual([paid.id, waiting.id])
})

test('strangers are 401, and a body that does not fit is 422', async () => {
  expect((await arvand.call(previewCheckout, ask(newId()))).status).toBe(401)
  expect((await arvand.call(printFactor, { factorId: newId() })).status).toBe(401)
  const { token } = await aPerson(arvand)
  const { status } = await arvand.call(previewCheckout, { ...ask(newId()), price: 10 } as never, { token })
  expect(status).toBe(422)
})
