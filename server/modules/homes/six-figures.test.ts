import { listEnrolments } from '@arvand/contracts/analysis/funnel'
import { type ManagerFigure, showManagerHome } from '@arvand/contracts/home/homes'
import { takeStep } from '@arvand/contracts/panel/courses'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import { listPeople } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aSeller, paidFactor, sellingBy } from '#testing/commerce'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'

const seller = aSeller()
let arvand: TestApp
let keeper: TestPerson
const aKeeper = () =>
  aPerson(arvand, { roles: ['manager'], scopes: ['finance', 'growth', 'people', 'content'] })

async function aDay(sales: number, refunds: number) {
  const accountant = await aKeeper()
  for (let at = 0; at < sales; at += 1) {
    const { id } = await aCourse(arvand)
    const item = seller.put({ id, price: 1_234_560 + 10 * at })
    const factor = await paidFactor(arvand, await aPerson(arvand), item)
    const ask = { factorId: factor.id, reason: 'به خواهش خریدار', requestId: newId() }
    if (at < refunds) await arvand.call(giveRefund, ask, accountant)
  }
  const course = await aCourse(arvand)
  const learners = [await aPerson(arvand), await aPerson(arvand)]
  for (const { id } of learners) await anEnrolment(arvand, course, id)
  const left = await aPerson(arvand)
  await arvand.database.pool.query('update identity.accounts set removed_at = now() where id = $1', [left.id])
  const [learner] = learners
  for (const { id: lessonId, steps } of course.lessons)
    for (let step = 1; step <= steps; step += 1)
      await arvand.call(takeStep, { courseId: course.id, lessonId, step }, learner)
  arvand.platform.clock.pass(86_400)
}

beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  await aDay(2, 0)
  await aDay(3, 2)
  keeper = await aKeeper()
}, 120_000)
afterAll(() => closeInBalance(arvand))

/** What the tables and the ledger hold of some days, without the views that the home reads. */
async function counted(from: string, to: string): Promise<Record<ManagerFigure, number>> {
  const one = async (text: string) => {
    const { rows } = await arvand.database.pool.query<{ value: string }>(text, [from, to])
    return Number(rows[0]?.value ?? 0)
  }
  const at = (column: string) => `(${column} at time zone 'Asia/Tehran')::date between $1 and $2`
  const legs = `wallet.transactions t join wallet.entries e on e.transaction_id = t.id
    join wallet.accounts a on a.id = e.account_id where ${at('t.at')}`
  const paid = await one(
    `select -sum(e.amount) as value from ${legs} and t.cause like 'factor % paid' and e.amount < 0`,
  )
  const tax = await one(
    `select sum(e.amount) as value from ${legs} and t.cause like 'factor % paid' and a.name = 'tax'`,
  )
  return {
    sales: paid - tax,
    enrolments: await one(`select count(*) as value from courses.enrolments where ${at('enrolled_at')}`),
    completions: await one(`select count(*) as value from courses.enrolments where ${at('completed_at')}`),
    active: await one(
      'select count(distinct person_id) as value from identity.active_days where day between $1 and $2',
    ),
    accounts: await one(
      `select count(*) as value from identity.accounts where removed_at is null and ${at('created_at')}`,
    ),
    refunds: await one(
      `select sum(e.amount) as value from ${legs} and t.kind = 'refund' and a.kind = 'person' and e.amount > 0`,
    ),
  }
}

test.each([
  ['day', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['day', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['thirtyDays', undefined, '2026-10-23', '2026-11-21'],
] as const)('all six figures of %s %s equal tables and ledger', async (period, to, first, last) => {
  const ask = { period, ...(to ? { to } : {}) }
  const { figures, period: shown } = (await arvand.call(showManagerHome, ask, keeper)).answer
  expect(shown.now).toEqual({ from: first, to: last })
  const told = Object.fromEntries(figures.map(({ figure, now }) => [figure, now]))
  const found = await counted(first, last)
  expect(told).toEqual(found)
  expect(Object.values(found).filter((value) => value > 0).length).toBeGreaterThanOrEqual(5)
  // Each unit adds up to the tile; people of several days count once in it.
  for (const { figure, now, series } of figures)
    if (figure !== 'active')
      expect(
        series.reduce((sum, unit) => sum + (unit.now ?? 0), 0),
        figure,
      ).toBe(now)
})

test('the lists behind enrolments, completions and accounts hold as many as the figures say', async () => {
  const days = { from: '2026-11-20', to: '2026-11-21' }
  const found = await counted(days.from, days.to)
  for (const [by, figure] of [
    ['enrolled', 'enrolments'],
    ['completed', 'completions'],
  ] as const) {
    const { items } = (await arvand.call(listEnrolments, { ...days, by }, keeper)).answer
    expect(items).toHaveLength(found[figure])
    if (by === 'completed') expect(items.every(({ completedAt }) => completedAt !== null)).toBe(true)
  }
  let joined = 0
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const ask = { ...days, ...(cursor ? { cursor } : {}) }
    const page = (await arvand.call(listPeople, ask, keeper)).answer
    joined += page.items.length
    cursor = page.nextCursor
  }
  expect(joined).toBe(found.accounts)
  const { nextCursor } = (await arvand.call(listEnrolments, { ...days, by: 'completed' }, keeper)).answer
  expect(nextCursor).toBeNull()
})

test('of a day that goes on, best sellers and fields count the hours that are over, as the tile does', async () => {
  const { id } = await aCourse(arvand)
  const item = seller.put({ id, price: 2_000_000 })
  await paidFactor(arvand, await aPerson(arvand), item)
  // Tomorrow, an hour earlier: what was sold today is of an hour that is not over then.
  arvand.platform.clock.pass(23 * 3600)
  await paidFactor(arvand, await aPerson(arvand), item)
  arvand.platform.clock.pass(3600)
  const home = (await arvand.call(showManagerHome, { period: 'day' }, await aKeeper())).answer
  expect(home.bestCourses).toMatchObject([
    { id, sales: 2_000_000, before: 0, counts: { now: 1, before: 0 }, enrolments: expect.any(Number) },
  ])
  const sales = home.figures.find(({ figure }) => figure === 'sales')
  expect([sales?.now, home.fields?.reduce((sum, field) => sum + field.sales, 0)]).toEqual([
    ...[2_000_000, 2_000_000],
  ])
})
