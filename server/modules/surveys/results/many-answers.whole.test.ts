import type { SurveyAnswers, SurveySettings } from '@arvand/contracts/surveys'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aSurvey, surveys } from '#testing/surveys'
import { choicesOf } from '../choices.ts'
import { showResults } from './survey-results.ts'

let arvand: TestApp
let author: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  author = await aPerson(arvand, { roles: ['teacher'] })
}, 60_000)
afterAll(() => arvand.close())

const many = 20_000
const ids = Array.from({ length: 6 }, () => newId())
const id = (at: number) => ids[at] ?? ''
const common = { title: 'پرسش', hint: '', required: false }
const options = ['o1', 'o2', 'o3', 'o4'].map((one) => ({ id: one, text: one }))
const questions: SurveySettings['questions'] = [
  { kind: 'choice', id: id(0), ...common, options },
  { kind: 'multiple', id: id(1), ...common, options, least: null, most: null },
  { kind: 'scale', id: id(2), ...common, from: 1, to: 5, lowWords: '', highWords: '' },
  { kind: 'nps', id: id(3), ...common },
  { kind: 'matrix', id: id(4), ...common, rows: options.slice(0, 3), columns: options.slice(0, 3) },
  { kind: 'text', id: id(5), ...common, isLong: true, format: 'any', mostLetters: 500 },
]

/** Answers of the person number `n`. */
const answersOf = (n: number): SurveyAnswers => ({
  [id(0)]: `o${1 + (n % 4)}`,
  [id(1)]: [`o${1 + (n % 3)}`, 'o4'],
  [id(2)]: 1 + (n % 5),
  [id(3)]: n % 11,
  [id(4)]: { o1: `o${1 + (n % 3)}`, o2: 'o1', o3: 'o3' },
  [id(5)]: 'چیزی نوشته شد. '.repeat(1 + (n % 5)),
})

/** Stores answers as they are when twenty thousand people have sent theirs. */
async function fill(surveyId: string): Promise<void> {
  const now = new Date()
  for (let from = 0; from < many; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      ...{
        id: newId(),
        survey_id: surveyId,
        person_id: null,
        only_one: false,
        batch: Math.floor((from + at) / 5),
      },
      ...{
        answers: JSON.stringify(answersOf(from + at)),
        choices: choicesOf(questions, answersOf(from + at)),
      },
      ...{ sent_as: newId(), sent_at: now, begun_at: now },
    }))
    await surveys(arvand.platform.db).insertInto('surveys.responses').values(rows).execute()
  }
  await sql`analyze surveys.responses`.execute(surveys(arvand.platform.db))
}

test.each([
  { isAnonymous: false, isFiltered: false },
  { isAnonymous: false, isFiltered: true },
  { isAnonymous: true, isFiltered: true },
])(
  'results of 20,000 answers come in less than 100 ms; anonymous: $isAnonymous, filtered: $isFiltered',
  async ({ isAnonymous, isFiltered }) => {
    const { surveyId } = await aSurvey(arvand, author, { questions, isAnonymous })
    await fill(surveyId)
    const own = { surveyId, ownerId: author.id }
    const filter = isFiltered ? { questionId: id(0), value: 'o2' } : undefined
    const counted = isFiltered ? many / 4 : many
    const times: number[] = []
    for (let at = 0; at < 9; at++) {
      const begun = performance.now()
      const told = await showResults(arvand.platform.db, own, filter)
      times.push(performance.now() - begun)
      expect(told).toMatchObject({ answers: many, counted })
      expect(told.questions[0]).toMatchObject({
        answered: counted,
        shares: options.map((one) => ({ ...one, count: isFiltered && one.id !== 'o2' ? 0 : many / 4 })),
      })
    }
    const median = times.toSorted((one, other) => one - other)[4] ?? 0
    console.info(
      `results of ${many} answers (anonymous: ${isAnonymous}, filtered: ${isFiltered}): ${Math.round(median)} ms`,
    )
    expect(median).toBeLessThan(100)
  },
  120_000,
)
