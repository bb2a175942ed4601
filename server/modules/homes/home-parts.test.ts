import { showManagerHome } from '@arvand/contracts/home/homes'
import { sendHeartbeat } from '@arvand/contracts/panel/exams'
import { countWaiting } from '@arvand/contracts/panel/homes'
import { enterLive, joinSession } from '@arvand/contracts/panel/live'
import { listQueue } from '@arvand/contracts/panel/manage-queue'
import { scope } from '@arvand/contracts/people'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import type { Agenda } from '#plugs/agenda'
import type { Attention } from '#plugs/attention'
import type { Health } from '#plugs/health'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { openExamsBench } from '#testing/exams'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWebinar } from '#testing/live'
import { proveAllBooks } from '#testing/wallet'

let isBroken = false
const broken = async () => {
  if (isBroken) throw new Error('the table is locked')
  return []
}
const attention: Attention = {
  ofManager: {
    scope: 'content',
    uncounted: {
      ...{ code: 'tests.work', title: 'کارهای آزمایشی', link: '/manage/tests', verb: 'بررسی کارها' },
      urgency: 'moneyInDoubt',
    },
    items: broken,
    queues: [{ code: 'tests.work', title: 'کار آزمایشی', items: broken }],
  },
  ofTeacher: broken,
  ofLearner: broken,
}
const agenda: Agenda = { ofManager: { scope: 'content', running: broken } }
const health: Health = {
  scope: 'content',
  name: 'بخش آزمایشی',
  read: () => broken().then(() => null),
}

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  const given = { attention: [attention], agenda: [agenda], health: [health] }
  arvand = await anApp({}, (platform) => assembleModules(platform, given))
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: scope.options })
}, 60_000)
afterAll(() => arvand.close())

const home = async (by = keeper) => (await arvand.call(showManagerHome, {}, by)).answer
const run = (text: string, values: readonly unknown[] = []) => arvand.database.pool.query(text, [...values])
const failures = () => arvand.logs.filter(({ msg }) => msg === 'part of a home failed')

test('a queue that fails is named, and the others stand', async () => {
  const course = await aCourse(arvand, { state: 'inReview' })
  isBroken = true
  const { answer } = await arvand.call(listQueue, {}, keeper)
  isBroken = false
  expect(answer.failed).toEqual(['tests.work'])
  expect(answer.kinds).toContainEqual({ kind: 'tests.work', title: 'کار آزمایشی', count: null })
  expect(answer.items).toMatchObject([{ kind: 'courses.waiting-for-review', id: course.id }])
  await arvand.database.pool.query(`update courses.courses set state = 'draft' where id = $1`, [course.id])
  expect((await arvand.call(listQueue, {}, keeper)).answer).toMatchObject({ items: [], failed: [] })
})

test('one failing plug takes nothing else along, and is logged', async () => {
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  isBroken = true
  const answer = await home()
  const [waiting, today] = [
    await arvand.call(countWaiting, {}, keeper),
    await arvand.call(showTeacherToday, {}, teacher),
  ]
  isBroken = false
  expect(answer.attention).toEqual([
    {
      ...{ code: 'tests.work', title: 'کارهای آزمایشی', count: null, link: '/manage/tests' },
      ...{ verb: 'بررسی کارها', urgency: 'moneyInDoubt', sum: null, oldest: null },
      isQueued: true,
    },
  ])
  expect(answer.running).toEqual({ items: [], next: null, isPartial: true })
  expect(answer.health.parts).toContainEqual({ text: 'بخش آزمایشی', isRead: false })
  expect(answer.figures).toHaveLength(6)
  expect([waiting.status, waiting.answer.items]).toEqual([200, []])
  expect([today.status, today.answer.isPartial]).toEqual([200, true])
  expect(failures().map(({ part }) => part)).toEqual(
    expect.arrayContaining(['tests.work', 'running of content', 'بخش آزمایشی', 'attention of teachers']),
  )
  expect(await home()).toMatchObject({ attention: [], running: { isPartial: false } })
})

test.each([
  ['identity.fact_active_days', { unread: ['active'], failed: [] }],
  ['courses.known_categories', { unread: [], failed: ['bestCourses', 'fields'] }],
  ['commerce.fact_refunds', { unread: ['sales', 'enrolments', 'completions', 'accounts', 'refunds'] }],
])('without %s the rest of the home stands', async (view, missing) => {
  const [schema, name] = view.split('.')
  await run(`alter view ${view} rename to away`)
  const answer = await home()
  await run(`alter view ${schema}.away rename to ${name}`)
  expect(answer).toMatchObject(missing)
  expect(answer.figures).toHaveLength(6 - missing.unread.length)
  expect(await home()).toMatchObject({ unread: [], failed: [] })
})

