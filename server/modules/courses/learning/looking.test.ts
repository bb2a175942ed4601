import { openCourse, takeStep } from '@arvand/contracts/panel/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aCourse, aLessonContent, anEnrolment } from '../testing.ts'
import { watermarkOf } from './lesson-query.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const aCourseWithDraft = () =>
  aCourse(arvand, {
    sections: [{ lessons: ['text', { kind: 'assignment', isPublished: false }, 'embed'] }],
  })

test('whoever teaches looks at a lesson before it is published, in its place, and nothing is counted', async () => {
  const course = await aCourseWithDraft()
  const [first, draft, last] = course.lessons.map(({ id }) => id)
  const { token } = course.owner
  const ask = { slug: course.slug, lessonId: draft }
  const { answer } = await arvand.call(openCourse, ask, { token })
  expect(answer).toMatchObject({
    as: 'staff',
    staff: { teaches: true, isDraft: true },
    enrolment: null,
    lesson: { number: 2, content: { kind: 'assignment', dueAt: null, dueDays: null } },
    previousId: first,
    nextId: last,
  })
  const ofFirst = await arvand.call(openCourse, { slug: course.slug, lessonId: first }, { token })
  expect(ofFirst.answer.staff).toEqual({ teaches: true, isDraft: false })
  // A draft that was not asked for is left out, so the next lesson is the one after it.
  expect(ofFirst.answer.nextId).toBe(last)
})

test('a keeper of content looks too, but does not teach; a learner does not see it at all', async () => {
  const course = await aCourseWithDraft()
  const ask = { slug: course.slug, lessonId: course.lessons[1]?.id ?? '' }
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const { answer } = await arvand.call(openCourse, ask, { token: keeper.token })
  expect(answer.staff).toEqual({ teaches: false, isDraft: true })
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  const refused = await arvand.call(openCourse, ask, { token: learner.token })
  expect(refused.problem).toMatchObject({ status: 404, code: 'courses.unknown-lesson' })
  const own = await arvand.call(openCourse, { slug: course.slug }, { token: learner.token })
  expect(own.answer.staff).toBeNull()
  const step = { courseId: course.id, lessonId: ask.lessonId, step: 1 }
  expect((await arvand.call(takeStep, step, { token: course.owner.token })).status).toBeGreaterThan(399)
})

test('an assignment tells how many days there are, from when it opens', async () => {
  const content = { ...aLessonContent('assignment'), dueDays: 7 }
  const course = await aCourse(arvand, { sections: [{ lessons: [{ kind: 'assignment', content }] }] })
  const { answer } = await arvand.call(openCourse, { slug: course.slug }, { token: course.owner.token })
  expect(answer.lesson.content).toMatchObject({ dueAt: null, dueDays: 7 })
})

test('the words over a film have Persian digits', async () => {
  const { id } = await aPerson(arvand)
  expect(await watermarkOf(arvand.platform.db, id)).toMatch(/ [۰-۹]{4}$/)
})
