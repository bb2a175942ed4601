import { showIncome } from '@arvand/contracts/panel/earnings'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import { listAudit } from '@arvand/contracts/panel/people'
import * as endpoints from '@arvand/contracts/teacher/sales'
import { listStudents } from '@arvand/contracts/teacher/students'
import { addDays } from '@arvand/persian/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { plansOf } from '#server/testing/query-plans'
import { recordSql } from '#server/testing/recorded-sql'
import { anAccountant, aSeller, paidFactor, sellingBy } from '#testing/commerce'
import { aCourse, anEnrolment, aStaffMember } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'

const seller = aSeller()
let arvand: TestApp
let owner: TestPerson
let helper: TestPerson
let stranger: TestPerson
let courseId: string

beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  owner = await aPerson(arvand, { roles: ['teacher'] })
  helper = await aPerson(arvand, { roles: ['teacher'] })
  stranger = await aPerson(arvand, { roles: ['teacher'] })
  const course = await aCourse(arvand, { owner, title: 'مثنوی' })
  courseId = course.id
  await aCourse(arvand, { owner, title: 'گلستان' })
  await aStaffMember(arvand, course.id, { person: helper, rights: ['mark'] })
  const sellers = [{ personId: owner.id, percent: 60 }]
  seller.put({ id: course.id, price: 1_234_570, sellers, title: 'مثنوی' })
  await paidFactor(arvand, await aPerson(arvand), course.id)
  const back = await paidFactor(arvand, await aPerson(arvand), course.id)
  await anEnrolment(arvand, course, (await aPerson(arvand)).id)
  const ask = { factorId: back.id, reason: 'به خواهش خریدار', requestId: newId() }
  expect((await arvand.call(giveRefund, ask, await anAccountant(arvand))).status).toBe(200)
}, 60_000)
afterAll(() => closeInBalance(arvand))

const month = { period: 'month' }
const show = async (by: TestPerson, ask: object = { period: 'day' }) =>
  (await arvand.call(endpoints.showTaughtSales, ask, by)).answer
const list = async (by: TestPerson, ask: object = { period: 'day' }) =>
  (await arvand.call(endpoints.listTaughtSales, ask, by)).answer

/** What the ledger holds for a teacher by factors and refunds. */
async function booked({ id }: TestPerson): Promise<number> {
  const { rows } = await arvand.database.pool.query<{ sum: string | null }>(
    `select sum(e.amount) from wallet.entries e join wallet.accounts a on a.id = e.account_id
      where a.kind = 'person' and a.owner_id = $1`,
    [id],
  )
  return Number(rows[0]?.sum ?? 0)
}

test('the figures equal the ledger and the page of income', async () => {
  arvand.platform.clock.pass(3_600)
  const { figures } = await show(owner)
  const [income, sold, enrolments] = figures
  expect([income?.figure, sold?.now, enrolments?.now]).toEqual(['income', 2, 1])
  expect(income?.now).toBeGreaterThan(0)
  expect(income?.now).toBe(await booked(owner))
  const { months } = (await arvand.call(showIncome, {}, owner)).answer
  expect(income?.now).toBe(months.at(-1)?.amount)
})

test('each course is a row, and the rows add up', async () => {
  const { items, nextCursor } = await list(owner)
  expect(items.map(({ title }) => title)).toEqual(['مثنوی', 'گلستان'])
  expect(nextCursor).toBeNull()
  const { figures } = await show(owner)
  for (const { figure, now, before } of figures) {
    expect(items.reduce((sum, item) => sum + item[figure], 0)).toBe(now)
    expect(items.reduce((sum, item) => sum + item.before[figure], 0)).toBe(before)
  }
})

test('the enrolments of a course open as many learners of those days', async () => {
  const { period, figures } = await show(owner)
  const { from, to } = period.now
  const learners = async (days: object) =>
    (await arvand.call(listStudents, { courseId, ...days }, owner)).answer.items
  expect(await learners({ from, to })).toHaveLength(
    figures.find(({ figure }) => figure === 'enrolments')?.now ?? 0,
  )
  expect(await learners({ to: addDays(from, -1) })).toEqual([])
  expect(await learners({ from: addDays(to, 1) })).toEqual([])
})

test('who helps without a share sees enrolments and no money; another teacher nothing', async () => {
  expect((await list(helper)).items).toMatchObject([{ courseId, income: 0, sold: 0, enrolments: 1 }])
  expect((await list(stranger)).items).toEqual([])
  expect((await show(stranger)).figures.map(({ now }) => now)).toEqual([0, 0, 0])
})

test('more than ten courses are paged, each once', async () => {
  for (let at = 0; at < 11; at += 1) await aCourse(arvand, { owner: stranger, title: `دورهٔ ${at}` })
  const first = await list(stranger)
  const next = await list(stranger, { period: 'day', cursor: first.nextCursor })
  expect([first.items.length, next.items.length, next.nextCursor]).toEqual([10, 1, null])
  const { status } = await arvand.call(
    endpoints.listTaughtSales,
    { ...month, cursor: first.nextCursor },
    stranger,
  )
  expect(status).toBe(422)
})

test('strangers, learners and managers are refused', async () => {
  const learner = await aPerson(arvand)
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['growth', 'finance'] })
  for (const endpoint of [endpoints.showTaughtSales, endpoints.listTaughtSales] as const) {
    expect((await arvand.call(endpoint, {})).status).toBe(401)
    for (const other of [learner, manager]) expect((await arvand.call(endpoint, {}, other)).status).toBe(403)
    expect((await arvand.call(endpoint, { teacherId: owner.id }, stranger)).status).toBe(422)
  }
})

test('every question has an index', async () => {
  const statements = await recordSql(async () => {
    for (const period of ['day', 'month']) {
      await show(owner, { period })
      await list(owner, { period })
    }
  })
  expect((await plansOf(arvand, statements)).flat()).toEqual([])
})

test('the sheet has the rows of the list, is for its teacher alone and is written down', async () => {
  const ask = { period: 'day', format: 'csv' } as const
  const { answer } = await arvand.call(endpoints.exportTaughtSales, ask, owner)
  const got = (by: TestPerson) =>
    arvand.app.inject({ url: answer.url, headers: { cookie: `arvand.session=${by.token}` } })
  const lines = (await got(owner)).body.trim().split('\r\n')
  const { items } = await list(owner)
  expect(lines.slice(1)).toEqual(
    items.map(({ title, learners, income, sold, enrolments, before }) =>
      [
        ...[title, learners, income / 10, sold, enrolments],
        ...[before.income / 10, before.sold, before.enrolments],
      ].join(),
    ),
  )
  expect(items.some(({ income }) => income > 0)).toBe(true)
  expect((await got(stranger)).statusCode).toBe(404)
  expect((await arvand.call(endpoints.exportTaughtSales, ask, await aPerson(arvand))).status).toBe(403)
  expect((await arvand.call(endpoints.exportTaughtSales, ask)).status).toBe(401)
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  const audit = await arvand.call(listAudit, { actorId: owner.id, act: 'list-exported' }, keeper)
  expect(audit.answer.items[0]?.detail.change).toBe('فروش دوره‌های من، فایل CSV')
})
