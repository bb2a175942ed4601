import * as taken from '@arvand/contracts/panel/exams'
import * as watching from '@arvand/contracts/teacher/exam-invigilating'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, aSession, type TestPerson } from '#testing/identity'
import { submitOverdue } from './submit-attempt.ts'
import { type ExamsBench, openExamsBench } from './testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

type Caller = Pick<TestPerson, 'token'>
const minutes = (count: number) => arvand.platform.clock.pass(count * 60)
const inMinutes = (count: number) =>
  new Date(arvand.platform.clock.now().getTime() + count * 60_000).toISOString()

type Wished = Parameters<ExamsBench['anExamOf']>[0]
async function begun(wished: Wished, wish: Parameters<ExamsBench['anExamOf']>[1] = {}) {
  const exam = await bench.anExamOf(wished, wish)
  const learner = await bench.aLearner()
  const { attempt } = (await bench.start(exam.examId, learner)).answer
  const save = (sequence: number, given: Readonly<Record<string, unknown>>, person: Caller = learner) => {
    const answers = Object.entries(given).map(([questionId, value]) => ({ questionId, value }))
    return arvand.call(taken.saveExam, { attemptId: attempt.id, sequence, answers } as never, person)
  }
  const enter = (place: number, person: Caller = learner) => {
    const sectionId = exam.sectionIds[place] ?? newId()
    return arvand.call(taken.enterSection, { attemptId: attempt.id, sectionId, requestId: newId() }, person)
  }
  const late = async () => {
    const { rows } = await arvand.database.pool.query(
      'select why, answers from exams.late_saves where attempt_id = $1 order by id',
      [attempt.id],
    )
    return rows
  }
  return { ...exam, learner, attempt, save, enter, late }
}

test('sections are entered one by one: none is seen before, and one that was left takes no more answers', async () => {
  const { attempt, questionIds, sectionIds, learner, save, enter, late } = await begun([
    { kinds: ['single'], minutes: 10 },
    { kinds: ['trueFalse'], minutes: 20 },
    { kinds: ['numeric'], minutes: 5 },
  ])
  const [single = '', trueFalse = '', numeric = ''] = questionIds
  expect(attempt.endsAt).toBe(inMinutes(35))
  expect(attempt.questions.map(({ id }) => id)).toEqual([single])
  expect(attempt.sections).toMatchObject([
    { id: sectionIds[0], state: 'open', endsAt: inMinutes(10), questionIds: [single] },
    { id: sectionIds[1], state: 'ahead', minutes: 20, questions: 1, questionIds: [] },
    { id: sectionIds[2], state: 'ahead', questionIds: [] },
  ])
  expect(JSON.stringify(attempt)).not.toContain(trueFalse)
  expect((await save(1, { [single]: 'a' })).answer.endsAt).toBe(inMinutes(10))
  expect((await save(2, { [trueFalse]: true })).problem.code).toBe('exams.unknown-question')
  expect((await enter(2)).problem.code).toBe('exams.section-not-next')
  expect((await enter(3)).problem.code).toBe('exams.unknown-section')

  minutes(4)
  const entered = (await enter(1)).answer.attempt
  expect(entered.questions.map(({ id }) => id)).toEqual([single, trueFalse])
  expect(entered.sections).toMatchObject([{ state: 'left' }, { state: 'open', endsAt: inMinutes(20) }, {}])
  minutes(1)
  // Pressing twice does not begin its clock again.
  expect((await enter(1)).answer.attempt.sections[1]).toMatchObject({ endsAt: inMinutes(19) })
  expect((await enter(0)).problem.code).toBe('exams.section-left')
  expect((await save(2, { [single]: 'b' })).problem).toMatchObject({
    status: 409,
    code: 'exams.section-over',
  })
  expect((await save(2, { [single]: 'b', [trueFalse]: true })).problem.code).toBe('exams.section-over')
  expect((await save(2, { [trueFalse]: true })).answer.endsAt).toBe(inMinutes(19))
  expect((await save(1, { [single]: 'a' })).answer).toMatchObject({ sequence: 1 })
  expect((await late()).map(({ why }) => why)).toEqual(['section-over', 'section-over'])

  await bench.submit(attempt.id, learner)
  const shown = (await arvand.call(taken.showAttempt, { attemptId: attempt.id }, learner)).answer
  expect(JSON.stringify(shown)).not.toContain(numeric)
  const review = (await arvand.call(taken.reviewExam, { attemptId: attempt.id }, learner)).answer
  expect(review).toMatchObject({ score: 200, most: 300 })
  expect(review.questions.map(({ id }) => id)).toEqual(questionIds)
})

test('a section whose clock ran out takes nothing, and the clock of the last one hands the attempt in', async () => {
  const { attempt, questionIds, learner, save, enter, late } = await begun(
    [
      { kinds: ['single'], minutes: 10 },
      { kinds: ['trueFalse'], minutes: 10 },
    ],
    { minutes: 60 },
  )
  const [single = '', trueFalse = ''] = questionIds
  await save(1, { [single]: 'b' })
  minutes(11)
  expect((await save(2, { [single]: 'a' })).problem.code).toBe('exams.section-over')
  expect(await late()).toMatchObject([{ why: 'section-over', answers: [{ questionId: single, value: 'a' }] }])
  const { endsAt } = (await enter(1)).answer.attempt
  expect(endsAt).toBe(inMinutes(10))
  await save(2, { [trueFalse]: true })
  minutes(11)
  expect((await save(3, { [trueFalse]: false })).problem.code).toBe('exams.time-over')
  expect((await enter(1)).answer.attempt.state).toBe('inProgress')
  await submitOverdue(arvand.platform)
  const review = (await arvand.call(taken.reviewExam, { attemptId: attempt.id }, learner)).answer
  expect(review).toMatchObject({ score: 100, attempt: { submittedAt: endsAt } })
  expect((await enter(1)).status).toBe(200)
})

