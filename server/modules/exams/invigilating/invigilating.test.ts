import * as taken from '@arvand/contracts/panel/exams'
import * as contract from '@arvand/contracts/teacher/exam-invigilating'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { submitOverdue } from '../taking/submit-attempt.ts'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

const minutesFromNow = (minutes: number) =>
  new Date(arvand.platform.clock.now().getTime() + minutes * 60_000).toISOString()

async function begun(wish: Parameters<ExamsBench['anExam']>[1] = {}) {
  const { examId, questionIds } = await bench.anExam(['trueFalse', 'single'], wish)
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  const save = (sequence: number, value: boolean | null) =>
    arvand.call(
      taken.saveExam,
      { attemptId: attempt.id, sequence, answers: [{ questionId: questionIds[0] ?? '', value }] },
      learner,
    )
  return { examId, learner, attemptId: attempt.id, endsAt: attempt.endsAt, save }
}

const watch = (examId: string, ask: object = {}) =>
  arvand.call(contract.watchExam, { examId, ...ask }, bench.teacher)
const stop = (examId: string, attemptId: string, isStopped: boolean) =>
  arvand.call(contract.stopExam, { examId, attemptIds: [attemptId], isStopped }, bench.teacher)
const beat = (attemptId: string, person: Pick<TestPerson, 'token'>, timesLeft = 0) =>
  arvand.call(taken.sendHeartbeat, { attemptId, timesLeft }, person)
const extend = (examId: string, minutes: number, attemptIds?: string[]) =>
  arvand.call(
    contract.extendExam,
    { examId, minutes, reason: 'قطع برق سالن', requestId: newId(), ...(attemptIds ? { attemptIds } : {}) },
    bench.teacher,
  )

test('an extension holds for the next save, beyond the end of the exam too, and the review waits for it', async () => {
  const closesAt = minutesFromNow(30)
  const review = { from: 'closed' as const, parts: ['score' as const] }
  const { examId, learner, attemptId, save } = await begun({ minutes: null, closesAt, review })
  const early = await bench.aLearner()
  const handedIn = await bench.handedIn(examId, early, {})
  expect((await extend(examId, 15)).answer).toEqual({ extended: 1 })
  arvand.platform.clock.pass(40 * 60)
  const saved = await save(1, true)
  expect(saved.answer.endsAt).toBe(new Date(Date.parse(closesAt) + 15 * 60_000).toISOString())
  expect((await arvand.call(taken.reviewExam, { attemptId: handedIn }, early)).problem.code).toBe(
    'exams.not-reviewed-yet',
  )
  arvand.platform.clock.pass(6 * 60)
  expect((await save(2, false)).problem.code).toBe('exams.time-over')
  await submitOverdue(arvand.platform)
  expect((await arvand.call(taken.reviewExam, { attemptId: handedIn }, early)).status).toBe(200)
  const { rows } = await arvand.database.pool.query(
    'select minutes, reason from exams.extensions where attempt_id = $1',
    [attemptId],
  )
  expect(rows).toEqual([{ minutes: 15, reason: 'قطع برق سالن' }])
  expect(learner).toBeDefined()
})

test('an extension sent twice counts once, and what is handed in is not extended', async () => {
  const { examId, attemptId, learner, endsAt } = await begun()
  const ask = { examId, attemptIds: [attemptId], minutes: 10, reason: 'دیر رسید', requestId: newId() }
  await arvand.call(contract.extendExam, ask, bench.teacher)
  await arvand.call(contract.extendExam, ask, bench.teacher)
  expect((await beat(attemptId, learner)).answer.endsAt).toBe(
    new Date(Date.parse(endsAt) + 600_000).toISOString(),
  )
  await bench.submit(attemptId, learner)
  expect((await extend(examId, 5, [attemptId])).answer).toEqual({ extended: 0 })
})

test('a stopped attempt saves nothing and loses no time, and what came meanwhile is kept apart', async () => {
  const { examId, attemptId, learner, endsAt, save } = await begun()
  expect((await stop(examId, attemptId, true)).answer).toEqual({ changed: 1 })
  expect((await beat(attemptId, learner)).answer).toMatchObject({ isStopped: true, isHere: true })
  expect((await save(1, true)).problem.code).toBe('exams.stopped')
  expect((await bench.submit(attemptId, learner)).problem.code).toBe('exams.stopped')
  // Longer than the attempt itself: nobody is handed in while the clock stands still.
  arvand.platform.clock.pass(2 * 60 * 60)
  expect((await arvand.call(taken.showAttempt, { attemptId }, learner)).answer).toMatchObject({
    attempt: { state: 'inProgress' },
    isStopped: true,
  })
  expect((await stop(examId, attemptId, false)).answer).toEqual({ changed: 1 })
  const saved = await save(1, true)
  expect(saved.answer.endsAt).toBe(new Date(Date.parse(endsAt) + 2 * 60 * 60_000).toISOString())
  const { rows } = await arvand.database.pool.query(
    'select why from exams.late_saves where attempt_id = $1',
    [attemptId],
  )
  expect(rows).toEqual([{ why: 'stopped' }])
  expect((await stop(examId, attemptId, false)).answer).toEqual({ changed: 0 })
})

