import type { SurveySettings } from '@arvand/contracts/surveys'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aSurvey, surveys } from '#testing/surveys'
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

/** Stores answers as they are when twenty thousand people have sent theirs. */
async function fill(surveyId: string): Promise<void> {
  await sql`
    insert into surveys.responses
      (id, survey_id, person_id, only_one, answers, sent_as, sent_at, begun_at, batch)
    select gen_random_uuid(), ${surveyId}, null, false, jsonb_build_object(
        ${id(0)}::text, 'o' || (1 + n % 4),
        ${id(1)}::text, jsonb_build_array('o' || (1 + n % 3), 'o4'),
        ${id(2)}::text, 1 + n % 5,
        ${id(3)}::text, n % 11,
        ${id(4)}::text, jsonb_build_object('o1', 'o' || (1 + n % 3), 'o2', 'o1', 'o3', 'o3'),
        ${id(5)}::text, repeat('چیزی نوشته شد. ', 1 + n % 5)),
      gen_random_uuid(), now(), now(), n / 5
    from generate_series(0, ${many - 1}) as n`.execute(surveys(arvand.platform.db))
  await sql`analyze surveys.responses`.execute(surveys(arvand.platform.db))
}

test.each([false, true])(
  'results of 20,000 answers come in less than 100 ms; anonymous: %s',
  async (isAnonymous) => {
    const { surveyId } = await aSurvey(arvand, author, { questions, isAnonymous })
    await fill(surveyId)
    const own = { surveyId, ownerId: author.id }
    const times: number[] = []
    for (let at = 0; at < 9; at++) {
      const begun = performance.now()
      const told = await showResults(arvand.platform.db, own)
      times.push(performance.now() - begun)
      expect(told).toMatchObject({ answers: many, counted: many })
    }
    const median = times.toSorted((one, other) => one - other)[4] ?? 0
    console.info(`results of ${many} answers (anonymous: ${isAnonymous}): ${Math.round(median)} ms`)
    expect(median).toBeLessThan(100)
  },
  120_000,
)
