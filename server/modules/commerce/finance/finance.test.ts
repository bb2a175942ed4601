import { showPricing } from '@arvand/contracts/home/pricing'
import { payFactor } from '@arvand/contracts/panel/factors'
import * as endpoints from '@arvand/contracts/panel/manage-finance'
import { makeOffCodes } from '@arvand/contracts/panel/manage-off-codes'
import { listAudit } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { plansOf } from '#server/testing/query-plans'
import { recordSql } from '#server/testing/recorded-sql'
import { aPerson, type TestPerson } from '#testing/identity'
import { aSetting } from '#testing/settings'
import { closeInBalance } from '#testing/wallet'
import { commerceSettings } from '../settings.ts'
import { aFactor, aSeller, comeBackWith, paidFactor, sellingBy } from '../testing.ts'

const seller = aSeller()
let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['finance', 'people'] })
}, 60_000)
afterAll(() => closeInBalance(arvand))

const find = async (ask: object) => (await arvand.call(endpoints.listAllFactors, ask, keeper)).answer

test('a factor is found by number, mobile and name, and shown with its money', async () => {
  const [teacher, buyer] = [await aPerson(arvand), await aPerson(arvand, { name: 'پگاه رستگار' })]
  const sellers = [{ personId: teacher.id, percent: 100 }]
  const paid = await paidFactor(arvand, buyer, seller.put({ sellers, title: 'تار' }))
  const unpaid = await aFactor(arvand, buyer, seller.put())
  const number = paid.number ?? ''
  expect((await find({ q: number })).items.map(({ id }) => id)).toEqual([paid.id])
  expect((await find({ q: number.replace('-000', '-') })).items).toHaveLength(1)
  expect((await find({ q: buyer.mobile ?? '' })).items.map(({ id }) => id)).toEqual([unpaid.id, paid.id])
  expect((await find({ q: 'رستگار', state: 'paid' })).items.map(({ id }) => id)).toEqual([paid.id])
  expect((await find({ q: '%' })).items.map(({ id }) => id)).toEqual([])
  const ofDay = async (from: string, to: string) =>
    (await find({ q: 'رستگار', from, to })).items.map(({ id }) => id)
  expect(await ofDay('2026-11-20', '2026-11-20')).toEqual([paid.id])
  expect(await ofDay('2026-11-18', '2026-11-19')).toEqual([])
  const { answer } = await arvand.call(endpoints.showAnyFactor, { factorId: paid.id }, keeper)
  expect(answer).toMatchObject({
    person: { id: buyer.id, mobile: buyer.mobile },
    sources: [{ kind: 'wallet', amount: paid.total, refunded: 0 }],
    earners: [{ person: { id: teacher.id }, amount: 700_000 }],
    refundable: [{ amount: paid.total, whyNot: null }],
    whyNotRefund: null,
  })
  expect((await arvand.call(endpoints.showAnyFactor, { factorId: newId() }, keeper)).status).toBe(404)
})

test('lines without tax and discount add up to the sum below them, and two of one title say for whom', async () => {
  const buyer = await aPerson(arvand)
  const [given, own] = [
    seller.put({ title: 'سه‌تار', price: 700_030 }),
    seller.put({ title: 'تار', price: 333_330 }),
  ]
  const gift = (name: string, mobile: string) => ({
    ...{ kind: 'course' as const, id: given },
    options: { gift: { mobile, name } },
  })
  const offCode = `SUMS${newId().slice(-6).toUpperCase()}`
  const made = await arvand.call(
    makeOffCodes,
    { code: offCode, kind: 'percent', value: 15, requestId: newId() },
    keeper,
  )
  expect(made.status).toBe(200)
  const items = [
    gift('مریم', '09351112233'),
    gift('سارا', '09351112244'),
    { kind: 'course' as const, id: own },
  ]
  const { id } = await paidFactor(arvand, buyer, items, { offCode })
  const { factor } = (await arvand.call(endpoints.showAnyFactor, { factorId: id }, keeper)).answer
  expect(factor.lines.map(({ title, given: whom }) => [title, whom?.name])).toEqual([
    ['سه‌تار', 'مریم'],
    ['سه‌تار', 'سارا'],
    ['تار', undefined],
  ])
  const sum = (of: (line: (typeof factor.lines)[number]) => number) =>
    factor.lines.reduce((all, line) => all + of(line), 0)
  expect(sum(({ price, quantity }) => price * quantity)).toBe(factor.subtotal)
  expect(sum(({ discount }) => discount)).toBe(factor.discount)
  expect(sum(({ tax }) => tax)).toBe(factor.tax)
  expect(sum(({ total }) => total)).toBe(factor.total)
  expect(factor.subtotal - factor.discount + factor.tax).toBe(factor.total)
  expect([factor.discount > 0, factor.tax > 0]).toEqual([true, true])
})

test('a payment in doubt is listed, and asked about at once', async () => {
  const person = await aPerson(arvand)
  const factor = await aFactor(arvand, person, seller.put())
  const pay = { factorId: factor.id, useWallet: false, requestId: newId() }
  const { answer } = await arvand.call(payFactor, pay, person)
  arvand.bank.silentAt('verify')
  expect(await comeBackWith(arvand, answer.redirect ?? '', 'pay')).toMatchObject({ state: 'verifying' })
  const { answer: list } = await arvand.call(endpoints.listDoubtfulPayments, {}, keeper)
  const [doubt] = list.items
  expect(doubt).toMatchObject({ person: { id: person.id }, factorId: factor.id })
  const looked = await arvand.call(endpoints.reconcilePayment, { paymentId: doubt?.id }, keeper)
  expect(looked.answer.payment.state).toBe('settled')
})

