import * as taken from '@arvand/contracts/panel/exams'
import { checkReceipts, type ReceiptedSave, type ReceiptKeySet } from '@arvand/contracts/receipts'
import * as bank from '@arvand/contracts/teacher/questions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, aSession, type TestPerson } from '#testing/identity'
import { ownAttempts } from '../own-attempts.ts'
import { ownQuestions } from '../own-questions.ts'
import { askedOf } from '../questions.ts'
import { completeQuestions } from '../testing.ts'
import { seedOf } from './drawn-paper.ts'
import { submitOverdue } from './submit-attempt.ts'
import { type ExamsBench, openExamsBench } from './testing.ts'

let arvand: TestApp
let bench: ExamsBench
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
  teacher = bench.teacher
})
afterAll(() => arvand.close())

/** As anybody reads it. */
const publicKeys = async (): Promise<ReceiptKeySet> =>
  JSON.parse((await arvand.app.inject({ url: '/.well-known/arvand-receipts.json' })).body)

type Sent = { questionId: string; value: unknown; flagged?: boolean }
const save = (
  person: { token: string },
  attemptId: string,
  sequence: number,
  answers: readonly Sent[],
  previousReceipt?: string,
) => arvand.call(taken.saveExam, { attemptId, sequence, answers, previousReceipt } as never, person)

test('an exam is begun, saved with receipts that chain, handed in, marked and reviewed', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'numeric', 'trueFalse'], { negative: 33.33 })
  const [single = '', numeric = '', trueFalse = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  expect(attempt).toMatchObject({ state: 'inProgress', sequence: 0, receipt: null, answers: {} })
  expect(attempt.questions.map(({ id }) => id)).toEqual(questionIds)
  expect(JSON.stringify(attempt)).not.toMatch(/"(percent|correct|feedback)"/)
  const first = (await save(learner, attempt.id, 1, [{ questionId: single, value: 'b' }])).answer
  const second = await save(
    learner,
    attempt.id,
    2,
    [
      { questionId: single, value: 'a', flagged: true },
      { questionId: numeric, value: '۲٫۵' },
      { questionId: trueFalse, value: false },
    ],
    first.receipt,
  )
  const flags = { [single]: true }
  const saves = [first, second.answer].map(({ sequence, saved, receipt }) => ({
    sequence,
    receipt,
    answers: saved.map(({ questionId, value }) => ({
      questionId,
      value,
      flagged: sequence === 2 && flags[questionId] === true,
    })),
  }))
  expect(await checkReceipts({ attemptId: attempt.id, saves }, await publicKeys())).toMatchObject([
    { sequence: 1, fault: null },
    { sequence: 2, fault: null },
  ])
  const resumed = (await bench.start(examId, learner)).answer.attempt
  expect(resumed).toMatchObject({
    id: attempt.id,
    sequence: 2,
    answers: { [single]: 'a', [numeric]: '۲٫۵', [trueFalse]: false },
    flagged: [single],
  })
  const early = await arvand.call(taken.reviewExam, { attemptId: attempt.id }, learner)
  expect(early.problem.code).toBe('exams.not-reviewed-yet')
  const submitted = await bench.submit(attempt.id, learner)
  expect(submitted.answer.attempt.state).toBe('marked')
  const { answer } = await arvand.call(taken.reviewExam, { attemptId: attempt.id }, learner)
  expect(answer.questions.map(({ mark }) => mark)).toEqual([100, 100, -33])
  expect(answer).toMatchObject({ score: 167, most: 300, passed: null })
})

