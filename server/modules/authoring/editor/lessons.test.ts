import type { LessonContent } from '@arvand/contracts/lesson-content'
import { showTaughtCourse } from '@arvand/contracts/teacher/courses'
import {
  listLessonVersions,
  previewLesson,
  publishLessons,
  restoreLesson,
  saveLesson,
  showLessonVersion,
  showWrittenLesson,
} from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findEnrolment } from '#modules/courses'
import { findFiles } from '#modules/media'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, aLessonContent, anEnrolment, aStaffMember, aText } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile, aFilm, someCaptions } from '#testing/media'

let arvand: TestApp
let teacher: TestPerson
let other: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { name: 'آرمان کاظمی', roles: ['teacher'] })
  other = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

const asTeacher = () => ({ token: teacher.token })
const text = (...headings: string[]): LessonContent => ({
  kind: 'text',
  attachments: [],
  body: aText(...headings),
})
const save = (lessonId: string, version: number, content: LessonContent, by = teacher) =>
  arvand.call(saveLesson, { lessonId, version, title: 'حد', content }, { token: by.token })
const oneLesson = async (
  kind: LessonContent['kind'] = 'text',
  wish: { state?: 'draft'; isPreview?: boolean } = { state: 'draft' },
) => {
  const course = await aCourse(arvand, {
    ...(wish.state ? { state: wish.state } : {}),
    owner: teacher,
    sections: [{ lessons: [{ kind, isPreview: wish.isPreview ?? false }] }],
  })
  return { course, lessonId: course.lessons[0]?.id ?? '' }
}

test('a text is saved over the version it was read in; steps and minutes follow its words', async () => {
  const { course, lessonId } = await oneLesson()
  const saved = await save(lessonId, 1, text('یک', 'دو', 'سه'))
  expect(saved.answer).toMatchObject({ version: 2, steps: 3, minutes: 1, whyNotPublish: null })
  const shown = await arvand.call(showWrittenLesson, { lessonId }, asTeacher())
  expect(shown.answer).toMatchObject({
    lesson: { title: 'حد', version: 2, content: text('یک', 'دو', 'سه') },
    course: { id: course.id },
    mayWrite: true,
    previousId: null,
    nextId: null,
  })
  const late = await save(lessonId, 1, text('دیگر'))
  expect(late.problem).toMatchObject({
    status: 409,
    code: 'courses.saved-meanwhile',
    current: { version: 2, title: 'حد', savedBy: 'آرمان کاظمی' },
  })
  // The same save again, as after a lost answer, is no conflict.
  expect((await save(lessonId, 1, text('یک', 'دو', 'سه'))).answer).toEqual(saved.answer)
  const { answer } = await arvand.call(showTaughtCourse, { courseId: course.id }, asTeacher())
  expect(answer.sections[0]?.lessons[0]).toMatchObject({ title: 'حد', minutes: 1 })
})

test('a kind stays, another’s lesson is unknown, and what does not fit is a 422', async () => {
  const { course, lessonId } = await oneLesson()
  expect((await save(lessonId, 1, aLessonContent('video'))).problem.code).toBe('courses.kind-fixed')
  expect((await save(lessonId, 1, text('یک'), other)).problem).toMatchObject({
    status: 404,
    code: 'courses.unknown-lesson',
  })
  expect((await arvand.call(showWrittenLesson, { lessonId }, { token: other.token })).status).toBe(404)
  expect((await arvand.call(listLessonVersions, { lessonId }, { token: other.token })).status).toBe(404)
  const marker = await aStaffMember(arvand, course.id, { rights: ['mark'] })
  expect((await save(lessonId, 1, text('یک'), marker)).problem.code).toBe('courses.right-missing')
  expect((await arvand.call(showWrittenLesson, { lessonId }, { token: marker.token })).answer.mayWrite).toBe(
    false,
  )
  const script = { type: 'doc', content: [{ type: 'script', content: [] }] }
  const wrong = {
    lessonId,
    version: 1,
    title: 'حد',
    content: { kind: 'text', attachments: [], body: script },
  }
  expect((await arvand.call(saveLesson, wrong, asTeacher())).status).toBe(422)
})

test('a video counts ten steps and the minutes of its file; files are one’s own and of the right kind', async () => {
  const { lessonId } = await oneLesson('video')
  const [film, captions, picture, theirs] = await Promise.all([
    aFile(arvand, { ownerId: teacher.id, name: 'فیلم.mp4', content: await aFilm() }),
    aFile(arvand, { ownerId: teacher.id, use: 'captions', name: 'زیرنویس.vtt', content: someCaptions }),
    aFile(arvand, { ownerId: teacher.id }),
    aFile(arvand, { ownerId: other.id, content: await aFilm() }),
  ])
  const video = (fileId: string, change: object = {}): LessonContent => ({
    ...{ kind: 'video', attachments: [], chapters: [], captions: [], watermark: true, fileId },
    ...change,
  })
  expect((await save(lessonId, 1, video(picture.id))).problem.code).toBe('courses.wrong-file')
  expect((await save(lessonId, 1, video(theirs.id))).problem.code).toBe('courses.unknown-file')
  expect((await save(lessonId, 1, video(newId()))).problem.code).toBe('courses.unknown-file')
  const heard = [{ fileId: picture.id, language: 'fa', label: 'فارسی' }]
  expect((await save(lessonId, 1, video(film.id, { captions: heard }))).problem.code).toBe(
    'courses.wrong-file',
  )
  const right = [{ fileId: captions.id, language: 'fa', label: 'فارسی' }]
  const saved = await save(lessonId, 1, video(film.id, { captions: right }))
  expect(saved.answer).toMatchObject({ version: 2, steps: 10, minutes: 1, whyNotPublish: null })
  const { answer } = await arvand.call(showWrittenLesson, { lessonId }, asTeacher())
  expect(answer.files.map(({ id }) => id).toSorted()).toEqual([film.id, captions.id].toSorted())
  const emptied = await save(lessonId, 2, video(film.id, { fileId: null }))
  expect(emptied.answer).toMatchObject({ minutes: 0, whyNotPublish: 'courses.lesson-without-file' })
})

