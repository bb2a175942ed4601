import { answerSurvey, showSurvey } from '@arvand/contracts/home/surveys'
import * as managed from '@arvand/contracts/panel/manage-surveys'
import { listMySurveys, saveMyAnswers, showMyAnswers } from '@arvand/contracts/panel/surveys'
import type { SurveySettings } from '@arvand/contracts/surveys'
import * as contract from '@arvand/contracts/teacher/surveys'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aSurvey, aSurveyDraft, surveys } from '#testing/surveys'
import { surveysPersonalData } from './surveys-personal-data.ts'

let arvand: TestApp
let author: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  author = await aPerson(arvand, { roles: ['teacher'] })
}, 60_000)
afterAll(() => arvand.close())

const [liked, said] = [newId(), newId()]
const common = { title: 'پرسش', hint: '', required: false }
const options = [
  { id: 'o1', text: 'بله' },
  { id: 'o2', text: 'نه' },
]
const questions: SurveySettings['questions'] = [
  { kind: 'choice', id: liked, ...common, options },
  { kind: 'text', id: said, ...common, isLong: true, format: 'any', mostLetters: 200 },
]
const anonymous = { questions, isAnonymous: true, leastAnswers: 3 } as const
const send = (surveyId: string, answers: object, person: object) =>
  arvand.call(answerSurvey, { surveyId, answerId: newId(), answers } as never, person)

/** Sends the answers of so many people, the first of whom say yes. */
async function answered(surveyId: string, count: number, yes = count) {
  const people: TestPerson[] = []
  for (let at = 0; at < count; at++) {
    const person = await aPerson(arvand)
    await send(surveyId, { [liked]: at < yes ? 'o1' : 'o2', [said]: `گفتهٔ ${at}` }, person)
    people.push(person)
  }
  return people
}
const results = async (surveyId: string, filter?: { questionId: string; value: string }) =>
  (await arvand.call(contract.showSurveyResults, { surveyId, ...(filter && { filter }) }, author)).answer
const texts = (surveyId: string) =>
  arvand.call(contract.listSurveyAnswers, { surveyId, questionId: said }, author)

test('nothing in the database ties an answer to a person, a time or an order', async () => {
  const { surveyId, slug } = await aSurvey(arvand, author, anonymous)
  expect((await arvand.call(showSurvey, { slug })).answer.survey.isAnonymous).toBe(true)
  const people = await answered(surveyId, 6)
  const { rows } = await sql<Record<string, unknown>>`
    select r.*, r.xmin::text as written_by, s.published_at from surveys.responses as r
    join surveys.surveys as s on s.id = r.survey_id where r.survey_id = ${surveyId}
  `.execute(surveys(arvand.platform.db))
  expect(rows).toHaveLength(6)
  for (const row of rows) {
    expect(row).toMatchObject({ person_id: null, sent_as: null, only_one: false })
    // The same in all rows, and no time of an answer.
    expect([row.sent_at, row.begun_at]).toEqual([row.published_at, row.published_at])
    // An id of version 4 is random; those of version 7 begin with the time.
    expect(String(row.id)).toMatch(/^.{14}4/)
  }
  // One transaction wrote all of them last, so none tells which person it belongs to.
  expect(new Set(rows.map((row) => row.written_by)).size).toBe(1)
  const joined = await sql<{ person_id: string; extra: number }>`
    select p.person_id, (select count(*)::integer from jsonb_object_keys(to_jsonb(p))) as extra
    from surveys.participants as p where survey_id = ${surveyId}`.execute(surveys(arvand.platform.db))
  expect(joined.rows.map(({ person_id }) => person_id).toSorted()).toEqual(
    people.map(({ id }) => id).toSorted(),
  )
  expect(joined.rows.every(({ extra }) => extra === 2)).toBe(true)
})