test('in a one-way section a question that was passed is not answered again, and another device goes on after it', async () => {
  const { attempt, questionIds, sectionIds, examId, learner, save, enter, late } = await begun(
    [{ kinds: ['single', 'trueFalse', 'numeric'], oneWay: true }, { kinds: ['single', 'trueFalse'] }],
    { minutes: 60 },
  )
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = questionIds
  expect(attempt.sections[0]).toMatchObject({ oneWay: true, reached: first })
  expect(attempt.sections[0]).not.toHaveProperty('endsAt')
  await save(1, { [first]: 'a' })
  await save(2, { [first]: 'b', [second]: null })
  expect((await save(3, { [first]: 'a' })).problem).toMatchObject({
    status: 409,
    code: 'exams.question-passed',
  })
  expect(await late()).toMatchObject([{ why: 'question-passed' }])
  expect((await save(2, { [first]: 'b', [second]: null })).answer.sequence).toBe(2)
  const phone = await aSession(arvand, learner)
  const resumed = (await bench.start(examId, phone)).answer.attempt
  expect(resumed.sections).toMatchObject([{ id: sectionIds[0], reached: second }, { reached: null }])
  expect((await save(3, { [third]: '2' }, phone)).status).toBe(200)
  expect((await save(4, { [second]: true }, phone)).problem.code).toBe('exams.question-passed')
  expect((await enter(1)).problem.code).toBe('exams.taken-over')
  await enter(1, phone)
  // The next section is free.
  expect((await save(4, { [fifth]: true }, phone)).status).toBe(200)
  expect((await save(5, { [fourth]: 'a' }, phone)).status).toBe(200)
})

test('more time and a stop hold for the section too, and who watches sees where a candidate is', async () => {
  const { attempt, questionIds, sectionIds, examId, save, enter } = await begun([
    { kinds: ['single'], minutes: 10 },
    { kinds: ['trueFalse'], minutes: 10 },
  ])
  const [single = ''] = questionIds
  const ofExam = { examId, attemptIds: [attempt.id] }
  minutes(11)
  expect((await save(1, { [single]: 'a' })).problem.code).toBe('exams.section-over')
  const extension = { ...ofExam, minutes: 5, reason: 'قطع برق', requestId: newId() }
  await arvand.call(watching.extendExam, extension, bench.teacher)
  expect((await save(1, { [single]: 'a' })).answer.endsAt).toBe(inMinutes(4))
  await arvand.call(watching.stopExam, { ...ofExam, isStopped: true }, bench.teacher)
  expect((await enter(1)).problem.code).toBe('exams.stopped')
  minutes(30)
  await arvand.call(watching.stopExam, { ...ofExam, isStopped: false }, bench.teacher)
  expect((await save(2, { [single]: 'b' })).answer.endsAt).toBe(inMinutes(4))
  await enter(1)
  const { items } = (await arvand.call(watching.watchExam, { examId }, bench.teacher)).answer
  const watched = items.find((one) => one.attempt?.id === attempt.id)
  expect(watched?.attempt?.section).toEqual({ place: 2, count: 2, title: 'بخش 2', endsAt: inMinutes(10) })
  expect(sectionIds).toHaveLength(2)
})

test('where no section has a clock or is one-way all are open at once', async () => {
  const { attempt, questionIds, save, enter, examId } = await begun(
    [{ kinds: ['single'] }, { kinds: ['trueFalse'] }],
    { minutes: 60 },
  )
  const [single = '', trueFalse = ''] = questionIds
  expect(attempt.sections.map(({ state }) => state)).toEqual(['open', 'open'])
  expect((await save(1, { [trueFalse]: true, [single]: 'a' })).answer.endsAt).toBe(attempt.endsAt)
  expect((await enter(1)).answer.attempt.questions).toHaveLength(2)
  expect((await save(2, { [single]: 'b' })).status).toBe(200)
  const { items } = (await arvand.call(watching.watchExam, { examId }, bench.teacher)).answer
  expect(items.find((one) => one.attempt?.id === attempt.id)?.attempt?.section).toBeNull()
})

test('a section is entered by whose attempt it is, while the attempt runs', async () => {
  const { attempt, sectionIds, enter, learner } = await begun([
    { kinds: ['single'], minutes: 10 },
    { kinds: ['trueFalse'], minutes: 10 },
  ])
  const stranger = await aPerson(arvand)
  expect((await enter(1, { token: '' })).status).toBe(401)
  expect((await enter(1, stranger)).problem).toMatchObject({ status: 404, code: 'exams.unknown-attempt' })
  const wrong = { attemptId: attempt.id, sectionId: sectionIds[1], requestId: 'one' }
  expect((await arvand.call(taken.enterSection, wrong as never, learner)).status).toBe(422)
  await bench.submit(attempt.id, learner)
  expect((await enter(1)).problem.code).toBe('exams.submitted')
  const other = await begun([
    { kinds: ['single'], minutes: 10 },
    { kinds: ['trueFalse'], minutes: 10 },
  ])
  minutes(21)
  expect((await other.enter(1)).problem.code).toBe('exams.time-over')
})
