import { expect, test } from 'vitest'
import {
  countsOf,
  distributionOf,
  percentOf,
  rankIn,
  spreadOf,
  standardOf,
  standingsOf,
  wholeOf,
  whyNotChoices,
  whyNotKonkur,
} from './konkur.ts'

test.each([
  [31, 8, 6, 62.963],
  [19, 7, 9, 47.619],
  [14, 6, 10, 40],
  [4, 15, 11, -3.3333],
  [0, 30, 0, -33.3333],
  [30, 0, 0, 100],
  [0, 0, 20, 0],
  [0, 0, 0, 0],
])('%i right, %i wrong and %i empty are %f percent', (right, wrong, empty, percent) => {
  expect(percentOf({ right, wrong, empty })).toBeCloseTo(percent, 3)
})

test('mean and deviation are of everybody who sat', () => {
  expect(spreadOf([20, 40, 60, 80])).toEqual({ mean: 50, deviation: expect.closeTo(22.3607, 4) })
  expect(spreadOf([7])).toEqual({ mean: 7, deviation: 0 })
  expect(spreadOf([])).toEqual({ mean: 0, deviation: 0 })
})

test.each([
  [80, 50, 22.36068, 6341.641],
  [20, 50, 22.36068, 3658.359],
  [50, 50, 22.36068, 5000],
  // Beyond the ends.
  [100, 0, 10, 10_000],
  [-33.3, 90, 10, 0],
  // All have the same.
  [40, 40, 0, 5000],
])(
  '%f percent, of a mean of %f and a deviation of %f, is a تراز of %f',
  (percent, mean, deviation, standard) => {
    expect(standardOf(percent, { mean, deviation })).toBeCloseTo(standard, 2)
  },
)

test.each([
  [
    [
      [6467, 12],
      [6373, 9],
      [6213, 6],
      [4004, 6],
    ],
    5947.3636,
  ],
  [
    [
      [8000, 0],
      [4000, 2],
    ],
    4000,
  ],
  [[[8000, 0]], 5000],
])('the whole of %j is %f', (lessons, whole) => {
  const weighed = lessons.map(([standard = 0, coefficient = 0]) => ({ standard, coefficient }))
  expect(wholeOf(weighed)).toBeCloseTo(whole, 3)
})

test('equal figures share a rank, and the next one is left out', () => {
  const all = [6000, 5000, 5000, 4000]
  expect(all.map((one) => rankIn(one, all).rank)).toEqual([1, 2, 2, 4])
  const sitter = (attemptId: string, percent: number, quota: string) => ({
    ...{ attemptId, quota, city: 'یزد' },
    percents: { a: percent },
  })
  const field = { lessons: ['a'] }
  const standings = standingsOf(field, { coefficients: { a: 1 } }, [
    sitter('1', 10, 'منطقهٔ ۱'),
    sitter('2', 50, 'منطقهٔ ۲'),
    sitter('3', 50, 'منطقهٔ ۱'),
    sitter('4', 0, 'منطقهٔ ۱'),
  ])
  expect(
    standings.map(({ sitter: { attemptId }, all: { rank }, quota }) => [attemptId, rank, quota]),
  ).toEqual([
    ['2', 1, { rank: 1, of: 1 }],
    ['3', 1, { rank: 1, of: 3 }],
    ['1', 3, { rank: 2, of: 3 }],
    ['4', 4, { rank: 3, of: 3 }],
  ])
})

test('a mark for everybody is right, and a dropped question is not there', () => {
  const counts = countsOf([
    { isAnswered: true, percent: 100, most: 100 },
    { isAnswered: false, percent: 100, most: 100 },
    { isAnswered: true, percent: -33.33, most: 100 },
    { isAnswered: false, percent: 0, most: 100 },
    { isAnswered: true, percent: -33.33, most: 0 },
  ])
  expect(counts).toEqual({ right: 2, wrong: 1, empty: 1 })
})

test('the distribution has steps of 250', () => {
  const counts = distributionOf([0, 249, 250, 5000, 10_000])
  expect(counts).toHaveLength(40)
  expect([counts[0], counts[1], counts[20], counts[39]]).toEqual([2, 1, 1, 1])
})

const field = {
  ...{ id: 'f', title: 'علوم تجربی', lessons: ['s'] },
  subgroups: [{ id: 'g', title: 'زیرگروه ۱', coefficients: { s: 4 } as Record<string, number> }],
}
const whole = { fields: [field], quotas: ['منطقهٔ ۱'] }
const paper = { sections: [{ id: 's' }] }

test.each([
  [whole, true, null],
  [whole, false, 'exams.konkur-only-choices'],
  [{ ...whole, quotas: [] }, true, 'exams.konkur-incomplete'],
  [{ ...whole, fields: [] }, true, 'exams.konkur-incomplete'],
  [{ ...whole, fields: [{ ...field, lessons: [] }] }, true, 'exams.konkur-incomplete'],
  [{ ...whole, fields: [{ ...field, lessons: ['s', 'gone'] }] }, true, 'exams.konkur-incomplete'],
  [{ ...whole, fields: [{ ...field, subgroups: [] }] }, true, 'exams.konkur-incomplete'],
  [
    { ...whole, fields: [{ ...field, subgroups: [{ id: 'g', title: 'x', coefficients: { s: 0 } }] }] },
    true,
    'exams.konkur-incomplete',
  ],
])('booklets %j, only choices: %s → %s', (konkur, asksOnlyChoices, code) => {
  expect(whyNotKonkur(konkur, paper, asksOnlyChoices)).toBe(code)
})

test.each([
  [{ field: 'f', quota: 'منطقهٔ ۱', city: 'یزد' }, null],
  [undefined, 'exams.choices-missing'],
  [{ field: 'other', quota: 'منطقهٔ ۱', city: 'یزد' }, 'exams.choices-missing'],
  [{ field: 'f', quota: 'منطقهٔ ۹', city: 'یزد' }, 'exams.choices-missing'],
  [{ field: 'f', quota: 'منطقهٔ ۱', city: 'شهری که نیست' }, 'exams.choices-missing'],
])('choices %j → %s', (choices, code) => {
  expect(whyNotChoices(whole, ['یزد', 'شیراز'], choices)).toBe(code)
})
