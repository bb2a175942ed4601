import { showCourse } from '@arvand/contracts/home/courses'
import { openCourse, showAgenda, takeStep } from '@arvand/contracts/panel/courses'
import { duplicateCourse, showTaughtCourse } from '@arvand/contracts/teacher/courses'
import { exportCourse } from '@arvand/contracts/teacher/exchange'
import { showGradebook } from '@arvand/contracts/teacher/gradebook'
import {
  addLesson,
  previewLesson,
  publishLessons,
  removeLesson,
  saveLesson,
  showWrittenLesson,
} from '@arvand/contracts/teacher/lessons'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFile } from '#modules/media'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { assembleModules } from '#server/modules'
import { type Assemble, anApp, type TestApp } from '#server/testing/app'
import { importedBy, lessonsOf, overExchange } from '#testing/authoring'
import { aPerson, type TestPerson } from '#testing/identity'
import { aCourse, anEnrolment, type TestCourse } from '../testing.ts'
import { followItem } from './follow-item.ts'
import { pollKind, pollTables } from './testing.ts'

/** The real app, in which another module offers one more kind of lesson. */
const withPolls: Assemble = (platform) => assembleModules(platform, { lessonKinds: [pollKind] })

let arvand: TestApp
let teacher: TestPerson
let course: TestCourse
let lessonId: string
const poll = newId()
const question = 'کدام بخش دشوارتر بود؟'
const asTeacher = () => ({ token: teacher.token })
const content = { kind: 'live', attachments: [], itemId: poll } as const

beforeAll(async () => {
  arvand = await anApp({}, withPolls)
  await arvand.database.pool.query(pollTables)
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  await arvand.database.pool.query('insert into poll.polls (id, owner_id, question) values ($1, $2, $3)', [
    poll,
    teacher.id,
    question,
  ])
  course = await aCourse(arvand, { owner: teacher, sections: [{ lessons: ['text'] }] })
  const ask = { sectionId: course.sections[0]?.id, title: 'نظر شما', kind: 'live', requestId: newId() }
  lessonId = (await arvand.call(addLesson, ask, asTeacher())).answer.lessonId
}, 120_000)
afterAll(() => arvand.close())

/** The polls with these ids, each with its owner. */
const pollsOf = async (ids: readonly (string | null)[]) =>
  (await arvand.database.pool.query('select owner_id, question from poll.polls where id = any($1)', [ids]))
    .rows

test('a lesson of a kind that another module offers is written, checked, published, shown and counted', async () => {
  const shown = await arvand.call(showWrittenLesson, { lessonId }, asTeacher())
  expect(shown.answer.lesson).toMatchObject({
    content: { ...content, itemId: null },
    steps: 2,
    whyNotPublish: 'courses.lesson-without-item',
  })
  const publish = { courseId: course.id, lessonIds: [lessonId], isPublished: true }
  expect((await arvand.call(publishLessons, publish, asTeacher())).problem.code).toBe(
    'courses.lesson-without-item',
  )
  const written = { lessonId, version: 1, title: 'نظر شما', content, minutes: 3 }
  const saved = await arvand.call(saveLesson, written, asTeacher())
  expect(saved.answer).toMatchObject({ version: 2, steps: 2, minutes: 3, whyNotPublish: null })
  expect((await arvand.call(publishLessons, publish, asTeacher())).status).toBe(200)
  const outline = await arvand.call(showTaughtCourse, { courseId: course.id }, asTeacher())
  expect(outline.answer.sections[0]?.lessons[1]).toMatchObject({ kind: 'live', whyNotPublish: null })
  expect((await arvand.call(previewLesson, { lessonId, isPreview: true }, asTeacher())).problem.code).toBe(
    'courses.lesson-is-for-learners',
  )
  const page = await arvand.call(showCourse, { slug: course.slug })
  expect(page.answer.course).toMatchObject({ lessons: 2, minutes: 13 })
})

