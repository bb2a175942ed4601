import { savePosition, takeStep } from '@arvand/contracts/panel/courses'
import { exportLessonFigures, showLessonFigures } from '@arvand/contracts/teacher/lesson-figures'
import { exportStudents, type LessonDeed, listStudents } from '@arvand/contracts/teacher/students'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const day = 24 * 60 * 60
const pass = (seconds: number) => arvand.platform.clock.pass(seconds)

async function aLearner(course: TestCourse, wish: Parameters<typeof anEnrolment>[3] = {}) {
  const person = await aPerson(arvand)
  await anEnrolment(arvand, course, person.id, wish)
  return person
}

const step = (course: TestCourse, person: TestPerson, lesson: number, number = 1) =>
  arvand.call(takeStep, { courseId: course.id, lessonId: course.lessons[lesson]?.id, step: number }, person)

const figures = async (course: TestCourse, by = course.owner) =>
  (await arvand.call(showLessonFigures, { courseId: course.id }, by)).answer

const who = async (course: TestCourse, lesson: number, did: LessonDeed) =>
  (
    await arvand.call(
      listStudents,
      { courseId: course.id, lessonId: course.lessons[lesson]?.id, did },
      course.owner,
    )
  ).answer

/** A film, a text of two steps and an assignment; three learners of two weeks, a new one and one who was refunded. */
async function aFollowedCourse() {
  const course = await aCourse(arvand, { sections: [{ lessons: ['video', 'text'] }, { lessons: ['file'] }] })
  const [watcher, reader, idle] = await Promise.all([1, 2, 3].map(() => aLearner(course)))
  const gone = await aLearner(course)
  if (!watcher || !reader || !idle) throw new Error('no learners')
  for (let tenth = 1; tenth <= 10; tenth++) await step(course, watcher, 0, tenth)
  for (const number of [1, 2]) await step(course, reader, 1, number)
  await step(course, reader, 2)
  await step(course, gone, 0)
  for (const position of [0, 5, 10]) {
    const ask = { courseId: course.id, lessonId: course.lessons[0]?.id, position }
    await arvand.call(savePosition, ask, watcher)
    pass(5)
  }
  await arvand.database.pool.query(
    "update courses.enrolments set state = 'refunded', ended_at = now() where person_id = $1",
    [gone.id],
  )
  pass(15 * day)
  const fresh = await aLearner(course)
  await step(course, fresh, 0)
  return { course, watcher, reader, idle }
}

test('each lesson says who reached and completed it, of those who enrolled two weeks ago, and how long they watched', async () => {
  const { course } = await aFollowedCourse()
  const { learners, lessons } = await figures(course)
  expect(learners).toBe(3)
  expect(lessons).toMatchObject([
    // Who did a later lesson has reached the first.
    { kind: 'video', reached: 2, completed: 1, watched: { learners: 1, median: 10 } },
    { kind: 'text', reached: 1, completed: 1, watched: null },
    { kind: 'file', reached: 1, completed: 1, watched: null },
  ])
  pass(-15 * day)
})

test('every figure is the length of its list, in which nobody else stands', async () => {
  const { course, watcher, reader, idle } = await aFollowedCourse()
  const { lessons } = await figures(course)
  for (const [at, { reached, completed, watched }] of lessons.entries()) {
    expect((await who(course, at, 'reached')).items).toHaveLength(reached)
    expect((await who(course, at, 'notReached')).items).toHaveLength(3 - reached)
    expect((await who(course, at, 'completed')).items).toHaveLength(completed)
    expect((await who(course, at, 'watched')).items).toHaveLength(watched?.learners ?? 0)
  }
  const ids = async (did: LessonDeed) => (await who(course, 0, did)).items.map(({ personId }) => personId)
  expect(new Set(await ids('reached'))).toEqual(new Set([watcher.id, reader.id]))
  expect(await ids('notReached')).toEqual([idle.id])
  expect((await who(course, 0, 'watched')).lesson).toMatchObject({ id: course.lessons[0]?.id })
  pass(-15 * day)
})

test('the home of the teacher tells the same figures', async () => {
  const course = await aCourse(arvand)
  const learners = await Promise.all(Array.from({ length: 10 }, () => aLearner(course)))
  for (const person of learners.slice(0, 4)) await step(course, person, 0)
  pass(15 * day)
  const { dropOff } = (await arvand.call(showTeacherToday, {}, course.owner)).answer
  const { learners: count, lessons } = await figures(course)
  expect(dropOff).toEqual({ courseId: course.id, courseTitle: course.title, learners: count, lessons })
  pass(-15 * day)
})

test('every member of the staff sees the figures, and nobody else', async () => {
  const course = await aCourse(arvand)
  const marker = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['mark'] })
  expect(await figures(course, marker)).toMatchObject({ learners: 0, course: { rights: ['mark'] } })
  const [other, learner] = [await aPerson(arvand, { roles: ['teacher'] }), await aLearner(course)]
  const ask = { courseId: course.id }
  const file = { ...ask, format: 'xlsx' as const }
  const lesson = { ...ask, lessonId: newId(), did: 'reached' as const }
  const tried = [
    [await arvand.call(showLessonFigures, ask), 401, 'request.unauthenticated'],
    [await arvand.call(exportLessonFigures, file), 401, 'request.unauthenticated'],
    [await arvand.call(showLessonFigures, ask, learner), 403, 'request.forbidden'],
    [await arvand.call(showLessonFigures, ask, other), 404, 'courses.unknown-course'],
    [await arvand.call(exportLessonFigures, file, other), 404, 'courses.unknown-course'],
    [await arvand.call(showLessonFigures, { courseId: 'x' }, course.owner), 422, 'request.invalid'],
    [await arvand.call(listStudents, lesson, course.owner), 404, 'courses.unknown-lesson'],
  ] as const
  for (const [called, status, code] of tried)
    expect([called.status, called.problem.code]).toEqual([status, code])
})

test('the figures and a list behind one of them are downloaded as files', async () => {
  const { course } = await aFollowedCourse()
  const download = (url: string) =>
    arvand.app.inject({ url, headers: { cookie: `arvand.session=${course.owner.token}` } })
  const asked = await arvand.call(exportLessonFigures, { courseId: course.id, format: 'csv' }, course.owner)
  const file = await download(asked.answer.url)
  expect(file.statusCode).toBe(200)
  expect(file.body).toContain('67')
  const lesson = { courseId: course.id, lessonId: course.lessons[0]?.id, did: 'notReached' as const }
  const list = await arvand.call(exportStudents, { ...lesson, format: 'csv' }, course.owner)
  const { body } = await download(list.answer.url)
  expect(body.trim().split('\n')).toHaveLength(2)
  pass(-15 * day)
})