/** Empty texts are stored as null. */
const sellerOf = (phone: string) => ({
  name: 'آروند',
  legalId: '',
  economicCode: '',
  postalCode: '',
  address: '',
  phone,
})

test('a changed percent of tax counts for factors from now on, and pages print it', async () => {
  await aSetting(arvand, commerceSettings.vatPercent, 9)
  await aSetting(arvand, commerceSettings.pricesWithTax, 1)
  expect((await arvand.call(showPricing, {})).answer).toEqual({
    vatPercent: 9,
    pricesWithTax: true,
    refundDays: 7,
    refundMostPercent: 25,
    factorMinutes: 30,
  })
  const factor = await aFactor(arvand, await aPerson(arvand), seller.put())
  expect(factor.tax).toBe(90_000)
  await aSetting(arvand, commerceSettings.vatPercent, null)
  await aSetting(arvand, commerceSettings.pricesWithTax, null)
})

test('who changed the seller is written down', async () => {
  const wished = { seller: sellerOf('۰۲۱۸۸۸۸۸۸۸۸'), payerSheba: '' }
  const { answer } = await arvand.call(endpoints.changeSeller, wished, keeper)
  expect(answer).toMatchObject({ seller: { phone: '۰۲۱۸۸۸۸۸۸۸۸' }, changedBy: { id: keeper.id } })
  await arvand.call(endpoints.changeSeller, wished, keeper)
  const { answer: audit } = await arvand.call(listAudit, {}, keeper)
  expect(audit.items.filter(({ act }) => act === 'seller-changed')).toHaveLength(1)
})

test('the seller’s numbers on a factor are right or left out', async () => {
  const change = (numbers: object) => {
    const wished = { seller: { ...sellerOf(''), ...numbers }, payerSheba: '' }
    return arvand.call(endpoints.changeSeller, wished, keeper)
  }
  const wrong = await change({ legalId: '۱۰۳۸۰۲۸۴۷۹۲', economicCode: '۱۲', postalCode: '۱۲۳' })
  expect(Object.keys(wrong.problem.fields ?? {})).toEqual([
    'seller.legalId',
    'seller.economicCode',
    'seller.postalCode',
  ])
  const right = await change({ legalId: '۱۰۳۸۰۲۸۴۷۹۰', economicCode: ' ', postalCode: '۱۹۱۹۵-۱۲۳۴۵' })
  expect(right.answer.seller).toMatchObject({
    legalId: '10380284790',
    economicCode: null,
    postalCode: '1919512345',
  })
})

test.each(['factors', 'payments'] as const)('a sheet of %s for this session alone', async (what) => {
  const ask = { what, from: '2026-11-01', to: '2026-11-30', format: 'csv' }
  const { answer } = await arvand.call(endpoints.exportFinance, ask, keeper)
  const get = (token: string) =>
    arvand.app.inject({ url: answer.url, headers: { cookie: `arvand.session=${token}` } })
  const file = await get(keeper.token)
  expect([file.statusCode, file.body.split('\r\n').length > 2]).toEqual([200, true])
  expect(file.body).toMatch(/[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2},2026-11-\d\d,[۰-۹]{2}:[۰-۹]{2},/)
  expect((await get((await aPerson(arvand)).token)).statusCode).toBe(404)
  const wrong = await arvand.call(endpoints.exportFinance, { ...ask, to: '2026-10-01' }, keeper)
  expect(wrong.status).toBe(422)
})

test('the factors of one buyer are listed alone', async () => {
  const person = await aPerson(arvand)
  const { id } = await paidFactor(arvand, person, seller.put({}))
  const { items } = await find({ personId: person.id })
  expect(items.map((factor) => factor.id)).toEqual([id])
})

test('factors are found by what they sold, by its teacher and by the code they used', async () => {
  const [teacher, buyer] = [await aPerson(arvand, { name: 'کاوه مهرابی' }), await aPerson(arvand)]
  const itemId = seller.put({ sellers: [{ personId: teacher.id, percent: 100 }], title: 'سه‌تار' })
  const wish = { code: 'SETAR10', kind: 'percent', value: 10, requestId: newId() }
  const { offCodeId } = (await arvand.call(makeOffCodes, wish, keeper)).answer
  const paid = await paidFactor(arvand, buyer, itemId, { offCode: 'SETAR10' })
  await paidFactor(arvand, buyer, seller.put())
  for (const ask of [{ itemId }, { teacherId: teacher.id }, { offCodeId }, { itemId, kind: 'course' }]) {
    const statements = await recordSql(async () => {
      expect((await find(ask)).items.map(({ id }) => id)).toEqual([paid.id])
    })
    expect((await plansOf(arvand, statements)).flat()).toEqual([])
  }
  expect(await find({ itemId, teacherId: teacher.id, offCodeId })).toMatchObject({
    item: 'سه‌تار',
    teacher: 'کاوه مهرابی',
    offCode: 'SETAR10',
  })
  expect((await find({ kind: 'plan', itemId })).items).toEqual([])
  expect(await find({ itemId: newId() })).toMatchObject({ items: [], item: null })
})

test('only managers with the scope see any of it', async () => {
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  for (const endpoint of [endpoints.listAllFactors, endpoints.showSeller]) {
    expect((await arvand.call(endpoint, {}, other)).status).toBe(403)
    expect((await arvand.call(endpoint, {})).status).toBe(401)
  }
})
