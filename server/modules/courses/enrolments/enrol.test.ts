import { enrolInCourse, leaveCourse, listMyCourses, takeStep } from '@arvand/contracts/panel/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { courses } from '../tables.ts'
import { aCourse, anEnrolment, aStaffMember } from '../testing.ts'
import { whyNotBuyCourse, whyNotEnroll } from './enrol-rule.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const wish = (courseId: string) => ({ courseId, requestId: newId() })

test('a free course is entered once, and a click twice is one', async () => {
  const course = await aCourse(arvand)
  const { token } = await aPerson(arvand)
  const ask = wish(course.id)
  const first = await arvand.call(enrolInCourse, ask, { token })
  expect(first.answer.enrolment).toMatchObject({
    courseId: course.id,
    state: 'active',
    progress: { distinctSteps: 0, maxStep: 12, percent: 0, band: 'danger' },
  })
  expect((await arvand.call(enrolInCourse, ask, { token })).answer).toEqual(first.answer)
  const { problem } = await arvand.call(enrolInCourse, wish(course.id), { token })
  expect(problem).toMatchObject({ status: 409, code: 'courses.already-enrolled' })
  const { learners } = await courses(arvand.platform.db)
    .selectFrom('courses.courses')
    .select('learners')
    .where('id', '=', course.id)
    .executeTakeFirstOrThrow()
  expect(learners).toBe(1)
})

test('a stranger is 401, and a course that is not out does not exist', async () => {
  const course = await aCourse(arvand, { state: 'draft' })
  expect((await arvand.call(enrolInCourse, wish(course.id))).status).toBe(401)
  const { token } = await aPerson(arvand)
  for (const id of [course.id, newId()]) {
    const { problem } = await arvand.call(enrolInCourse, wish(id), { token })
    expect(problem).toMatchObject({ status: 404, code: 'courses.unknown-course' })
  }
})

test.each([
  ['archived', { state: 'archived' as const }, 'courses.closed'],
  ['paid', { price: 5_000_000 }, 'courses.needs-purchase'],
])('%s courses are not entered', async (_, course, code) => {
  const { id } = await aCourse(arvand, course)
  const { token } = await aPerson(arvand)
  expect((await arvand.call(enrolInCourse, wish(id), { token })).problem).toMatchObject({ status: 409, code })
})

test('who teaches it need not enrol', async () => {
  const course = await aCourse(arvand)
  const { token } = await aStaffMember(arvand, course.id)
  const { problem } = await arvand.call(enrolInCourse, wish(course.id), { token })
  expect(problem).toMatchObject({ status: 409, code: 'courses.teaches-it' })
})

test('courses before it must be completed', async () => {
  const [before, course] = [await aCourse(arvand), await aCourse(arvand)]
  await courses(arvand.platform.db)
    .insertInto('courses.course_prerequisites')
    .values({ course_id: course.id, required_course_id: before.id })
    .execute()
  const { id, token } = await aPerson(arvand)
  const refused = await arvand.call(enrolInCourse, wish(course.id), { token })
  expect(refused.problem).toMatchObject({ status: 409, code: 'courses.prerequisites-missing' })
  await anEnrolment(arvand, before, id, { state: 'completed' })
  expect((await arvand.call(enrolInCourse, wish(course.id), { token })).status).toBe(200)
})

test('whoever leaves finds what they did when they come back', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['embed', 'embed'] }] })
  const { token } = await aPerson(arvand)
  await arvand.call(enrolInCourse, wish(course.id), { token })
  const [lesson] = course.lessons
  await arvand.call(takeStep, { courseId: course.id, lessonId: lesson?.id ?? '', step: 1 }, { token })
  expect((await arvand.call(leaveCourse, { courseId: course.id }, { token })).status).toBe(200)
  expect((await arvand.call(leaveCourse, { courseId: course.id }, { token })).problem.code).toBe(
    'courses.not-enrolled',
  )
  expect((await arvand.call(listMyCourses, {}, { token })).answer.items).toEqual([])
  const back = await arvand.call(enrolInCourse, wish(course.id), { token })
  expect(back.answer.enrolment.progress).toMatchObject({ distinctSteps: 1, percent: 50, band: 'warning' })
})

test('who was brought in by a teacher does not leave by themselves', async () => {
  const course = await aCourse(arvand)
  const { id, token } = await aPerson(arvand)
  await anEnrolment(arvand, course, id)
  await courses(arvand.platform.db)
    .updateTable('courses.enrolments')
    .set({ source: 'teacher' })
    .where('person_id', '=', id)
    .execute()
  const { problem } = await arvand.call(leaveCourse, { courseId: course.id }, { token })
  expect(problem).toMatchObject({ status: 409, code: 'courses.may-not-leave' })
})

test('days of access are counted from today to midnight in Tehran', async () => {
  const course = await aCourse(arvand, { accessDays: 30 })
  const { token } = await aPerson(arvand)
  await arvand.call(enrolInCourse, wish(course.id), { token })
  const { answer } = await arvand.call(listMyCourses, {}, { token })
  expect(answer.items[0]?.enrolment.expiresAt).toBe('2026-12-20T20:30:00.000Z')
})

