import { createFactorCart } from '@arvand/contracts/panel/factors'
import { listGiftCards } from '@arvand/contracts/panel/gift-cards'
import { makeOffCodes } from '@arvand/contracts/panel/manage-off-codes'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import * as endpoints from '@arvand/contracts/panel/manage-sales'
import { listAudit } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { plansOf } from '#server/testing/query-plans'
import { recordSql } from '#server/testing/recorded-sql'
import { anAccountant, aSeller, commerce, paidFactor, sellingBy } from '#testing/commerce'
import { aCourse } from '#testing/courses'
import { aMobile, aPerson, type TestPerson } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'

const seller = aSeller()
let arvand: TestApp
let keeper: TestPerson
const teachers: TestPerson[] = []

/** A course, sold by these two teachers. */
async function sold(category: string, price: number) {
  const [owner, other] = teachers as [TestPerson, TestPerson]
  const { id } = await aCourse(arvand, { owner, category, title: `دورهٔ ${category}` })
  const sellers = [
    { personId: owner.id, percent: 60 },
    { personId: other.id, percent: 40 },
  ]
  return seller.put({ id, price, sellers, title: `دورهٔ ${category}` })
}

async function aPlan(): Promise<string> {
  const [id, now] = [newId(), arvand.platform.clock.now()]
  const figures = { months: 1, price: 1_000_000, discount_percent: 20, grace_days: 3, pause_days: 10 }
  const plan = { id, slug: 'mahane', title: 'ماهانه', summary: 'یک ماه', position: 1, ...figures }
  await commerce(arvand.platform.db)
    .insertInto('commerce.plans')
    .values({ ...plan, created_at: now, changed_at: now })
    .execute()
  return id
}

const buyers = { algebra: '', tar: '' }

beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  for (const name of ['نرگس بهرامی', 'آرش کیانی'])
    teachers.push(await aPerson(arvand, { name, roles: ['teacher'] }))
  const coder = await anAccountant(arvand)
  const code = { code: 'NOWRUZ', kind: 'percent', value: 15, requestId: newId() }
  expect((await arvand.call(makeOffCodes, code, coder)).status).toBe(200)
  // Prices whose discounts and shares do not divide evenly.
  buyers.algebra = await sold('mathematics', 1_234_570)
  buyers.tar = await sold('music', 999_990)
  const course = (id: string, more: object = {}) => ({ kind: 'course' as const, id, ...more })
  const buyer = await aPerson(arvand)
  const both = await paidFactor(arvand, buyer, [course(buyers.algebra), course(buyers.tar)])
  await paidFactor(arvand, await aPerson(arvand), buyers.algebra, { offCode: 'NOWRUZ' })
  await paidFactor(arvand, await aPerson(arvand), [
    course(buyers.tar, { options: { gift: { mobile: aMobile() } } }),
  ])
  const company = await aPerson(arvand)
  const seats = await paidFactor(arvand, company, [
    course(buyers.algebra, { quantity: 5, options: { seats: true } }),
  ])
  await paidFactor(arvand, await aPerson(arvand), [{ kind: 'plan', id: await aPlan() }])
  const giver = await aPerson(arvand)
  await paidFactor(arvand, giver, [
    { kind: 'giftCard', id: newId(), quantity: 2, options: { amount: 2_000_000 } },
  ])
  const { items } = (await arvand.call(listGiftCards, { which: 'bought' }, giver)).answer
  const spender = await aPerson(arvand)
  await paidFactor(arvand, spender, buyers.tar, { giftCards: [items[0]?.code ?? ''] })
  const accountant = await anAccountant(arvand)
  for (const [factorId, lines] of [
    [both.id, [both.lines[0]?.lineId]],
    [seats.id, undefined],
  ] as const) {
    const ask = { factorId, lines, reason: 'به خواهش خریدار', requestId: newId() }
    expect((await arvand.call(giveRefund, ask, accountant)).status).toBe(200)
  }
  await arvand.call(createFactorCart, { items: [course(buyers.tar)], requestId: newId() }, company)
  // Thirty days end yesterday, and a manager's session is of today.
  arvand.platform.clock.pass(86_400)
  keeper = await anAccountant(arvand)
}, 120_000)
afterAll(() => closeInBalance(arvand))

