import {
  checkReviewTopic,
  publishCourse,
  removeReviewNote,
  returnCourse,
  reviewNoteDone,
  showCourseToManager,
  writeReviewNote,
} from '@arvand/contracts/panel/manage-courses'
import { listNotices } from '@arvand/contracts/panel/notices'
import { listAudit } from '@arvand/contracts/panel/people'
import { markReviewNote, showTaughtCourse, submitCourse } from '@arvand/contracts/teacher/courses'
import { removeLesson } from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { authoring } from '../tables.ts'

let arvand: TestApp
let teacher: TestPerson
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { name: 'نرگس بهرامی', roles: ['teacher'] })
  manager = await aPerson(arvand, {
    name: 'رها آزادی',
    roles: ['manager'],
    scopes: ['content', 'people'],
  })
})
afterAll(() => arvand.close())

const asManager = () => ({ token: manager.token })
const asTeacher = () => ({ token: teacher.token })
const submit = ({ id: courseId }: TestCourse) => arvand.call(submitCourse, { courseId }, asTeacher())

async function inReview(): Promise<TestCourse> {
  const sections = [{ title: 'فصل اول', lessons: ['text', 'text'] as const }]
  const course = await aCourse(arvand, { owner: teacher, state: 'draft', sections })
  await submit(course)
  return course
}

const text = 'صدای ضبط در دقیقهٔ دوم قطع می‌شود.'
const noteOn = (course: TestCourse, more: object = { lessonId: course.lessons[0]?.id }) =>
  arvand.call(writeReviewNote, { courseId: course.id, text, requestId: newId(), ...more }, asManager())
const seenByTeacher = async ({ id: courseId }: TestCourse) =>
  (await arvand.call(showTaughtCourse, { courseId }, asTeacher())).answer.reviewNotes
const seenByManager = async ({ id: courseId }: TestCourse) =>
  (await arvand.call(showCourseToManager, { courseId }, asManager())).answer

test('a returned course carries its notes; what the teacher marks as done stands in the next review', async () => {
  const course = await inReview()
  const [lesson] = course.lessons
  const { noteId } = (await noteOn(course, { lessonId: lesson?.id, topic: 'media' })).answer
  await noteOn(course, { sectionId: course.sections[0]?.id, topic: 'outline' })
  await noteOn(course, { topic: 'price' })
  expect(await seenByTeacher(course)).toEqual([])
  const reason = 'نکته‌ها را کنار درس‌ها نوشته‌ام.'
  await arvand.call(returnCourse, { courseId: course.id, reason }, asManager())
  const notice = (await arvand.call(listNotices, {}, asTeacher())).answer.items[0]
  expect(notice).toMatchObject({ kind: 'course-returned', link: `/teach/courses/${course.id}/curriculum` })
  expect(notice?.body).toContain('۳ یادداشت بررسی')
  const got = await seenByTeacher(course)
  expect(got.map(({ subject }) => subject).toSorted()).toEqual(['course', 'lesson', 'section'])
  expect(got.find(({ id }) => id === noteId)).toMatchObject({
    ...{ lessonId: lesson?.id, sectionId: null, title: 'درس 1', topic: 'media', text },
    ...{ by: 'رها آزادی', isDone: false, turns: [], sentAt: expect.any(String) },
  })
  const done = await arvand.call(markReviewNote, { noteId, isDone: true }, asTeacher())
  expect(done.answer.note).toMatchObject({ isDone: true, turns: [{ isDone: true, by: 'نرگس بهرامی' }] })
  await arvand.call(markReviewNote, { noteId, isDone: true }, asTeacher())
  await submit(course)
  const { notes } = await seenByManager(course)
  expect(notes.filter(({ isDone }) => isDone)).toMatchObject([{ id: noteId, turns: [{ isDone: true }] }])
  arvand.platform.clock.pass(60)
  const again = await arvand.call(reviewNoteDone, { noteId, isDone: false }, asManager())
  expect(again.answer.note).toMatchObject({ isDone: false, turns: [{ isDone: true }, { isDone: false }] })
  await noteOn(course)
  expect((await arvand.call(publishCourse, { courseId: course.id }, asManager())).status).toBe(200)
  expect(await seenByTeacher(course)).toHaveLength(4)
  const audit = (await arvand.call(listAudit, { personId: teacher.id }, asManager())).answer
  expect(audit.items.map(({ act }) => act).slice(0, 3)).toEqual([
    'course-published',
    'course-noted',
    'course-note-reopened',
  ])
  expect(audit.items[0]?.detail).toMatchObject({ notes: 1 })
})