test('what goes on now is told with who is in it, and the next of today', async () => {
  const bench = await openExamsBench(arvand)
  const { examId } = await bench.anExam(['single'])
  const [quick, silent] = [await bench.aLearner(), await bench.aLearner()]
  await bench.start(examId, silent)
  arvand.platform.clock.pass(120)
  const quickly = await bench.start(examId, quick)
  const webinar = await aWebinar(arvand, { inHours: 0.1, title: 'رسم شمسه', capacity: 300 })
  const later = await aWebinar(arvand, { inHours: 1, title: 'کلاس پایتون' })
  const left = new Date(webinar.startsAt).getTime() - arvand.platform.clock.now().getTime()
  arvand.platform.clock.pass(left / 1000)
  const { session } = (await arvand.call(enterLive, { kind: 'webinar', id: webinar.id }, webinar.host)).answer
  await arvand.call(joinSession, { sessionId: session.id }, webinar.host)
  await arvand.call(sendHeartbeat, { attemptId: quickly.answer.attempt.id, timesLeft: 0 }, quick)
  const { running } = await home()
  expect(running).toMatchObject({
    items: [
      {
        kind: 'examSession',
        title: 'آزمون میان‌ترم',
        people: 2,
        cut: 1,
        link: null,
        until: expect.any(String),
      },
      { kind: 'webinar', title: 'رسم شمسه', people: 1, seats: 300, until: null },
    ],
    next: { title: 'کلاس پایتون', at: later.startsAt },
  })
  const [ofExams, ofPeople] = [
    await aPerson(arvand, { roles: ['manager'], scopes: ['exams'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['people'] }),
  ]
  expect((await home(ofExams)).running).toMatchObject({ items: [{ kind: 'examSession' }], next: null })
  expect((await home(ofPeople)).running).toBeNull()
})

test('what runs is said in a line, and what does not is a row to see to', async () => {
  expect((await home()).health).toEqual({
    parts: [{ text: 'صف تبدیل فایل‌ها خالی', isRead: true }],
    waiting: 0,
  })
  const { db, clock } = arvand.platform
  await proveAllBooks(db, clock)
  const pay = (failure: string | null) =>
    run(
      `insert into commerce.payments (id, person_id, gateway, amount, state, failure, created_at)
        values ($1, $2, 'sandbox', 1000000, 'failed', $3, $4)`,
      [newId(), keeper.id, failure, clock.now()],
    )
  await pay('not-paid')
  const texts = async () => (await home()).health.parts.map(({ text }) => text)
  expect(await texts()).toEqual(
    expect.arrayContaining(['درگاه پرداخت عادی', 'دفتر کل تراز', 'صف تبدیل فایل‌ها خالی']),
  )
  for (const _ of [1, 2, 3]) await pay('gateway-silent')
  await run('update wallet.last_proof set faults = 2')
  const { health, attention } = await home()
  expect(health.waiting).toBe(2)
  expect(attention.map(({ code, count }) => [code, count])).toEqual(
    expect.arrayContaining([
      ['commerce.gateway-silent', 3],
      ['wallet.books-wrong', 2],
    ]),
  )
  // Another scope has another line.
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  expect((await home(other)).health).toEqual({ parts: [], waiting: 0 })
})

test('of twenty text messages, a tenth that failed is a trouble', async () => {
  const person = await aPerson(arvand)
  const send = async (state: string, count: number) => {
    for (let at = 0; at < count; at += 1) {
      const noticeId = newId()
      await run(
        `insert into notices.notices (id, person_id, kind, cause, title, body, urgent, at)
          values ($1, $2, 'test', $3, 'خبر', 'خبر', false, now())`,
        [noticeId, person.id, noticeId],
      )
      await run(`insert into notices.deliveries (id, notice_id, channel, state) values ($1, $2, 'sms', $3)`, [
        newId(),
        noticeId,
        state,
      ])
    }
  }
  await send('sent', 19)
  const line = async () => (await home()).health.parts.find(({ text }) => text.includes('پیامک'))?.text
  expect(await line()).toBeUndefined()
  await send('sent', 1)
  expect(await line()).toBe('۱۰۰٪ پیامک‌ها رسیده')
  await send('failed', 3)
  expect(await line()).toBeUndefined()
  expect((await home()).attention).toContainEqual(
    expect.objectContaining({ code: 'notices.sms-failing', count: 3 }),
  )
})
