import { showPreviewLesson } from '@arvand/contracts/home/preview-lessons'
import {
  enrolInCourse,
  leaveCourse,
  listMyCourses,
  openCourse,
  savePosition,
  showLesson,
  takeStep,
} from '@arvand/contracts/panel/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { recordSql } from '../../../testing/recorded-sql.ts'
import { courses } from '../tables.ts'
import { aCourse, anEnrolment, type TestCourse } from '../testing.ts'
import { nextLessonOf } from './next-lesson.ts'
import { whyNotOpen } from './open-rule.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const day = 86_400_000
const lessonAt = ({ lessons }: TestCourse, at: number) => lessons[at]?.id ?? ''

async function aLearner(course: TestCourse, wish: Parameters<typeof anEnrolment>[3] = {}) {
  const person = await aPerson(arvand)
  const enrolmentId = await anEnrolment(arvand, course, person.id, wish)
  return { ...person, enrolmentId }
}

test('a lesson comes with its curriculum, progress and neighbours', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['video', 'text'] }, { lessons: ['embed'] }] })
  const { token } = await aLearner(course, { steps: 11 })
  const ask = { courseId: course.id, lessonId: lessonAt(course, 1) }
  const { answer } = await arvand.call(showLesson, ask, { token })
  expect(answer).toMatchObject({
    as: 'learner',
    lesson: { number: 2, steps: 2, stepsDone: [1], content: { kind: 'text' } },
    progress: { distinctSteps: 11, maxStep: 13 },
    previousId: lessonAt(course, 0),
    nextId: lessonAt(course, 2),
    notes: 0,
  })
  expect(answer.position).toBeUndefined()
  expect(answer.curriculum.map(({ lessons }) => lessons.map(({ done }) => done))).toEqual([[10, 1], [0]])
})

test('two devices: the last that arrives is where one goes on', async () => {
  const course = await aCourse(arvand)
  const { token } = await aLearner(course)
  const place = { courseId: course.id, lessonId: lessonAt(course, 0) }
  await arvand.call(takeStep, { ...place, step: 1, position: 61.5 }, { token })
  await arvand.call(savePosition, { ...place, position: 425 }, { token })
  await arvand.call(savePosition, { ...place, position: 84.25 }, { token })
  const { answer } = await arvand.call(openCourse, { slug: course.slug }, { token })
  expect(answer.lesson.id).toBe(place.lessonId)
  expect(answer.position).toBe(84.25)
})

test.each([-1, 86_401, '12', null])('a position %j is a 422', async (position) => {
  const course = await aCourse(arvand)
  const { token } = await aLearner(course)
  const ask = { courseId: course.id, lessonId: lessonAt(course, 0), position }
  expect((await arvand.call(savePosition, ask, { token })).status).toBe(422)
})

test('steps outside 1…n are refused', async () => {
  const course = await aCourse(arvand)
  const { token } = await aLearner(course)
  for (const step of [0, -1, 11, 2_000_000_000]) {
    const ask = { courseId: course.id, lessonId: lessonAt(course, 0), step }
    const { problem } = await arvand.call(takeStep, ask, { token })
    expect(problem).toMatchObject({ status: 422, code: 'courses.wrong-step' })
  }
})

test('strangers, ended and paid-back enrolments are told why', async () => {
  const course = await aCourse(arvand)
  const ask = { courseId: course.id, lessonId: lessonAt(course, 0) }
  expect((await arvand.call(showLesson, ask)).status).toBe(401)
  const now = arvand.platform.clock.now()
  const [stranger, ended, late, left] = [
    await aPerson(arvand),
    await aLearner(course, { state: 'expired' }),
    await aLearner(course, { expiresAt: now }),
    await aLearner(course, { state: 'refunded' }),
  ]
  const codes = [
    [stranger, 'courses.not-enrolled'],
    [ended, 'courses.access-ended'],
    [late, 'courses.access-ended'],
    [left, 'courses.not-enrolled'],
  ] as const
  for (const [{ token }, code] of codes)
    for (const endpoint of [showLesson, takeStep, savePosition]) {
      const more = endpoint === takeStep ? { step: 1 } : endpoint === savePosition ? { position: 1 } : {}
      const { problem } = await arvand.call(endpoint, { ...ask, ...more }, { token })
      expect(problem).toMatchObject({ status: 403, code })
    }
})

test('a lesson of another course, a hidden one and an unknown course are 404', async () => {
  const course = await aCourse(arvand, {
    sections: [{ lessons: ['text', { kind: 'text', isPublished: false }] }],
  })
  const other = await aCourse(arvand)
  const { token } = await aLearner(course)
  for (const lessonId of [lessonAt(other, 0), lessonAt(course, 1), newId()]) {
    const { problem } = await arvand.call(showLesson, { courseId: course.id, lessonId }, { token })
    expect(problem).toMatchObject({ status: 404, code: 'courses.unknown-lesson' })
  }
  const draft = await aCourse(arvand, { state: 'draft' })
  const { problem } = await arvand.call(openCourse, { slug: draft.slug }, { token })
  expect(problem).toMatchObject({ status: 404, code: 'courses.unknown-course' })
})

