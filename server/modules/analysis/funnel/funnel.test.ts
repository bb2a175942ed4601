import { showFigures, viewPage } from '@arvand/contracts/analysis/analysis'
import * as endpoints from '@arvand/contracts/analysis/funnel'
import { exportTable } from '@arvand/contracts/export/tables'
import { listAllFactors } from '@arvand/contracts/panel/manage-finance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { plansOf } from '#server/testing/query-plans'
import { recordSql } from '#server/testing/recorded-sql'
import { aFactor, aSeller, paidFactor, sellingBy } from '#testing/commerce'
import { aCourse, anEnrolment, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { countUp } from '../count-up.ts'

const seller = aSeller()
let arvand: TestApp
let keeper: TestPerson
let course: TestCourse
const day = '2026-11-20'
const twoHours = 7_200

const aKeeper = () => aPerson(arvand, { roles: ['manager'], scopes: ['growth', 'finance'] })
const nightly = () => countUp(arvand.platform.db, arvand.platform.clock)
const see = (path: string, address: string) =>
  arvand.call(viewPage, { path }, { address, userAgent: 'Mozilla/5.0 Firefox/140.0' })

beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  course = await aCourse(arvand, { sections: [{ lessons: ['text'] }], title: 'جبر خطی' })
  // Two visitors at the clock's hour, one of whom opens a course only later.
  await see('/', '198.51.100.1')
  await see(`/courses/${course.slug}`, '198.51.100.2')
  await see(`/courses/${course.slug}`, '198.51.100.2')
  arvand.platform.clock.pass(twoHours)
  await see(`/courses/${course.slug}`, '198.51.100.1')
  await see('/courses', '198.51.100.3')
  const [buyer, other] = [await aPerson(arvand), await aPerson(arvand)]
  await paidFactor(arvand, buyer, seller.put({ price: 1_000_000 }))
  await aFactor(arvand, other, seller.put({ price: 500_000 }))
  await anEnrolment(arvand, course, other.id)
  arvand.platform.clock.pass(86_400)
  keeper = await aKeeper()
}, 60_000)
afterAll(() => arvand.close())

const show = async (ask: object = { period: 'day', to: day }) =>
  (await arvand.call(endpoints.showFunnel, ask, keeper)).answer

/** The same figures of a day, counted from the tables themselves. */
async function counted(of: string) {
  const count = async (text: string) =>
    Number((await arvand.database.pool.query<{ count: string }>(text, [of])).rows[0]?.count)
  const at = (column: string) => `(${column} at time zone 'Asia/Tehran')::date = $1`
  return {
    accounts: await count(`select count(*) from identity.accounts where ${at('created_at')}`),
    madeFactors: await count(`select count(*) from commerce.factors where ${at('created_at')}`),
    factors: await count(`select count(*) from commerce.factors where ${at('paid_at')}`),
    enrolments: await count(`select count(*) from courses.enrolments where ${at('enrolled_at')}`),
  }
}

const sums = ({ figures }: Awaited<ReturnType<typeof show>>) =>
  Object.fromEntries(figures.map(({ figure, now }) => [figure, now]))

test('each stage equals its tables, before and after the nightly counting', async () => {
  const before = await show()
  expect(before.figures.map(({ figure }) => figure)).toEqual(endpoints.funnelStage.options)
  expect(sums(before)).toEqual({ visitors: 3, courseVisitors: 2, ...(await counted(day)) })
  expect(sums(before)).toMatchObject({ madeFactors: 2, factors: 1, enrolments: 1 })
  await nightly()
  await nightly()
  expect(await show()).toEqual(before)
  expect((await arvand.database.pool.query('select from analysis.page_views')).rows).toEqual([])
})

test('a visitor counts in the hour of their first visit, so that hours add up to the day', async () => {
  const { figures } = await show()
  const hours = (of: string) =>
    figures.find(({ figure }) => figure === of)?.series.flatMap(({ now }, hour) => (now ? [[hour, now]] : []))
  const [first = 0] = hours('visitors')?.[0] ?? []
  expect(hours('visitors')).toEqual([
    [first, 2],
    [first + 2, 1],
  ])
  expect(hours('courseVisitors')).toEqual([
    [first, 1],
    [first + 2, 1],
  ])
})

test('the thirty days that end yesterday hold the same, the period before it nothing', async () => {
  const { period, figures } = await show({})
  expect(period).toMatchObject({ kind: 'thirtyDays', now: { to: day }, passed: 30 })
  expect(figures.map(({ now }) => now)).toEqual((await show()).figures.map(({ now }) => now))
  expect(figures.every(({ before }) => before === 0)).toBe(true)
})