test('who is stopped when the exam closes has an open attempt, and no key is shown before they are done', async () => {
  const closesAt = minutesFromNow(30)
  const review = { from: 'closed' as const, parts: ['correct' as const] }
  const { examId, learner, attemptId, save } = await begun({ minutes: null, closesAt, review })
  const other = await bench.aLearner()
  const handedIn = await bench.handedIn(examId, other, {})
  arvand.platform.clock.pass(20 * 60)
  await stop(examId, attemptId, true)
  arvand.platform.clock.pass(11 * 60)
  const reviewed = () => arvand.call(taken.reviewExam, { attemptId: handedIn }, other)
  const shown = async (person: TestPerson) => (await arvand.call(taken.showExam, { examId }, person)).answer
  expect((await reviewed()).problem.code).toBe('exams.not-reviewed-yet')
  expect((await shown(other)).attempts).toMatchObject([{ id: handedIn, isReviewable: false }])
  const own = await shown(learner)
  expect(own.exam.attemptId).toBe(attemptId)
  expect(own.attempts).toMatchObject([{ submittedAt: null, isReviewable: false }])
  arvand.platform.clock.pass(4 * 60)
  await stop(examId, attemptId, false)
  expect((await save(1, true)).status).toBe(200)
  await bench.submit(attemptId, learner)
  arvand.platform.clock.pass(10 * 60)
  expect((await reviewed()).status).toBe(200)
  expect((await shown(learner)).attempts).toMatchObject([{ isReviewable: true }])
})

test('an attempt that waits for the clock to hand it in leads to no review yet', async () => {
  const closesAt = minutesFromNow(30)
  const review = { from: 'closed' as const, parts: ['score' as const] }
  const { examId, learner, attemptId } = await begun({ minutes: null, closesAt, review })
  arvand.platform.clock.pass(30 * 60 + 5)
  const shown = async () => (await arvand.call(taken.showExam, { examId }, learner)).answer
  expect(await shown()).toMatchObject({
    exam: { attemptId: null },
    attempts: [{ submittedAt: closesAt, isReviewable: false }],
  })
  arvand.platform.clock.pass(30)
  await submitOverdue(arvand.platform)
  expect((await shown()).attempts).toMatchObject([{ id: attemptId, isReviewable: true }])
})

test('a message comes with the next save and heartbeat: to everybody, or to one alone', async () => {
  const { examId, attemptId, learner, save } = await begun()
  const other = await bench.aLearner()
  const otherAttempt = (await bench.start(examId, other)).answer.attempt.id
  expect((await save(1, true)).answer.messages).toBeUndefined()
  arvand.platform.clock.pass(4)
  const say = (text: string, more = {}) =>
    arvand.call(contract.messageExam, { examId, text, requestId: newId(), ...more }, bench.teacher)
  expect((await say('صورت سؤال ۲ اصلاح شد')).answer).toEqual({ told: 2 })
  arvand.platform.clock.pass(4)
  await say('لطفاً آرام باشید', { attemptIds: [attemptId] })
  arvand.platform.clock.pass(4)
  const texts = (messages: readonly { text: string }[] = []) => messages.map(({ text }) => text)
  expect(texts((await save(2, null)).answer.messages)).toEqual(['صورت سؤال ۲ اصلاح شد', 'لطفاً آرام باشید'])
  expect(texts((await beat(attemptId, learner)).answer.messages)).toHaveLength(2)
  expect(texts((await beat(otherAttempt, other)).answer.messages)).toEqual(['صورت سؤال ۲ اصلاح شد'])
})

test('the invigilator sees who is in, how far, and what their pages say of them', async () => {
  const { examId, questionIds } = await bench.anExam(['trueFalse', 'single'])
  const [away, quiet, done] = [
    await bench.aLearner({ name: 'مینا الف' }),
    await bench.aLearner({ name: 'مینا ب' }),
    await bench.aLearner({ name: 'مینا پ' }),
  ]
  const absent = await bench.aLearner({ name: 'مینا ت' })
  const attemptId = (await bench.start(examId, away)).answer.attempt.id
  await bench.start(examId, quiet)
  await bench.handedIn(examId, done, {})
  arvand.platform.clock.pass(100)
  await beat(attemptId, away, 2)
  const answers = [{ questionId: questionIds[0] ?? '', value: true }]
  await arvand.call(taken.saveExam, { attemptId, sequence: 1, answers } as never, away)
  const { answer } = await watch(examId, { q: 'مینا' })
  expect(answer.items.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'مینا الف working',
    'مینا ب cut',
    'مینا پ submitted',
    'مینا ت notStarted',
  ])
  expect(answer.items[0]?.attempt).toMatchObject({ answered: 1, questions: 2, timesLeft: 2, takeovers: 0 })
  expect(answer.items[3]).toMatchObject({ personId: absent.id, attempt: null })
  expect(answer.counts).toMatchObject({ working: 1, cut: 1, submitted: 1, attention: 1 })
  const attention = (await watch(examId, { show: 'attention' })).answer
  expect(attention.items.map(({ name }) => name)).toEqual(['مینا الف'])
})

test('another’s exam is found by none of these doors, and ids of other exams change nothing', async () => {
  const { examId, attemptId } = await begun()
  const stranger = await aPerson(arvand, { roles: ['teacher'] })
  const asks = [
    [contract.watchExam, { examId }],
    [contract.extendExam, { examId, minutes: 5, reason: 'دلیل', requestId: newId() }],
    [contract.messageExam, { examId, text: 'سلام', requestId: newId() }],
    [contract.stopExam, { examId, attemptIds: [attemptId], isStopped: true }],
  ] as const
  for (const [endpoint, ask] of asks)
    expect((await arvand.call(endpoint, ask, stranger)).problem.code).toBe('exams.unknown-exam')
  const other = await begun()
  expect((await stop(other.examId, attemptId, true)).answer).toEqual({ changed: 0 })
  const learner = await bench.aLearner()
  expect((await beat(attemptId, learner)).problem.code).toBe('exams.unknown-attempt')
})