test('a poll that is not open refuses its lesson; when it opens or changes, its lessons follow', async () => {
  const draft = newId()
  const { pool } = arvand.database
  const draftPoll =
    'insert into poll.polls (id, owner_id, question, steps, is_open) values ($1, $2, $3, 3, false)'
  await pool.query(draftPoll, [draft, teacher.id, question])
  const other = await aCourse(arvand, { owner: teacher, sections: [{ lessons: ['text', 'text'] }] })
  const ask = { sectionId: other.sections[0]?.id, title: 'نظر شما', kind: 'live', requestId: newId() }
  const { lessonId } = (await arvand.call(addLesson, ask, asTeacher())).answer
  const written = {
    lessonId,
    version: 1,
    title: 'نظر شما',
    content: { ...content, itemId: draft },
    minutes: 3,
  }
  const saved = await arvand.call(saveLesson, written, asTeacher())
  expect(saved.answer).toMatchObject({ steps: 3, whyNotPublish: 'courses.lesson-item-closed' })
  const publish = { courseId: other.id, lessonIds: [lessonId], isPublished: true }
  expect((await arvand.call(publishLessons, publish, asTeacher())).problem.code).toBe(
    'courses.lesson-item-closed',
  )
  const outline = await arvand.call(showTaughtCourse, { courseId: other.id }, asTeacher())
  expect(outline.answer.sections[0]?.lessons[2]?.whyNotPublish).toBe('courses.lesson-item-closed')

  const closesAt = new Date(arvand.platform.clock.now().getTime() + 3 * 86_400_000)
  await pool.query('update poll.polls set is_open = true, closes_at = $2 where id = $1', [draft, closesAt])
  expect((await arvand.call(publishLessons, publish, asTeacher())).status).toBe(200)
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, other, learner.id, { steps: 2 })
  const days = { from: dayAt(arvand.platform.clock.now()), to: dayAt(closesAt) }
  const due = await arvand.call(showAgenda, days, learner)
  expect(due.answer.items).toEqual([
    expect.objectContaining({ key: `due-${lessonId}`, kind: 'due', at: closesAt.toISOString() }),
  ])

  const progress = async () =>
    (await arvand.call(openCourse, { slug: other.slug, lessonId }, learner)).answer.progress
  expect(await progress()).toMatchObject({ distinctSteps: 2, maxStep: 7 })
  const thing = { kind: 'live', courseId: other.id, itemId: draft } as const
  await transaction(arvand.platform.db, (tx) =>
    followItem(arvand.platform, tx, thing, { steps: 6, minutes: 25 }),
  )
  expect(await progress()).toMatchObject({ distinctSteps: 2, maxStep: 10 })
  const page = await arvand.call(showCourse, { slug: other.slug })
  expect(page.answer.course).toMatchObject({ minutes: 45 })
})

test('its learner is led to where it is done, completes it, and has their mark', async () => {
  const learner = await aPerson(arvand)
  const enrolment = await anEnrolment(arvand, course, learner.id)
  const { answer } = await arvand.call(openCourse, { slug: course.slug, lessonId }, learner)
  expect(answer.lesson).toMatchObject({
    steps: 2,
    content: { kind: 'live', href: `/polls/${poll}?lesson=${lessonId}` },
  })
  for (const step of [1, 2]) {
    const taken = await arvand.call(takeStep, { courseId: course.id, lessonId, step }, learner)
    expect(taken.answer.progress).toMatchObject({ distinctSteps: step, maxStep: 4 })
  }
  const vote = 'insert into poll.votes values ($1, $2, 800)'
  await arvand.database.pool.query(vote, [lessonId, enrolment])
  const book = await arvand.call(showGradebook, { courseId: course.id }, asTeacher())
  expect(book.answer.columns).toEqual([
    expect.objectContaining({ key: `poll:${lessonId}`, title: 'نظر شما' }),
  ])
  expect(book.answer.items[0]?.marks).toEqual([expect.objectContaining({ points: 800 })])
  expect((await arvand.call(removeLesson, { lessonId }, asTeacher())).problem.code).toBe(
    'courses.lesson-learnt',
  )
})

test('a copy of the course leads to a copy of its poll', async () => {
  const copied = await arvand.call(duplicateCourse, { courseId: course.id, requestId: newId() }, asTeacher())
  const copy = (await lessonsOf(arvand, copied.answer.course.id))[1]?.content
  if (copy?.kind !== 'live') throw new Error('the copy has no such lesson')
  expect(copy.itemId).not.toBe(poll)
  expect(await pollsOf([copy.itemId])).toEqual([{ owner_id: teacher.id, question }])
})

test('a course file takes it along, and brings it to whoever reads it; elsewhere it is told to be left out', async () => {
  const ask = { courseId: course.id, requestId: newId() }
  const { answer } = await arvand.call(exportCourse, ask, asTeacher())
  const written = await overExchange(arvand, teacher, answer.exchange.id)
  const file = await openFile({ ...arvand.platform }, written.link?.split('/')[2] ?? '')
  const bytes = Buffer.concat(await file.toArray())
  const reader = await aPerson(arvand, { roles: ['teacher'] })
  const { exchange } = await importedBy(arvand, reader, bytes, 'course.zip')
  const read = (await lessonsOf(arvand, exchange.course?.id ?? newId()))[1]
  if (read?.content.kind !== 'live') throw new Error('what was read has no such lesson')
  expect(read).toMatchObject({ title: 'نظر شما', steps: 2, is_published: true })
  expect(read.content.itemId).not.toBe(poll)
  expect(await pollsOf([read.content.itemId])).toEqual([{ owner_id: reader.id, question }])

  const other = await anApp()
  const stranger = await aPerson(other, { roles: ['teacher'] })
  const { report } = await importedBy(other, stranger, bytes, 'course.zip')
  expect(report?.lessons.map(({ kind }) => kind)).toEqual(['text'])
  expect(report?.leftOut).toEqual([expect.objectContaining({ title: 'نظر شما', reason: 'unknownKind' })])
  const theirs = { owner: stranger, sections: [{ lessons: [] }] }
  const sectionId = (await aCourse(other, theirs)).sections[0]?.id
  const unknown = { sectionId, title: 'نظر', kind: 'live', requestId: newId() }
  expect((await other.call(addLesson, unknown, stranger)).problem.code).toBe('courses.unknown-lesson-kind')
  await other.close()
}, 180_000)
