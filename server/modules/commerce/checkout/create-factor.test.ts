import { readFile } from 'node:fs/promises'
import { showCart } from '@arvand/contracts/home/cart'
import { createFactorCart, listFactors, showFactor } from '@arvand/contracts/panel/factors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { commerce } from '../tables.ts'
import { aFactor, aSeller, sellingBy } from '../testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => arvand.close())

const course = (id: string, more = {}) => ({ kind: 'course', id, ...more })
const ask = (items: unknown, more = {}) => ({ items, requestId: newId(), ...more })

test('a factor keeps the prices of its moment for half an hour', async () => {
  const person = await aPerson(arvand)
  const id = seller.put({ price: 1_230_000, title: 'نستعلیق از شروع' })
  const factor = await aFactor(arvand, person, id)
  seller.put({ id, price: 9_000_000 })
  expect(factor).toMatchObject({
    number: null,
    state: 'awaitingPayment',
    subtotal: 1_230_000,
    discount: 0,
    tax: 123_000,
    total: 1_353_000,
    payable: 1_353_000,
    offCode: null,
    paidAt: null,
  })
  expect(factor.lines).toMatchObject([
    { kind: 'course', id, title: 'نستعلیق از شروع', href: `/courses/${id}` },
  ])
  expect(factor.lines[0]?.lineId).not.toBe(id)
  expect(Date.parse(factor.expiresAt) - Date.parse(factor.createdAt)).toBe(30 * 60_000)
  const { answer } = await arvand.call(showFactor, { factorId: factor.id }, { token: person.token })
  expect(answer).toMatchObject({ factor, payments: [], refunds: [] })
})

test('the same request again is the same factor, with another body it is refused, and twins make one', async () => {
  const { id: personId, token } = await aPerson(arvand)
  const wish = ask([course(seller.put())])
  const twins = await Promise.all([1, 2, 3].map(() => arvand.call(createFactorCart, wish, { token })))
  const again = await arvand.call(createFactorCart, wish, { token })
  expect(
    new Set([...twins, again].map(({ status, answer }) => `${status} ${JSON.stringify(answer)}`)).size,
  ).toBe(1)
  const other = await arvand.call(createFactorCart, { ...wish, items: [course(seller.put())] }, { token })
  expect(other.problem).toMatchObject({ status: 422, code: 'request.id-reused' })
  const made = commerce(arvand.platform.db).selectFrom('commerce.factors').where('person_id', '=', personId)
  expect(await made.select('id').execute()).toHaveLength(1)
})

test('an answer that was kept when a line’s id was its own is repeated in the shape of today', async () => {
  const { id: personId, token } = await aPerson(arvand)
  const wish = ask([course(seller.put())])
  const { answer } = await arvand.call(createFactorCart, wish, { token })
  await arvand.database.pool.query(
    `update platform.requests set reply = jsonb_set(reply, '{factor,lines,0}', (reply #> '{factor,lines,0}') - 'lineId'
      || jsonb_build_object('id', reply #> '{factor,lines,0,lineId}', 'itemId', reply #> '{factor,lines,0,id}'))
      where person_id = $1`,
    [personId],
  )
  const migration = '../../../platform/migrations/20261122T1806-kept-factor-lines.sql'
  await arvand.database.pool.query(await readFile(new URL(migration, import.meta.url), 'utf8'))
  expect((await arvand.call(createFactorCart, wish, { token })).answer).toEqual(answer)
})

test('a refusal is not kept: the same request may be tried again', async () => {
  const { token } = await aPerson(arvand)
  const id = newId()
  const wish = ask([course(id)])
  const first = await arvand.call(createFactorCart, wish, { token })
  expect(first.problem).toMatchObject({ status: 404, code: 'commerce.unknown-item' })
  seller.put({ id })
  expect((await arvand.call(createFactorCart, wish, { token })).status).toBe(200)
})

test('what costs nothing is paid at once', async () => {
  const person = await aPerson(arvand)
  const id = seller.put({ price: 0 })
  const factor = await aFactor(arvand, person, id)
  expect(factor).toMatchObject({ state: 'paid', total: 0, number: expect.stringMatching(/^1405-\d{6}$/) })
  await expect.poll(() => seller.opened.filter(({ itemId }) => itemId === id)).toHaveLength(1)
})

const refusals: readonly (readonly [string, () => unknown, number, string])[] = [
  ['an item twice', () => twice(seller.put()), 422, 'commerce.same-item-twice'],
  ['many of a course', () => [course(seller.put(), { quantity: 2 })], 422, 'commerce.quantity-not-allowed'],
  ['what the seller refuses', () => [course(refusedItem())], 409, 'commerce.item-not-for-sale'],
  ['an unknown item', () => [course(newId())], 404, 'commerce.unknown-item'],
  [
    'a gift sent yesterday',
    () => [course(seller.put(), giftAt('2020-01-01T00:00:00Z'))],
    422,
    'commerce.send-time-past',
  ],
]
const twice = (id: string) => [course(id), course(id)]
const refusedItem = () => {
  const id = seller.put()
  seller.refuse(id, 'courses.already-enrolled')
  return id
}
const giftAt = (sendAt: string) => ({ options: { gift: { mobile: '09121234567', sendAt } } })