test('the same save again gets the same receipt; an older, a later and a forked one are refused with what is stored', async () => {
  const { examId, questionIds } = await bench.anExam(['single'])
  const [questionId = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  const one = await save(learner, attempt.id, 1, [{ questionId, value: 'a' }])
  const again = await save(learner, attempt.id, 1, [{ questionId, value: 'a' }])
  expect(again.answer).toMatchObject({ receipt: one.answer.receipt, saved: one.answer.saved })
  const other = await save(learner, attempt.id, 1, [{ questionId, value: 'b' }])
  expect(other.problem).toMatchObject({
    status: 409,
    code: 'exams.save-behind',
    current: { sequence: 1, answers: { [questionId]: 'a' } },
  })
  const ahead = await save(learner, attempt.id, 3, [{ questionId, value: 'b' }])
  expect(ahead.problem).toMatchObject({ code: 'exams.save-ahead', current: { sequence: 1 } })
  const forked = await save(learner, attempt.id, 2, [{ questionId, value: 'b' }], 'another receipt')
  expect(forked.problem.code).toBe('exams.save-behind')
})

test('another device takes over; the first is told, and what it sends is kept apart', async () => {
  const { examId, questionIds } = await bench.anExam(['single'])
  const [questionId = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  await save(learner, attempt.id, 1, [{ questionId, value: 'a' }])
  const phone = await aSession(arvand, learner)
  expect((await bench.start(examId, phone)).answer.attempt).toMatchObject({ id: attempt.id, sequence: 1 })
  const superseded = await save(learner, attempt.id, 2, [{ questionId, value: 'c' }])
  expect(superseded.problem).toMatchObject({ status: 409, code: 'exams.taken-over' })
  const submitted = await bench.submit(attempt.id, learner)
  expect(submitted.problem.code).toBe('exams.taken-over')
  expect((await save(phone, attempt.id, 2, [{ questionId, value: 'b' }])).status).toBe(200)
  const { rows } = await arvand.database.pool.query(
    'select why, answers from exams.late_saves where attempt_id = $1',
    [attempt.id],
  )
  expect(rows).toEqual([{ why: 'taken-over', answers: [{ questionId, value: 'c', flagged: false }] }])
})

test('time is the server’s: what comes after it is kept apart, and the clock hands in what is saved', async () => {
  const { examId, questionIds } = await bench.anExam(['single'], { minutes: 10 })
  const [questionId = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  await save(learner, attempt.id, 1, [{ questionId, value: 'a' }])
  arvand.platform.clock.pass(10 * 60 + 1)
  const late = await save(learner, attempt.id, 2, [{ questionId, value: 'b' }])
  expect(late.problem).toMatchObject({ status: 409, code: 'exams.time-over' })
  arvand.platform.clock.pass(20)
  await submitOverdue(arvand.platform)
  const { answer } = await arvand.call(taken.reviewExam, { attemptId: attempt.id }, learner)
  expect(answer).toMatchObject({ score: 100, attempt: { state: 'published', submittedAt: attempt.endsAt } })
  expect((await bench.start(examId, learner)).problem.code).toBe('exams.no-attempt-left')
  const after = await save(learner, attempt.id, 2, [{ questionId, value: 'c' }])
  expect(after.problem.code).toBe('exams.submitted')
})

test('a save that came in time counts, also when it waits for the database while the clock runs out', async () => {
  const { examId, questionIds } = await bench.anExam(['single'], { minutes: 10 })
  const [questionId = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  arvand.platform.clock.pass(10 * 60 - 1)
  const busy = await arvand.database.pool.connect()
  await busy.query('begin')
  await busy.query('select 1 from exams.attempt_heads where attempt_id = $1 for update', [attempt.id])
  const waiting = save(learner, attempt.id, 1, [{ questionId, value: 'a' }])
  const waits = 'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))'
  await expect.poll(async () => (await busy.query(waits)).rows.length).toBe(1)
  arvand.platform.clock.pass(15)
  await submitOverdue(arvand.platform)
  await busy.query('commit')
  busy.release()
  expect((await waiting).status).toBe(200)
  arvand.platform.clock.pass(20)
  await submitOverdue(arvand.platform)
  const { answer } = await arvand.call(taken.reviewExam, { attemptId: attempt.id }, learner)
  expect(answer).toMatchObject({ score: 100, attempt: { submittedAt: attempt.endsAt } })
})

test('foreign questions and wrong values are refused, and nothing of that save is stored', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'multiple'])
  const [single = '', multiple = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  const foreign = await save(learner, attempt.id, 1, [{ questionId: newId(), value: 'a' }])
  expect(foreign.problem).toMatchObject({ status: 404, code: 'exams.unknown-question' })
  const wrong = await save(learner, attempt.id, 1, [
    { questionId: single, value: 'a' },
    { questionId: multiple, value: ['zz'] },
  ])
  expect(wrong.problem).toMatchObject({ status: 422, code: 'exams.not-an-answer' })
  expect((await bench.start(examId, learner)).answer.attempt).toMatchObject({ sequence: 0, answers: {} })
})

test('many saves at once are all stored, each with its own chain', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'shortAnswer'])
  const [, shortAnswer = ''] = questionIds
  const learners = await Promise.all(Array.from({ length: 12 }, bench.aLearner))
  const attempts = await Promise.all(
    learners.map(async (learner) => ({
      learner,
      id: (await bench.start(examId, learner)).answer.attempt.id,
    })),
  )
  const chains = await Promise.all(
    attempts.map(async ({ learner, id }) => {
      const saves: ReceiptedSave[] = []
      for (let sequence = 1; sequence <= 5; sequence += 1) {
        const answers = [{ questionId: shortAnswer, value: `پاسخ ${sequence}`, flagged: false }]
        const { receipt } = (await save(learner, id, sequence, answers, saves.at(-1)?.receipt)).answer
        saves.push({ sequence, answers, receipt })
      }
      return { attemptId: id, saves }
    }),
  )
  const keys = await publicKeys()
  const checked = await Promise.all(chains.map((chain) => checkReceipts(chain, keys)))
  expect(checked.flat().filter(({ fault, isAfterGap }) => fault !== null || isAfterGap)).toEqual([])
  expect(checked.flat()).toHaveLength(60)
})

