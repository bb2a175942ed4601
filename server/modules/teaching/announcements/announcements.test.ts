import { listMyAnnouncements, newAnnouncements } from '@arvand/contracts/panel/announcements'
import { openCourse } from '@arvand/contracts/panel/courses'
import { listNotices } from '@arvand/contracts/panel/notices'
import { announce, listAnnouncements, removeAnnouncement } from '@arvand/contracts/teacher/announcements'
import { addCohort } from '@arvand/contracts/teacher/cohorts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, endAccessOf, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { notifyBatch } from './notify-learners.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 50 })
const told = async (person: TestPerson) =>
  (await arvand.call(listNotices, {}, person)).answer.items.filter(
    ({ kind }) => kind === 'course-announcement',
  )

const say = ({ id: courseId, owner }: TestCourse, more: object = {}, by: TestPerson = owner) => {
  const ask = { courseId, title: 'کلاس شنبه', body: 'ساعت ۱۸ منتظر شما هستیم.', requestId: newId(), ...more }
  return arvand.call(announce, ask, by)
}

async function aLearner(course: TestCourse, wish: Parameters<typeof anEnrolment>[3] = {}) {
  const person = await aPerson(arvand)
  await anEnrolment(arvand, course, person.id, wish)
  return person
}

test('everybody who learns is told once, however often the job runs, and it stands in the course', async () => {
  const course = await aCourse(arvand)
  const learners = await Promise.all(Array.from({ length: 12 }, () => aLearner(course)))
  const gone = await aLearner(course, { state: 'expired' })
  const completed = await aLearner(course, { state: 'completed' })
  await endAccessOf(arvand, course, completed.id)
  const { announcement } = (await say(course)).answer
  expect(announcement).toMatchObject({ title: 'کلاس شنبه', author: 'آرمان کاظمی', cohort: null })
  const all = async () => (await Promise.all(learners.map(told))).map(({ length }) => length)
  await until(all).toEqual(learners.map(() => 1))
  await notifyBatch(arvand.platform, { announcementId: announcement.id, after: null })
  expect(await all()).toEqual(learners.map(() => 1))
  for (const one of [gone, completed]) expect(await told(one)).toEqual([])
  const own = await arvand.call(listMyAnnouncements, { courseId: course.id }, learners[0])
  expect(own.answer?.course).toEqual({ slug: course.slug, title: course.title })
  expect(own.answer).toMatchObject({ items: [{ title: 'کلاس شنبه' }], cohort: null })
})

test('a cohort alone hears what is said to it, and sees its own days', async () => {
  const course = await aCourse(arvand)
  const ask = {
    courseId: course.id,
    title: 'پاییز',
    startsOn: '2026-12-01',
    endsOn: '2027-01-20',
    requestId: newId(),
  }
  const cohortId = (await arvand.call(addCohort, ask, course.owner)).answer.cohort.id
  const [inside, outside] = [await aLearner(course, { cohortId }), await aLearner(course)]
  await say(course, { cohortId })
  await until(async () => (await told(inside)).length).toBe(1)
  expect(await told(outside)).toEqual([])
  const seen = async (person: TestPerson) =>
    (await arvand.call(listMyAnnouncements, { courseId: course.id }, person)).answer
  expect(await seen(inside)).toMatchObject({
    items: [{ title: 'کلاس شنبه' }],
    cohort: { title: 'پاییز', startsOn: '2026-12-01', endsOn: '2027-01-20' },
  })
  expect(await seen(outside)).toMatchObject({ items: [], cohort: null })
})

test('a click twice is one announcement, and one can be taken back', async () => {
  const course = await aCourse(arvand)
  const requestId = newId()
  const [one, two] = await Promise.all([say(course, { requestId }), say(course, { requestId })])
  expect(one.answer).toEqual(two.answer)
  const list = () => arvand.call(listAnnouncements, { courseId: course.id }, course.owner)
  expect((await list()).answer.items).toHaveLength(1)
  const gone = { courseId: course.id, announcementId: one.answer.announcement.id }
  expect((await arvand.call(removeAnnouncement, gone, course.owner)).status).toBe(200)
  expect((await arvand.call(removeAnnouncement, gone, course.owner)).problem.code).toBe(
    'courses.unknown-announcement',
  )
  expect((await list()).answer.items).toEqual([])
})

test('rights are asked, a draft says nothing, and a stranger hears nothing', async () => {
  const course = await aCourse(arvand)
  const marker = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['mark'] })
  expect((await say(course, {}, marker)).problem.code).toBe('courses.right-missing')
  const speaker = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['announce'] })
  expect((await say(course, {}, speaker)).status).toBe(200)
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect((await say(course, {}, other)).problem).toMatchObject({
    status: 404,
    code: 'courses.unknown-course',
  })
  expect((await say(await aCourse(arvand, { state: 'draft' }))).problem.code).toBe('courses.not-published')
  expect((await say(course, { cohortId: newId() })).problem.code).toBe('courses.unknown-cohort')
  const learner = await aPerson(arvand)
  expect((await say(course, {}, learner)).status).toBe(403)
  const own = await arvand.call(listMyAnnouncements, { courseId: course.id }, learner)
  expect(own.problem).toMatchObject({ status: 403, code: 'courses.not-enrolled' })
})

test('what is new stands at the lessons and in the panel until it is seen, for whom it was said to', async () => {
  const course = await aCourse(arvand)
  const ask = { courseId: course.id, title: 'پاییز', startsOn: '2026-12-01', requestId: newId() }
  const cohortId = (await arvand.call(addCohort, ask, course.owner)).answer.cohort.id
  const [inside, outside] = [await aLearner(course, { cohortId }), await aLearner(course)]
  const gone = await aLearner(course, { state: 'expired' })
  // Whoever left the course, or got their money back.
  const left = await aLearner(course, { state: 'refunded' })
  arvand.platform.clock.pass(1)
  await say(course, { title: 'به همه' })
  arvand.platform.clock.pass(1)
  await say(course, { title: 'به گروه', cohortId })
  const fresh = async (person: TestPerson) =>
    (await arvand.call(newAnnouncements, {}, person)).answer.items.map(({ title }) => title)
  const atLesson = async (person: TestPerson) =>
    (await arvand.call(openCourse, { slug: course.slug }, person)).answer.announcement?.title
  expect((await arvand.call(newAnnouncements, {})).status).toBe(401)
  expect(await fresh(inside)).toEqual(['به گروه', 'به همه'])
  expect(await fresh(outside)).toEqual(['به همه'])
  expect([await fresh(gone), await fresh(left)]).toEqual([[], []])
  expect(await fresh(course.owner)).toEqual([])
  expect([await atLesson(inside), await atLesson(outside)]).toEqual(['به گروه', 'به همه'])
  arvand.platform.clock.pass(1)
  expect(await fresh(await aLearner(course))).toEqual([])
  await arvand.call(listMyAnnouncements, { courseId: course.id }, inside)
  expect([await fresh(inside), await atLesson(inside)]).toEqual([[], undefined])
  expect(await fresh(outside)).toEqual(['به همه'])
})
