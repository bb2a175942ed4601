import * as taken from '@arvand/contracts/panel/exams'
import { extendExam } from '@arvand/contracts/teacher/exam-invigilating'
import * as marking from '@arvand/contracts/teacher/exam-marking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aSession, type TestPerson } from '#testing/identity'
import { submitOverdue } from './submit-attempt.ts'
import { type ExamsBench, openExamsBench } from './testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

const pass = (seconds: number) => arvand.platform.clock.pass(seconds)
const inMinutes = (count: number) =>
  new Date(arvand.platform.clock.now().getTime() + count * 60_000).toISOString()
const save = (person: Pick<TestPerson, 'token'>, attemptId: string, sequence: number, given: object) => {
  const answers = Object.entries(given).map(([questionId, value]) => ({ questionId, value }))
  return arvand.call(taken.saveExam, { attemptId, sequence, answers } as never, person)
}
const review = (attemptId: string, person: TestPerson) => arvand.call(taken.reviewExam, { attemptId }, person)

test('an answer that comes within the minutes of its exam counts, and both sides are told that it was late', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'trueFalse', 'essay'], {
    ...{ minutes: 10, lateMinutes: 5 },
  })
  const [single = '', trueFalse = '', essay = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  await save(learner, attempt.id, 1, { [single]: 'a', [trueFalse]: false })
  pass(11 * 60)
  await submitOverdue(arvand.platform)
  const late = { [trueFalse]: true, [essay]: 'نوروز آغاز بهار است و همه با هم جشن می‌گیرند' }
  expect((await save(learner, attempt.id, 2, late)).problem.code).toBe('exams.time-over')
  const shown = (await arvand.call(taken.showAttempt, { attemptId: attempt.id }, learner)).answer
  expect(shown).toMatchObject({ attempt: { state: 'inProgress' }, exam: { lateMinutes: 5 } })
  pass(4 * 60 + 30)
  await submitOverdue(arvand.platform)
  const { answer } = await review(attempt.id, learner)
  expect(answer.attempt.submittedAt).toBe(attempt.endsAt)
  expect(answer.questions.map(({ mark, lateSeconds }) => [mark, lateSeconds])).toEqual([
    [100, null],
    [100, 60],
    [null, 60],
  ])
  const place = { examId, attemptId: attempt.id, questionId: essay }
  expect((await arvand.call(marking.showAnswerToMark, place, bench.teacher)).answer).toMatchObject({
    lateSeconds: 60,
    answer: late[essay],
  })
})

test('what comes later than that, or in an exam without such minutes, stays evidence', async () => {
  for (const lateMinutes of [0, 5]) {
    const { examId, questionIds } = await bench.anExam(['single'], { minutes: 10, lateMinutes })
    const [single = ''] = questionIds
    const learner = await bench.aLearner()
    const { attempt } = (await bench.start(examId, learner)).answer
    await save(learner, attempt.id, 1, { [single]: 'a' })
    pass((10 + lateMinutes) * 60 + 5)
    expect((await save(learner, attempt.id, 2, { [single]: 'b' })).problem.code).toBe('exams.time-over')
    pass(20)
    await submitOverdue(arvand.platform)
    const { answer } = await review(attempt.id, learner)
    expect(answer).toMatchObject({ score: 100 })
    const late = { value: 'b', why: 'timeOver', lateSeconds: lateMinutes * 60 + 5 }
    expect(answer.questions.map(({ uncounted }) => uncounted)).toMatchObject([[late]])
  }
})

test('who marks reads what does not count, when it came and why; the candidate where the review shows answers', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'essay', 'trueFalse'], {
    ...{ minutes: 10, anonymousMarking: true },
    review: { from: 'submitted', parts: ['score'] },
  })
  const [single = '', essay = '', trueFalse = ''] = questionIds
  const learner = await bench.aLearner({ name: 'نگار رضایی' })
  const { attempt } = (await bench.start(examId, learner)).answer
  await save(learner, attempt.id, 1, { [trueFalse]: true })
  pass(12 * 60)
  await save(learner, attempt.id, 2, { [single]: 'b', [trueFalse]: true })
  await save(learner, attempt.id, 2, { [single]: 'a', [essay]: 'نوروز آغاز بهار است.' })
  // Nothing is told before it is handed in.
  const list = async () => (await arvand.call(marking.listLate, { examId }, bench.teacher)).answer
  expect((await list()).items).toEqual([])
  await submitOverdue(arvand.platform)
  const { items } = await list()
  expect(
    items.map(({ question, value, why, lateSeconds, isByHand }) => [
      question.id,
      value,
      why,
      lateSeconds,
      isByHand,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [single, 'a', 'timeOver', 120, false],
      [essay, 'نوروز آغاز بهار است.', 'timeOver', 120, true],
    ]),
  )
  expect(items).toHaveLength(2)
  expect(JSON.stringify(items)).not.toContain('نگار')
  const { summary } = (await arvand.call(marking.listResults, { examId }, bench.teacher)).answer
  expect(summary.late).toBe(2)
  const place = { examId, attemptId: attempt.id, questionId: essay }
  expect((await arvand.call(marking.showAnswerToMark, place, bench.teacher)).answer).toMatchObject({
    answer: null,
    uncounted: [{ value: 'نوروز آغاز بهار است.', why: 'timeOver' }],
  })
  expect((await arvand.call(marking.listLate, { examId }, learner)).status).toBe(403)
  const { answer } = await review(attempt.id, learner)
  expect(answer.questions.map(({ uncounted }) => uncounted)).toEqual([[], [], []])
})

