import { listMyAnnouncements, newAnnouncements } from '@arvand/contracts/panel/announcements'
import { openCourse } from '@arvand/contracts/panel/courses'
import { listNotices } from '@arvand/contracts/panel/notices'
import {
  announce,
  changeAnnouncement,
  listAnnouncements,
  publishAnnouncement,
  removeAnnouncement,
} from '@arvand/contracts/teacher/announcements'
import { addCohort } from '@arvand/contracts/teacher/cohorts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { teachingPersonalData } from '../teaching-personal-data.ts'
import { momentAt, whyNotSchedule } from './announcement-time.ts'
import { publishDue } from './publish-due.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const hour = 3600
// The clock of the tests stands at 12:00 of 2026-11-20 in Tehran or a little later.
const then = { when: 'then', day: '2026-11-21', time: '18:30' } as const
const said = { title: 'کلاس شنبه', body: 'ساعت ۱۸ منتظر شما هستیم.' }

const schedule = (course: TestCourse, more: object = {}, by: TestPerson = course.owner) =>
  arvand.call(announce, { courseId: course.id, ...said, ...then, requestId: newId(), ...more }, by)

async function aLearner(course: TestCourse, wish: Parameters<typeof anEnrolment>[3] = {}) {
  const person = await aPerson(arvand)
  await anEnrolment(arvand, course, person.id, wish)
  return person
}

const seen = async (course: TestCourse, person: TestPerson) =>
  (await arvand.call(listMyAnnouncements, { courseId: course.id }, person)).answer.items
const taught = async (course: TestCourse) =>
  (await arvand.call(listAnnouncements, { courseId: course.id }, course.owner)).answer.items
const told = async (person: TestPerson) =>
  (await arvand.call(listNotices, {}, person)).answer.items.filter(
    ({ kind }) => kind === 'course-announcement',
  )
const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 50 })

/** Runs the work at the hour of the announcement, then sets the clock back for the next test. */
async function at(seconds: number, work: () => Promise<void>): Promise<void> {
  arvand.platform.clock.pass(seconds)
  await work()
  arvand.platform.clock.pass(-seconds)
}

test('nothing is seen before its time; the job publishes it once, however often it runs', async () => {
  const course = await aCourse(arvand)
  const learner = await aLearner(course)
  const { announcement } = (await schedule(course)).answer
  expect(announcement).toMatchObject({ isPublished: false, at: '2026-11-21T15:00:00.000Z' })
  const nothing = async () => {
    expect(await seen(course, learner)).toEqual([])
    expect((await arvand.call(newAnnouncements, {}, learner)).answer.items).toEqual([])
    expect((await arvand.call(openCourse, { slug: course.slug }, learner)).answer.announcement).toBeNull()
    expect(await told(learner)).toEqual([])
  }
  await publishDue(arvand.platform)
  await nothing()
  await at(48 * hour, async () => {
    // The time has come, and the job has not run yet.
    await nothing()
    await Promise.all([publishDue(arvand.platform), publishDue(arvand.platform)])
    await publishDue(arvand.platform)
    await until(async () => (await told(learner)).length).toBe(1)
    expect((await arvand.call(newAnnouncements, {}, learner)).answer.items).toMatchObject([said])
    expect(await seen(course, learner)).toMatchObject([said])
    expect(await taught(course)).toMatchObject([{ isPublished: true, readers: { read: 1, of: 1 } }])
    await publishDue(arvand.platform)
    expect(await told(learner)).toHaveLength(1)
  })
})

test('a scheduled announcement is changed, published at once, or cancelled', async () => {
  const course = await aCourse(arvand)
  const learner = await aLearner(course)
  const { announcement } = (await schedule(course)).answer
  const which = { courseId: course.id, announcementId: announcement.id }
  const change = { ...which, title: 'کلاس یکشنبه', body: 'یکشنبه ساعت ۱۹.', day: '2026-11-22', time: '۱۹:۰۰' }
  const changed = (await arvand.call(changeAnnouncement, change, course.owner)).answer
  expect(changed.announcement).toMatchObject({
    title: 'کلاس یکشنبه',
    at: '2026-11-22T15:30:00.000Z',
    isPublished: false,
  })
  await at(36 * hour, async () => {
    await publishDue(arvand.platform)
    expect(await seen(course, learner)).toEqual([])
  })
  const now = (await arvand.call(publishAnnouncement, which, course.owner)).answer
  expect(now.announcement).toMatchObject({ isPublished: true })
  await until(async () => (await told(learner)).length).toBe(1)
  const late = [
    await arvand.call(publishAnnouncement, which, course.owner),
    await arvand.call(changeAnnouncement, change, course.owner),
  ]
  for (const { problem } of late)
    expect(problem).toMatchObject({ status: 409, code: 'courses.announcement-published' })

  const other = (await schedule(course)).answer.announcement
  const gone = { courseId: course.id, announcementId: other.id }
  expect((await arvand.call(removeAnnouncement, gone, course.owner)).status).toBe(200)
  await at(48 * hour, async () => {
    await publishDue(arvand.platform)
    expect(await seen(course, learner)).toHaveLength(1)
  })
})

