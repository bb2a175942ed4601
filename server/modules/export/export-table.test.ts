import * as exporting from '@arvand/contracts/export/tables'
import { reportComment } from '@arvand/contracts/panel/discussion'
import { listAudit } from '@arvand/contracts/panel/people'
import { writePost } from '@arvand/contracts/panel/social'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCompany } from '#testing/careers'
import { aCourse } from '#testing/courses'
import { openExamsBench } from '#testing/exams'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass } from '#testing/live'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const aManager = (...scopes: NonNullable<Parameters<typeof aPerson>[1]>['scopes'] & object) =>
  aPerson(arvand, { roles: ['manager'], scopes })
const names = async (manager: TestPerson) =>
  (await arvand.call(exporting.listTables, {}, manager)).answer.items.map(({ name }) => name)
const take = (by: TestPerson, name: string, format: 'csv' | 'xlsx' = 'csv') =>
  arvand.call(exporting.exportTable, { name, format }, by)
const download = (url: string | null, { token }: TestPerson) =>
  arvand.app.inject({ url: url ?? '', headers: { cookie: `arvand.session=${token}` } })

test('a manager takes the tables of their scopes, and it is written down', async () => {
  const manager = await aManager('support', 'people')
  expect(await names(manager)).toEqual(expect.arrayContaining(['support.tickets', 'careers.jobs']))
  expect(await names(manager)).not.toContain('growth.rewards')
  for (const format of ['csv', 'xlsx'] as const) {
    const { answer } = await take(manager, 'support.tickets', format)
    const file = await download(answer.url, manager)
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const text =
      format === 'csv'
        ? file.body
        : Buffer.from(unzipSync(file.rawPayload)['xl/worksheets/sheet1.xml'] ?? []).toString()
    expect(text).toContain('راه تماس')
  }
  const { items } = (await arvand.call(listAudit, {}, manager)).answer
  expect(items[0]).toMatchObject({
    act: 'table-exported',
    detail: { table: 'تیکت‌ها و پیام‌های تماس', format: 'xlsx', change: 'تیکت‌ها و پیام‌های تماس، فایل اکسل' },
  })
})

test('the history of acts is a table in the words of its screen, for managers of people alone', async () => {
  const manager = await aManager('people', 'support')
  await take(manager, 'support.tickets')
  const { answer } = await take(manager, 'identity.audit')
  const [head, ...rows] = (await download(answer.url, manager)).body.trim().split('\r\n')
  expect(head).toContain('فعالیت,دربارهٔ,انجام‌دهنده,جزئیات')
  const own = rows.filter((row) => row.includes('دریافت خروجی یک جدول'))
  expect(own.some((row) => row.includes('تیکت‌ها و پیام‌های تماس، فایل CSV'))).toBe(true)
  expect((await take(await aManager('support'), 'identity.audit')).problem.code).toBe('export.unknown-table')
})

test('every table is made, with as many cells in a row as columns', async () => {
  await someRows()
  const scopes = ['people', 'content', 'exams', 'finance', 'support', 'growth', 'settings'] as const
  const manager = await aManager(...scopes)
  const all = await names(manager)
  expect(all.length).toBeGreaterThan(3)
  for (const name of all) {
    const { answer } = await take(manager, name)
    const file = await download(answer.url, manager)
    const [head = '', ...rows] = file.body.trim().split('\r\n')
    expect([name, file.statusCode]).toEqual([name, 200])
    if (filled.includes(name)) expect([name, rows.length]).toEqual([name, 1])
    for (const row of rows) expect(row.split(',').length, name).toBeGreaterThanOrEqual(head.split(',').length)
  }
})

const filled = ['articles.articles', 'careers.companies', 'courses.reviews', 'discussion.reports']

