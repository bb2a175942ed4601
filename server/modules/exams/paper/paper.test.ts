import * as taken from '@arvand/contracts/panel/exams'
import { listResults } from '@arvand/contracts/teacher/exam-marking'
import * as contract from '@arvand/contracts/teacher/exam-paper'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { anEnrolment } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'
import { fixedPaper, whyNotEnter } from './paper.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

type Caller = { readonly token: string }
const show = (examId: string, person: Caller = bench.teacher) =>
  arvand.call(contract.showPaper, { examId }, person)
const enter = (ask: object, person: Caller = bench.teacher) =>
  arvand.call(contract.enterPaperAnswers, { answers: [], requestId: newId(), ...ask } as never, person)

test('the paper has the questions in the order in which they were set, and what is right', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'trueFalse', 'numeric'], { shuffle: true })
  const { answer } = await show(examId)
  expect(answer.sections.flatMap((section) => section.questionIds)).toEqual(questionIds)
  expect(answer.questions[0]?.options?.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(answer.questions.every(({ correct }) => correct.length > 0)).toBe(true)
  expect(answer).toMatchObject({ canEnter: true, konkur: null })
})

test('an entered answer sheet is an attempt that is marked, reviewed and counted like any other', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'trueFalse'], { attempts: 1 })
  const [single = '', trueFalse = ''] = questionIds
  const learner = await bench.aLearner({ name: 'سارا نجفی' })
  const answers = [
    { questionId: single, value: 'a' },
    { questionId: trueFalse, value: false },
  ]
  const requestId = newId()
  const { answer } = await enter({ examId, personId: learner.id, answers, requestId })
  expect(answer).toMatchObject({ points: 100, most: 200 })
  // A press that is repeated stores nothing twice.
  const again = await enter({ examId, personId: learner.id, answers, requestId })
  expect(again.answer).toEqual(answer)
  const { attemptId } = answer
  const review = (await arvand.call(taken.reviewExam, { attemptId }, learner)).answer
  expect(review).toMatchObject({ score: 100, attempt: { sequence: 1, state: 'published' } })
  const results = (await arvand.call(listResults, { examId }, bench.teacher)).answer
  expect(results.items).toMatchObject([{ attemptId, by: 'teacher', points: 100 }])
  const list = (await arvand.call(contract.listPaperCandidates, { examId, q: 'سارا' }, bench.teacher)).answer
  expect(list.items).toMatchObject([{ id: learner.id, last: { attemptId, isOfPaper: true, points: 100 } }])
  const third = await enter({ examId, personId: learner.id, answers })
  expect(third.problem.code).toBe('exams.no-attempt-left')
})

test('who finished the course is listed too, found by any spelling, and who lost it is not', async () => {
  const { examId } = await bench.anExam(['single'])
  const done = await aPerson(arvand, { name: 'پریسا کیانی' })
  await anEnrolment(arvand, bench.course, done.id, { state: 'completed' })
  const lost = await aPerson(arvand, { name: 'پریسا کیانی' })
  await anEnrolment(arvand, bench.course, lost.id, { expiresAt: arvand.platform.clock.now() })
  // Written with Arabic letters.
  const ask = { examId, q: 'كياني' }
  const { answer } = await arvand.call(contract.listPaperCandidates, ask, bench.teacher)
  expect(answer.items).toMatchObject([{ id: done.id, last: null }])
})

test('where names are hidden from who marks, no attempt and no points stand beside a name', async () => {
  const { examId, questionIds } = await bench.anExam(['single'], { anonymousMarking: true })
  const learner = await bench.aLearner({ name: 'بهاره سمیعی' })
  const attemptId = await bench.handedIn(examId, learner, { [questionIds[0] ?? '']: 'a' })
  const ask = { examId, q: 'بهاره' }
  const { answer } = await arvand.call(contract.listPaperCandidates, ask, bench.teacher)
  const last = { attemptId: null, points: null, most: null, isOfPaper: false }
  expect(answer.items).toEqual([{ id: learner.id, name: 'بهاره سمیعی', last }])
  expect(JSON.stringify(answer)).not.toContain(attemptId)
})

test('who is no learner, answers of another exam, and an attempt under way are refused', async () => {
  const { examId } = await bench.anExam(['single'])
  const other = await bench.anExam(['single'])
  const learner = await bench.aLearner()
  const stranger = await aPerson(arvand)
  expect((await enter({ examId, personId: stranger.id })).problem.code).toBe('exams.no-learner')
  const foreign = [{ questionId: other.questionIds[0], value: 'a' }]
  const ask = { examId, personId: learner.id }
  expect((await enter({ ...ask, answers: foreign })).problem.code).toBe('exams.unknown-question')
  await bench.start(examId, learner)
  expect((await enter(ask)).problem.code).toBe('exams.attempt-open')
})

test('another teacher, a draft and an exam with an essay are refused', async () => {
  const { examId } = await bench.anExam(['single', 'essay'])
  const learner = await bench.aLearner()
  expect((await show(examId)).answer.canEnter).toBe(false)
  expect((await enter({ examId, personId: learner.id })).problem.code).toBe('exams.paper-kinds')
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect((await show(examId, other)).problem.code).toBe('exams.unknown-exam')
  expect((await enter({ examId, personId: learner.id }, other)).problem.code).toBe('exams.unknown-exam')
  const list = await arvand.call(contract.listPaperCandidates, { examId }, other)
  expect(list.problem.code).toBe('exams.unknown-exam')
})

test('a paper with a draw is no fixed paper, and only marks and short answers are entered', () => {
  const pool = ['q1', 'q2'].map((questionId) => ({ questionId, version: 1, points: 100 }))
  const paperOf = (count: number) => ({
    sections: [{ id: 'a', title: '', slots: [{ id: 's', count, pool }] }],
  })
  expect(fixedPaper(paperOf(1))).toBeUndefined()
  expect(fixedPaper(paperOf(2))?.sections[0]?.questions).toHaveLength(2)
  // Two slots that may take the same question.
  const [section] = paperOf(2).sections
  const twice = [
    { id: 'a', title: '', slots: section ? [...section.slots, { id: 't', count: 2, pool }] : [] },
  ]
  expect(fixedPaper({ sections: twice })).toBeUndefined()
  expect([whyNotEnter(['single', 'numeric']), whyNotEnter(['single', 'file'])]).toEqual([
    null,
    'exams.paper-kinds',
  ])
})
