import { setTimeout } from 'node:timers/promises'
import { cancelFactor, createFactorCart, payFactor, showFactor } from '@arvand/contracts/panel/factors'
import { listNotices } from '@arvand/contracts/panel/notices'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/wallet'
import { newId } from '#platform/ids'
import type { Sellable } from '#plugs/sellable'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance } from '#testing/wallet'
import { commerce } from '../tables.ts'
import { aFactor, aSeller, comeBackWith, commerceDeps, paidFactor, sellingBy } from '../testing.ts'
import { payFactor as begin } from './pay-factor.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => closeInBalance(arvand))

const pay = (factorId: string, { token }: TestPerson, wish: object = {}) =>
  arvand.call(payFactor, { factorId, useWallet: true, requestId: newId(), ...wish }, { token })
const walletOf = async ({ id }: TestPerson) => balanceOf(arvand.platform.db, { kind: 'person', ownerId: id })
const systemOf = async (name: 'sales' | 'tax') =>
  (await balanceOf(arvand.platform.db, { kind: 'system', name })).balance

test('from the wallet: the money moves, the course opens, the receipt goes out, the number is there', async () => {
  const [person, first, second] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const sellers = [
    { personId: first.id, percent: 75 },
    { personId: second.id, percent: 25 },
  ]
  const id = seller.put({ price: 1_000_010, sellers, title: 'تذهیب' })
  const before = { sales: await systemOf('sales'), tax: await systemOf('tax') }
  await aWallet(arvand, person.id, 2_000_000)
  const { id: factorId } = await aFactor(arvand, person, id)
  const { answer } = await pay(factorId, person)
  expect(answer.factor).toMatchObject({
    state: 'paid',
    number: expect.stringMatching(/^1405-\d{6}$/),
    payable: 1_100_010,
  })
  expect(answer).not.toHaveProperty('redirect')
  expect(await walletOf(person)).toMatchObject({ balance: 899_990, held: 0 })
  expect(await walletOf(first)).toMatchObject({ balance: 525_000, held: 525_000, available: 0 })
  expect(await walletOf(second)).toMatchObject({ balance: 175_000, held: 175_000 })
  expect((await systemOf('sales')) - before.sales).toBe(300_010)
  expect((await systemOf('tax')) - before.tax).toBe(100_000)
  const earned = await arvand.call(getWallet, {}, { token: first.token })
  expect(earned.answer.items).toMatchObject([{ kind: 'earning', amount: 525_000, about: { title: 'تذهیب' } }])
  expect(earned.answer.items[0]?.about).not.toHaveProperty('factorId')
  await expect
    .poll(() => seller.opened.filter(({ itemId }) => itemId === id))
    .toMatchObject([{ personId: person.id, by: 'purchase' }])
  await expect
    .poll(async () => (await arvand.outbox(person.mobile ?? '')).map(({ text }) => text).join())
    .toContain('«تذهیب» پرداخت شد')
  const { answer: told } = await arvand.call(listNotices, {}, { token: person.token })
  expect(told.items[0]).toMatchObject({ kind: 'factor-paid', link: `/panel/factors/${factorId}` })
})

test('a factor is paid once: replay, another request, twins of one and of two requests', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 10_000_000)
  const { id, total } = await aFactor(arvand, person, seller.put())
  const same = { factorId: id, useWallet: true, requestId: newId() }
  const paid = await Promise.all([
    ...[1, 2, 3].map(() => arvand.call(payFactor, same, { token: person.token })),
    pay(id, person),
  ])
  const codes = paid.map(({ status, problem }) => (status === 200 ? 'paid' : problem.code))
  expect(codes.toSorted()).toSatisfy((all: string[]) =>
    all.every((code) => code === 'paid' || code === 'commerce.factor-paid'),
  )
  expect(codes.filter((code) => code === 'paid').length).toSatisfy(
    (times: number) => times === 1 || times === 3,
  )
  expect((await walletOf(person)).balance).toBe(10_000_000 - total)
  const won = paid.find(({ status }) => status === 200)
  const again = await arvand.call(payFactor, same, { token: person.token })
  if (again.status === 200) expect(again.answer).toEqual(won?.answer)
  const other = await arvand.call(payFactor, { ...same, useWallet: false }, { token: person.token })
  expect(other.problem.code).toBe(again.status === 200 ? 'request.id-reused' : 'commerce.factor-paid')
})

