import * as taken from '@arvand/contracts/panel/exams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'
import { submitOverdue } from './submit-attempt.ts'
import { type ExamsBench, openExamsBench } from './testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

const inMinutes = (count: number) =>
  new Date(arvand.platform.clock.now().getTime() + count * 60_000).toISOString()
const review = async (attemptId: string, person: TestPerson) =>
  (await arvand.call(taken.reviewExam, { attemptId }, person)).answer
const state = async (attemptId: string, person: TestPerson) =>
  (await arvand.call(taken.showAttempt, { attemptId }, person)).answer.attempt.state

test('a rank is told once the exam is over: of each candidate the attempt that counts, equal points sharing a place', async () => {
  const { examId, questionIds } = await bench.anExam(['single'], { attempts: 2, closesAt: inMinutes(30) })
  const [questionId = ''] = questionIds
  const people = [await bench.aLearner(), await bench.aLearner(), await bench.aLearner()] as const
  const [best, again, last] = people
  // A worse second attempt of somebody takes no place of its own.
  await bench.handedIn(examId, again, { [questionId]: 'b' })
  const attemptIds = [
    await bench.handedIn(examId, best, { [questionId]: 'a' }),
    await bench.handedIn(examId, again, { [questionId]: 'a' }),
    await bench.handedIn(examId, last, { [questionId]: 'b' }),
  ]
  expect(await review(attemptIds[0] ?? '', best)).toMatchObject({ rank: null, score: 100 })
  arvand.platform.clock.pass(31 * 60)
  const ranks = await Promise.all(
    people.map(async (person, at) => (await review(attemptIds[at] ?? '', person)).rank),
  )
  expect(ranks).toEqual([1, 1, 3])
})

test('no rank is told while an answer waits for a person, and none where the score is not shown', async () => {
  const closesAt = inMinutes(30)
  const essay = await bench.anExam(['single', 'essay'], { closesAt })
  const hidden = await bench.anExam(['single'], {
    closesAt,
    review: { from: 'submitted', parts: ['given'] },
  })
  const learner = await bench.aLearner()
  const waiting = await bench.handedIn(essay.examId, learner, { [essay.questionIds[1] ?? '']: 'نوروز' })
  const unseen = await bench.handedIn(hidden.examId, learner, { [hidden.questionIds[0] ?? '']: 'a' })
  arvand.platform.clock.pass(31 * 60)
  expect(await review(waiting, learner)).toMatchObject({ rank: null, attempt: { state: 'submitted' } })
  expect(await review(unseen, learner)).toMatchObject({ rank: null, attempt: { state: 'marked' } })
})

test('an attempt is under way, handed in by its candidate or by the clock, marked, and published by its review', async () => {
  const { examId, questionIds } = await bench.anExam(['essay'], { minutes: 10 })
  const [essay = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  expect(attempt.state).toBe('inProgress')
  const answers = [{ questionId: essay, value: 'نوروز' }]
  await arvand.call(taken.saveExam, { attemptId: attempt.id, sequence: 1, answers } as never, learner)
  arvand.platform.clock.pass(11 * 60)
  await submitOverdue(arvand.platform)
  expect(await state(attempt.id, learner)).toBe('timedOut')
  const other = await bench.aLearner()
  const sent = await bench.handedIn(examId, other, { [essay]: 'نوروز' })
  expect(await state(sent, other)).toBe('submitted')
  const quick = await bench.anExam(['single'], { minutes: 10 })
  const marked = await bench.handedIn(quick.examId, other, { [quick.questionIds[0] ?? '']: 'a' })
  expect(await state(marked, other)).toBe('marked')
  expect((await review(marked, other)).attempt.state).toBe('published')
})
