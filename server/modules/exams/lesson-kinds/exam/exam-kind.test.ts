import { showAgenda, showLesson } from '@arvand/contracts/panel/courses'
import { duplicateCourse, showTaughtCourse } from '@arvand/contracts/teacher/courses'
import { markAnswer } from '@arvand/contracts/teacher/exam-marking'
import { publishExam, saveTaughtExam, showTaughtExam, unpublishExam } from '@arvand/contracts/teacher/exams'
import { showGradebook } from '@arvand/contracts/teacher/gradebook'
import { showWrittenLesson } from '@arvand/contracts/teacher/lessons'
import { dayAt } from '@arvand/persian/zone'
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

test('a lesson is not published with a draft or with an exam of another course', async () => {
  const draft = await bench.anExam(['single'])
  await arvand.call(unpublishExam, { examId: draft.examId }, bench.teacher)
  const foreign = await (await openExamsBench(arvand)).anExam(['single'])
  await expect(bench.aLessonOf(draft.examId)).rejects.toThrow('courses.lesson-item-closed')
  await expect(bench.aLessonOf(foreign.examId)).rejects.toThrow('courses.lesson-without-item')
})

test('a lesson takes the minutes of its exam when that is published', async () => {
  const { examId } = await bench.anExam(['single'], { minutes: 35 })
  const lessonId = await bench.aLessonOf(examId)
  const minutes = async () =>
    (await arvand.call(showWrittenLesson, { lessonId }, bench.teacher)).answer.lesson.minutes
  expect(await minutes()).toBe(35)
  const exam = (await arvand.call(showTaughtExam, { examId }, bench.teacher)).answer
  await arvand.call(unpublishExam, { examId }, bench.teacher)
  const shorter = { examId, revision: exam.revision, settings: { ...exam.settings, minutes: 20 } }
  const { revision } = (await arvand.call(saveTaughtExam, shorter, bench.teacher)).answer
  await arvand.call(publishExam, { examId, revision }, bench.teacher)
  expect(await minutes()).toBe(20)
})

test('when an exam opens, and when its lesson is due, stands in the week of its learner, as it is for them', async () => {
  const now = arvand.platform.clock.now()
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
  const { examId } = await bench.anExam(['single'], { opensAt: at(1), closesAt: at(2) })
  const alone = await bench.anExam(['single'], { opensAt: null, closesAt: at(3) })
  const lessonId = await bench.aLessonOf(examId)
  const learner = await bench.aLearner()
  const agenda = async () => {
    const days = { from: dayAt(now), to: dayAt(new Date(at(9))) }
    const { items } = (await arvand.call(showAgenda, days, learner)).answer
    return items.filter(({ key }) => [examId, alone.examId, lessonId].some((one) => key.endsWith(one)))
  }
  expect(await agenda()).toMatchObject([
    { key: `exam-${examId}`, kind: 'event', at: at(1), link: `/panel/exams/${examId}` },
    { key: `due-${lessonId}`, kind: 'due', at: at(2) },
    { key: `exam-due-${alone.examId}`, kind: 'due', at: at(3) },
  ])
})

test('a lesson leads nowhere while its exam is a draft again, or copied to another course', async () => {
  const draft = await bench.anExam(['single'])
  const lessonOfDraft = await bench.aLessonOf(draft.examId)
  await arvand.call(unpublishExam, { examId: draft.examId }, bench.teacher)
  const learner = await bench.aLearner()
  expect((await learned(lessonOfDraft, learner)).content).toMatchObject({ href: null })
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