test('readers are those who opened it, of those who learn now in the course or the cohort', async () => {
  const course = await aCourse(arvand)
  const ask = { courseId: course.id, title: 'پاییز', startsOn: '2026-12-01', requestId: newId() }
  const cohortId = (await arvand.call(addCohort, ask, course.owner)).answer.cohort.id
  const learners = await Promise.all([1, 2, 3].map(() => aLearner(course)))
  const inside = await aLearner(course, { cohortId })
  await aLearner(course, { state: 'expired' })
  await arvand.call(announce, { courseId: course.id, ...said, requestId: newId() }, course.owner)
  const toCohort = { courseId: course.id, ...said, cohortId, requestId: newId() }
  await arvand.call(announce, toCohort, course.owner)
  const counts = async () =>
    Object.fromEntries(
      (await taught(course)).map(({ cohort, readers }) => [cohort ? 'cohort' : 'all', readers]),
    )
  expect(await counts()).toEqual({ all: { read: 0, of: 4 }, cohort: { read: 0, of: 1 } })
  // A lesson shows the beginning of an announcement; that alone is not reading it.
  await arvand.call(openCourse, { slug: course.slug }, learners[0])
  expect(await counts()).toMatchObject({ all: { read: 0 } })
  for (let times = 0; times < 2; times++) await seen(course, learners[0] ?? inside)
  await seen(course, inside)
  expect(await counts()).toEqual({ all: { read: 2, of: 4 }, cohort: { read: 1, of: 1 } })
  expect(await teachingPersonalData.collect(arvand.platform.db, inside.id)).toMatchObject({
    announcementsRead: [{ title: said.title }, { title: said.title }],
  })
  await transaction(arvand.platform.db, (tx) => teachingPersonalData.forget(tx, inside.id))
  expect(await counts()).toMatchObject({ all: { read: 1 }, cohort: { read: 0 } })
})

test('who may not, what is unknown and a wrong time are refused', async () => {
  const course = await aCourse(arvand)
  const { announcement } = (await schedule(course)).answer
  const which = { courseId: course.id, announcementId: announcement.id }
  const change = { ...which, ...said, day: '2026-11-22', time: '19:00' }
  const marker = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['mark'] })
  const other = await aPerson(arvand, { roles: ['teacher'] })
  const learner = await aLearner(course)
  const unknown = { announcementId: newId() }
  const tried = [
    [await arvand.call(changeAnnouncement, change), 401, 'request.unauthenticated'],
    [await arvand.call(publishAnnouncement, which), 401, 'request.unauthenticated'],
    [await arvand.call(publishAnnouncement, which, learner), 403, 'request.forbidden'],
    [await arvand.call(publishAnnouncement, which, other), 404, 'courses.unknown-course'],
    [await arvand.call(changeAnnouncement, change, other), 404, 'courses.unknown-course'],
    [await arvand.call(publishAnnouncement, which, marker), 403, 'courses.right-missing'],
    [await arvand.call(changeAnnouncement, change, marker), 403, 'courses.right-missing'],
    [
      await arvand.call(publishAnnouncement, { ...which, ...unknown }, course.owner),
      404,
      'courses.unknown-announcement',
    ],
    [
      await arvand.call(changeAnnouncement, { ...change, ...unknown }, course.owner),
      404,
      'courses.unknown-announcement',
    ],
    [
      await arvand.call(changeAnnouncement, { ...change, cohortId: newId() }, course.owner),
      404,
      'courses.unknown-cohort',
    ],
    [
      await arvand.call(changeAnnouncement, { ...change, day: '2026-11-19' }, course.owner),
      422,
      'courses.announcement-time',
    ],
    [await schedule(course, { day: '2026-11-19' }), 422, 'courses.announcement-time'],
    [await schedule(course, { day: '2028-01-01' }), 422, 'courses.announcement-time'],
    [await schedule(course, { time: undefined }), 422, 'courses.announcement-time'],
    [await schedule(course, { time: '۲۵:۰۰' }), 422, 'request.invalid'],
  ] as const
  for (const [called, status, code] of tried)
    expect([called.status, called.problem.code]).toEqual([status, code])
})

test('the rule by itself', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(momentAt({ day: '2026-11-21', time: '18:30' })).toEqual(new Date('2026-11-21T15:00:00Z'))
  expect(momentAt({ day: '2026-11-21' })).toBeUndefined()
  expect(whyNotSchedule(undefined, now)).toBe('courses.announcement-time')
  expect(whyNotSchedule(now, now)).toBe('courses.announcement-time')
  expect(whyNotSchedule(new Date('2026-11-20T12:01:00Z'), now)).toBeNull()
  expect(whyNotSchedule(new Date('2027-12-20T12:00:00Z'), now)).toBe('courses.announcement-time')
})
