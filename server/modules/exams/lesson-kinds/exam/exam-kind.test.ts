import { showLesson } from '@arvand/contracts/panel/courses'
import { duplicateCourse, showTaughtCourse } from '@arvand/contracts/teacher/courses'
import { markAnswer } from '@arvand/contracts/teacher/exam-marking'
import { unpublishExam } from '@arvand/contracts/teacher/exams'
import { showGradebook } from '@arvand/contracts/teacher/gradebook'
import { showWrittenLesson } from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { submitOverdue } from '../../taking/submit-attempt.ts'
import { type ExamsBench, openExamsBench } from '../../taking/testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

const learned = async (lessonId: string, learner: { token: string }) => {
  const { answer } = await arvand.call(showLesson, { courseId: bench.course.id, lessonId }, learner)
  return { content: answer.lesson.content, stepsDone: answer.lesson.stepsDone, progress: answer.progress }
}

const inGradebook = async () => {
  const { answer } = await arvand.call(showGradebook, { courseId: bench.course.id }, bench.teacher)
  return answer
}

test('a lesson leads to its exam, is done when that is handed in, and its mark stands in the gradebook', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'essay'])
  const [single = '', essay = ''] = questionIds
  const lessonId = await bench.aLessonOf(examId)
  const learner = await bench.aLearner({ name: 'سارا' })
  expect(await learned(lessonId, learner)).toMatchObject({
    content: { kind: 'exam', href: `/panel/exams/${examId}` },
    stepsDone: [],
  })
  const attemptId = await bench.handedIn(examId, learner, { [single]: 'a', [essay]: 'بهار' })
  await expect
    .poll(async () => (await learned(lessonId, learner)).stepsDone, { timeout: 15_000 })
    .toEqual([1])

  const cell = async () => {
    const { columns, items } = await inGradebook()
    const column = columns.find(({ title }) => title === 'آزمون پایانی')
    const row = items.find(({ name }) => name === 'سارا')
    return { column, mark: row?.marks.find(({ item }) => item === column?.key) }
  }
  expect(await cell()).toMatchObject({ column: { most: 200 }, mark: { points: null, waiting: true } })
  const mark = { requestId: newId(), examId, attemptId, questionId: essay, points: 50 }
  expect((await arvand.call(markAnswer, mark as never, bench.teacher)).status).toBe(200)
  expect((await cell()).mark).toMatchObject({ points: 150, waiting: false })
})

test('an exam that nobody hands in ends by the clock and counts too; the best attempt counts', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'single'], { attempts: 0, counts: 'best' })
  const lessonId = await bench.aLessonOf(examId)
  const [first = '', second = ''] = questionIds
  const learner = await bench.aLearner({ name: 'کاوه' })
  await bench.handedIn(examId, learner, { [first]: 'a', [second]: 'a' })
  await bench.handedIn(examId, learner, { [first]: 'a' })
  const forgetful = await bench.aLearner({ name: 'نرگس' })
  await bench.start(examId, forgetful)
  arvand.platform.clock.pass(3 * 3600)
  await submitOverdue(arvand.platform)
  await expect
    .poll(async () => (await learned(lessonId, forgetful)).stepsDone, { timeout: 15_000 })
    .toEqual([1])
  const { columns, items } = await inGradebook()
  const key = columns.find((one) => one.key === `exam:${lessonId}`)?.key
  const markOf = (whose: string) =>
    items.find(({ name }) => name === whose)?.marks.find(({ item }) => item === key)?.points
  expect([markOf('کاوه'), markOf('نرگس')]).toEqual([200, 0])
})

test('a lesson leads nowhere while its exam is a draft, of another course, or copied to another course', async () => {
  const draft = await bench.anExam(['single'])
  await arvand.call(unpublishExam, { examId: draft.examId }, bench.teacher)
  const other = await openExamsBench(arvand)
  const foreign = await other.anExam(['single'])
  const learner = await bench.aLearner()
  for (const { examId } of [draft, foreign])
    expect((await learned(await bench.aLessonOf(examId), learner)).content).toMatchObject({ href: null })
  const asked = { courseId: bench.course.id, requestId: newId() }
  const courseId = (await arvand.call(duplicateCourse, asked, bench.teacher)).answer.course.id
  const outline = (await arvand.call(showTaughtCourse, { courseId }, bench.teacher)).answer
  const copies = outline.sections.flatMap(({ lessons }) => lessons).filter(({ kind }) => kind === 'exam')
  expect(copies.length).toBeGreaterThan(0)
  for (const { id } of copies)
    expect(
      (await arvand.call(showWrittenLesson, { lessonId: id }, bench.teacher)).answer.lesson,
    ).toMatchObject({
      content: { itemId: null },
      whyNotPublish: 'courses.lesson-without-item',
    })
})