test.each(refusals)('%s is refused', async (_, items, status, code) => {
  const { token } = await aPerson(arvand)
  const { problem } = await arvand.call(createFactorCart, ask(items()), { token })
  expect(problem).toMatchObject({ status, code })
})

test('nobody makes a gift to themselves, and seats are more than one', async () => {
  const { token, mobile } = await aPerson(arvand)
  const gift = { options: { gift: { mobile } } }
  const own = await arvand.call(createFactorCart, ask([course(seller.put(), gift)]), { token })
  expect(own.problem.code).toBe('commerce.gift-to-oneself')
  const seats = [course(seller.put(), { quantity: 40, options: { seats: true } })]
  const { answer } = await arvand.call(createFactorCart, ask(seats), { token })
  expect(answer.factor).toMatchObject({ subtotal: 40_000_000, total: 44_000_000 })
})

test('unknown codes and buyers are told by name', async () => {
  const { token } = await aPerson(arvand)
  const tried = async (more: object) =>
    (await arvand.call(createFactorCart, ask([course(seller.put())], more), { token })).problem.code
  expect(await tried({ offCode: 'NOWRUZ' })).toBe('commerce.unknown-off-code')
  expect(await tried({ giftCards: ['ABCD-EFGH'] })).toBe('commerce.unknown-gift-card')
  expect(await tried({ buyerId: newId() })).toBe('commerce.unknown-buyer')
})

test('a cart is priced for a stranger; who is signed in also hears what they may not buy', async () => {
  const [one, mine] = [seller.put({ price: 500_000 }), seller.put({ price: 300_000 })]
  const { id, token } = await aPerson(arvand)
  seller.refuse(mine, 'courses.already-enrolled', id)
  const items = [course(one), course(mine), course(newId())]
  const { answer } = await arvand.call(showCart, { items })
  expect(answer.lines.map(({ whyNot }) => whyNot)).toEqual([null, null, 'commerce.unknown-item'])
  expect(answer).toMatchObject({ subtotal: 800_000, tax: 80_000, total: 880_000, vatPercent: 10 })
  const own = await arvand.call(showCart, { items }, { token })
  expect(own.answer.lines[1]).toMatchObject({ whyNot: 'courses.already-enrolled', total: 0 })
  expect(own.answer.total).toBe(550_000)
})

test('a stranger is 401, another person finds nothing, and the list pages by ten', async () => {
  expect((await arvand.call(createFactorCart, ask([course(seller.put())]))).status).toBe(401)
  expect((await arvand.call(listFactors, {})).status).toBe(401)
  const person = await aPerson(arvand)
  for (let made = 0; made < 11; made++) {
    await aFactor(arvand, person, seller.put({ title: `دورهٔ ${made}` }))
    arvand.platform.clock.pass(1)
  }
  const first = await arvand.call(listFactors, {}, { token: person.token })
  expect(first.answer.items.map(({ lines }) => lines[0]?.title).slice(0, 2)).toEqual(['دورهٔ 10', 'دورهٔ 9'])
  expect(first.answer.items).toHaveLength(10)
  const cursor = first.answer.nextCursor ?? ''
  const rest = await arvand.call(listFactors, { cursor }, { token: person.token })
  expect(rest.answer.items.map(({ lines }) => lines[0]?.title)).toEqual(['دورهٔ 0'])
  expect(rest.answer.nextCursor).toBeNull()
  const stranger = await aPerson(arvand)
  expect((await arvand.call(listFactors, {}, { token: stranger.token })).answer.items).toEqual([])
  const factorId = first.answer.items[0]?.id
  const { problem } = await arvand.call(showFactor, { factorId }, { token: stranger.token })
  expect(problem).toMatchObject({ status: 404, code: 'commerce.unknown-factor' })
})

test('what costs nothing opens once, however many ask for it at the same moment', async () => {
  const { id: personId, token } = await aPerson(arvand)
  const id = seller.put({ price: 0 })
  const twins = Array.from({ length: 3 }, () => arvand.call(createFactorCart, ask([course(id)]), { token }))
  const codes = (await Promise.all(twins)).map(({ problem }) => problem.code)
  const refused = 'commerce.item-not-for-sale'
  expect(codes.toSorted()).toEqual([refused, refused, undefined])
  const opened = commerce(arvand.platform.db)
    .selectFrom('commerce.entitlements')
    .select('id')
    .where('person_id', '=', personId)
  expect(await opened.execute()).toHaveLength(1)
})

test.each([
  { items: [] },
  { items: [{ kind: 'house', id: newId() }] },
  { items: [{ kind: 'course', id: 'one' }] },
  { items: 7 },
  { requestId: 'once' },
  { price: 10 },
])('bad input %j is a 422', async (wrong) => {
  const { token } = await aPerson(arvand)
  const { problem } = await arvand.call(
    createFactorCart,
    { ...ask([course(seller.put())]), ...wrong },
    { token },
  )
  expect(problem).toMatchObject({ status: 422, code: 'request.invalid' })
})