test('a lesson opens on its day in Tehran, so many days after the enrolment', async () => {
  const course = await aCourse(arvand, {
    sections: [{ lessons: ['text', { kind: 'text', releaseAfterDays: 7 }] }],
  })
  // 23:00 in Tehran: the first day is nearly over.
  const enrolledAt = new Date('2026-11-20T19:30:00Z')
  const { token } = await aLearner(course, { enrolledAt })
  const ask = { courseId: course.id, lessonId: lessonAt(course, 1) }
  const { problem } = await arvand.call(showLesson, ask, { token })
  expect(problem).toMatchObject({ status: 403, code: 'courses.not-yet-open' })
  const { answer } = await arvand.call(openCourse, { slug: course.slug, lessonId: ask.lessonId }, { token })
  expect(answer.lesson.content).toBeNull()
  expect(answer.lesson.whyNot).toEqual({
    code: 'courses.not-yet-open',
    opensAt: '2026-11-26T20:30:00.000Z',
    missing: [],
  })
  expect((await arvand.call(takeStep, { ...ask, step: 1 }, { token })).problem.code).toBe(
    'courses.not-yet-open',
  )
  arvand.platform.clock.pass(
    (Date.parse('2026-11-26T20:30:00Z') - Number(arvand.platform.clock.now())) / 1000,
  )
  expect((await arvand.call(showLesson, ask, { token })).status).toBe(200)
})

test('who comes back finds the lessons open that had opened to them before', async () => {
  const course = await aCourse(arvand, {
    sections: [{ lessons: ['text', { kind: 'text', releaseAfterDays: 7 }] }],
  })
  const enrolledAt = new Date(arvand.platform.clock.now().getTime() - 8 * day)
  const { token } = await aLearner(course, { enrolledAt, steps: 3 })
  await arvand.call(leaveCourse, { courseId: course.id }, { token })
  const again = { courseId: course.id, requestId: newId() }
  expect((await arvand.call(enrolInCourse, again, { token })).status).toBe(200)
  const ask = { courseId: course.id, lessonId: lessonAt(course, 1) }
  expect((await arvand.call(showLesson, ask, { token })).status).toBe(200)
  expect((await arvand.call(takeStep, { ...ask, step: 2 }, { token })).status).toBe(200)
})

test('a cohort’s first day moves everything after it', async () => {
  const course = await aCourse(arvand, {
    sections: [{ lessons: ['text'] }, { releaseAfterDays: 2, lessons: ['text'] }],
  })
  const now = arvand.platform.clock.now()
  const startsOn = new Date(now.getTime() + 10 * day).toISOString().slice(0, 10)
  const cohortId = newId()
  await courses(arvand.platform.db)
    .insertInto('courses.cohorts')
    .values({
      id: cohortId,
      course_id: course.id,
      title: 'پاییز',
      starts_on: startsOn,
      ends_on: null,
      seats: null,
      created_at: now,
    })
    .execute()
  const { token } = await aLearner(course, { cohortId })
  const { answer } = await arvand.call(openCourse, { slug: course.slug }, { token })
  const opens = answer.curriculum.map(({ lessons }) => lessons[0]?.whyNot?.opensAt)
  const first = new Date(`${startsOn}T00:00:00+03:30`)
  expect(opens).toEqual([first.toISOString(), new Date(first.getTime() + 2 * day).toISOString()])
})

test('a lesson opens when the ones before it are done; to teachers and keepers of content at once', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['text', 'embed'] }] })
  await courses(arvand.platform.db)
    .insertInto('courses.lesson_prerequisites')
    .values({ lesson_id: lessonAt(course, 1), required_lesson_id: lessonAt(course, 0) })
    .execute()
  const { token } = await aLearner(course, { steps: 1 })
  const ask = { courseId: course.id, lessonId: lessonAt(course, 1) }
  const { problem } = await arvand.call(showLesson, ask, { token })
  expect(problem).toMatchObject({ status: 403, code: 'courses.lessons-before' })
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  for (const one of [course.owner, keeper])
    expect((await arvand.call(showLesson, ask, { token: one.token })).answer.as).toBe('staff')
  await arvand.call(takeStep, { ...ask, lessonId: lessonAt(course, 0), step: 2 }, { token })
  expect((await arvand.call(showLesson, ask, { token })).status).toBe(200)
})

