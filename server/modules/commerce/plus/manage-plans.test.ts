import * as managers from '@arvand/contracts/panel/manage-plus'
import { listAudit } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { commerce } from '../tables.ts'
import { buyPlan } from './testing.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['finance', 'people'] })
}, 60_000)
afterAll(() => arvand.close())

const written = {
  title: 'فصلی',
  summary: 'سه ماه یادگیری',
  promises: 'همهٔ دوره‌های پلاس\n\n  ۱۵٪ تخفیف برای دیگر دوره‌ها ',
  price: 4_500_000,
  discountPercent: 15,
  graceDays: 3,
  pauseDays: 20,
  position: 2,
}
const add = (wish: object = {}, by = keeper) =>
  arvand.call(
    managers.addPlan,
    { ...written, slug: `p-${newId().slice(-8)}`, months: 3, requestId: newId(), ...wish },
    by,
  )

test('a plan is made once, changed, stopped and sold again, and all of it is written down', async () => {
  const ask = { slug: 'a-season', requestId: newId() }
  const { answer } = await add(ask)
  expect(answer.plan).toMatchObject({
    slug: 'a-season',
    isSold: true,
    promises: ['همهٔ دوره‌های پلاس', '۱۵٪ تخفیف برای دیگر دوره‌ها'],
    subscribers: { active: 0, grace: 0, paused: 0, renewing: 0 },
  })
  expect((await add(ask)).answer).toEqual(answer)
  expect((await add({ slug: 'a-season' })).problem.code).toBe('plus.slug-taken')
  const planId = answer.plan.id
  const changed = await arvand.call(managers.changePlan, { ...written, planId, price: 5_000_000 }, keeper)
  expect(changed.answer.plan).toMatchObject({ price: 5_000_000, months: 3 })
  for (const isSold of [false, true])
    expect((await arvand.call(managers.sellPlan, { planId, isSold }, keeper)).answer.plan.isSold).toBe(isSold)
  const { answer: audit } = await arvand.call(listAudit, {}, keeper)
  const acts = audit.items.map(({ act }) => act)
  for (const act of ['plan-made', 'plan-changed', 'plan-stopped', 'plan-sold-again'])
    expect(acts).toContain(act)
})

test('who has it, and what it brought in before tax by Jalali months', async () => {
  const { answer: made } = await add()
  const buyers = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  for (const buyer of buyers) await buyPlan(arvand, buyer, made.plan.id)
  await commerce(arvand.platform.db)
    .updateTable('commerce.subscriptions')
    .set({ renews: false, until: arvand.platform.clock.now() })
    .where('person_id', '=', buyers[0]?.id ?? '')
    .execute()
  const { answer } = await arvand.call(managers.listManagedPlans, {}, keeper)
  const plan = answer.items.find(({ id }) => id === made.plan.id)
  expect(plan?.subscribers).toEqual({ active: 3, grace: 0, paused: 0, renewing: 2 })
  expect(answer.endingSoon).toBe(1)
  expect(answer.months).toHaveLength(12)
  expect(answer.months[0]).toEqual({ year: 1404, month: 9, income: 0, refunded: 0, sold: 0 })
  expect(answer.months.at(-1)).toEqual({ year: 1405, month: 8, income: 13_500_000, refunded: 0, sold: 3 })
})

test.each([
  { price: 99_990 },
  { price: 1_000_005 },
  { months: 2 },
  { slug: 'Big Letters' },
  { graceDays: 31 },
  { pauseDays: -1 },
  { discountPercent: 101 },
  { promises: Array(9).fill('سطر').join('\n') },
  { title: ' ' },
])('bad input %j is a 422', async (wrong) => {
  expect((await add(wrong)).problem).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('others may not, and what is not there is a 404', async () => {
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const planId = newId()
  const asks = [
    [managers.listManagedPlans, {}],
    [managers.changePlan, { ...written, planId }],
    [managers.sellPlan, { planId, isSold: false }],
  ] as const
  for (const [endpoint, ask] of asks) {
    expect((await arvand.call(endpoint, ask, other)).status).toBe(403)
    expect((await arvand.call(endpoint, ask, await aPerson(arvand))).status).toBe(403)
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    if (endpoint !== managers.listManagedPlans)
      expect((await arvand.call(endpoint, ask, keeper)).problem.code).toBe('plus.unknown-plan')
  }
  expect((await add({}, other)).status).toBe(403)
})