test('what was begun can be gone on with elsewhere, and is gone once it is sent', async () => {
  const { surveyId } = await aSurvey(arvand, author, anonymous)
  const person = await aPerson(arvand)
  await arvand.call(saveMyAnswers, { surveyId, answers: { [liked]: 'o2' } }, person)
  const mine = async () => (await arvand.call(showMyAnswers, { surveyId }, person)).answer
  expect(await mine()).toMatchObject({ answers: { [liked]: 'o2' }, whyNot: null })
  expect((await send(surveyId, { [liked]: 'o2' }, person)).status).toBe(200)
  expect(await mine()).toEqual({ answers: {}, files: {}, whyNot: 'surveys.answered' })
  expect((await send(surveyId, { [liked]: 'o1' }, person)).problem.code).toBe('surveys.answered')
  const late = await arvand.call(saveMyAnswers, { surveyId, answers: {} }, person)
  expect(late.problem.code).toBe('surveys.answered')
  expect((await arvand.call(listMySurveys, {}, person)).answer.items).toEqual([])
  const { db } = arvand.platform
  expect(await surveysPersonalData.collect(db, person.id)).toMatchObject({
    responses: [],
    anonymous: [{ survey: 'نظر شما' }],
  })
  await transaction(db, (tx) => surveysPersonalData.forget(tx, person.id))
  expect(await results(surveyId)).toMatchObject({ answers: 1 })
})

test('of two answers of one person at the same moment one counts', async () => {
  const { surveyId } = await aSurvey(arvand, author, anonymous)
  const person = await aPerson(arvand)
  const both = await Promise.all([1, 2].map((at) => send(surveyId, { [liked]: `o${at}` }, person)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await results(surveyId)).toMatchObject({ answers: 1, begun: 0 })
})

test('results, single answers and files wait for enough answers, and grow by whole groups', async () => {
  const { surveyId } = await aSurvey(arvand, author, anonymous)
  await answered(surveyId, 2)
  expect(await results(surveyId)).toMatchObject({ answers: 2, counted: 0, lastAt: null, questions: [] })
  expect((await texts(surveyId)).problem.code).toBe('surveys.too-few-answers')
  const ask = { surveyId, format: 'csv' } as const
  const early = await arvand.call(contract.exportSurveyAnswers, ask, author)
  expect(early.problem.code).toBe('surveys.too-few-answers')
  await answered(surveyId, 1)
  expect(await results(surveyId)).toMatchObject({ answers: 3, counted: 3 })
  // A fourth answer that showed at once would be told by the difference.
  const three = await results(surveyId)
  await answered(surveyId, 2, 0)
  const five = await results(surveyId)
  expect(five).toMatchObject({ answers: 5, counted: 3 })
  expect(five.questions).toEqual(three.questions)
  const { items } = (await texts(surveyId)).answer
  expect(items).toHaveLength(3)
  expect(items.every(({ at }) => at === null)).toBe(true)
  await answered(surveyId, 1)
  expect(await results(surveyId)).toMatchObject({ answers: 6, counted: 6 })
})

test('a filter shows no small group, and none by what it leaves out', async () => {
  const { surveyId } = await aSurvey(arvand, author, anonymous)
  await answered(surveyId, 9, 4)
  const of = (value: string) => results(surveyId, { questionId: liked, value })
  expect(await of('o1')).toMatchObject({ counted: 4, isTooSmall: false })
  const lopsided = await aSurvey(arvand, author, anonymous)
  await answered(lopsided.surveyId, 9, 7)
  for (const value of ['o1', 'o2']) {
    const told = await results(lopsided.surveyId, { questionId: liked, value })
    expect(told).toMatchObject({ counted: 0, isTooSmall: true, questions: [] })
  }
})

test('a file of answers has no names, no times, and no row of one person', async () => {
  const { surveyId } = await aSurvey(arvand, author, { ...anonymous, leastAnswers: 20 })
  await answered(surveyId, 20, 10)
  const ask = { surveyId, format: 'csv' } as const
  const { url } = (await arvand.call(contract.exportSurveyAnswers, ask, author)).answer
  const { body } = await arvand.app.inject({ url, headers: { cookie: `arvand.session=${author.token}` } })
  const [head, ...rows] = body.replace('\ufeff', '').trim().split('\r\n')
  expect(head).toBe('پرسش,پرسش')
  expect(rows).toHaveLength(20)
  const pairs = rows.map((row) => row.split(','))
  expect(pairs.map(([, text]) => text).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, at) => `گفتهٔ ${at}`).toSorted(),
  )
  // The first ten said yes; in the file yes stands beside others too.
  const together = pairs.filter(([yes, text]) => (yes === 'بله') === Number(text?.split(' ')[1]) < 10)
  expect(together.length).toBeLessThan(20)
})