test('a note is written once for a repeated request, and removed until it is sent', async () => {
  const course = await inReview()
  const requestId = newId()
  const [first, second] = [await noteOn(course, { requestId }), await noteOn(course, { requestId })]
  expect(second.answer).toEqual(first.answer)
  const { noteId } = first.answer
  const unsent = await arvand.call(reviewNoteDone, { noteId, isDone: true }, asManager())
  expect(unsent.problem.code).toBe('courses.review-note-unsent')
  expect((await arvand.call(markReviewNote, { noteId, isDone: true }, asTeacher())).problem.code).toBe(
    'courses.unknown-review-note',
  )
  expect((await arvand.call(removeReviewNote, { noteId }, asManager())).status).toBe(200)
  expect((await seenByManager(course)).notes).toEqual([])
  expect((await arvand.call(removeReviewNote, { noteId }, asManager())).problem.code).toBe(
    'courses.unknown-review-note',
  )
  const { noteId: sent } = (await noteOn(course)).answer
  await arvand.call(returnCourse, { courseId: course.id, reason: 'دلیل کافی' }, asManager())
  for (const call of [
    arvand.call(removeReviewNote, { noteId: sent }, asManager()),
    arvand.call(reviewNoteDone, { noteId: sent, isDone: true }, asManager()),
    noteOn(course),
    arvand.call(checkReviewTopic, { courseId: course.id, topic: 'price', isChecked: true }, asManager()),
  ])
    expect((await call).problem.code).toBe('courses.not-in-review')
  await submit(course)
  const late = await arvand.call(removeReviewNote, { noteId: sent }, asManager())
  expect(late.problem.code).toBe('courses.review-note-sent')
})

test('a note outlives its lesson and keeps its title', async () => {
  const course = await inReview()
  const [lesson] = course.lessons
  await noteOn(course)
  await arvand.call(returnCourse, { courseId: course.id, reason: 'دلیل کافی' }, asManager())
  await arvand.call(removeLesson, { lessonId: lesson?.id }, asTeacher())
  expect(await seenByTeacher(course)).toMatchObject([{ subject: 'lesson', lessonId: null, title: 'درس 1' }])
})

test('the checklist of a review is ticked, unticked, and begins anew with the next review', async () => {
  const course = await inReview()
  const tick = (topic: string, isChecked = true) =>
    arvand.call(checkReviewTopic, { courseId: course.id, topic, isChecked }, asManager())
  await tick('price')
  await tick('cover')
  arvand.platform.clock.pass(1)
  await tick('cover', false)
  expect((await seenByManager(course)).checks).toMatchObject([{ topic: 'price', by: 'رها آزادی' }])
  await arvand.call(returnCourse, { courseId: course.id, reason: 'دلیل کافی' }, asManager())
  arvand.platform.clock.pass(1)
  await submit(course)
  expect((await seenByManager(course)).checks).toEqual([])
  expect((await tick('taste')).status).toBe(422)
  const elsewhere = { courseId: newId(), topic: 'price', isChecked: true }
  expect((await arvand.call(checkReviewTopic, elsewhere, asManager())).problem.code).toBe(
    'courses.unknown-course',
  )
})

test('what is not of the course is unknown, and a course takes three hundred notes', async () => {
  const [course, other] = [await inReview(), await inReview()]
  const codes = [
    [{ lessonId: other.lessons[0]?.id }, 'courses.unknown-lesson'],
    [{ sectionId: other.sections[0]?.id }, 'courses.unknown-section'],
    [{ courseId: newId() }, 'courses.unknown-course'],
  ] as const
  for (const [more, code] of codes) expect((await noteOn(course, more)).problem.code).toBe(code)
  expect((await noteOn(course, { text: 'نه' })).status).toBe(422)
  const { answer } = await noteOn(course)
  const db = authoring(arvand.database.db)
  const row = await db
    .selectFrom('authoring.review_notes')
    .selectAll()
    .where('id', '=', answer.noteId)
    .executeTakeFirstOrThrow()
  const many = Array.from({ length: 299 }, () => ({ ...row, id: newId() }))
  await db.insertInto('authoring.review_notes').values(many).execute()
  expect((await noteOn(course)).problem.code).toBe('courses.too-many-review-notes')
})

test('only managers of content note, only who writes the course marks', async () => {
  const course = await inReview()
  const { noteId } = (await noteOn(course)).answer
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  const ask = { courseId: course.id, text, requestId: newId() }
  for (const { token } of [keeper, teacher])
    expect((await arvand.call(writeReviewNote, ask, { token })).status).toBe(403)
  expect((await arvand.call(writeReviewNote, ask)).status).toBe(401)
  await arvand.call(returnCourse, { courseId: course.id, reason: 'دلیل کافی' }, asManager())
  const stranger = await aPerson(arvand, { roles: ['teacher'] })
  const marking = { noteId, isDone: true }
  expect((await arvand.call(markReviewNote, marking, { token: stranger.token })).problem.code).toBe(
    'courses.unknown-review-note',
  )
  const helper = await aPerson(arvand, { roles: ['teacher'] })
  await aStaffMember(arvand, course.id, { person: helper, role: 'assistant', rights: ['mark'] })
  expect((await arvand.call(markReviewNote, marking, { token: helper.token })).problem.code).toBe(
    'courses.right-missing',
  )
})