const show = async (ask: object = {}) => (await arvand.call(endpoints.showSales, ask, keeper)).answer
const list = async (ask: object) => (await arvand.call(endpoints.listSales, ask, keeper)).answer
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** What the ledger booked when factors were paid. */
async function booked() {
  const { rows } = await arvand.database.pool.query<{ part: string; amount: string }>(`
    select case when a.kind = 'system' then a.name when e.amount < 0 then 'paid'
        when a.kind = 'gift-card' then 'giftCards' else 'teachers' end as part, sum(e.amount)::text as amount
      from wallet.transactions t
        join wallet.entries e on e.transaction_id = t.id
        join wallet.accounts a on a.id = e.account_id
      where t.cause like 'factor % paid' group by 1`)
  return Object.fromEntries(rows.map(({ part, amount }) => [part, Number(amount)]))
}

test('what buyers paid divides into parts that add up to it and to the ledger', async () => {
  const { paid, figures, period } = await show()
  expect(period).toMatchObject({ kind: 'thirtyDays', passed: 30, now: { to: '2026-11-20' } })
  const { total, teachers: shares, platform, tax, giftCards } = paid
  expect(shares + platform + tax + giftCards).toBe(total)
  expect([shares, platform, tax, giftCards].every((part) => part > 0)).toBe(true)
  expect(await booked()).toEqual({ paid: -total, teachers: shares, sales: platform, tax, giftCards })
  const [sales, factors, discounts, refunds] = figures
  expect([sales?.figure, factors?.now, discounts?.counts.now]).toEqual(['sales', 7, 1])
  expect(sales?.now).toBe(total - tax)
  expect(discounts?.now).toBe(185_180)
  expect(refunds).toMatchObject({ counts: { now: 2 }, now: 1_358_020 + 6_790_130 })
  expect(sum(sales?.series.map(({ now }) => now ?? 0) ?? [])).toBe(sales?.now)
})

test('each part adds up to the sales, and is sorted as the address says', async () => {
  const { figures } = await show()
  for (const by of ['item', 'teacher', 'field'] as const) {
    const { items, nextCursor } = await list({ by })
    expect([sum(items.map(({ sales }) => sales)), nextCursor], by).toEqual([figures[0]?.now, null])
    expect(items.map(({ sales }) => sales)).toEqual(items.map(({ sales }) => sales).toSorted((a, b) => b - a))
  }
  const byCourse = (await list({ by: 'item', sort: 'count', order: 'asc' })).items
  expect(byCourse.map(({ key, kind, count }) => [kind ?? key, count])).toEqual([
    ['plan', 1],
    ['giftCard', 2],
    [buyers.tar, 3],
    [buyers.algebra, 7],
  ])
  expect(byCourse[3]).toMatchObject({
    title: 'دورهٔ mathematics',
    card: { teacher: 'نرگس بهرامی', category: { slug: 'mathematics' } },
    ...{ before: 0, countBefore: 0, share: null },
  })
  const byTeacher = (await list({ by: 'teacher' })).items
  expect(sum(byTeacher.map(({ share }) => share ?? 0))).toBe((await show()).paid.teachers)
  expect(byTeacher.map(({ title }) => title).toSorted()).toEqual(
    ['آرش کیانی', null, 'نرگس بهرامی'].toSorted(),
  )
  expect((await list({ by: 'offCode' })).items).toMatchObject([{ title: 'NOWRUZ', count: 1, share: 185_180 }])
  const ofField = (await list({ field: 'music' })).items
  expect(ofField.map(({ key }) => key)).toEqual([buyers.tar])
})

