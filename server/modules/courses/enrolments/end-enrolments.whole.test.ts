import { listMyCourses, openCourse } from '@arvand/contracts/panel/courses'
import { listNotices } from '@arvand/contracts/panel/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { courses } from '../tables.ts'
import { aCourse, anEnrolment } from '../testing.ts'
import { endDueEnrolments, notifyOfEnding } from './end-enrolments.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const day = 86_400
const inDays = (days: number) => new Date(arvand.platform.clock.now().getTime() + days * day * 1000)

async function aLearner(days: number, state: 'active' | 'completed' = 'active') {
  const course = await aCourse(arvand)
  const person = await aPerson(arvand)
  const enrolledAt = inDays(-30)
  const enrolmentId = await anEnrolment(arvand, course, person.id, {
    state,
    enrolledAt,
    expiresAt: inDays(days),
  })
  return { ...person, course, enrolmentId }
}

const toldTo = async (token: string) =>
  (await arvand.call(listNotices, {}, { token })).answer.items.map(({ kind, title }) => [kind, title])

const stateOf = (id: string) =>
  courses(arvand.platform.db)
    .selectFrom('courses.enrolments')
    .select(['state', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a week and a day before the end one hears of it once, at the end it is over', async () => {
  const { token, course, enrolmentId } = await aLearner(10)
  const everyMorning = async () => {
    await notifyOfEnding(arvand.platform, 7)
    await notifyOfEnding(arvand.platform, 1)
    await endDueEnrolments(arvand.platform)
  }
  const told: number[] = []
  for (let morning = 0; morning < 12; morning++) {
    await everyMorning()
    told.push((await toldTo(token)).length)
    arvand.platform.clock.pass(day)
  }
  expect(told).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 3])
  expect((await toldTo(token)).map(([kind]) => kind)).toEqual([
    'course-access-ended',
    'course-access-ending',
    'course-access-ending',
  ])
  expect((await stateOf(enrolmentId)).state).toBe('expired')
  const { problem } = await arvand.call(openCourse, { slug: course.slug }, { token })
  expect(problem).toMatchObject({ status: 403, code: 'courses.access-ended' })
  const { answer } = await arvand.call(listMyCourses, { filter: 'ended' }, { token })
  expect(answer.items).toHaveLength(1)
  expect((await arvand.call(listMyCourses, { filter: 'going' }, { token })).answer.items).toEqual([])
})

test('a completed enrolment stays completed and ends, told once', async () => {
  const { token, course, enrolmentId } = await aLearner(1, 'completed')
  arvand.platform.clock.pass(2 * day)
  const now = arvand.platform.clock.now()
  await endDueEnrolments(arvand.platform)
  expect(await stateOf(enrolmentId)).toEqual({ state: 'completed', ended_at: now })
  arvand.platform.clock.pass(day)
  await endDueEnrolments(arvand.platform)
  expect(await stateOf(enrolmentId)).toEqual({ state: 'completed', ended_at: now })
  expect((await toldTo(token)).map(([kind]) => kind)).toEqual(['course-access-ended'])
  const { problem } = await arvand.call(openCourse, { slug: course.slug }, { token })
  expect(problem.code).toBe('courses.access-ended')
})

test('who came in for three days is not told of a week', async () => {
  const course = await aCourse(arvand)
  const person = await aPerson(arvand)
  await anEnrolment(arvand, course, person.id, { expiresAt: inDays(3) })
  await notifyOfEnding(arvand.platform, 7)
  expect(await toldTo(person.token)).toEqual([])
})

test('many who end at one midnight are all told and all ended', async () => {
  const course = await aCourse(arvand)
  const { id } = await aPerson(arvand)
  const expiresAt = inDays(1)
  await arvand.database.pool.query(
    `with people as (
       insert into identity.accounts (id, name, mobile, referral_code, created_at)
       select gen_random_uuid(), a.name, '+98990' || lpad(n::text, 7, '0'), 'many' || n, a.created_at
       from identity.accounts a, generate_series(1, 450) n where a.id = $1 returning id)
     insert into courses.enrolments (id, course_id, person_id, source, enrolled_at, expires_at, seen_at)
     select gen_random_uuid(), $2, id, 'self', $3::timestamptz - interval '20 days', $3, $3 from people`,
    [id, course.id, expiresAt],
  )
  await notifyOfEnding(arvand.platform, 1)
  arvand.platform.clock.pass(day)
  await endDueEnrolments(arvand.platform)
  const { rows } = await arvand.database.pool.query(
    `select e.state, count(*)::int as people, sum(n.told)::int as told
       from courses.enrolments e
       cross join lateral (select count(*) as told from notices.notices n where n.person_id = e.person_id) n
      where e.course_id = $1 group by e.state`,
    [course.id],
  )
  expect(rows).toEqual([{ state: 'expired', people: 450, told: 900 }])
}, 60_000)