test('each figure leads to a list of as many', async () => {
  const span = { from: day, to: day }
  const all = (await arvand.call(endpoints.listViewedPages, span, keeper)).answer
  expect(all.items).toEqual([
    { path: `/courses/${course.slug}`, views: 3, title: 'جبر خطی' },
    { path: '/', views: 1, title: null },
    { path: '/courses', views: 1, title: null },
  ])
  expect(all.days).toEqual(span)
  const ofCourses = await arvand.call(endpoints.listViewedPages, { ...span, which: 'courses' }, keeper)
  expect(ofCourses.answer.items).toHaveLength(1)
  const { items } = (await arvand.call(endpoints.listEnrolments, span, keeper)).answer
  expect(items).toMatchObject([{ name: 'سارا محمدی', courseTitle: 'جبر خطی', source: 'self' }])
  const made = await arvand.call(listAllFactors, { madeFrom: day, madeTo: day }, keeper)
  expect(made.answer.items).toHaveLength(2)
  const later = await arvand.call(listAllFactors, { madeFrom: '2026-11-21' }, keeper)
  expect(later.answer.items).toEqual([])
})

test('referral codes that were viewed are a list that adds up to the figure of their days', async () => {
  const inviter = await aPerson(arvand, { name: 'نگار فرهمند' })
  const { rows } = await arvand.database.pool.query<{ code: string }>(
    'select referral_code as code from identity.accounts where id = $1',
    [inviter.id],
  )
  for (const [code, on, views] of [
    [rows[0]?.code, day, 4],
    [rows[0]?.code, '2026-11-19', 2],
    ['GONE', day, 3],
    ['GONE', '2026-10-01', 9],
  ])
    await arvand.database.pool.query(
      'insert into analysis.ref_view_days (code, day, views) values ($1, $2, $3)',
      [code, on, views],
    )
  const days = { from: '2026-11-19', to: day }
  const { items, nextCursor } = (await arvand.call(endpoints.listReferralViews, days, keeper)).answer
  expect(items).toEqual([
    { code: rows[0]?.code, personId: inviter.id, name: 'نگار فرهمند', views: 6 },
    { code: 'GONE', personId: null, name: null, views: 3 },
  ])
  expect(nextCursor).toBeNull()
  const { total } = (await arvand.call(showFigures, days, keeper)).answer
  expect(total.referralViews).toBe(items.reduce((sum, { views }) => sum + views, 0))
})

test('the lists page by ten, each row once, and refuse a cursor of other days', async () => {
  for (let at = 0; at < 11; at += 1) await see(`/pages/p${at}`, `198.51.100.${20 + at}`)
  for (let at = 0; at < 11; at += 1) await anEnrolment(arvand, course, (await aPerson(arvand)).id)
  const span = { from: '2026-11-21', to: '2026-11-21' }
  for (const endpoint of [endpoints.listViewedPages, endpoints.listEnrolments] as const) {
    const first = (await arvand.call(endpoint, span, keeper)).answer
    const next = await arvand.call(endpoint, { ...span, cursor: first.nextCursor }, keeper)
    expect([first.items.length, next.answer.items.length, next.answer.nextCursor]).toEqual([10, 1, null])
    expect(JSON.stringify(first.items)).not.toContain(JSON.stringify(next.answer.items[0]))
  }
  const { nextCursor: cursor } = (await arvand.call(endpoints.listViewedPages, span, keeper)).answer
  const other = { from: day, to: day, cursor }
  expect((await arvand.call(endpoints.listViewedPages, other, keeper)).status).toBe(422)
})

test('only managers of growth see any of it', async () => {
  const asks = [
    ...([endpoints.showFunnel, endpoints.listViewedPages, endpoints.listEnrolments] as const),
    endpoints.listReferralViews,
  ]
  const others = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['content', 'finance', 'people'] }),
  ]
  for (const endpoint of asks) {
    expect((await arvand.call(endpoint, {})).status).toBe(401)
    for (const other of others) expect((await arvand.call(endpoint, {}, other)).status).toBe(403)
    expect((await arvand.call(endpoint, { period: 'year' }, keeper)).status).toBe(422)
    expect((await arvand.call(endpoint, { to: '2026-02-30' }, keeper)).status).toBe(422)
  }
})

test('every question has an index', async () => {
  const statements = await recordSql(async () => {
    for (const period of ['day', 'week', 'month', 'season', 'thirtyDays']) await show({ period })
    for (const which of ['all', 'courses'] as const)
      await arvand.call(endpoints.listViewedPages, { from: day, to: day, which }, keeper)
    await arvand.call(endpoints.listEnrolments, { from: day, to: day }, keeper)
    await arvand.call(endpoints.listReferralViews, { from: day, to: day }, keeper)
  })
  expect(statements.length).toBeGreaterThan(20)
  expect((await plansOf(arvand, statements)).flat()).toEqual([])
})

test('the table of days has the day’s figures', async () => {
  const { answer } = await arvand.call(exportTable, { name: 'analysis.funnel', format: 'csv' }, keeper)
  const file = await arvand.app.inject({
    url: answer.url ?? '',
    headers: { cookie: `arvand.session=${keeper.token}` },
  })
  const last = file.body.trim().split('\r\n').at(-1)?.split(',')
  expect(last?.[0]).toBe('۱۴۰۵/۰۸/۲۹')
  expect(last?.slice(2).map(Number)).toEqual((await show()).figures.map(({ now }) => now))
})
