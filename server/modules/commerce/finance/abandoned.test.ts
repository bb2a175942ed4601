import { payFactor } from '@arvand/contracts/panel/factors'
import * as endpoints from '@arvand/contracts/panel/manage-abandoned'
import { listAudit } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { plansOf } from '#server/testing/query-plans'
import { recordSql } from '#server/testing/recorded-sql'
import { aPerson, type TestPerson } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'
import { expireFactors } from '../checkout/end-factor.ts'
import {
  aFactor,
  anAccountant,
  aSeller,
  comeBackWith,
  commerceDeps,
  paidFactor,
  sellingBy,
} from '../testing.ts'

const seller = aSeller()
let arvand: TestApp
let keeper: TestPerson
const made: Record<'waits' | 'made' | 'atBank' | 'failed', string> = {
  ...{ waits: '', made: '', atBank: '', failed: '' },
}
let later = ''
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['finance', 'people'] })
  const buyer = await aPerson(arvand, { name: 'پگاه رستگار' })
  const [tar, ney] = [seller.put({ title: 'تار' }), seller.put({ title: 'نی' })]
  made.made = (await aFactor(arvand, buyer, tar)).id
  const pay = async (person: TestPerson) => {
    const factor = await aFactor(arvand, person, ney)
    const ask = { factorId: factor.id, useWallet: false, requestId: newId() }
    const { answer } = await arvand.call(payFactor, ask, person)
    return { id: factor.id, redirect: answer.redirect ?? '' }
  }
  made.atBank = (await pay(await aPerson(arvand))).id
  const failed = await pay(await aPerson(arvand))
  await comeBackWith(arvand, failed.redirect, 'cancel')
  made.failed = failed.id
  arvand.platform.clock.pass(2 * 3600)
  await expireFactors(commerceDeps(arvand, seller))
  later = (await paidFactor(arvand, buyer, tar)).id
  made.waits = (await aFactor(arvand, buyer, ney)).id
}, 60_000)
afterAll(() => closeInBalance(arvand))

const list = async (ask: object = {}) =>
  (await arvand.call(endpoints.listAbandoned, ask, keeper)).answer.items
const idsOf = async (ask: object) => (await list(ask)).map(({ id }) => id)

test('factors that expired say whose they were, how far they came, and what was bought later', async () => {
  const items = await list()
  expect(items.map(({ id, step }) => [id, step]).toSorted()).toEqual(
    [
      [made.made, 'made'],
      [made.atBank, 'atBank'],
      [made.failed, 'failed'],
    ].toSorted(),
  )
  expect(items.find(({ id }) => id === made.made)).toMatchObject({
    title: 'تار',
    total: 1_100_000,
    buyer: { name: 'پگاه رستگار', mobile: expect.stringMatching(/^\+98/) },
    later: { factorId: later, number: expect.any(String) },
  })
  expect(items.filter((one) => one.later !== null)).toHaveLength(1)
})

test('they are narrowed by step, by what came later, by days and by buyer; each question has an index', async () => {
  const statements = await recordSql(async () => {
    for (const step of endpoints.abandonedStep.options) expect(await idsOf({ step })).toEqual([made[step]])
    expect(await idsOf({ later: 'bought' })).toEqual([made.made])
    expect((await idsOf({ later: 'not' })).toSorted()).toEqual([made.atBank, made.failed].toSorted())
    expect(await idsOf({ q: 'رستگار' })).toEqual([made.made])
    expect(await idsOf({ from: '2026-11-20', to: '2026-11-20' })).toHaveLength(3)
    expect(await idsOf({ to: '2026-11-19' })).toEqual([])
  })
  expect((await plansOf(arvand, statements)).flat()).toEqual([])
})

test('a sheet of them for this session alone, written down', async () => {
  const ask = { step: 'failed', format: 'csv' }
  const { answer } = await arvand.call(endpoints.exportAbandoned, ask, keeper)
  const get = (token: string) =>
    arvand.app.inject({ url: answer.url, headers: { cookie: `arvand.session=${token}` } })
  const lines = (await get(keeper.token)).body.split('\r\n').slice(1, -1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/,نی,110000,پرداخت ناموفق,,,$/)
  expect((await get((await aPerson(arvand)).token)).statusCode).toBe(404)
  const { items } = (await arvand.call(listAudit, {}, keeper)).answer
  expect(items.some(({ act }) => act === 'finance-exported')).toBe(true)
})

test('only managers of finance see them; a made-up step is a 422', async () => {
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  for (const endpoint of [endpoints.listAbandoned, endpoints.exportAbandoned] as const) {
    const ask = endpoint === endpoints.exportAbandoned ? { format: 'csv' } : {}
    expect((await arvand.call(endpoint, ask, other)).status).toBe(403)
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    const keeperOfFinance = await anAccountant(arvand)
    expect((await arvand.call(endpoint, { ...ask, step: 'dreamt' }, keeperOfFinance)).status).toBe(422)
  }
})