test('orders follow from a seed that no candidate is told', async () => {
  const { examId, questionIds } = await bench.anExam(['ordering'])
  const [questionId = ''] = questionIds
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  const { rows } = await arvand.database.pool.query(
    `select paper ->> 'seed' as seed from exams.attempts where id = $1`,
    [attempt.id],
  )
  const { seed } = rows[0]
  expect(seed).toMatch(/^[\w-]{22}$/)
  const shown = await arvand.call(taken.showAttempt, { attemptId: attempt.id }, learner)
  expect(JSON.stringify([attempt, shown.answer])).not.toContain(seed)
  const ofSeed = askedOf(questionId, completeQuestions.ordering, seedOf({ id: attempt.id, seed }, questionId))
  expect(attempt.questions[0]?.options).toEqual(ofSeed.options)
  // Attempts that were begun before they had one.
  expect(seedOf({ id: 'attempt', seed: undefined }, 'question')).toBe('attempt question')
})

test('an exam is for learners of its course; another’s attempt is not found', async () => {
  const { examId, questionIds } = await bench.anExam(['single'])
  const [learner, stranger] = [await bench.aLearner(), await aPerson(arvand)]
  const { attempt } = (await bench.start(examId, learner)).answer
  const notFound = { status: 404, code: 'exams.unknown-attempt' }
  expect((await bench.start(examId, stranger)).problem).toMatchObject({
    status: 404,
    code: 'exams.unknown-exam',
  })
  expect((await arvand.call(taken.showExam, { examId }, stranger)).problem.code).toBe('exams.unknown-exam')
  const answers = [{ questionId: questionIds[0] ?? '', value: 'a' }]
  expect((await save(stranger, attempt.id, 1, answers)).problem).toMatchObject(notFound)
  const submit = { attemptId: attempt.id, requestId: newId() }
  expect((await arvand.call(taken.submitExam, submit, stranger)).problem).toMatchObject(notFound)
  const review = { attemptId: attempt.id }
  expect((await arvand.call(taken.reviewExam, review, stranger)).problem).toMatchObject(notFound)
  expect((await arvand.call(taken.listExams, {}, stranger)).answer.items).toEqual([])
  expect((await bench.start(examId, { token: '' })).status).toBe(401)
})

