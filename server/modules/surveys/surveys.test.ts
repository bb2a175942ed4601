import { answerSurvey, showSurvey } from '@arvand/contracts/home/surveys'
import * as managed from '@arvand/contracts/panel/manage-surveys'
import { searchManaged } from '@arvand/contracts/panel/search'
import { listMySurveys, saveMyAnswers, showMyAnswers } from '@arvand/contracts/panel/surveys'
import type { SurveyAnswers, SurveySettings } from '@arvand/contracts/surveys'
import { surveySettings } from '@arvand/contracts/surveys'
import * as contract from '@arvand/contracts/teacher/surveys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { surveyFileRight, surveyFileUse } from './response-files.ts'
import { surveysPersonalData } from './surveys-personal-data.ts'

let arvand: TestApp
let author: TestPerson
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  author = await aPerson(arvand, { roles: ['teacher'], name: 'نسرین کاظمی' })
  manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
}, 60_000)
afterAll(() => arvand.close())

const ids = Object.fromEntries(
  ['text', 'choice', 'multiple', 'scale', 'nps', 'matrix', 'ranking', 'date', 'file'].map((kind) => [
    kind,
    newId(),
  ]),
)
const of = (kind: string) => ids[kind] ?? ''
const choices = (...texts: string[]) => texts.map((text, at) => ({ id: `o${at + 1}`, text }))
const common = (kind: string, required = true) => ({ id: of(kind), title: 'پرسش', hint: '', required })

/** One question of each kind. */
const questions: SurveySettings['questions'] = [
  { kind: 'text', ...common('text', false), isLong: false, format: 'number', mostLetters: 20 },
  { kind: 'choice', ...common('choice'), options: choices('تلگرام', 'دوستان') },
  { kind: 'multiple', ...common('multiple'), options: choices('یک', 'دو', 'سه'), least: 1, most: 2 },
  { kind: 'scale', ...common('scale'), from: 1, to: 5, lowWords: 'بد', highWords: 'خوب' },
  { kind: 'nps', ...common('nps') },
  { kind: 'matrix', ...common('matrix'), rows: choices('صدا', 'تصویر'), columns: choices('بد', 'خوب') },
  { kind: 'ranking', ...common('ranking'), options: choices('کتاب', 'فیلم', 'آزمون') },
  { kind: 'date', ...common('date', false), from: '2026-01-01', to: null },
  { kind: 'file', ...common('file', false), mostFiles: 1 },
]
const answers: SurveyAnswers = {
  [of('choice')]: 'o1',
  [of('multiple')]: ['o1', 'o3'],
  [of('scale')]: 4,
  [of('nps')]: 9,
  [of('matrix')]: { o1: 'o2', o2: 'o1' },
  [of('ranking')]: ['o2', 'o1', 'o3'],
  [of('date')]: '2026-11-20',
}
const npsOnly = [{ kind: 'nps', ...common('nps') }] as const

async function aDraft(wish: Partial<SurveySettings> = {}, person = author) {
  const made = { title: 'نظرسنجی تازه', requestId: newId() }
  const { surveyId } = (await arvand.call(contract.makeSurvey, made, person)).answer
  const settings = surveySettings.parse({ title: 'نظر شما دربارهٔ دوره', questions, ...wish })
  expect((await arvand.call(contract.saveSurvey, { surveyId, revision: 0, settings }, person)).status).toBe(
    200,
  )
  return surveyId
}
async function aSurvey(wish: Partial<SurveySettings> = {}) {
  const surveyId = await aDraft(wish)
  const { answer } = await arvand.call(contract.publishSurvey, { surveyId, revision: 1 }, author)
  expect(answer).toMatchObject({ state: 'open' })
  return { surveyId, slug: answer.slug ?? '' }
}
const send = (surveyId: string, given: unknown, options: object = {}, answerId = newId()) =>
  arvand.call(answerSurvey, { surveyId, answerId, answers: given } as never, options)
const results = async (surveyId: string) =>
  (await arvand.call(contract.showSurveyResults, { surveyId }, author)).answer

