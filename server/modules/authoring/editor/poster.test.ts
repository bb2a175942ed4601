import type { LessonContent } from '@arvand/contracts/lesson-content'
import { openCourse } from '@arvand/contracts/panel/courses'
import { duplicateCourse, showTaughtCourse } from '@arvand/contracts/teacher/courses'
import { saveLesson, showWrittenLesson } from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile, aFilm } from '#testing/media'

let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

const aVideoLesson = async () => {
  const course = await aCourse(arvand, { owner: teacher, sections: [{ lessons: ['video'] }] })
  const { id: film } = await aFile(arvand, { ownerId: teacher.id, name: 'f.mp4', content: await aFilm() })
  const lessonId = course.lessons[0]?.id ?? ''
  const video = (more: object): LessonContent => ({
    ...{ kind: 'video', attachments: [], captions: [], chapters: [], watermark: false, fileId: film },
    ...more,
  })
  const save = (version: number, more: object) =>
    arvand.call(saveLesson, { lessonId, version, title: 'فیلم', content: video(more) }, teacher)
  return { course, lessonId, film, save }
}
const written = async (lessonId: string) =>
  (await arvand.call(showWrittenLesson, { lessonId }, teacher)).answer

test('a teacher plays the saved film in its editor, with a poster of their choice, which learners get too', async () => {
  const { course, lessonId, film, save } = await aVideoLesson()
  expect((await written(lessonId)).playable).toBeNull()
  expect((await save(1, {})).status).toBe(200)
  const plain = await written(lessonId)
  expect(plain.playable).toMatchObject({ kind: 'video', captions: [], chapters: [], watermark: null })
  expect(plain.playable?.file).toContain(film)

  const { id: poster } = await aFile(arvand, { ownerId: teacher.id })
  expect((await save(2, { posterFileId: poster, posterAlt: 'نمودار ستونی' })).answer.minutes).toBe(1)
  const shown = await written(lessonId)
  expect(shown.playable?.poster).toContain(`/media/${poster}/`)
  expect(shown.playable?.posterAlt).toBe('نمودار ستونی')
  expect(shown.files.map(({ id }) => id).toSorted()).toEqual([film, poster].toSorted())

  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  const { answer } = await arvand.call(openCourse, { slug: course.slug, lessonId }, learner)
  const content = answer.lesson.content
  expect(content?.kind === 'video' && content.playable).toMatchObject({ posterAlt: 'نمودار ستونی' })
  const address = content?.kind === 'video' ? (content.playable?.poster ?? '') : ''
  expect(address).toContain(`/media/${poster}/`)
  const picture = await arvand.app.inject({
    url: address,
    headers: { cookie: `arvand.session=${learner.token}` },
  })
  expect(picture.statusCode).toBe(200)
})

test('a poster is a picture that the teacher may use', async () => {
  const { film, save } = await aVideoLesson()
  const { id: theirs } = await aFile(arvand, { ownerId: (await aPerson(arvand)).id })
  expect((await save(1, { posterFileId: film })).problem.code).toBe('courses.wrong-file')
  expect((await save(1, { posterFileId: theirs })).problem.code).toBe('courses.unknown-file')
  expect((await save(1, { posterFileId: newId() })).problem.code).toBe('courses.unknown-file')
  expect((await save(1, { posterFileId: 'x' })).problem.code).toBe('request.invalid')
  expect((await save(1, { posterAlt: 'ا'.repeat(201) })).problem.code).toBe('request.invalid')
})

test('a copy of the course has the poster', async () => {
  const { course, save } = await aVideoLesson()
  const { id: poster } = await aFile(arvand, { ownerId: teacher.id })
  expect((await save(1, { posterFileId: poster })).status).toBe(200)
  const ask = { courseId: course.id, requestId: newId() }
  const copy = (await arvand.call(duplicateCourse, ask, teacher)).answer.course
  const { sections } = (await arvand.call(showTaughtCourse, { courseId: copy.id }, teacher)).answer
  const shown = await written(sections[0]?.lessons[0]?.id ?? '')
  expect(shown.playable?.poster).toContain(`/media/${poster}/`)
})