test('an answer that was saved in time after an extension counts, and not the late one before it', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'trueFalse'], { minutes: 10, lateMinutes: 5 })
  const [single = '', trueFalse = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  pass(10 * 60 + 10)
  const late = await save(learner, attempt.id, 1, { [single]: 'b', [trueFalse]: true })
  expect(late.problem.code).toBe('exams.time-over')
  pass(50)
  const more = { examId, minutes: 10, reason: 'قطع برق سالن', requestId: newId() }
  expect((await arvand.call(extendExam, more, bench.teacher)).answer).toEqual({ extended: 1 })
  pass(4 * 60)
  expect((await save(learner, attempt.id, 1, { [single]: 'a' })).status).toBe(200)
  await bench.submit(attempt.id, learner)
  const { answer } = await review(attempt.id, learner)
  expect(answer.questions.map(({ mark, lateSeconds }) => [mark, lateSeconds])).toEqual([
    [100, null],
    // Nothing newer came for this one.
    [100, 10],
  ])
  expect(answer.questions[0]?.uncounted).toMatchObject([{ value: 'b', why: 'timeOver', lateSeconds: 10 }])
})

test('late answers to a section count while it is open, and none of a device that was superseded', async () => {
  const { examId, questionIds, sectionIds } = await bench.anExamOf(
    [
      { kinds: ['single', 'trueFalse'], minutes: 10 },
      { kinds: ['numeric'], minutes: 10 },
    ],
    { lateMinutes: 2 },
  )
  const [single = '', trueFalse = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  pass(10 * 60 + 30)
  expect((await save(learner, attempt.id, 1, { [single]: 'a' })).problem.code).toBe('exams.section-over')
  const enter = { attemptId: attempt.id, sectionId: sectionIds[1] ?? '', requestId: newId() }
  await arvand.call(taken.enterSection, enter, learner)
  // It was left on purpose.
  expect((await save(learner, attempt.id, 1, { [trueFalse]: true })).problem.code).toBe('exams.section-over')
  const phone = await aSession(arvand, learner)
  await bench.start(examId, phone)
  expect((await save(learner, attempt.id, 1, { [single]: 'b' })).problem.code).toBe('exams.taken-over')
  await bench.submit(attempt.id, phone)
  const { answer } = await review(attempt.id, learner)
  expect(answer.questions.map(({ mark, lateSeconds }) => [mark, lateSeconds])).toEqual([
    [100, 30],
    [0, null],
    [0, null],
  ])
  const why = answer.questions.map(({ uncounted }) => uncounted.map((one) => [one.why, one.lateSeconds]))
  expect(why).toEqual([[['takenOver', null]], [['sectionOver', null]], []])
})

test('a review that opens with the end waits for late answers', async () => {
  const { examId } = await bench.anExam(['single'], {
    ...{ minutes: null, closesAt: inMinutes(30), lateMinutes: 10 },
    review: { from: 'closed', parts: ['score', 'correct'] },
  })
  const learner = await bench.aLearner()
  const attemptId = await bench.handedIn(examId, learner, {})
  pass(35 * 60)
  expect((await review(attemptId, learner)).problem.code).toBe('exams.not-reviewed-yet')
  pass(6 * 60)
  expect((await review(attemptId, learner)).status).toBe(200)
})

test('an exam of some addresses is begun and taken over from there alone', async () => {
  const elsewhere = await bench.anExam(['single'], { addresses: ['198.51.100.0/24', '2001:db8::/32'] })
  const here = await bench.anExam(['single'], { addresses: ['203.0.113.0/24', '::1'] })
  const learner = await bench.aLearner()
  const shown = (await arvand.call(taken.showExam, { examId: elsewhere.examId }, learner)).answer
  expect(shown).toMatchObject({ whyNotStart: 'exams.wrong-network', exam: { rules: { needsNetwork: true } } })
  const refused = await bench.start(elsewhere.examId, learner)
  expect(refused.problem).toMatchObject({ status: 409, code: 'exams.wrong-network' })
  const { attempt } = (await bench.start(here.examId, learner)).answer
  await arvand.database.pool.query(
    `update exams.exams set settings = settings || '{"addresses": ["198.51.100.7"]}' where id = $1`,
    [here.examId],
  )
  const phone = await aSession(arvand, learner)
  expect((await bench.start(here.examId, phone)).problem.code).toBe('exams.wrong-network')
  // Who works goes on.
  const [single = ''] = here.questionIds
  expect((await save(learner, attempt.id, 1, { [single]: 'a' })).status).toBe(200)
})