test('an exam is listed and shown with what is left of it; its code is asked for', async () => {
  const { examId } = await bench.anExam(['single'], { accessCode: 'شنبه', attempts: 2 })
  const learner = await bench.aLearner()
  const wrong = await bench.start(examId, learner, 'یکشنبه')
  expect(wrong.problem).toMatchObject({ status: 422, code: 'exams.wrong-code' })
  const { attempt } = (await bench.start(examId, learner, 'شنبه')).answer
  const list = (await arvand.call(taken.listExams, {}, learner)).answer.items
  const listed = list.find(({ id }) => id === examId)
  expect(listed).toMatchObject({ state: 'open', questions: 1, attemptsLeft: 1, attemptId: attempt.id })
  expect(JSON.stringify(list)).not.toContain('شنبه')
  await arvand.call(taken.submitExam, { attemptId: attempt.id, requestId: newId() }, learner)
  const shown = (await arvand.call(taken.showExam, { examId }, learner)).answer
  expect(shown).toMatchObject({ whyNotStart: null, attempts: [{ id: attempt.id, percent: 0 }] })
})

test('an exam opens and closes by its times', async () => {
  const at = (minutes: number) =>
    new Date(arvand.platform.clock.now().getTime() + minutes * 60_000).toISOString()
  const { examId } = await bench.anExam(['single'], { opensAt: at(10), closesAt: at(30), minutes: 60 })
  const learner = await bench.aLearner()
  expect((await bench.start(examId, learner)).problem.code).toBe('exams.not-open-yet')
  arvand.platform.clock.pass(15 * 60)
  const { attempt } = (await bench.start(examId, learner)).answer
  expect(Date.parse(attempt.endsAt) - Date.parse(attempt.startedAt)).toBe(15 * 60_000)
  arvand.platform.clock.pass(20 * 60)
  const late = await bench.aLearner()
  expect((await bench.start(examId, late)).problem.code).toBe('exams.closed')
})

test('a changed key does not change an exam that is published', async () => {
  const { examId, questionIds } = await bench.anExam(['single'])
  const [questionId = ''] = questionIds
  const { single } = completeQuestions
  const options = single.options.map((option) => ({ ...option, percent: option.id === 'b' ? 100 : 0 }))
  await arvand.call(bank.saveQuestion, { questionId, revision: 1, question: { ...single, options } }, teacher)
  await arvand.call(bank.keepQuestionVersion, { questionId, revision: 2, requestId: newId() }, teacher)
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(examId, learner)).answer
  await save(learner, attempt.id, 1, [{ questionId, value: 'a' }])
  await arvand.call(taken.submitExam, { attemptId: attempt.id, requestId: newId() }, learner)
  const { answer } = await arvand.call(taken.reviewExam, { attemptId: attempt.id }, learner)
  expect(answer.score).toBe(100)
})

test('who leaves takes their attempts; what others were asked of their bank stays', async () => {
  const { examId, questionIds } = await bench.anExam(['single'])
  const unasked = await bench.aReadyQuestion('essay')
  const [learner, leaver] = [await bench.aLearner(), await bench.aLearner()]
  const { attempt } = (await bench.start(examId, learner)).answer
  await bench.start(examId, leaver)
  const { db } = arvand.platform
  expect(await ownAttempts.collect(db, leaver.id)).toMatchObject([{ title: 'آزمون میان‌ترم', saves: [] }])
  await transaction(db, (tx) => ownAttempts.forget(tx, leaver.id))
  expect(await ownAttempts.collect(db, leaver.id)).toEqual([])
  await transaction(db, (tx) => ownQuestions.forget(tx, teacher.id))
  const answers = [{ questionId: questionIds[0] ?? '', value: 'a' }]
  expect((await save(learner, attempt.id, 1, answers)).status).toBe(200)
  const { rows } = await arvand.database.pool.query('select 1 from exams.questions where id = $1', [unasked])
  expect(rows).toEqual([])
})
