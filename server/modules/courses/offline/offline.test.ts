import { packLesson } from '@arvand/contracts/panel/offline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aCourse, anEnrolment } from '../testing.ts'
import { packFilesOf } from './pack.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const day = 86_400_000

test('a learner is told what to keep of a lesson, and until when', async () => {
  const course = await aCourse(arvand)
  const person = await aPerson(arvand)
  const until = new Date(arvand.platform.clock.now().getTime() + 3 * day)
  await anEnrolment(arvand, course, person.id, { expiresAt: until })
  const lesson = course.lessons[1]
  const ask = { courseId: course.id, lessonId: lesson?.id ?? '' }
  const { answer } = await arvand.call(packLesson, ask, person)
  expect(answer).toEqual({
    course: { id: course.id, slug: course.slug, title: course.title },
    lesson: expect.objectContaining({ id: lesson?.id, kind: 'text' }),
    until: until.toISOString(),
    files: [],
  })
})

test('whoever may not read it is told why, and so that what is kept is erased', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['text', 'embed'] }] })
  const ask = { courseId: course.id, lessonId: course.lessons[0]?.id ?? '' }
  expect((await arvand.call(packLesson, ask)).status).toBe(401)
  const stranger = await aPerson(arvand)
  expect((await arvand.call(packLesson, ask, stranger)).problem.code).toBe('courses.not-enrolled')

  const late = await aPerson(arvand)
  const past = new Date(arvand.platform.clock.now().getTime() - day)
  await anEnrolment(arvand, course, late.id, { expiresAt: past })
  expect((await arvand.call(packLesson, ask, late)).problem.code).toBe('courses.access-ended')

  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  const embed = { ...ask, lessonId: course.lessons[1]?.id ?? '' }
  expect((await arvand.call(packLesson, embed, learner)).problem.code).toBe('courses.needs-line')
  for (const wrong of [{ lessonId: newId() }, { courseId: newId() }])
    expect((await arvand.call(packLesson, { ...ask, ...wrong }, learner)).status).toBe(404)
})

test("another course's lesson is none of this one", async () => {
  const [course, other] = [await aCourse(arvand), await aCourse(arvand)]
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  const ask = { courseId: course.id, lessonId: other.lessons[1]?.id ?? '' }
  expect((await arvand.call(packLesson, ask, learner)).problem.code).toBe('courses.unknown-lesson')
})

test.each([{ lessonId: 'x' }, { more: 1 }])('bad input %j is a 422', async (wrong) => {
  const { token } = await aPerson(arvand)
  const ask = { courseId: newId(), lessonId: newId(), ...wrong }
  expect((await arvand.call(packLesson, ask, { token })).status).toBe(422)
})

test('a video brings its sound, captions and poster, but no ladder', () => {
  const playable = {
    kind: 'video' as const,
    file: '/media/a/file?by=1',
    type: 'video/mp4',
    hls: '/media/a/hls/main.m3u8?by=1',
    audioOnly: '/media/a/audio.m4a?by=1',
    poster: '/media/a/poster.webp?by=1',
    seconds: 60,
    captions: [{ src: '/media/c/file', language: 'fa', label: 'فارسی' }],
    chapters: [],
    watermark: null,
  }
  const files = packFilesOf({ playable, pictures: { p: null }, attachments: [] }, () => null)
  expect(files.map(({ role }) => role)).toEqual(['video', 'sound', 'poster', 'captions'])
})
