import * as endpoints from '@arvand/contracts/analysis/lessons'
import { showLessonFigures } from '@arvand/contracts/teacher/lesson-figures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { plansOf } from '#server/testing/query-plans'
import { recordSql } from '#server/testing/recorded-sql'
import { aCourse, anEnrolment, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let keeper: TestPerson
let teacher: TestPerson
let course: TestCourse

beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'], name: 'مهری نادری' })
  course = await aCourse(arvand, {
    owner: teacher,
    sections: [{ lessons: ['text', 'text'] }, { lessons: ['text'] }],
  })
  const steps = course.lessons.map((lesson) => lesson.steps)
  const upTo = (lessons: number) => steps.slice(0, lessons).reduce((sum, one) => sum + one, 0)
  const enrolledAt = new Date(arvand.platform.clock.now().getTime() - 20 * 86_400_000)
  for (const lessons of [0, 1, 1, 2, 3])
    await anEnrolment(arvand, course, (await aPerson(arvand)).id, {
      steps: upTo(lessons),
      enrolledAt,
      state: lessons === 3 ? 'completed' : 'active',
    })
  // Too new to be counted, and one whose money was given back.
  await anEnrolment(arvand, course, (await aPerson(arvand)).id, { steps: upTo(3) })
  await anEnrolment(arvand, course, (await aPerson(arvand)).id, { enrolledAt, state: 'refunded' })
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
}, 60_000)
afterAll(() => arvand.close())

const show = () => arvand.call(endpoints.showCourseLessons, { courseId: course.id }, keeper)

test('the figures of each lesson, in order, are those that its teacher sees', async () => {
  const { answer } = await show()
  expect(answer.course).toEqual({ id: course.id, slug: course.slug, title: expect.any(String) })
  expect(answer.learners).toBe(5)
  expect(answer.lessons.map(({ reached, completed }) => [reached, completed])).toEqual([
    [4, 4],
    [2, 2],
    [1, 1],
  ])
  const taught = (await arvand.call(showLessonFigures, { courseId: course.id }, teacher)).answer
  expect([answer.learners, answer.lessons]).toEqual([taught.learners, taught.lessons])
})

test('each figure opens a list of as many', async () => {
  const { lessons, learners } = (await show()).answer
  for (const { lessonId, reached, completed } of lessons) {
    const count = async (did: string) => {
      const ask = { courseId: course.id, lessonId, did }
      return (await arvand.call(endpoints.listLessonLearners, ask, keeper)).answer.items.length
    }
    expect(await count('reached')).toBe(reached)
    expect(await count('completed')).toBe(completed)
    expect(await count('notReached')).toBe(learners - reached)
  }
})

test('courses, with their completions, the fullest first', async () => {
  const { items } = (await arvand.call(endpoints.listCourses, {}, keeper)).answer
  expect(items).toMatchObject([{ id: course.id, teacher: 'مهری نادری', enrolled: 6, completed: 1 }])
  await aCourse(arvand, { owner: teacher, state: 'draft' })
  expect((await arvand.call(endpoints.listCourses, {}, keeper)).answer.items).toHaveLength(1)
})

test('unknown courses and lessons are 404, others are refused', async () => {
  const lessonId = course.lessons[0]?.id ?? ''
  const ask = { courseId: course.id, lessonId, did: 'reached' }
  const unknown = [
    [endpoints.showCourseLessons, { courseId: newId() }, 'courses.unknown-course'],
    [endpoints.listLessonLearners, { ...ask, courseId: newId() }, 'courses.unknown-course'],
    [endpoints.listLessonLearners, { ...ask, lessonId: newId() }, 'courses.unknown-lesson'],
  ] as const
  for (const [endpoint, wrong, code] of unknown)
    expect((await arvand.call(endpoint, wrong, keeper)).problem).toMatchObject({ status: 404, code })
  const others = [
    teacher,
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['manager'], scopes: ['content'] }),
  ]
  const asks = [
    [endpoints.listCourses, {}],
    [endpoints.showCourseLessons, { courseId: course.id }],
    [endpoints.listLessonLearners, ask],
  ] as const
  for (const [endpoint, body] of asks) {
    expect((await arvand.call(endpoint, body)).status).toBe(401)
    for (const other of others) expect((await arvand.call(endpoint, body, other)).status).toBe(403)
  }
  expect((await arvand.call(endpoints.listLessonLearners, { ...ask, did: 'seen' }, keeper)).status).toBe(422)
})

test('every question has an index', async () => {
  const lessonId = course.lessons[0]?.id ?? ''
  const statements = await recordSql(async () => {
    await show()
    await arvand.call(endpoints.listCourses, {}, keeper)
    for (const did of ['reached', 'notReached', 'completed', 'watched'])
      await arvand.call(endpoints.listLessonLearners, { courseId: course.id, lessonId, did }, keeper)
  })
  expect((await plansOf(arvand, statements)).flat()).toEqual([])
})