describe('setting', () => {
  test('a draft is made from a template, saved, published and closed', async () => {
    const made = { title: 'پایان دوره', template: 'courseEnd', requestId: newId() } as const
    const { surveyId } = (await arvand.call(contract.makeSurvey, made, author)).answer
    const shown = (await arvand.call(contract.showOwnSurvey, { surveyId }, author)).answer
    expect(shown).toMatchObject({ state: 'draft', slug: null, whyNotPublish: null, answers: 0 })
    expect(shown.settings.questions.length).toBe(5)
    const publish = { surveyId, revision: 0 }
    expect((await arvand.call(contract.publishSurvey, publish, author)).answer.state).toBe('open')
    expect((await arvand.call(contract.publishSurvey, publish, author)).problem.code).toBe(
      'surveys.published',
    )
    const settings = { ...shown.settings, title: 'نام دیگر' }
    const save = { surveyId, revision: 0, settings }
    expect((await arvand.call(contract.saveSurvey, save, author)).problem.code).toBe('surveys.published')
    const close = { surveyId, isClosed: true }
    expect((await arvand.call(contract.closeSurvey, close, author)).answer.state).toBe('closed')
    expect((await arvand.call(contract.closeSurvey, close, author)).problem.code).toBe('surveys.not-open')
    expect((await arvand.call(contract.listOwnSurveys, {}, author)).answer.items[0]).toMatchObject({
      ...{ id: surveyId, state: 'closed', questions: 5, answers: 0, author: 'نسرین کاظمی' },
    })
  })

  test('what another window saved meanwhile is told, and the same settings change nothing', async () => {
    const surveyId = await aDraft()
    const settings = surveySettings.parse({ title: 'نظر شما دربارهٔ دوره', questions })
    const save = (revision: number, title = settings.title) =>
      arvand.call(contract.saveSurvey, { surveyId, revision, settings: { ...settings, title } }, author)
    expect((await save(0)).answer.revision).toBe(1)
    expect((await save(0, 'نام تازه')).problem).toMatchObject({
      code: 'surveys.saved-meanwhile',
      current: { revision: 1 },
    })
  })

  test.each([
    [{ questions: [] }, 'surveys.without-questions'],
    [{ questions: [{ kind: 'nps', ...common('nps'), title: '' }] }, 'surveys.question-not-ready'],
    [
      { questions: [{ kind: 'choice', ...common('choice'), options: choices('یکی') }] },
      'surveys.question-not-ready',
    ],
    [{ audience: 'everybody' }, 'surveys.files-need-account'],
  ] as const)('what is not ready is not published: case %#', async (wish, code) => {
    const surveyId = await aDraft(wish as unknown as Partial<SurveySettings>)
    const shown = await arvand.call(contract.showOwnSurvey, { surveyId }, author)
    expect(shown.answer.whyNotPublish).toBe(code)
    const { problem } = await arvand.call(contract.publishSurvey, { surveyId, revision: 1 }, author)
    expect(problem.code).toBe(code)
  })

  test('a survey goes back to a draft only while nobody has answered, and is removed with its answers', async () => {
    const { surveyId, slug } = await aSurvey({ questions: [...npsOnly] })
    const person = await aPerson(arvand)
    await arvand.call(saveMyAnswers, { surveyId, answers: { [of('nps')]: 3 } }, person)
    const back = await arvand.call(contract.unpublishSurvey, { surveyId }, author)
    expect(back.answer.state).toBe('draft')
    expect((await arvand.call(showSurvey, { slug })).status).toBe(404)
    await arvand.call(contract.publishSurvey, { surveyId, revision: 1 }, author)
    await send(surveyId, { [of('nps')]: 3 }, person)
    const late = await arvand.call(contract.unpublishSurvey, { surveyId }, author)
    expect(late.problem.code).toBe('surveys.has-answers')
    expect((await arvand.call(contract.removeSurvey, { surveyId }, author)).status).toBe(200)
    expect((await arvand.call(contract.showOwnSurvey, { surveyId }, author)).status).toBe(404)
  })

  test('another teacher finds nothing, a manager of the content finds all', async () => {
    const { surveyId } = await aSurvey({ questions: [...npsOnly], title: 'نظرسنجی زمستانی' })
    const other = await aPerson(arvand, { roles: ['teacher'] })
    const settings = surveySettings.parse({ title: 'نام' })
    const asks = [
      [contract.showOwnSurvey, { surveyId }],
      [contract.saveSurvey, { surveyId, revision: 1, settings }],
      [contract.publishSurvey, { surveyId, revision: 1 }],
      [contract.unpublishSurvey, { surveyId }],
      [contract.closeSurvey, { surveyId, isClosed: true }],
      [contract.removeSurvey, { surveyId }],
      [contract.showSurveyResults, { surveyId }],
      [contract.listSurveyAnswers, { surveyId, questionId: of('nps') }],
    ] as const
    for (const [endpoint, ask] of asks) {
      expect((await arvand.call(endpoint, ask, other)).problem.code).toBe('surveys.unknown')
      expect((await arvand.call(endpoint, ask)).status).toBe(401)
    }
    expect((await arvand.call(managed.showManagedSurvey, { surveyId }, other)).status).toBe(403)
    expect((await arvand.call(managed.showManagedSurvey, { surveyId }, manager)).status).toBe(200)
    expect((await arvand.call(managed.listManagedSurveys, {}, manager)).answer.items[0]?.id).toBe(surveyId)
    const found = (await arvand.call(searchManaged, { q: 'زمستانی' }, manager)).answer
    expect(found.items).toMatchObject([{ kind: 'managedSurvey', href: `/manage/surveys/${surveyId}` }])
    const close = { surveyId, isClosed: true }
    expect((await arvand.call(managed.closeManagedSurvey, close, manager)).answer.state).toBe('closed')
  })
})