test('what learners see stays complete, and the files of a preview are open to all', async () => {
  const { course, lessonId } = await oneLesson('text', { isPreview: true })
  const picture = await aFile(arvand, { ownerId: teacher.id })
  const shown: LessonContent = {
    kind: 'text',
    attachments: [],
    body: { type: 'doc', content: [{ type: 'image', attrs: { fileId: picture.id, alt: 'نمودار' } }] },
  }
  const isPublic = async () =>
    (await findFiles(arvand.platform.db, [picture.id])).get(picture.id)?.isPublic ?? null
  expect((await save(lessonId, 1, shown)).status).toBe(200)
  expect(await isPublic()).toBe(true)
  await arvand.call(previewLesson, { lessonId, isPreview: false }, asTeacher())
  expect(await isPublic()).toBe(false)
  await arvand.call(previewLesson, { lessonId, isPreview: true }, asTeacher())
  const hide = { courseId: course.id, lessonIds: [lessonId], isPublished: false }
  await arvand.call(publishLessons, hide, asTeacher())
  expect(await isPublic()).toBe(false)
  await arvand.call(publishLessons, { ...hide, isPublished: true }, asTeacher())
  expect(await isPublic()).toBe(true)
  const empty: LessonContent = { kind: 'text', attachments: [], body: { type: 'doc', content: [] } }
  expect((await save(lessonId, 2, empty)).problem.code).toBe('courses.lesson-empty')
  expect((await save(lessonId, 2, text('بی‌تصویر'))).status).toBe(200)
  expect(await isPublic()).toBe(false)
})

test('progress is counted again when a lesson gets other steps or is hidden', async () => {
  const { course, lessonId } = await oneLesson('text', {})
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id, { steps: 2 })
  const steps = async () => (await findEnrolment(arvand.platform.db, course.id, learner.id))?.distinct_steps
  await save(lessonId, 1, text('فقط یکی'))
  expect(await steps()).toBe(1)
  const hide = { courseId: course.id, lessonIds: [lessonId], isPublished: false }
  await arvand.call(publishLessons, hide, asTeacher())
  expect(await steps()).toBe(0)
  await arvand.call(publishLessons, { ...hide, isPublished: true }, asTeacher())
  expect(await steps()).toBe(1)
})

test('each sitting is one version, an older one is restored, and the newest fifty are kept', async () => {
  const { lessonId } = await oneLesson()
  const { clock } = arvand.platform
  const versions = async (cursor?: string) =>
    (await arvand.call(listLessonVersions, { lessonId, ...(cursor ? { cursor } : {}) }, asTeacher())).answer
  await save(lessonId, 1, text('اول'))
  await save(lessonId, 2, text('اول و پیوسته'))
  expect((await versions()).items.map(({ version }) => version)).toEqual([3, 1])
  clock.pass(360)
  await save(lessonId, 3, text('پس از مکث'))
  expect((await versions()).items.map(({ version }) => version)).toEqual([4, 3, 1])
  const kept = await arvand.call(showLessonVersion, { lessonId, version: 3 }, asTeacher())
  expect(kept.answer.content).toEqual(text('اول و پیوسته'))
  const ask = { lessonId, version: 3, over: 4 }
  expect((await arvand.call(restoreLesson, { ...ask, version: 2 }, asTeacher())).problem.code).toBe(
    'courses.unknown-version',
  )
  expect((await arvand.call(restoreLesson, { ...ask, over: 3 }, asTeacher())).problem.code).toBe(
    'courses.saved-meanwhile',
  )
  expect((await arvand.call(restoreLesson, ask, asTeacher())).answer).toMatchObject({ version: 5 })
  const { answer } = await arvand.call(showWrittenLesson, { lessonId }, asTeacher())
  expect(answer.lesson.content).toEqual(text('اول و پیوسته'))
  expect((await versions()).items.map(({ version }) => version)).toEqual([5, 4, 3, 1])
  for (let version = 5; version < 65; version++) {
    clock.pass(360)
    await save(lessonId, version, text(`بار ${version}`))
  }
  const pages = [await versions()]
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
    pages.push(await versions(cursor))
  expect(pages.flatMap(({ items }) => items)).toHaveLength(50)
  expect(pages[0]?.items[0]).toMatchObject({ version: 65, savedBy: 'آرمان کاظمی' })
})
