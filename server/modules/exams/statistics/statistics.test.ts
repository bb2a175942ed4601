import { showExamStatistics } from '@arvand/contracts/teacher/exam-statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'
import { doubtsOf } from './show-statistics.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

/**
 * The published example of Moodle’s quiz statistics: the marks of 22 candidates at the 13 of its questions that anybody
 * had a mark at, the first of 8 and the others of 1, and the figures that its authors computed in a spreadsheet.
 */
const marks = [
  [5.5, 0.3, 0.9, 1, 0.3, 1, 0, 0, 1, 1, 0, 0, 1],
  [1, 0.9, 0.9, 0.3, 0.3, 1, 0, 0, 1, 0, 1, 0, 1],
  [2.5, 1, 0.9, 0.3, 1, 0, 0, 1, 1, 1, 1, 1, 1],
  [4, 0.3, 0.9, 1, 0.3, 0, 0, 0, 0, 1, 0, 0, 1],
  [3, 0.9, 0.3, 0.9, 1, 0, 1, 0, 0, 1, 1, 1, 0],
  [4.5, 0.9, 1, 1, 0.9, 0, 1, 1, 1, 0, 0, 0, 0],
  [3, 0.3, 0.3, 0.3, 0.3, 1, 0, 1, 1, 1, 1, 1, 1],
  [6, 0.9, 0.9, 1, 0.3, 0, 1, 1, 1, 1, 0, 0, 1],
  [0.5, 0.9, 1, 0.9, 0.3, 0, 1, 1, 0, 1, 1, 0, 1],
  [5.5, 0.9, 1, 0.9, 0.3, 1, 1, 0, 0, 1, 0, 0, 0],
  [2.5, 0.9, 1, 1, 0.9, 0, 1, 0, 0, 1, 0, 0, 1],
  [4, 0.9, 0.3, 0.9, 1, 0, 1, 1, 1, 1, 1, 0, 1],
  [4, 0.9, 0.3, 0.3, 1, 1, 1, 1, 0, 0, 1, 1, 0],
  [3, 1, 1, 0.3, 1, 0, 1, 0, 1, 1, 1, 1, 0],
  [1, 1, 0.9, 0.3, 0.3, 1, 0, 1, 0, 0, 0, 0, 0],
  [1, 0.3, 0.3, 0.3, 0.9, 0, 0, 0, 1, 0, 0, 0, 1],
  [1.5, 1, 0.3, 0.9, 1, 1, 1, 0, 1, 1, 0, 0, 0],
  [4, 0.9, 1, 0.9, 1, 0, 1, 1, 1, 0, 1, 0, 0],
  [2, 0.9, 0.9, 0.3, 0.9, 0, 1, 0, 0, 0, 0, 0, 0],
  [1, 1, 0.3, 0.3, 0.3, 0, 1, 1, 0, 1, 0, 0, 0],
  [6, 0.9, 1, 1, 0.9, 0, 0, 0, 1, 0, 0, 1, 1],
  [7, 0.9, 0.3, 0.3, 0.3, 1, 0, 1, 1, 1, 1, 0, 0],
]
const mosts = [8, ...Array.from({ length: 12 }, () => 1)]
const published = {
  facility: [
    41.19318182, 81.36363636, 71.36363636, 65.45454545, 65.90909091, 36.36363636, 59.09090909, 50,
    59.09090909, 63.63636364, 45.45454545, 27.27272727, 50,
  ],
  deviation: [
    1912.733589 / 8,
    251.2738111,
    322.6312277,
    333.4199022,
    337.5811591,
    492.3659639,
    503.2362797,
    511.7663157,
    503.2362797,
    492.3659639,
    509.6471914,
    455.8423058,
    511.7663157,
  ].map((thousandths) => thousandths / 10),
  effectiveWeight: [
    26.58464457, 3.368456046, 3.253955259, 7.584083694, 3.79658376, 3.183278505, 4.532356904, 7.78856243,
    10.08351572, 8.381139345, 8.727645713, 7.946277111, 4.769500946,
  ],
  discrimination: [
    25.88327077, 1.170256965, -4.207816809, 28.16930644, -2.513606859, -12.99017581, -8.900638238,
    8.670004606, 29.63337745, 15.18945843, 16.21079629, 15.52451404, -8.396734802,
  ],
  efficiency: [
    27.23492723, 1.382386552, -4.691171307, 31.12404354, -2.877487579, -17.5074184, -10.27568922, 10.86956522,
    34.58997279, 17.4790556, 20.14359793, 22.06477733, -10,
  ],
}

