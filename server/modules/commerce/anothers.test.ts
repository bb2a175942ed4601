import type { Endpoint } from '@arvand/contracts/endpoint'
import { addBuyer } from '@arvand/contracts/panel/buyers'
import { listEarnings } from '@arvand/contracts/panel/earnings'
import { listFactors, payFactor } from '@arvand/contracts/panel/factors'
import { listGiftCards } from '@arvand/contracts/panel/gift-cards'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { anAppOfMoney, company, thingsOf } from './testing/things.ts'
import { aFactor, aSeller, paidFactor } from './testing.ts'

vi.setConfig({ testTimeout: 30_000 })

const seller = aSeller()
let arvand: TestApp
let things: ReturnType<typeof thingsOf>
let ours: readonly Endpoint[]
/** People who ask for what is not theirs: another buyer, and a seller of something else. */
let others: readonly TestPerson[]
beforeAll(async () => {
  ;({ arvand, ours } = await anAppOfMoney(seller))
  things = thingsOf(arvand, seller)
  others = [await aPerson(arvand), await things.anEarner()]
}, 90_000)
afterAll(() => arvand.close())

const aBuyer = () => aPerson(arvand)
const course = () => [{ kind: 'course' as const, id: seller.put() }]
const anOpenFactor = async () => ({ factorId: (await aFactor(arvand, await aBuyer(), course())).id })
const aPaidFactor = async () => ({ factorId: (await paidFactor(arvand, await aBuyer(), course())).id })

async function aPayment() {
  const buyer = await aBuyer()
  const { id: factorId } = await aFactor(arvand, buyer, course())
  await arvand.call(payFactor, { factorId, useWallet: false, requestId: newId() }, buyer)
  const sql = 'select id from commerce.payments where factor_id = $1'
  return { paymentId: (await arvand.database.pool.query(sql, [factorId])).rows[0].id as string }
}

async function aLegalBuyer() {
  const { answer } = await arvand.call(addBuyer, { ...company, requestId: newId() }, await aBuyer())
  return { buyerId: answer.buyer.id }
}

const aCard = async () => ({ cardId: (await things.aSentCard()).cardId })
const aGiftPurchase = async () => ({ giftPurchaseId: (await things.aGiftPurchase()).giftPurchaseId })
const seats = async () => ({ blockId: (await things.seats()).blockId })
const aSeat = async () => ({ seatId: (await things.aSeat()).seatId })
const aWithdrawal = async () => ({ withdrawalId: (await things.aWithdrawal()).withdrawalId })

/** By path, a request that names somebody else's thing. */
const asks: Readonly<Record<string, () => Promise<object>>> = {
  createFactorCart: async () => ({ ...(await aLegalBuyer()), items: course() }),
  payFactor: async () => ({ ...(await anOpenFactor()), useWallet: true }),
  'factor/preview': async () => ({ ...(await anOpenFactor()), useWallet: true }),
  'factor/show': aPaidFactor,
  'factor/print': aPaidFactor,
  'factor/pdf': aPaidFactor,
  'factor/cancel': anOpenFactor,
  'factor/refund': async () => ({ ...(await aPaidFactor()), reason: 'به کارم نیامد' }),
  'payment/show': aPayment,
  'buyer/remove': aLegalBuyer,
  'giftCard/show': aCard,
  'giftCard/resend': aCard,
  'giftPurchase/show': aGiftPurchase,
  'giftPurchase/resend': aGiftPurchase,
  'giftPurchase/change': async () => ({ ...(await aGiftPurchase()), mobile: '09121234567' }),
  'seat/list': seats,
  'seat/hand': async () => ({ ...(await seats()), mobiles: '09121234567' }),
  'seat/withdraw': aSeat,
  'seat/resend': aSeat,
  'withdrawal/cancel': aWithdrawal,
}

/** Fields ending in `Id` that name nobody's thing: the request, an item on sale, the number of a company. */
const names = new Set(['requestId', 'itemId', 'legalId'])
const namesThings = ({ body }: Endpoint) =>
  Object.keys(body?.shape ?? {}).some((key) => /Id$/.test(key) && !names.has(key))

test('no endpoint that names a thing of somebody is left out', () => {
  const naming = ours.filter((endpoint) => endpoint.access === 'user' && namesThings(endpoint))
  expect(Object.keys(asks).toSorted()).toEqual(naming.map(({ path }) => path).toSorted())
})

describe.each(Object.keys(asks))('%s', (path) => {
  test('does not know what is another’s, as if it were not there', async () => {
    const endpoint = ours.find((one) => one.path === path) as Endpoint
    const theirs = asks[path] as () => Promise<object>
    const ask = {
      ...(await theirs()),
      ...('requestId' in (endpoint.body?.shape ?? {}) ? { requestId: newId() } : {}),
    }
    const nothing = Object.fromEntries(
      Object.entries(ask).map(([key, value]) => [key, /Id$/.test(key) ? newId() : value]),
    )
    const unknown = await arvand.call(endpoint, nothing, others[0])
    expect(unknown.status).toBe(404)
    for (const other of others)
      expect(await arvand.call(endpoint, ask, other)).toMatchObject({ status: 404, problem: unknown.problem })
  })
})

test('lists hold what is one’s own', async () => {
  const course = seller.put({ sellers: [{ personId: others[1]?.id ?? '', percent: 100 }] })
  const buyer = await aBuyer()
  const factor = await paidFactor(arvand, buyer, course)
  const [learner, teacher] = others
  const said = async (endpoint: Endpoint, by: TestPerson | undefined, ask: object = {}) =>
    JSON.stringify((await arvand.call(endpoint, ask, by)).answer)
  for (const by of others)
    for (const [endpoint, ask] of [[listFactors], [getWallet], [listGiftCards, { which: 'bought' }]] as const)
      for (const word of [factor.id, buyer.id, factor.number ?? '-'])
        expect(await said(endpoint, by, ask ?? {})).not.toContain(word)
  expect(await said(listEarnings, teacher, { itemId: course })).toContain(course)
  expect(await said(listEarnings, learner, { itemId: course })).toBe('{"items":[],"nextCursor":null}')
})
