import * as taken from '@arvand/contracts/panel/exams'
import { listNotices } from '@arvand/contracts/panel/notices'
import * as contract from '@arvand/contracts/teacher/exam-marking'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'
import { pointsFor } from './mark-answer.ts'

let arvand: TestApp
let bench: ExamsBench
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
  teacher = bench.teacher
})
afterAll(() => arvand.close())

const marked = (ask: object, person: { token: string } = teacher) =>
  arvand.call(contract.markAnswer, { requestId: newId(), ...ask } as never, person)

test('an essay waits, is marked with points and a comment, marked again, and its candidate is told once', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'essay'], { passPercent: 50 })
  const [single = '', essay = ''] = questionIds
  const learner = await bench.aLearner({ name: 'نگار رضایی' })
  const attemptId = await bench.handedIn(examId, learner, { [single]: 'a', [essay]: 'نوروز آغاز بهار است.' })
  const waiting = (await arvand.call(contract.listToMark, { examId }, teacher)).answer
  expect(waiting.items).toEqual([
    {
      ...{ questionId: essay, excerpt: 'دربارهٔ نوروز بنویسید.', most: 100 },
      ...{ waiting: 1, elsewhere: 0, differing: 0, marked: 0 },
    },
  ])
  const waitingOf = async (person: { token: string }) =>
    (await arvand.call(contract.listWaitingExams, {}, person)).answer.items.filter(
      (one) => one.examId === examId,
    )
  expect(await waitingOf(teacher)).toMatchObject([{ waiting: 1, course: { title: expect.any(String) } }])
  expect(await waitingOf(await aPerson(arvand, { roles: ['teacher'] }))).toEqual([])
  const results = async () => (await arvand.call(contract.listResults, { examId }, teacher)).answer
  expect((await results()).items[0]).toMatchObject({ points: 100, most: 200, waiting: 1, passed: null })
  const place = { examId, attemptId, questionId: essay }
  const shown = (await arvand.call(contract.showAnswerToMark, place, teacher)).answer
  expect(shown).toMatchObject({
    answer: 'نوروز آغاز بهار است.',
    candidate: { name: 'نگار رضایی' },
    most: 100,
    waiting: 1,
    nextId: null,
    markings: [],
    files: [],
    exam: { title: 'آزمون میان‌ترم', course: { id: bench.course.id } },
  })
  const review = () => arvand.call(taken.reviewExam, { attemptId }, learner)
  expect((await review()).answer.score).toBeNull()

  const waits = async () =>
    (await arvand.call(showTeacherToday, {}, teacher)).answer.attention.filter(
      ({ code }) => code === 'exams.to-mark',
    )
  expect(await waits()).toMatchObject([
    { count: 1, link: `/teach/exams/${examId}/marking`, oldest: { name: 'آزمون میان‌ترم' } },
  ])

  expect((await marked({ ...place, points: 101 })).problem.code).toBe('courses.points-above-most')
  expect((await marked(place)).problem.code).toBe('request.invalid')
  expect((await marked({ ...place, questionId: single, points: 1 })).problem.code).toBe(
    'exams.nothing-to-mark',
  )
  const first = { ...place, points: 75, comment: 'خوب است؛ از سفرهٔ هفت‌سین هم بنویسید.' }
  expect((await marked(first)).answer).toEqual({ points: 75, most: 100, state: 'marked', nextId: null })
  expect(await waits()).toEqual([])
  expect((await marked({ ...place, points: 80 })).answer.points).toBe(80)

  const answer = (await review()).answer
  expect(answer).toMatchObject({ score: 180, most: 200, passed: true })
  expect(answer.questions[1]).toMatchObject({ mark: 80, comment: null, verdict: 'partly' })
  const turns = (await arvand.call(contract.showAnswerToMark, place, teacher)).answer.markings
  expect(turns.map(({ points, comment }) => [points, comment])).toEqual([
    [80, null],
    [75, 'خوب است؛ از سفرهٔ هفت‌سین هم بنویسید.'],
  ])
  expect((await results()).summary).toMatchObject({ submitted: 1, waiting: 0, meanPercent: 90, passed: 1 })
  const told = (await arvand.call(listNotices, {}, learner)).answer.items
  expect(told.filter(({ link }) => link === `/panel/exams/attempts/${attemptId}`)).toHaveLength(1)
})