test('the answers to two questions cannot be put together, by no id, order or cursor', async () => {
  const second = newId()
  const text = { kind: 'text' as const, ...common, isLong: true, format: 'any' as const, mostLetters: 200 }
  const both = [
    { ...text, id: said },
    { ...text, id: second },
  ]
  const { surveyId } = await aSurvey(arvand, author, { ...anonymous, questions: both, leastAnswers: 13 })
  for (let at = 0; at < 13; at++)
    await send(surveyId, { [said]: `یک ${at}`, [second]: `دو ${at}` }, await aPerson(arvand))
  const { rows } = await sql<{ id: string }>`
    select id from surveys.responses where survey_id = ${surveyId}`.execute(surveys(arvand.platform.db))
  const listOf = async (questionId: string) => {
    const ask = { surveyId, questionId }
    const first = (await arvand.call(contract.listSurveyAnswers, ask, author)).answer
    const cursor = first.nextCursor ?? ''
    const next = (await arvand.call(contract.listSurveyAnswers, { ...ask, cursor }, author)).answer
    expect([first.items.length, next.items.length, next.nextCursor]).toEqual([10, 3, null])
    const told = JSON.stringify([first, next]) + Buffer.from(cursor, 'base64url').toString()
    for (const { id } of rows) expect(told).not.toContain(id)
    return [...first.items, ...next.items]
  }
  const [ones, twos] = [await listOf(said), await listOf(second)]
  const people = (items: typeof ones) => items.map((one) => Number(one.text.split(' ')[1]))
  expect(people(ones).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 13 }, (_, at) => at),
  )
  expect(people(twos)).not.toEqual(people(ones))
  const ids = new Set([...ones, ...twos].map(({ id }) => id))
  expect(ids.size).toBe(26)
})

test('logs tell who asked for what, and nothing of an answer', async () => {
  const { surveyId } = await aSurvey(arvand, author, anonymous)
  const person = await aPerson(arvand)
  await send(surveyId, { [said]: 'رازِ من' }, person)
  const { rows } = await sql<{ id: string }>`
    select id from surveys.responses where survey_id = ${surveyId}`.execute(surveys(arvand.platform.db))
  const written = JSON.stringify(arvand.logs)
  expect(written).not.toContain('رازِ من')
  expect(written).not.toContain(rows[0]?.id)
})

test('a file as an answer would tell who sent it', async () => {
  const file = [{ kind: 'file', id: newId(), ...common, mostFiles: 1 }] as const
  const surveyId = await aSurveyDraft(arvand, author, { isAnonymous: true, questions: [...file] })
  const { problem } = await arvand.call(contract.publishSurvey, { surveyId, revision: 1 }, author)
  expect(problem.code).toBe('surveys.files-tell-who')
})

test('a visitor answers an anonymous survey for everybody, and one answer sent twice counts once', async () => {
  const { surveyId } = await aSurvey(arvand, author, { ...anonymous, audience: 'everybody' })
  const ask = { surveyId, answerId: newId(), answers: { [liked]: 'o1' } }
  for (const options of [{ address: '198.51.100.9' }, { address: '198.51.100.9' }])
    expect((await arvand.call(answerSurvey, ask, options)).status).toBe(200)
  const person = await aPerson(arvand)
  for (const value of ['o1', 'o2'])
    expect((await send(surveyId, { [liked]: value }, person)).status).toBe(200)
  expect(await results(surveyId)).toMatchObject({ answers: 3, counted: 3 })
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const shown = await arvand.call(managed.showManagedSurveyResults, { surveyId }, manager)
  expect(shown.answer).toMatchObject({ leastAnswers: 3, counted: 3 })
})