/** Stores marked attempts as handing in would have left them; `marks` in whole points. */
async function storeAttempts(
  examId: string,
  questionIds: readonly string[],
  rows: readonly { readonly personId: string; readonly number: number; readonly marks: readonly number[] }[],
  most: readonly number[],
  waiting = 0,
) {
  const { pool } = arvand.database
  for (const { personId, number, marks: row } of rows) {
    const attemptId = newId()
    await pool.query(
      `insert into exams.attempts (id, exam_id, person_id, number, started_at, paper)
       values ($1, $2, $3, $4, now(), '{"sections": []}')`,
      [attemptId, examId, personId, number],
    )
    const points = row.map((mark) => Math.round(mark * 100))
    await pool.query(
      `insert into exams.marks (attempt_id, question_id, answer, percent, points, most)
       select $1, question_id, '"a"', 0, points, most
         from unnest($2::uuid[], $3::integer[], $4::integer[]) as row (question_id, points, most)`,
      [attemptId, questionIds, points, most.map((one) => one * 100)],
    )
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
    await pool.query('insert into exams.results values ($1, $2, $3, $4, $5)', [
      ...[attemptId, examId, sum(points), sum(most) * 100, waiting],
    ])
  }
}

const statistics = async (examId: string) =>
  (await arvand.call(showExamStatistics, { examId }, bench.teacher)).answer

test('the figures of questions are those of a published example, and alpha follows from its covariances', async () => {
  const { examId, questionIds } = await bench.anExam(
    mosts.map(() => 'single'),
    { counts: 'average', attempts: 0 },
  )
  const { id: personId } = await bench.aLearner()
  await storeAttempts(
    examId,
    questionIds,
    marks.map((row, at) => ({ personId, number: at + 1, marks: row })),
    mosts,
  )
  const { questions, alpha, attempts, distribution, standardError, deviation } = await statistics(examId)
  const inOrder = questionIds.map((id) => questions.find(({ questionId }) => questionId === id))
  for (const [figure, values] of Object.entries(published))
    for (const [at, value] of values.entries())
      expect(inOrder[at]?.[figure as keyof typeof published], `${figure} ${at}`).toBeCloseTo(value, 6)
  expect(attempts).toBe(22)
  expect(distribution.reduce((one, other) => one + other, 0)).toBe(22)

  const columns = mosts.map((_, at) => marks.map((row) => row[at] ?? 0))
  const mean = (all: readonly number[]) => all.reduce((one, other) => one + other, 0) / all.length
  const covariance = (one: readonly number[], other: readonly number[]) =>
    mean(one.map((value, at) => value * (other[at] ?? 0))) - mean(one) * mean(other)
  const pairs = columns.flatMap((one, at) => columns.slice(at + 1).map((other) => covariance(one, other)))
  const [between, within] = [mean(pairs), mean(columns.map((one) => covariance(one, one)))]
  const expected = (mosts.length * between) / (within + (mosts.length - 1) * between)
  expect(alpha).toBeCloseTo(expected * 100, 6)
  expect(standardError).toBeCloseTo((deviation ?? 0) * Math.sqrt(1 - expected), 6)
})

test('of several attempts that one counts which its exam says; what waits for a marker does not count', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'trueFalse'], { counts: 'best', attempts: 0 })
  const [one, other] = [await bench.aLearner(), await bench.aLearner()]
  const rows = [
    { personId: one.id, number: 1, marks: [0, 1] },
    { personId: one.id, number: 2, marks: [1, 1] },
    { personId: other.id, number: 1, marks: [0, 0] },
  ]
  await storeAttempts(examId, questionIds, rows, [1, 1])
  await storeAttempts(examId, questionIds, [{ personId: other.id, number: 2, marks: [1, 1] }], [1, 1], 1)
  const found = await statistics(examId)
  expect(found).toMatchObject({ attempts: 2, mean: 50, median: 50, alpha: 100, standardError: 0 })
  expect(found.distribution).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  const single = found.questions.find(({ kind }) => kind === 'single')
  expect(single).toMatchObject({ asked: 2, doubts: [] })
  expect(single?.options).toMatchObject([
    { optionId: 'a', excerpt: 'تهران', percent: 100, chosen: 2 },
    { optionId: 'b', percent: 0, chosen: 0, byBest: 0, byWeakest: 0 },
    { optionId: 'c', chosen: 0 },
  ])
  expect(found.questions.map(({ questionId }) => questionId)).toEqual(questionIds)
  expect(found).toMatchObject({ isOwnBank: true, exam: { course: { id: bench.course.id } } })
  const stranger = await aPerson(arvand, { roles: ['teacher'] })
  const refused = await arvand.call(showExamStatistics, { examId }, stranger)
  expect(refused.problem.code).toBe('exams.unknown-exam')
})

test('an exam that nobody has taken has no figures', async () => {
  const { examId } = await bench.anExam(['single'])
  expect(await statistics(examId)).toMatchObject({
    ...{ attempts: 0, mean: null, median: null, deviation: null, alpha: null, standardError: null },
    questions: [],
  })
})

test('a question is doubted only when enough were asked', () => {
  const figures = { asked: 30, facility: 60, discrimination: 35 }
  expect(doubtsOf(figures)).toEqual([])
  expect(doubtsOf({ ...figures, facility: 12 })).toEqual(['tooHard'])
  expect(doubtsOf({ ...figures, facility: 99, discrimination: 5 })).toEqual(['tooEasy', 'weak'])
  expect(doubtsOf({ ...figures, discrimination: -8 })).toEqual(['misleads'])
  expect(doubtsOf({ asked: 9, facility: 3, discrimination: -50 })).toEqual([])
})
