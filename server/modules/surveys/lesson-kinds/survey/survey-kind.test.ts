import { showLesson } from '@arvand/contracts/panel/courses'
import { duplicateCourse } from '@arvand/contracts/teacher/courses'
import { addLesson, publishLessons, saveLesson } from '@arvand/contracts/teacher/lessons'
import { closeSurvey, makeSurvey, publishSurvey, unpublishSurvey } from '@arvand/contracts/teacher/surveys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { lessonsOf } from '#testing/authoring'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

test('a lesson leads to its survey while that is published; a copy of the course leads nowhere', async () => {
  const [teacher, learner] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
  const course = await aCourse(arvand, { owner: teacher })
  await anEnrolment(arvand, course, learner.id)
  const made = { title: 'پایان دوره', template: 'nps', requestId: newId() } as const
  const { surveyId } = (await arvand.call(makeSurvey, made, teacher)).answer
  const added = { sectionId: course.sections[0]?.id, title: 'نظر شما', kind: 'survey', requestId: newId() }
  const { lessonId } = (await arvand.call(addLesson, added, teacher)).answer
  const publish = { courseId: course.id, lessonIds: [lessonId], isPublished: true }
  const early = await arvand.call(publishLessons, publish, teacher)
  expect(early.problem.code).toBe('courses.lesson-without-item')
  const content = { kind: 'survey', attachments: [], itemId: surveyId } as const
  await arvand.call(saveLesson, { lessonId, version: 1, title: 'نظر شما', content, minutes: 3 }, teacher)
  const draft = await arvand.call(publishLessons, publish, teacher)
  expect(draft.problem.code).toBe('courses.lesson-item-closed')
  const href = async () => {
    const { answer } = await arvand.call(showLesson, { courseId: course.id, lessonId }, learner)
    return answer.lesson.content.kind === 'survey' ? answer.lesson.content.href : undefined
  }
  const { slug } = (await arvand.call(publishSurvey, { surveyId, revision: 0 }, teacher)).answer
  expect((await arvand.call(publishLessons, publish, teacher)).status).toBe(200)
  expect(await href()).toBe(`/surveys/${slug}`)
  await arvand.call(closeSurvey, { surveyId, isClosed: true }, teacher)
  expect(await href()).toBe(`/surveys/${slug}`)
  await arvand.call(unpublishSurvey, { surveyId }, teacher)
  expect(await href()).toBeNull()
  const copied = await arvand.call(duplicateCourse, { courseId: course.id, requestId: newId() }, teacher)
  const lessons = await lessonsOf(arvand, copied.answer.course.id)
  expect(lessons.map(({ content: one }) => one)).toContainEqual(expect.objectContaining({ itemId: null }))
})
