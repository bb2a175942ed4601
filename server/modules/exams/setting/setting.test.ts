import { examSettings } from '@arvand/contracts/exams'
import * as contract from '@arvand/contracts/teacher/exams'
import * as bank from '@arvand/contracts/teacher/questions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

type Pick = ReturnType<typeof examSettings.parse>['sections'][number]['slots'][number]['pick']

async function aDraft(title = 'آزمون فصل ۲'): Promise<string> {
  const made = { courseId: bench.course.id, title, requestId: newId() }
  return (await arvand.call(contract.makeExam, made, bench.teacher)).answer.examId
}

const settingsOf = (picks: readonly Pick[], wish = {}) =>
  examSettings.parse({
    ...{ title: 'آزمون فصل ۲', minutes: 20 },
    sections: [
      { id: newId(), title: 'بخش ۱', slots: picks.map((pick) => ({ id: newId(), pick, points: null })) },
    ],
    ...wish,
  })

const save = (examId: string, revision: number, settings: ReturnType<typeof settingsOf>) =>
  arvand.call(contract.saveTaughtExam, { examId, revision, settings }, bench.teacher)
const show = (examId: string, person: { readonly token: string } = bench.teacher) =>
  arvand.call(contract.showTaughtExam, { examId }, person)

const named = (questionId: string): Pick => ({ by: 'question', questionId })

test('a question that files answer is set like any other', async () => {
  const examId = await aDraft()
  const file = await bench.aReadyQuestion('file')
  expect((await save(examId, 0, settingsOf([named(file)]))).answer.whyNotPublish).toBeNull()
})

test('two draws from one category of three questions cannot ask two each', async () => {
  const add = { title: 'آمار', requestId: newId() }
  const { categoryId } = (await arvand.call(bank.addQuestionCategory, add, bench.teacher)).answer
  const questionIds = await Promise.all([1, 2, 3].map(() => bench.aReadyQuestion('single')))
  await arvand.call(bank.moveQuestions, { questionIds, categoryId }, bench.teacher)
  const examId = await aDraft()
  const draw = (count: number): Pick => ({ by: 'draw', categoryId, tags: [], count })
  const overlapping = await save(examId, 0, settingsOf([draw(2), draw(2)]))
  expect(overlapping.answer.whyNotPublish).toBe('exams.draw-too-small')
  const { answer } = await save(examId, 1, settingsOf([draw(2), draw(1)]))
  expect(answer.whyNotPublish).toBeNull()
})

test('a draw counts only questions that have a version', async () => {
  const add = { title: 'نقشه', requestId: newId() }
  const { categoryId } = (await arvand.call(bank.addQuestionCategory, add, bench.teacher)).answer
  const made = { kind: 'essay' as const, categoryId: null, requestId: newId() }
  const { questionId: unready } = (await arvand.call(bank.makeQuestion, made, bench.teacher)).answer
  const questionIds = [await bench.aReadyQuestion('single'), unready]
  await arvand.call(bank.moveQuestions, { questionIds, categoryId }, bench.teacher)
  const examId = await aDraft()
  const settings = settingsOf([{ by: 'draw', categoryId, tags: [], count: 2 }])
  const { answer } = await save(examId, 0, settings)
  expect(answer.pools).toEqual({ [settings.sections[0]?.slots[0]?.id ?? '']: 1 })
  expect(answer.whyNotPublish).toBe('exams.draw-too-small')
})

test('an exam is shown with its course, its bank and the questions that it names', async () => {
  const examId = await aDraft()
  const single = await bench.aReadyQuestion('single')
  const settings = settingsOf([named(single)])
  await save(examId, 0, settings)
  const { answer } = await show(examId)
  expect(answer).toMatchObject({
    ...{ settings, revision: 1, state: 'draft', started: 0, whyNotPublish: null },
    course: { id: bench.course.id, title: bench.course.title },
    bank: { isOwn: true },
    questions: [{ id: single, kind: 'single', version: 1 }],
  })
  const list = (await arvand.call(contract.listTaughtExams, { courseId: bench.course.id }, bench.teacher))
    .answer
  expect(list.course.rights).toContain('write')
  expect(list.items[0]).toMatchObject({ id: examId, state: 'draft', started: 0, submitted: 0 })
})

test('a paper is previewed as one candidate would get it, without its key; slots that are not ready are left out', async () => {
  const examId = await aDraft()
  const single = await bench.aReadyQuestion('single')
  const made = { kind: 'essay' as const, categoryId: null, requestId: newId() }
  const { questionId: unready } = (await arvand.call(bank.makeQuestion, made, bench.teacher)).answer
  await save(examId, 0, settingsOf([named(single), named(unready)]))
  const { answer } = await arvand.call(contract.previewExam, { examId, seed: 'one' }, bench.teacher)
  expect(answer.sections.map(({ questionIds }) => questionIds)).toEqual([[single]])
  expect(answer.questions[0]).toMatchObject({ id: single, kind: 'single' })
  expect(JSON.stringify(answer.questions)).not.toMatch(/"(percent|correct|feedback)"/)
})

test('a save from another window is refused with what is stored', async () => {
  const examId = await aDraft()
  await save(examId, 0, settingsOf([]))
  const { status, problem } = await save(examId, 0, settingsOf([], { title: 'عنوان دیگر' }))
  expect(status).toBe(409)
  expect(problem).toMatchObject({ code: 'exams.saved-meanwhile', current: { revision: 1 } })
})

test('an exam of another teacher’s course is not found by any of its doors', async () => {
  const examId = await aDraft()
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect((await show(examId, other)).problem?.code).toBe('exams.unknown-exam')
  const preview = await arvand.call(contract.previewExam, { examId, seed: 'one' }, other)
  expect(preview.problem?.code).toBe('exams.unknown-exam')
  const list = await arvand.call(contract.listTaughtExams, { courseId: bench.course.id }, other)
  expect(list.problem?.code).toBe('courses.unknown-course')
})

test('sections with minutes give an exam its end, and none is cut short by the minutes of the whole', async () => {
  const single = await bench.aReadyQuestion('single')
  const trueFalse = await bench.aReadyQuestion('trueFalse')
  const examId = await aDraft()
  const sections = [single, trueFalse].map((questionId) => ({
    ...{ id: newId(), title: 'بخش', minutes: 20, oneWay: false },
    slots: [{ id: newId(), pick: named(questionId), points: null }],
  }))
  const saved = async (revision: number, wish: object) =>
    (await save(examId, revision, settingsOf([], { sections, ...wish }))).answer.whyNotPublish
  expect(await saved(0, { minutes: 30 })).toBe('exams.sections-too-long')
  const publish = await arvand.call(contract.publishExam, { examId, revision: 1 }, bench.teacher)
  expect(publish.problem).toMatchObject({ status: 409, code: 'exams.sections-too-long' })
  expect(await saved(1, { minutes: null })).toBeNull()
  const [first, second] = sections
  const half = [first, { ...second, minutes: null }]
  expect(await saved(2, { minutes: null, sections: half })).toBe('exams.exam-without-end')
})