test('an empty essay does not wait, and one question leads from candidate to candidate', async () => {
  const { examId, questionIds } = await bench.anExam(['essay'])
  const [essay = ''] = questionIds
  const ids: string[] = []
  for (const text of ['یک', '', 'سه'])
    ids.push(await bench.handedIn(examId, await bench.aLearner(), text === '' ? {} : { [essay]: text }))
  const page = async (are: 'waiting' | 'marked') =>
    (await arvand.call(contract.listAnswersToMark, { examId, questionId: essay, are }, teacher)).answer
  const list = async (are: 'waiting' | 'marked') => (await page(are)).items
  expect((await page('waiting')).question).toMatchObject({ questionId: essay, waiting: 2, marked: 0 })
  const other = { examId, questionId: newId() }
  const refused = await arvand.call(contract.listAnswersToMark, other, teacher)
  expect(refused.problem.code).toBe('exams.nothing-to-mark')
  expect((await list('waiting')).map(({ attemptId }) => attemptId)).toEqual([ids[0], ids[2]])
  const mark = await marked({ examId, attemptId: ids[0], questionId: essay, points: 50 })
  expect(mark.answer.nextId).toBe(ids[2])
  expect((await list('marked')).map(({ points }) => points)).toEqual([50])
})

test('who marks sees no names where the exam says so, and strangers see nothing', async () => {
  const { examId, questionIds } = await bench.anExam(['essay'], { anonymousMarking: true })
  const [questionId = ''] = questionIds
  const learner = await bench.aLearner({ name: 'نگار رضایی' })
  const attemptId = await bench.handedIn(examId, learner, { [questionId]: 'پاسخ' })
  const place = { examId, attemptId, questionId }
  const asks = [
    [contract.listToMark, { examId }],
    [contract.listAnswersToMark, { examId, questionId }],
    [contract.showAnswerToMark, place],
    [contract.listResults, { examId }],
    [contract.exportResults, { examId, format: 'csv' }],
  ] as const
  for (const [endpoint, ask] of asks) {
    const { answer } = await arvand.call(endpoint as never, ask as never, teacher)
    expect(JSON.stringify(answer)).not.toContain('نگار')
    const other = await aPerson(arvand, { roles: ['teacher'] })
    const refused = await arvand.call(endpoint as never, ask as never, other)
    expect(refused.problem.code).toBe('exams.unknown-exam')
  }
  expect((await marked({ ...place, points: 1 }, learner)).status).toBe(403)
  // An attempt of another exam is not reached by way of one's own.
  const another = await bench.anExam(['essay'])
  expect((await marked({ ...place, examId: another.examId, points: 1 })).problem.code).toBe(
    'exams.nothing-to-mark',
  )
})

test('results are downloaded as a file, in the order that was asked, while one may mark', async () => {
  const { examId, questionIds } = await bench.anExam(['trueFalse', 'essay'], { passPercent: 50 })
  const [trueFalse = '', essay = ''] = questionIds
  const [one, other] = [
    await bench.aLearner({ name: 'نگار رضایی' }),
    await bench.aLearner({ name: 'بهار امینی' }),
  ]
  await bench.handedIn(examId, one, { [trueFalse]: true })
  await bench.handedIn(examId, other, { [trueFalse]: false, [essay]: 'پاسخ' })
  const ask = { examId, order: 'newest', format: 'csv' } as const
  const { url } = (await arvand.call(contract.exportResults, ask, teacher)).answer
  const download = (by: TestPerson) =>
    arvand.app.inject({ url, headers: { cookie: `arvand.session=${by.token}` } })
  const file = await download(teacher)
  expect(file.statusCode).toBe(200)
  const [, first, second] = file.body.split('\r\n')
  expect(first).toMatch(/^بهار امینی,1,.*,0,2,0,1,$/)
  expect(second).toMatch(/^نگار رضایی,1,.*,1,2,50,0,قبول$/)
  expect((await download(one)).statusCode).toBe(404)
  const xlsx = await arvand.call(contract.exportResults, { examId, format: 'xlsx' }, teacher)
  expect(xlsx.answer.url).toContain(`/downloads/exam-results/${examId}/xlsx`)
})

test('the levels of a rubric are scaled to what the question is worth', () => {
  const level = (id: string, points: number) => ({ id, title: id, points })
  const rubric = [
    { id: 'a', title: 'نگارش', levels: [level('a0', 0), level('a2', 2)] },
    { id: 'b', title: 'استدلال', levels: [level('b0', 0), level('b1', 1), level('b3', 3)] },
  ]
  expect(pointsFor({ rubric, most: 400 }, { levels: { a: 'a2', b: 'b1' } })).toBe(240)
  expect(pointsFor({ rubric, most: 400 }, { levels: { a: 'a2', b: 'b3' } })).toBe(400)
  expect(() => pointsFor({ rubric, most: 400 }, { levels: { a: 'a2' } })).toThrow()
})
