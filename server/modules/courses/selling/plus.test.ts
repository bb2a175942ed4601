import { showCourse } from '@arvand/contracts/home/courses'
import { enrolInCourse, leaveCourse, openCourse as openEndpoint } from '@arvand/contracts/panel/courses'
import { addCohort } from '@arvand/contracts/teacher/cohorts'
import { moveStudents, removeStudents } from '@arvand/contracts/teacher/students'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plusBegan, plusEnded } from '#modules/commerce'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { paidFactor } from '#testing/commerce'
import { aPerson, type TestPerson } from '#testing/identity'
import { aCourse, type TestCourse } from '../testing.ts'
import { followPlus } from './follow-plus.ts'
import { selling } from './tables.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
  await arvand.database.pool.query(
    `insert into commerce.plans (id, slug, title, summary, months, price, position, created_at, changed_at)
     values ($1, 'a-month', 'ماهانه', 'یک ماه', 1, 2000000, 90, now(), now())`,
    [planId],
  )
}, 60_000)
afterAll(() => arvand.close())

const planId = newId()
const price = 4_900_000

/** A person with plus; `turn` ends it or lets it begin again, and runs the jobs. */
async function aSubscriber() {
  const person = await aPerson(arvand)
  const id = newId()
  await arvand.database.pool.query(
    `insert into commerce.subscriptions (id, person_id, plan_id, state, began_at, until, renews)
     values ($1, $2, $3, 'active', $4, $4::timestamptz + interval '30 days', false)`,
    [id, person.id, planId, arvand.platform.clock.now()],
  )
  const turn = async (state: 'active' | 'ended') => {
    await arvand.database.pool.query('update commerce.subscriptions set state = $1 where id = $2', [
      state,
      id,
    ])
    const kind = state === 'active' ? plusBegan : plusEnded
    await transaction(arvand.platform.db, (tx) =>
      arvand.platform.jobs.leave(tx, kind, { personId: person.id }),
    )
  }
  return { person, turn }
}

const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 20 })
const enrolmentOf = (course: TestCourse, person: TestPerson) =>
  selling(arvand.platform.db)
    .selectFrom('courses.enrolments')
    .select(['state', 'source', 'enrolled_at', 'cohort_id'])
    .where('course_id', '=', course.id)
    .where('person_id', '=', person.id)
    .executeTakeFirst()
const stateOf = async (course: TestCourse, person: TestPerson) => (await enrolmentOf(course, person))?.state
const enter = ({ id }: TestCourse, { token }: TestPerson) =>
  arvand.call(enrolInCourse, { courseId: id, requestId: newId() }, { token })

test('plus opens what its owner gave to plus, and nothing else', async () => {
  const [inPlus, other] = [await aCourse(arvand, { price, inPlus: true }), await aCourse(arvand, { price })]
  const { person } = await aSubscriber()
  const without = await aPerson(arvand)
  const page = await arvand.call(showCourse, { slug: inPlus.slug }, { token: person.token })
  expect(page.answer).toMatchObject({
    whyNotEnroll: null,
    whyNotBuy: null,
    mine: { byPlus: true },
    course: { inPlus: true },
  })
  expect((await enter(inPlus, person)).status).toBe(200)
  expect(await enrolmentOf(inPlus, person)).toMatchObject({ state: 'active', source: 'plus' })
  const within = await arvand.call(showCourse, { slug: inPlus.slug }, { token: person.token })
  expect(within.answer).toMatchObject({ whyNotBuy: null, mine: { isLearner: true, learnsByPlus: true } })
  expect((await enter(other, person)).problem.code).toBe('courses.needs-purchase')
  expect((await enter(inPlus, without)).problem.code).toBe('courses.needs-purchase')
  const seen = await arvand.call(showCourse, { slug: inPlus.slug }, { token: without.token })
  expect(seen.answer).toMatchObject({ whyNotEnroll: 'courses.needs-purchase', mine: { byPlus: false } })
  expect((await arvand.call(leaveCourse, { courseId: inPlus.id }, { token: person.token })).status).toBe(200)
})

test('it ends with plus, and is back with it; told twice or late changes nothing', async () => {
  const course = await aCourse(arvand, { price, inPlus: true, accessDays: 10 })
  const gone = await aCourse(arvand, { price, inPlus: true })
  const { person, turn } = await aSubscriber()
  await enter(course, person)
  await enter(gone, person)
  const look = async () =>
    (await arvand.call(openEndpoint, { slug: course.slug }, { token: person.token })).status
  expect(await look()).toBe(200)
  await turn('ended')
  await until(() => stateOf(course, person)).toBe('expired')
  expect(await look()).toBe(403)
  expect((await enter(course, person)).problem.code).toBe('courses.needs-purchase')
  await turn('ended')
  await selling(arvand.platform.db)
    .updateTable('courses.courses')
    .set({ in_plus: false })
    .where('id', '=', gone.id)
    .execute()
  await turn('active')
  await until(() => stateOf(course, person)).toBe('active')
  expect(await look()).toBe(200)
  expect(await stateOf(gone, person)).toBe('expired')
  await transaction(arvand.platform.db, (tx) =>
    arvand.platform.jobs.leave(tx, plusEnded, { personId: person.id }),
  )
  expect(await look()).toBe(200)
})