test('one course in two factors is paid once', async () => {
  const person = await aPerson(arvand)
  const id = seller.put()
  await aWallet(arvand, person.id, 10_000_000)
  const factors = [await aFactor(arvand, person, id), await aFactor(arvand, person, id)]
  const paid = await Promise.all(factors.map((factor) => pay(factor.id, person)))
  expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(paid.find(({ status }) => status === 409)?.problem.code).toBe('commerce.item-not-for-sale')
  expect((await walletOf(person)).balance).toBe(10_000_000 - 1_100_000)
})

test('wallet and bank together: the wallet waits while the bank is asked', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 400_000)
  const { id } = await aFactor(arvand, person, seller.put())
  const { answer } = await pay(id, person)
  expect(answer.factor.state).toBe('awaitingPayment')
  expect(await walletOf(person)).toMatchObject({ balance: 400_000, held: 400_000, available: 0 })
  const back = await comeBackWith(arvand, answer.redirect ?? '', 'pay')
  expect(back).toMatchObject({ state: 'settled', factorId: id })
  expect(await walletOf(person)).toMatchObject({ balance: 0, held: 0 })
  const shown = (await arvand.call(showFactor, { factorId: id }, { token: person.token })).answer
  expect(shown.factor.state).toBe('paid')
  expect(shown.payments).toMatchObject([{ amount: 700_000, state: 'settled', gateway: 'sandbox' }])
  const sources = commerce(arvand.platform.db)
    .selectFrom('commerce.factor_sources')
    .where('factor_id', '=', id)
  expect(await sources.select(['kind', 'amount']).orderBy('position').execute()).toEqual([
    { kind: 'wallet', amount: 400_000 },
    { kind: 'gateway', amount: 700_000 },
  ])
})

test('a rest below the least amount of the bank is lifted to it', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 1_098_000)
  const { id } = await aFactor(arvand, person, seller.put())
  const { answer } = await pay(id, person)
  expect((await walletOf(person)).held).toBe(1_090_000)
  await comeBackWith(arvand, answer.redirect ?? '', 'pay')
  expect(await walletOf(person)).toMatchObject({ balance: 8_000, held: 0 })
})

test('a whole factor below the least amount of the bank is for the wallet alone', async () => {
  const person = await aPerson(arvand)
  const small = await aFactor(arvand, person, seller.put({ price: 5_000 }))
  expect((await pay(small.id, person)).problem).toMatchObject({
    status: 409,
    code: 'commerce.below-gateway-least',
  })
  await aWallet(arvand, person.id, 1_000)
  expect((await pay(small.id, person)).problem).toMatchObject({ status: 409, code: 'wallet.too-little' })
  await aWallet(arvand, person.id, 4_500)
  expect((await pay(small.id, person)).answer.factor.state).toBe('paid')
})

test('another try at the bank takes the place of the one before', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 300_000)
  const { id } = await aFactor(arvand, person, seller.put())
  const first = (await pay(id, person)).answer.redirect ?? ''
  const second = (await pay(id, person, { useWallet: false })).answer.redirect ?? ''
  expect(second).not.toBe(first)
  expect((await walletOf(person)).held).toBe(0)
  expect(await comeBackWith(arvand, first, 'pay')).toMatchObject({ state: 'settled' })
  expect(await walletOf(person)).toMatchObject({ balance: 0, held: 0 })
  expect(await comeBackWith(arvand, second, 'pay')).toMatchObject({ state: 'settled' })
  expect(await walletOf(person)).toMatchObject({ balance: 1_100_000, held: 0 })
})