/** A row in each of the filled tables. */
async function someRows() {
  const [writer, mate] = [await aPerson(arvand), await aPerson(arvand)]
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  const { postId } = (await arvand.call(writePost, { text: 'سلام', requestId: newId() }, writer)).answer
  await arvand.call(reportComment, { commentId: postId, reason: 'rude' }, mate)
  await aCompany(arvand)
  const course = await aCourse(arvand, { owner: teacher })
  const { pool } = arvand.database
  await pool.query(
    `insert into courses.reviews (course_id, person_id, stars, text, at, changed_at) values ($1, $2, 5, 'خوب', now(), now())`,
    [course.id, mate.id],
  )
  await pool.query(
    `insert into articles.articles (id, author_id, slug, title, body, state, submitted_at, changed_at)
     values ($1, $2, 'kavir', 'کویر', '{}', 'inReview', now(), now())`,
    [newId(), teacher.id],
  )
}

test('another scope, a table that is none, another session and a stranger get nothing', async () => {
  const manager = await aManager('growth')
  for (const name of ['support.tickets', 'nothing'])
    expect((await take(manager, name)).problem).toMatchObject({ status: 404, code: 'export.unknown-table' })
  const { answer } = await take(manager, 'growth.rewards')
  const other = await aManager('growth')
  expect((await download(answer.url, other)).statusCode).toBe(404)
  expect((await arvand.app.inject({ url: answer.url ?? '' })).statusCode).toBe(401)
  expect((await take(await aPerson(arvand), 'growth.rewards')).problem.code).toBe('export.unknown-table')
  expect((await arvand.call(exporting.listTables, {})).status).toBe(401)
})

test('a teacher takes the tables of their own courses, and nothing of another teacher', async () => {
  const bench = await openExamsBench(arvand)
  const { teacher, course } = bench
  const learner = await bench.aLearner({ name: 'سارا معین' })
  const { examId, questionIds } = await bench.anExam(['single'])
  await bench.handedIn(examId, learner, { [questionIds[0] ?? '']: null })
  await aClass(arvand, [learner], teacher)
  await arvand.database.pool.query("update live.sessions set state = 'ended', ended_at = now()")
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect(await names(teacher)).toEqual(await names(other))
  expect((await names(teacher)).toSorted()).toEqual([
    ...['analysis.sold', 'articles.own', 'certificates.taught', 'commerce.own-withdrawals', 'courses.own'],
    ...['courses.taught-reviews', 'discussion.questions', 'exams.exams', 'exams.practice-groups'],
    ...['exams.results', 'live.attendance', 'live.meets', 'live.own-webinars', 'media.own', 'surveys.own'],
    ...['teaching.announcements', 'teaching.gradebook', 'teaching.invitations', 'teaching.learners'],
    'teaching.submissions',
  ])
  const rowsOf = async (by: TestPerson, name: string) => {
    const { answer } = await take(by, name)
    const file = await download(answer.url, by)
    expect([name, file.statusCode]).toEqual([name, 200])
    return file.body.trim().split('\r\n').slice(1)
  }
  expect(await rowsOf(teacher, 'teaching.learners')).toMatchObject([
    expect.stringContaining(`${course.title},سارا معین`),
  ])
  expect((await rowsOf(teacher, 'exams.results')).join()).toContain('آزمون میان‌ترم,سارا معین')
  expect((await rowsOf(teacher, 'live.attendance')).join()).toContain('سارا معین')
  for (const name of await names(teacher)) expect(await rowsOf(other, name)).toEqual([])
  expect((await take(teacher, 'identity.people')).problem.code).toBe('export.unknown-table')
  const learners = await arvand.call(exporting.listTables, {}, learner)
  expect([learners.status, learners.answer.items]).toEqual([200, []])
  expect((await take(learner, 'teaching.learners')).problem.code).toBe('export.unknown-table')
  expect((await arvand.call(exporting.listTables, {})).status).toBe(401)
})

test('people, paid factors and settled payments are whole tables too', async () => {
  const manager = await aManager('people', 'finance')
  expect(await names(manager)).toEqual(
    expect.arrayContaining(['identity.people', 'commerce.factors', 'commerce.payments']),
  )
  const { answer } = await take(manager, 'identity.people')
  const { rows } = await arvand.database.pool.query('select count(*)::int as count from identity.accounts')
  expect((await download(answer.url, manager)).body.trim().split('\r\n')).toHaveLength(rows[0].count + 1)
  expect((await take(await aManager('content'), 'identity.people')).problem.code).toBe('export.unknown-table')
})
