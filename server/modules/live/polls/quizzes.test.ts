import { endSession } from '@arvand/contracts/panel/live'
import * as panel from '@arvand/contracts/panel/polls'
import type { Question } from '@arvand/contracts/questions'
import { makeQuestion, removeQuestions, saveQuestion } from '@arvand/contracts/teacher/questions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { completeQuestions } from '#testing/exams'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, type Told, watchLive } from '../testing.ts'
import { whyNotAskQuestion } from './poll.ts'

let arvand: TestApp
let told: Told[]
let host: TestPerson
let ali: TestPerson
let sara: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  told = watchLive(arvand)
  host = await aPerson(arvand, { roles: ['teacher'] })
  ;[ali, sara] = [await aPerson(arvand), await aPerson(arvand)]
}, 60_000)
beforeEach(() => void told.splice(0))
afterAll(() => arvand.close())

const { single, multiple, trueFalse, shortAnswer } = completeQuestions

async function aQuestion(question: Question, owner = host): Promise<string> {
  const made = { kind: question.kind, categoryId: null, requestId: newId() }
  const { questionId } = (await arvand.call(makeQuestion, made, owner)).answer
  await arvand.call(saveQuestion, { questionId, revision: 0, question }, owner)
  return questionId
}
const ask = (sessionId: string, questionId: string, by = host) =>
  arvand.call(panel.askQuestion, { sessionId, questionId, isAnonymous: false, requestId: newId() }, by)
const listed = (sessionId: string, by: TestPerson) => arvand.call(panel.listPolls, { sessionId }, by)
const keyOf = async (sessionId: string, by: TestPerson) =>
  (await listed(sessionId, by)).answer.items[0]?.choices.flatMap(({ text, isRight }) =>
    isRight ? [text] : [],
  )

test('a question of the bank is asked, its key told to nobody before its end and to all after it', async () => {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  const { pollId } = (await ask(sessionId, await aQuestion(single))).answer
  const ofPoll = { sessionId, pollId }
  const before = (await listed(sessionId, ali)).answer.items[0]
  expect(before).toMatchObject({ question: 'پایتخت ایران کجاست؟', isQuiz: true, isMultiple: false })
  expect(before?.choices.map(({ text }) => text).toSorted()).toEqual(['اصفهان', 'تهران', 'شیراز'])
  const right = before?.choices.find(({ text }) => text === 'تهران')?.place ?? 0
  const wrong = before?.choices.find(({ text }) => text !== 'تهران')?.place ?? 0
  await arvand.call(panel.answerPoll, { ...ofPoll, choices: [right] }, ali)
  await arvand.call(panel.answerPoll, { ...ofPoll, choices: [wrong] }, sara)
  await arvand.call(panel.showPollResult, { ...ofPoll, shows: true }, host)
  // Live results, and nothing in what anybody gets that tells one choice from another.
  for (const by of [ali, sara, host]) {
    const { items } = (await listed(sessionId, by)).answer
    expect(items[0]?.voters).toBe(2)
    expect(items[0]?.choices.map(({ isRight }) => isRight)).toEqual([null, null, null])
    const bytes = JSON.stringify(items)
    for (const tells of ['percent', 'right_choices', '"right"', 'feedback', 'درست است.', 'true,"isRight"'])
      expect(bytes).not.toContain(tells)
  }
  expect(told.filter(({ event }) => event === 'livePoll')).not.toEqual([])
  expect(JSON.stringify(told)).not.toMatch(/right|correct|key/i)
  await arvand.call(panel.endPoll, ofPoll, host)
  for (const by of [ali, sara, host]) expect(await keyOf(sessionId, by)).toEqual(['تهران'])
})

test('several right choices and a true-false question have their key; a class that ends tells it too', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  await ask(sessionId, await aQuestion(multiple))
  expect(await keyOf(sessionId, host)).toEqual([])
  await arvand.call(endSession, { sessionId }, host)
  expect((await keyOf(sessionId, ali))?.toSorted()).toEqual(['۲', '۳'])
  const next = await aClass(arvand, [ali], host)
  const { pollId } = (await ask(next.sessionId, await aQuestion({ ...trueFalse, correct: false }))).answer
  await arvand.call(panel.endPoll, { sessionId: next.sessionId, pollId }, host)
  expect(await keyOf(next.sessionId, ali)).toEqual(['نادرست'])
})

test('a poll that was written has no key', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  const written = { question: 'ادامه دهیم؟', choices: ['بله', 'نه'], isMultiple: false, isAnonymous: true }
  const { pollId } = (await arvand.call(panel.askPoll, { sessionId, ...written, requestId: newId() }, host))
    .answer
  await arvand.call(panel.endPoll, { sessionId, pollId }, host)
  expect((await listed(sessionId, ali)).answer.items).toMatchObject([
    { isQuiz: false, choices: [{ isRight: null }, { isRight: null }] },
  ])
})

test('only who leads asks, and only of their own bank what one answers by choosing', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  const mine = await aQuestion(single)
  expect((await ask(sessionId, mine, ali)).problem.code).toBe('live.only-host')
  expect((await arvand.call(panel.listPollQuestions, { sessionId }, ali)).problem.code).toBe('live.only-host')
  expect((await ask(sessionId, mine, sara)).status).toBe(404)
  const other = await aPerson(arvand, { roles: ['teacher'] })
  const strange = await aQuestion(single, other)
  const written = await aQuestion(shortAnswer)
  const options = single.options.map((option) => ({ ...option, percent: 0 }))
  const incomplete = await aQuestion({ ...single, options })
  const gone = await aQuestion(single)
  await arvand.call(removeQuestions, { questionIds: [gone] }, host)
  for (const questionId of [strange, written, incomplete, gone])
    expect((await ask(sessionId, questionId)).problem.code).toBe('live.unknown-question')
  const found = await arvand.call(panel.listPollQuestions, { sessionId, q: 'پايتخت' }, host)
  const ids = found.answer.items.map(({ id }) => id)
  expect(ids).toContain(mine)
  for (const id of [strange, written, incomplete, gone]) expect(ids).not.toContain(id)
})

test('a question that does not fit a poll is refused', async () => {
  const { sessionId } = await aClass(arvand, [], host)
  const [first, ...others] = single.options
  if (!first) throw new Error('it has options')
  const many = Array.from({ length: 6 }, (_, at) => ({
    ...first,
    ...{ id: `x${at}`, percent: 0 },
    text: {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: `شهر ${at}` }] }],
    },
  }))
  const long = await aQuestion({ ...single, options: [first, ...others, ...many] })
  expect((await ask(sessionId, long)).problem.code).toBe('live.question-not-in-words')
  const fits = { text: 'چند؟', choices: ['یک', 'دو'] }
  expect(whyNotAskQuestion(fits)).toBe(null)
  for (const wrong of [
    { text: 'و'.repeat(301) },
    { choices: ['یک', 'یک'] },
    { choices: ['یک', 'و'.repeat(121)] },
  ])
    expect(whyNotAskQuestion({ ...fits, ...wrong })).toBe('live.question-not-in-words')
})