test('a silent bank costs nothing: the same request goes on from there, to the same address for twins', async () => {
  const person = await aPerson(arvand)
  const { id } = await aFactor(arvand, person, seller.put())
  const ask = { factorId: id, useWallet: false, requestId: newId() }
  const tried = () => arvand.call(payFactor, ask, { token: person.token })
  arvand.bank.silentAt('request')
  expect((await tried()).problem).toMatchObject({ status: 503, code: 'commerce.gateway-silent' })
  const twins = await Promise.all([tried(), tried()])
  expect(new Set(twins.map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
  expect((await tried()).answer).toEqual(twins[0].answer)
  await comeBackWith(arvand, twins[0].answer.redirect ?? '', 'pay')
  expect((await tried()).answer).toEqual(twins[0].answer)
})

test('what cannot be paid says why, and another’s factor is not there', async () => {
  const [person, stranger] = [await aPerson(arvand), await aPerson(arvand)]
  const { id } = await aFactor(arvand, person, seller.put())
  expect((await arvand.call(payFactor, { factorId: id, useWallet: true, requestId: newId() })).status).toBe(
    401,
  )
  expect((await pay(id, stranger)).problem).toMatchObject({ status: 404, code: 'commerce.unknown-factor' })
  expect((await pay(id, person, { gateway: 'saman' })).problem.code).toBe('commerce.unknown-gateway')
  expect((await pay(id, person, { useWallet: 'yes' })).status).toBe(422)
  await arvand.call(cancelFactor, { factorId: id }, { token: person.token })
  expect((await pay(id, person)).problem.code).toBe('commerce.factor-cancelled')
  const late = await aFactor(arvand, person, seller.put())
  arvand.platform.clock.pass(30 * 60)
  expect((await pay(late.id, person)).problem.code).toBe('commerce.factor-expired')
})

test('numbers have no gaps, however many pay at once and however many fail', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => aPerson(arvand)))
  const [shared] = [seller.put({ sellers: [{ personId: people[0]?.id ?? '', percent: 100 }] })]
  await Promise.all(
    people.slice(1).map(async (person, at) => {
      if (at % 3 === 2) {
        const { id } = await aFactor(arvand, person, shared)
        return pay(id, person, { gateway: 'saman' })
      }
      return paidFactor(arvand, person, shared)
    }),
  )
  const rows = await commerce(arvand.platform.db)
    .selectFrom('commerce.factors')
    .select('number')
    .where('number', 'is not', null)
    .orderBy('number')
    .execute()
  expect(rows.map(({ number }) => number)).toEqual(
    rows.map((_, at) => `1405-${String(at + 1).padStart(6, '0')}`),
  )
})

test('two who sell to each other at the same moment do not wait for ever', async () => {
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  const by = (personId: string) => [{ personId, percent: 100 }]
  await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const [buyer, owner] = at % 2 === 0 ? [one, two] : [two, one]
      const id = seller.put({ sellers: by(owner.id) })
      if (at < 2) return paidFactor(arvand, buyer, id)
      const made = await arvand.call(
        createFactorCart,
        { items: [{ kind: 'course', id }], requestId: newId() },
        { token: buyer.token },
      )
      const { answer } = await pay(made.answer.factor.id, buyer, { useWallet: false })
      return comeBackWith(arvand, answer.redirect ?? '', 'pay')
    }),
  )
  expect((await walletOf(one)).balance).toBe(3 * 700_000)
  expect((await walletOf(two)).balance).toBe(3 * 700_000)
})

test('a course that is paid from the wallet while the bank’s answer comes is bought once', async () => {
  const person = await aPerson(arvand)
  const id = seller.put()
  const [atBank, another] = [await aFactor(arvand, person, id), await aFactor(arvand, person, id)]
  const { redirect = '' } = (await pay(atBank.id, person, { useWallet: false })).answer
  await aWallet(arvand, person.id, another.total)
  let back: Promise<unknown> | undefined
  const whyNotBuy: Sellable['whyNotBuy'] = async (...asked) => {
    back ??= comeBackWith(arvand, redirect, 'pay')
    // By then the bank's answer is booked, or waits for the locks of the payment that runs here.
    await Promise.race([back, setTimeout(200)])
    return seller.sellable.whyNotBuy(...asked)
  }
  const deps = { ...commerceDeps(arvand, seller), sellables: [{ ...seller.sellable, whyNotBuy }] }
  const request = {
    personId: person.id,
    endpoint: 'payFactor',
    requestId: newId(),
    fingerprint: Buffer.of(1),
  }
  const paid = await begin(deps, request, { factorId: another.id, useWallet: true })
  await back
  expect(paid.factor.state).toBe('paid')
  // The money that came second is still in the wallet.
  expect(await walletOf(person)).toMatchObject({ balance: another.total, held: 0 })
})