describe('answering', () => {
  test('answers of every kind are sent once, counted, and kept once each', async () => {
    const { surveyId, slug } = await aSurvey()
    const person = await aPerson(arvand)
    const asked = (await arvand.call(showSurvey, { slug })).answer.survey
    expect(asked).toMatchObject({ id: surveyId, state: 'open', audience: 'once' })
    const file = await aFile(arvand, { ownerId: person.id, use: surveyFileUse })
    const given = { ...answers, [of('file')]: [file.id], [of('text')]: '۱۲' }
    const answerId = newId()
    expect((await send(surveyId, given, person, answerId)).status).toBe(200)
    expect((await send(surveyId, given, person, answerId)).status).toBe(200)
    expect((await send(surveyId, given, person)).problem.code).toBe('surveys.answered')
    const told = await results(surveyId)
    expect(told).toMatchObject({ answers: 1, begun: 0 })
    const result = (kind: string) => told.questions.find(({ id }) => id === of(kind))
    expect(result('choice')).toMatchObject({ answered: 1, shares: [{ count: 1 }, { count: 0 }] })
    expect(result('multiple')).toMatchObject({ shares: [{ count: 1 }, { count: 0 }, { count: 1 }] })
    expect(result('scale')).toMatchObject({ mean: 4 })
    expect(result('nps')).toMatchObject({ promoters: 1, score: 100 })
    expect(result('matrix')).toMatchObject({ rows: [{ counts: [0, 1] }, { counts: [1, 0] }] })
    expect(result('ranking')).toMatchObject({ places: [{ id: 'o2', mean: 1 }, { id: 'o1' }, { id: 'o3' }] })
    const list = async (kind: string) =>
      (await arvand.call(contract.listSurveyAnswers, { surveyId, questionId: of(kind) }, author)).answer.items
    expect(await list('text')).toMatchObject([{ text: '۱۲' }])
    expect(await list('date')).toMatchObject([{ text: '۱۴۰۵/۰۸/۲۹' }])
    expect(await list('file')).toMatchObject([{ files: [{ id: file.id }] }])
    expect(await surveyFileRight.mayRead(arvand.platform.db, file.id, author.id, new Date())).toBe(true)
    expect(await surveyFileRight.mayRead(arvand.platform.db, file.id, manager.id, new Date())).toBe(false)
    const other = { surveyId, questionId: of('nps') }
    const { problem } = await arvand.call(contract.listSurveyAnswers, other, author)
    expect(problem.code).toBe('surveys.unknown-question')
  })

  test('what is begun is kept for going on elsewhere, and becomes the sent answer', async () => {
    const { surveyId } = await aSurvey()
    const person = await aPerson(arvand)
    const half = { [of('choice')]: 'o2', [newId()]: 'نه' }
    expect((await arvand.call(saveMyAnswers, { surveyId, answers: half }, person)).status).toBe(200)
    const mine = async () => (await arvand.call(showMyAnswers, { surveyId }, person)).answer
    expect(await mine()).toEqual({ answers: { [of('choice')]: 'o2' }, files: {}, whyNot: null })
    expect(await results(surveyId)).toMatchObject({ answers: 0, begun: 1 })
    expect((await arvand.call(listMySurveys, {}, person)).answer.items).toMatchObject([{ answeredAt: null }])
    expect((await send(surveyId, { ...answers, [of('choice')]: 'o2' }, person)).status).toBe(200)
    expect(await mine()).toMatchObject({ whyNot: 'surveys.answered' })
    const again = await arvand.call(saveMyAnswers, { surveyId, answers: half }, person)
    expect(again.problem.code).toBe('surveys.answered')
    expect(await results(surveyId)).toMatchObject({ answers: 1, begun: 0 })
    expect((await arvand.call(listMySurveys, {}, person)).answer.items).toMatchObject([
      { answeredAt: expect.any(String) },
    ])
    expect((await arvand.call(showMyAnswers, { surveyId })).status).toBe(401)
  })

  test('of two answers of one person at the same moment one counts', async () => {
    const { surveyId } = await aSurvey({ questions: [...npsOnly] })
    const person = await aPerson(arvand)
    const both = await Promise.all([1, 2].map(() => send(surveyId, { [of('nps')]: 8 }, person)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await results(surveyId)).toMatchObject({ answers: 1 })
  })

  test('an open survey takes visitors without an account, as often as they like', async () => {
    const { surveyId } = await aSurvey({ questions: [...npsOnly], audience: 'everybody' })
    const answerId = newId()
    for (const id of [answerId, answerId, newId()])
      expect((await send(surveyId, { [of('nps')]: 2 }, { address: '198.51.100.7' }, id)).status).toBe(200)
    const person = await aPerson(arvand)
    for (const value of [9, 10])
      expect((await send(surveyId, { [of('nps')]: value }, person)).status).toBe(200)
    const told = await results(surveyId)
    expect(told.answers).toBe(4)
    expect(told.questions).toMatchObject([{ promoters: 2, detractors: 2, score: 0 }])
  })

  test('a survey of one answer each asks a visitor to sign in; a closed one takes nothing', async () => {
    const { surveyId, slug } = await aSurvey({ questions: [...npsOnly] })
    const given = { [of('nps')]: 2 }
    expect((await send(surveyId, given, { address: '198.51.100.8' })).problem.code).toBe(
      'surveys.account-needed',
    )
    await arvand.call(contract.closeSurvey, { surveyId, isClosed: true }, author)
    const person = await aPerson(arvand)
    expect((await send(surveyId, given, person)).problem.code).toBe('surveys.closed')
    const save = await arvand.call(saveMyAnswers, { surveyId, answers: given }, person)
    expect(save.problem.code).toBe('surveys.closed')
    expect((await arvand.call(showMyAnswers, { surveyId }, person)).answer.whyNot).toBe('surveys.closed')
    expect((await arvand.call(showSurvey, { slug })).answer.survey.state).toBe('closed')
  })

  test.each([
    ['choice', undefined],
    ['choice', 'o9'],
    ['multiple', ['o1', 'o2', 'o3']],
    ['multiple', ['o1', 'o1']],
    ['scale', 0],
    ['scale', 6],
    ['matrix', { o1: 'o2' }],
    ['matrix', { o1: 'o2', o2: 'o7' }],
    ['ranking', ['o1', 'o2']],
    ['date', '2026-02-31'],
    ['date', '2025-12-31'],
    ['text', 'دوازده'],
    ['nps', 'o1'],
  ] as const)('a wrong answer to %s is named: %j', async (kind, value) => {
    const { surveyId } = await aSurvey()
    const { [of(kind)]: _left, ...others } = answers
    const given = value === undefined ? others : { ...others, [of(kind)]: value }
    const { problem } = await send(surveyId, given, await aPerson(arvand))
    expect(problem).toMatchObject({ status: 422, code: 'surveys.answers-wrong' })
    expect(Object.keys(problem.fields ?? {})).toEqual([`answers.${of(kind)}`])
  })

  test('a file of somebody else is refused, and an unknown survey is not found', async () => {
    const { surveyId } = await aSurvey()
    const [person, other] = [await aPerson(arvand), await aPerson(arvand)]
    const file = await aFile(arvand, { ownerId: other.id, use: surveyFileUse })
    const given = { ...answers, [of('file')]: [file.id] }
    expect((await send(surveyId, given, person)).problem.code).toBe('media.unknown-file')
    expect((await send(newId(), answers, person)).problem.code).toBe('surveys.unknown')
    expect((await arvand.call(showSurvey, { slug: 'nothing' })).status).toBe(404)
    expect((await send(surveyId, 7, person)).status).toBe(422)
  })

  test('what a person answered and made is told to them, and goes with the account', async () => {
    const { surveyId } = await aSurvey({ questions: [...npsOnly] })
    const person = await aPerson(arvand, { roles: ['teacher'] })
    await send(surveyId, { [of('nps')]: 8 }, person)
    await aDraft({}, person)
    const { db } = arvand.platform
    expect(await surveysPersonalData.collect(db, person.id)).toMatchObject({
      responses: [{ answers: { [of('nps')]: 8 } }],
      made: [{ title: 'نظر شما دربارهٔ دوره' }],
    })
    await transaction(db, (tx) => surveysPersonalData.forget(tx, person.id))
    expect(await surveysPersonalData.collect(db, person.id)).toEqual({
      responses: [],
      anonymous: [],
      made: [],
    })
  })
})