test('the rule, all of it', () => {
  const free = {
    state: 'published',
    price: 0,
    inPlus: false,
    isStaff: false,
    enrolment: undefined,
    missingCourses: 0,
  } as const
  const came = (state: 'active' | 'completed' | 'expired' | 'refunded', isOver = false) =>
    ({ state, source: 'self', isOver, isRemoved: false }) as const
  expect(whyNotEnroll(free, false)).toBeNull()
  expect(whyNotEnroll({ ...free, enrolment: came('refunded') }, false)).toBeNull()
  expect(whyNotEnroll({ ...free, enrolment: came('refunded', true) }, false)).toBe('courses.access-ended')
  expect(whyNotEnroll({ ...free, enrolment: came('expired') }, false)).toBe('courses.access-ended')
  expect(whyNotEnroll({ ...free, enrolment: came('active', true) }, false)).toBe('courses.access-ended')
  expect(whyNotEnroll({ ...free, enrolment: came('completed') }, false)).toBe('courses.already-enrolled')
  expect(whyNotEnroll({ ...free, state: 'inReview' }, false)).toBe('courses.unknown-course')
  const paid = { ...free, price: 5_000_000, inPlus: true } as const
  expect(whyNotEnroll(paid, false)).toBe('courses.needs-purchase')
  expect(whyNotEnroll(paid, true)).toBeNull()
  expect(whyNotEnroll({ ...paid, inPlus: false }, true)).toBe('courses.needs-purchase')
  expect(whyNotEnroll({ ...paid, enrolment: came('expired') }, true)).toBeNull()
  expect(whyNotEnroll({ ...paid, enrolment: came('refunded', true) }, true)).toBeNull()
  const removed = { state: 'expired', source: 'plus', isOver: false, isRemoved: true } as const
  expect(whyNotEnroll({ ...paid, enrolment: removed }, true)).toBe('courses.access-ended')
  expect(whyNotEnroll({ ...paid, isStaff: true }, true)).toBe('courses.teaches-it')
})

test('the rule of buying, all of it', () => {
  const paid = {
    state: 'published',
    price: 5_000_000,
    inPlus: true,
    isStaff: false,
    enrolment: undefined,
    missingCourses: 0,
  } as const
  const mine = { state: 'active', source: 'purchase', isOver: false, isRemoved: false } as const
  expect(whyNotBuyCourse(paid)).toBeNull()
  expect(whyNotBuyCourse({ ...paid, enrolment: mine })).toBe('courses.already-enrolled')
  expect(whyNotBuyCourse({ ...paid, enrolment: { ...mine, isOver: true } })).toBeNull()
  expect(whyNotBuyCourse({ ...paid, enrolment: { ...mine, source: 'plus' } })).toBeNull()
  expect(whyNotBuyCourse({ ...paid, enrolment: { ...mine, state: 'expired' } })).toBeNull()
  expect(whyNotBuyCourse({ ...paid, price: 0, enrolment: { ...mine, state: 'expired' } })).toBe(
    'courses.access-ended',
  )
  expect(whyNotBuyCourse({ ...paid, isStaff: true })).toBe('courses.teaches-it')
  expect(whyNotBuyCourse({ ...paid, state: 'archived' })).toBe('courses.closed')
  expect(whyNotBuyCourse({ ...paid, missingCourses: 1 })).toBe('courses.prerequisites-missing')
})

test('access that is over is not left, so that nobody lets themself in again', async () => {
  const course = await aCourse(arvand, { accessDays: 30 })
  const { id, token } = await aPerson(arvand)
  await anEnrolment(arvand, course, id, { state: 'expired' })
  const left = await arvand.call(leaveCourse, { courseId: course.id }, { token })
  expect(left.problem).toMatchObject({ status: 403, code: 'courses.access-ended' })
  const { problem } = await arvand.call(enrolInCourse, wish(course.id), { token })
  expect(problem).toMatchObject({ status: 403, code: 'courses.access-ended' })
})

test('leaving and coming back renews no days', async () => {
  const course = await aCourse(arvand, { accessDays: 30 })
  const { id, token } = await aPerson(arvand)
  const expiresAt = new Date(arvand.platform.clock.now().getTime() + 3_600_000)
  await anEnrolment(arvand, course, id, { expiresAt })
  const leave = () => arvand.call(leaveCourse, { courseId: course.id }, { token })
  expect((await leave()).status).toBe(200)
  expect((await arvand.call(enrolInCourse, wish(course.id), { token })).status).toBe(200)
  const { answer } = await arvand.call(listMyCourses, {}, { token })
  expect(answer.items[0]?.enrolment.expiresAt).toBe(expiresAt.toISOString())
  expect((await leave()).status).toBe(200)
  arvand.platform.clock.pass(3601)
  const { problem } = await arvand.call(enrolInCourse, wish(course.id), { token })
  expect(problem.code).toBe('courses.access-ended')
})

test('the list goes on from lesson to lesson, ten courses a page', async () => {
  const { id, token } = await aPerson(arvand)
  for (let number = 0; number < 11; number++) {
    const course = await aCourse(arvand, { sections: [{ lessons: ['embed', 'text'] }] })
    await anEnrolment(arvand, course, id, { steps: number % 4 })
    arvand.platform.clock.pass(60)
  }
  const first = await arvand.call(listMyCourses, {}, { token })
  expect(first.answer.items).toHaveLength(10)
  const next = await arvand.call(listMyCourses, { cursor: first.answer.nextCursor ?? '' }, { token })
  expect(next.answer.items).toHaveLength(1)
  expect(next.answer.nextCursor).toBeNull()
  const [latest, third] = [first.answer.items[0], first.answer.items[3]]
  expect(latest).toMatchObject({ lessonsDone: 1, progress: { distinctSteps: 2, maxStep: 3 } })
  expect(latest?.nextLesson).toMatchObject({ kind: 'text', position: null, opensAt: null })
  expect(third).toMatchObject({ lessonsDone: 2, nextLesson: null })
  const going = await arvand.call(listMyCourses, { filter: 'completed' }, { token })
  expect(going.answer.items).toEqual([])
})
