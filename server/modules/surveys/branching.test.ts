import { answerSurvey, showSurvey } from '@arvand/contracts/home/surveys'
import type { SurveySettings } from '@arvand/contracts/surveys'
import * as contract from '@arvand/contracts/teacher/surveys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aSurvey, aSurveyDraft } from '#testing/surveys'

let arvand: TestApp
let author: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  author = await aPerson(arvand, { roles: ['teacher'] })
}, 60_000)
afterAll(() => arvand.close())

const [a, b, c, d] = [newId(), newId(), newId(), newId()]
const common = (id: string, required = true) => ({ id, title: 'پرسش', hint: '', required })
const options = [
  { id: 'o1', text: 'بله' },
  { id: 'o2', text: 'نه' },
]

/** «Yes» goes to b, «no» to c; both end with d. */
const questions: SurveySettings['questions'] = [
  { kind: 'choice', ...common(a), options, jumps: [{ on: 'o2', to: c }] },
  { kind: 'nps', ...common(b), next: d },
  { kind: 'scale', ...common(c), from: 1, to: 5, lowWords: '', highWords: '' },
  { kind: 'nps', ...common(d, false), next: 'end' },
]
const send = async (surveyId: string, answers: object) =>
  arvand.call(answerSurvey, { surveyId, answerId: newId(), answers } as never, await aPerson(arvand))
const results = async (surveyId: string, filter?: { questionId: string; value: string }) =>
  (await arvand.call(contract.showSurveyResults, { surveyId, ...(filter && { filter }) }, author)).answer

test('only questions of the chosen way are asked, and answers of the other are not kept', async () => {
  const { surveyId, slug } = await aSurvey(arvand, author, { questions })
  const { survey } = (await arvand.call(showSurvey, { slug })).answer
  expect(survey.questions[0]).toMatchObject({ jumps: [{ on: 'o2', to: c }] })
  expect((await send(surveyId, { [a]: 'o1', [b]: 9 })).status).toBe(200)
  // Who changed their mind leaves an answer behind that counts no more.
  expect((await send(surveyId, { [a]: 'o2', [b]: 3, [c]: 4 })).status).toBe(200)
  const missing = await send(surveyId, { [a]: 'o2', [b]: 3 })
  expect(Object.keys(missing.problem.fields ?? {})).toEqual([`answers.${c}`])
  const told = await results(surveyId)
  expect(told.questions.map(({ answered }) => answered)).toEqual([2, 1, 1, 0])
})

test.each([
  [[{ ...questions[0], jumps: [{ on: 'o2', to: a }] }, ...questions.slice(1)], 'surveys.leads-back'],
  [[questions[0], { ...questions[1], next: newId() }, ...questions.slice(2)], 'surveys.leads-back'],
  [[{ ...questions[1] }, ...questions.slice(2)], 'surveys.unreachable-question'],
] as const)('a survey that goes round or past a question is not published: case %#', async (wrong, code) => {
  const surveyId = await aSurveyDraft(arvand, author, { questions: wrong as never })
  const shown = (await arvand.call(contract.showOwnSurvey, { surveyId }, author)).answer
  expect(shown.whyNotPublish).toBe(code)
  const { problem } = await arvand.call(contract.publishSurvey, { surveyId, revision: 1 }, author)
  expect(problem.code).toBe(code)
})

test('results are narrowed to those who answered one question so', async () => {
  const { surveyId } = await aSurvey(arvand, author, { questions })
  for (const [first, value] of [
    ['o1', 9],
    ['o1', 2],
    ['o2', 4],
  ] as const)
    await send(surveyId, { [a]: first, [first === 'o1' ? b : c]: value })
  const yes = await results(surveyId, { questionId: a, value: 'o1' })
  expect(yes).toMatchObject({ answers: 3, counted: 2, isTooSmall: false })
  expect(yes.questions[1]).toMatchObject({ answered: 2, promoters: 1, detractors: 1 })
  expect(yes.questions[2]).toMatchObject({ answered: 0 })
  const four = await results(surveyId, { questionId: c, value: '4' })
  expect(four).toMatchObject({ counted: 1 })
  expect(await results(surveyId, { questionId: c, value: '5' })).toMatchObject({ counted: 0, questions: [] })
  const unknown = { surveyId, filter: { questionId: newId(), value: 'o1' } }
  const { problem } = await arvand.call(contract.showSurveyResults, unknown, author)
  expect(problem.code).toBe('surveys.unknown-question')
  expect(yes.filters.map(({ id }) => id)).toEqual([a, b, c, d])
})

test('all answers are downloaded by their author alone, with names', async () => {
  const { surveyId } = await aSurvey(arvand, author, { questions })
  await send(surveyId, { [a]: 'o2', [c]: 4 })
  const ask = { surveyId, format: 'csv' } as const
  const { url } = (await arvand.call(contract.exportSurveyAnswers, ask, author)).answer
  const file = await arvand.app.inject({ url, headers: { cookie: `arvand.session=${author.token}` } })
  const [head, row] = file.body.split('\r\n')
  expect(head).toContain('پاسخ‌دهنده')
  expect(row).toMatch(/,نه,,4,$/)
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect((await arvand.call(contract.exportSurveyAnswers, ask, other)).problem.code).toBe('surveys.unknown')
})
