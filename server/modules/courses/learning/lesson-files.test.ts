import type { LessonContent } from '@arvand/contracts/lesson-content'
import { showLesson } from '@arvand/contracts/panel/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '#modules/media'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aDocument } from '#testing/media'
import { courses } from '../tables.ts'
import { aCourse, anEnrolment } from '../testing.ts'
import { lessonFileRight } from './lesson-file-right.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

async function aCourseWithFile(lesson: { isPreview?: boolean; releaseAfterDays?: number } = {}) {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const wish = { ownerId: owner.id, use: 'lesson' as const, name: 'جزوه.pdf', content: aDocument }
  const file = await storeFile(arvand.platform, wish)
  const content: LessonContent = { kind: 'file', attachments: [{ fileId: file.id, title: 'جزوه' }] }
  const course = await aCourse(arvand, {
    owner,
    sections: [{ lessons: [{ kind: 'file', content, ...lesson }] }],
  })
  const lessonId = course.lessons[0]?.id ?? ''
  await courses(arvand.platform.db)
    .insertInto('courses.lesson_files')
    .values({ lesson_id: lessonId, file_id: file.id })
    .execute()
  return { course, lessonId, fileId: file.id }
}

const read = (url: string, token?: string) =>
  arvand.app.inject({ method: 'GET', url, headers: token ? { cookie: `arvand.session=${token}` } : {} })

test('a link of a lesson serves its learner’s session and no other', async () => {
  const { course, lessonId } = await aCourseWithFile()
  const [learner, other] = [await aPerson(arvand), await aPerson(arvand)]
  await anEnrolment(arvand, course, learner.id)
  const { answer } = await arvand.call(
    showLesson,
    { courseId: course.id, lessonId },
    { token: learner.token },
  )
  const link = answer.lesson.content.attachments[0]?.link ?? ''
  expect((await read(link, learner.token)).statusCode).toBe(200)
  expect((await read(link, other.token)).statusCode).not.toBe(200)
  expect((await read(link)).statusCode).not.toBe(200)
  expect((await read(link.replace(/\?.*$/, ''), other.token)).statusCode).not.toBe(200)
})

test('who may read a lesson’s files', async () => {
  const { db } = arvand.platform
  const now = arvand.platform.clock.now()
  const { course, fileId } = await aCourseWithFile()
  const [stranger, learner, ended] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  await anEnrolment(arvand, course, learner.id)
  await anEnrolment(arvand, course, ended.id, { expiresAt: now })
  const may = (personId: string) => lessonFileRight.mayRead(db, fileId, personId, now)
  expect(await Promise.all([stranger, learner, ended, course.owner].map(({ id }) => may(id)))).toEqual([
    false,
    true,
    false,
    true,
  ])
  const preview = await aCourseWithFile({ isPreview: true })
  expect(await lessonFileRight.mayRead(db, preview.fileId, stranger.id, now)).toBe(true)
  const later = await aCourseWithFile({ releaseAfterDays: 3 })
  await anEnrolment(arvand, later.course, learner.id)
  expect(await lessonFileRight.mayRead(db, later.fileId, learner.id, now)).toBe(false)
})