test('the rule, all of it', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  expect(whyNotOpen({ opensAt: null, missing: [] }, now)).toBeNull()
  expect(whyNotOpen({ opensAt: now, missing: [] }, now)).toBeNull()
  expect(whyNotOpen({ opensAt: new Date(now.getTime() + 1), missing: ['x'] }, now)).toBe(
    'courses.not-yet-open',
  )
  expect(whyNotOpen({ opensAt: null, missing: ['x'] }, now)).toBe('courses.lessons-before')
})

test('one goes on where one stopped, then after it, then before it', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  const one = (id: string, done: number, opensAt: Date | null = null) => ({
    ...{ id, title: id, kind: 'text' as const, minutes: 1, seconds: 60, steps: 2, preview: false },
    ...{ sectionId: 's', sectionTitle: 's', missing: [], done, opensAt },
  })
  const later = new Date(now.getTime() + day)
  expect(nextLessonOf([one('a', 0), one('b', 1)], 'b', now)?.id).toBe('b')
  expect(nextLessonOf([one('a', 0), one('b', 2), one('c', 0)], 'b', now)?.id).toBe('c')
  expect(nextLessonOf([one('a', 0), one('b', 2), one('c', 0, later)], 'b', now)?.id).toBe('a')
  const laterStill = new Date(later.getTime() + day)
  expect(nextLessonOf([one('a', 2), one('b', 0, laterStill), one('c', 0, later)], 'a', now)?.id).toBe('c')
  const locked = { ...one('b', 0, later), missing: ['c'] }
  expect(nextLessonOf([one('a', 2), locked, one('c', 0, laterStill)], 'a', now)?.id).toBe('c')
  expect(nextLessonOf([one('a', 2), one('b', 2)], 'b', now)?.id).toBe('b')
  expect(nextLessonOf([one('a', 0), one('b', 0)], null, now)?.id).toBe('a')
  expect(nextLessonOf([], null, now)).toBeUndefined()
})

test('when nothing is open one goes on with the lesson that opens first, on both pages', async () => {
  const course = await aCourse(arvand, {
    sections: [
      { lessons: ['text'] },
      { releaseAfterDays: 5, lessons: ['text'] },
      { releaseAfterDays: 2, lessons: ['text'] },
    ],
  })
  const { token } = await aLearner(course, { steps: 2 })
  const [{ answer: opened }, { answer: mine }] = [
    await arvand.call(openCourse, { slug: course.slug }, { token }),
    await arvand.call(listMyCourses, {}, { token }),
  ]
  const { id, whyNot } = opened.lesson
  expect([id, whyNot?.code]).toEqual([lessonAt(course, 2), 'courses.not-yet-open'])
  expect(mine.items[0]?.nextLesson).toMatchObject({ id, opensAt: whyNot?.opensAt })
})

test('a lesson takes the same few questions however long the course is', async () => {
  const counts: number[] = []
  for (const lessons of [2, 60]) {
    const course = await aCourse(arvand, {
      sections: [{ lessons: Array.from({ length: lessons }, () => 'text') }],
    })
    const { token } = await aLearner(course)
    const ask = { courseId: course.id, lessonId: lessonAt(course, 1) }
    await arvand.call(showLesson, ask, { token })
    const asked = await recordSql(async () => {
      expect((await arvand.call(showLesson, ask, { token })).status).toBe(200)
    })
    counts.push(asked.length)
  }
  // The queries: session, course, curriculum, lesson, announcements.
  expect(counts).toEqual([5, 5])
})

test('a lesson that is fetched to be kept does not become the one to go on with', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['text', 'text', 'text'] }] })
  const { token } = await aLearner(course)
  const open = (more: object = {}) => arvand.call(openCourse, { slug: course.slug, ...more }, { token })
  expect((await open({ lessonId: lessonAt(course, 2), quiet: true })).answer.lesson.content).not.toBeNull()
  expect((await open()).answer.lesson.id).toBe(lessonAt(course, 0))
  await open({ lessonId: lessonAt(course, 2) })
  expect((await open()).answer.lesson.id).toBe(lessonAt(course, 2))
})

test('a preview lesson is open to anyone, others are not there', async () => {
  const course = await aCourse(arvand)
  const ask = { slug: course.slug, lessonId: lessonAt(course, 0) }
  const { answer } = await arvand.call(showPreviewLesson, ask)
  expect(answer).toMatchObject({ lesson: { number: 1, content: { kind: 'video' } }, cues: [] })
  expect(answer.previews).toHaveLength(1)
  const hidden = await arvand.call(showPreviewLesson, { ...ask, lessonId: lessonAt(course, 1) })
  expect(hidden.problem).toMatchObject({ status: 404, code: 'courses.unknown-lesson' })
  const draft = await aCourse(arvand, { state: 'draft' })
  const early = await arvand.call(showPreviewLesson, { slug: draft.slug, lessonId: lessonAt(draft, 0) })
  expect(early.status).toBe(404)
})