test('a course that left plus before plus came back stays closed, also for a job that began before', async () => {
  const course = await aCourse(arvand, { price, inPlus: true })
  const { person, turn } = await aSubscriber()
  await enter(course, person)
  await turn('ended')
  await until(() => stateOf(course, person)).toBe('expired')
  const holder = await arvand.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from courses.enrolments where person_id = $1 for update', [person.id])
    const first = followPlus({ ...arvand.platform, seatsLeft: async () => 1 }, person.id)
    await until(async () => {
      const { rows } = await holder.query<{ waiting: boolean }>(
        `select exists (select from pg_locks where not granted
           and pg_backend_pid() = any(pg_blocking_pids(pid))) as waiting`,
      )
      return rows[0]?.waiting
    }).toBe(true)
    await arvand.database.pool.query('update courses.courses set in_plus = false where id = $1', [course.id])
    await turn('active')
    await holder.query('commit')
    await first
  } finally {
    holder.release()
  }
  expect(await stateOf(course, person)).toBe('expired')
})

test('who buys what plus had opened keeps it when plus ends', async () => {
  const course = await aCourse(arvand, { price, inPlus: true })
  const { person, turn } = await aSubscriber()
  await enter(course, person)
  const before = await enrolmentOf(course, person)
  arvand.platform.clock.pass(3600)
  await paidFactor(arvand, person, course.id)
  await until(async () => (await enrolmentOf(course, person))?.source).toBe('purchase')
  expect((await enrolmentOf(course, person))?.enrolled_at).toEqual(before?.enrolled_at)
  await turn('ended')
  const other = await aCourse(arvand, { price, inPlus: true })
  await until(async () => (await enter(other, person)).problem.code).toBe('courses.needs-purchase')
  expect(await stateOf(course, person)).toBe('active')
})

test('whom a teacher removed comes back neither by plus that begins again nor by entering', async () => {
  const [course, other] = [
    await aCourse(arvand, { price, inPlus: true }),
    await aCourse(arvand, { price, inPlus: true }),
  ]
  const { person, turn } = await aSubscriber()
  const { answer } = await enter(course, person)
  await enter(other, person)
  const ask = { courseId: course.id, enrolmentIds: [answer.enrolment.id], reason: 'بی‌احترامی در گفت‌وگو' }
  expect((await arvand.call(removeStudents, ask, course.owner)).status).toBe(200)
  expect((await enter(course, person)).problem.code).toBe('courses.access-ended')
  await turn('ended')
  await until(() => stateOf(other, person)).toBe('expired')
  await turn('active')
  await until(() => stateOf(other, person)).toBe('active')
  expect(await stateOf(course, person)).toBe('expired')
  expect((await enter(course, person)).problem.code).toBe('courses.access-ended')
})

test('plus that is back brings into the cohort where a seat is left, and else into none', async () => {
  const course = await aCourse(arvand, { price, inPlus: true })
  const wishedCohort = { courseId: course.id, title: 'پاییز', startsOn: '2026-12-01', seats: 1 }
  const made = await arvand.call(addCohort, { ...wishedCohort, requestId: newId() }, course.owner)
  const cohortId = made.answer.cohort.id
  const [first, second] = [await aSubscriber(), await aSubscriber()]
  const move = async ({ person }: typeof first) => {
    const enrolmentIds = [(await enter(course, person)).answer.enrolment.id]
    const ask = { courseId: course.id, enrolmentIds, cohortId }
    expect((await arvand.call(moveStudents, ask, course.owner)).status).toBe(200)
  }
  const cohortOf = async ({ person }: typeof first) => (await enrolmentOf(course, person))?.cohort_id
  await move(first)
  await first.turn('ended')
  await until(() => stateOf(course, first.person)).toBe('expired')
  await first.turn('active')
  await until(() => stateOf(course, first.person)).toBe('active')
  expect(await cohortOf(first)).toBe(cohortId)
  await first.turn('ended')
  await until(() => stateOf(course, first.person)).toBe('expired')
  await move(second)
  await first.turn('active')
  await until(() => stateOf(course, first.person)).toBe('active')
  expect([await cohortOf(first), await cohortOf(second)]).toEqual([null, cohortId])
})