test('a period against the one before it, and one without sales', async () => {
  const week = { period: 'week', to: '2026-11-27' }
  const [row] = (await list({ ...week, sort: 'change' })).items
  expect(row).toBeUndefined()
  const next = await show({ period: 'day', to: '2026-11-20' })
  expect(next.period).toMatchObject({ units: 24, passed: 24 })
  expect(next.paid.total).toBe((await show()).paid.total)
  arvand.platform.clock.pass(30 * 86_400)
  const later = await anAccountant(arvand)
  const { figures, paid } = (await arvand.call(endpoints.showSales, {}, later)).answer
  expect(figures[0]).toMatchObject({
    now: 0,
    before: (await booked()).paid === undefined ? 0 : expect.any(Number),
  })
  expect(paid).toEqual({ total: 0, teachers: 0, platform: 0, tax: 0, giftCards: 0 })
  // What sold in the period before alone is told too, so that the lists add up to the figures on both sides.
  for (const by of ['item', 'teacher', 'field'] as const) {
    const { items } = (await arvand.call(endpoints.listSales, { by }, later)).answer
    expect([sum(items.map(({ sales }) => sales)), sum(items.map(({ before }) => before))], by).toEqual([
      ...[0, figures[0]?.before],
    ])
    expect(items.length, by).toBeGreaterThan(0)
  }
  arvand.platform.clock.pass(-30 * 86_400)
})

test('more than ten rows are paged, each once', async () => {
  for (let at = 0; at < 11; at++)
    await paidFactor(arvand, await aPerson(arvand), seller.put({ price: 100_000 + at * 10_000 }))
  arvand.platform.clock.pass(86_400)
  keeper = await anAccountant(arvand)
  const first = await list({ sort: 'sales', order: 'asc' })
  const second = await list({ sort: 'sales', order: 'asc', cursor: first.nextCursor })
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([10, 5, null])
  const all = [...first.items, ...second.items]
  expect(new Set(all.map(({ key }) => key)).size).toBe(15)
  expect(all.map(({ sales }) => sales)).toEqual(all.map(({ sales }) => sales).toSorted((a, b) => a - b))
  const wrong = await arvand.call(endpoints.listSales, { by: 'teacher', cursor: first.nextCursor }, keeper)
  expect(wrong.status).toBe(422)
})

test('every question of the report has an index', async () => {
  const statements = await recordSql(async () => {
    await show()
    for (const by of endpoints.salesPart.options)
      for (const sort of endpoints.salesSort.options) await list({ by, sort })
    await list({ field: 'music' })
  })
  expect(statements.length).toBeGreaterThan(14)
  expect((await plansOf(arvand, statements)).flat()).toEqual([])
})

test.each(endpoints.salesPart.options)('a sheet by %s for this session alone, written down', async (by) => {
  const { answer } = await arvand.call(endpoints.exportSales, { by, format: 'csv' }, keeper)
  const get = (token: string) =>
    arvand.app.inject({ url: answer.url, headers: { cookie: `arvand.session=${token}` } })
  const file = await get(keeper.token)
  expect(file.statusCode).toBe(200)
  const lines = file.body.split('\r\n').slice(1, -1)
  expect(lines).toHaveLength({ item: 15, teacher: 3, field: 3, offCode: 1 }[by])
  expect((await get((await aPerson(arvand)).token)).statusCode).toBe(404)
  const auditor = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  const { items } = (await arvand.call(listAudit, {}, auditor)).answer
  expect(items.some(({ act }) => act === 'finance-exported')).toBe(true)
})

test('only managers with the scope see any of it; a made-up period is a 422', async () => {
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const asks = [endpoints.showSales, endpoints.listSales, endpoints.exportSales] as const
  for (const endpoint of asks) {
    const ask = endpoint === endpoints.exportSales ? { format: 'csv' } : {}
    expect((await arvand.call(endpoint, ask, other)).status).toBe(403)
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    expect((await arvand.call(endpoint, { ...ask, period: 'year' }, keeper)).status).toBe(422)
  }
  expect((await arvand.call(endpoints.listSales, { by: 'city' }, keeper)).status).toBe(422)
})
