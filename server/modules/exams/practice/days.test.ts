import * as contract from '@arvand/contracts/panel/sample-questions'
import { addDays, dayNumber } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'
import { aPublishedGroup } from './testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
// Of each test anew, because a session ends while a clock passes weeks.
beforeEach(async () => {
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

const aDay = 24 * 60 * 60

/** Questions whose option `a` is right. */
async function questionsOf(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push(await bench.aReadyQuestion('single'))
  return ids
}
const draw = async (groupId: string, person: TestPerson) =>
  (await arvand.call(contract.drawQuestion, { groupId, mode: 'daily' }, person)).answer
const day = async (person: TestPerson) => (await arvand.call(contract.listDay, {}, person)).answer

test('two weeks and two more: due questions come, mastered ones stay away, and the plan says so', async () => {
  const [known, forgotten, other] = await questionsOf(3)
  const groupId = await aPublishedGroup(arvand, bench, [known ?? '', forgotten ?? '', other ?? ''])
  const person = await aPerson(arvand)
  const begun = dayNumber(dayAt(arvand.platform.clock.now()))
  /** By question: on which days it came. */
  const came = new Map<string, number[]>()
  /** When each comes again, as its last answer told. */
  const due = new Map<string, number>()
  for (let today = 0; today < 32; today++) {
    const first = await draw(groupId, person)
    const dueToday = [...due.values()].filter((one) => one <= today).length
    expect(first.plan).toMatchObject({ due: dueToday, fresh: today === 0 ? 3 : 0, done: 0 })
    const asked: string[] = []
    for (let next = first; next.question; next = await draw(groupId, person)) {
      const { id, turn } = next.question
      asked.push(id)
      // One is never remembered; the other two always are.
      const value = id === forgotten ? 'b' : 'a'
      const told = await arvand.call(
        contract.answerQuestion,
        { groupId, questionId: id, value, turn },
        person,
      )
      due.set(id, dayNumber(dayAt(new Date(told.answer.due))) - begun)
    }
    // What comes is what was told to come, once each, and nothing else.
    expect(new Set(asked).size).toBe(asked.length)
    for (const id of asked) came.set(id, [...(came.get(id) ?? []), today])
    const done = await draw(groupId, person)
    expect(done.plan).toMatchObject({ due: 0, fresh: 0, done: asked.length })
    expect(done.nextDue && dayNumber(dayAt(new Date(done.nextDue))) - begun).toBe(Math.min(...due.values()))
    arvand.platform.clock.pass(aDay)
  }
  // What is forgotten each time comes every day; what is known comes ever more seldom.
  expect(came.get(forgotten ?? '')).toEqual([...Array(32).keys()])
  for (const id of [known, other]) expect(came.get(id ?? '')).toEqual([0, 3, 17])
  // Mastered since then, they have stayed away for two weeks, and stay away for longer.
  const { mastery } = await draw(groupId, person)
  expect(mastery).toEqual({ fresh: 0, learning: 1, mastered: 2 })
  expect(due.get(known ?? '')).toBeGreaterThan(32 + 14)
})

test('the questions of the day of all groups that were begun, with their keys, for a device without a line', async () => {
  const [one, two, three] = await questionsOf(3)
  const mine = await aPublishedGroup(arvand, bench, [one ?? '', two ?? ''], { title: 'زیست دهم' })
  await aPublishedGroup(arvand, bench, [three ?? ''])
  const person = await aPerson(arvand)
  expect((await day(person)).items).toEqual([])
  const ask = { groupId: mine, questionId: one ?? '', value: 'b', turn: 0 }
  await arvand.call(contract.answerQuestion, ask, person)
  // The other group was not begun.
  expect((await day(person)).items).toMatchObject([
    {
      ...{ groupId: mine, groupTitle: 'زیست دهم', key: { choices: ['a'] } },
      question: { id: two, isFresh: true, turn: 0 },
    },
  ])
  arvand.platform.clock.pass(aDay)
  const { items } = await day(person)
  expect(items.map(({ question }) => [question.id, question.isFresh])).toEqual([
    [one, false],
    [two, true],
  ])
  expect(JSON.stringify(items[0]?.key.answer)).toContain('تهران')
})

test('answers that were given without a line count once, for the day on which they were given', async () => {
  const [one, two] = await questionsOf(2)
  const groupId = await aPublishedGroup(arvand, bench, [one ?? '', two ?? ''])
  const person = await aPerson(arvand)
  const questionId = one ?? ''
  const answeredAt = arvand.platform.clock.now().toISOString()
  const ask = { groupId, questionId, value: 'a', turn: 0, answeredAt, requestId: newId() }
  const send = (more: object = {}) => arvand.call(contract.answerQuestion, { ...ask, ...more }, person)
  // The line is back two days later, and the answer is sent twice because the first reply was lost.
  arvand.platform.clock.pass(2 * aDay)
  const first = await send()
  expect(first.status).toBe(200)
  expect((await send()).answer).toEqual(first.answer)
  // Of another device, which had the same question: it counts no second time.
  expect((await send({ requestId: newId() })).problem.code).toBe('exams.answered-meanwhile')
  const { rows } = await arvand.database.pool.query<{ at: Date; rating: number | null }>(
    'select at, rating from exams.practice_answers where person_id = $1',
    [person.id],
  )
  expect(rows.map(({ at }) => at.toISOString())).toEqual([answeredAt])
  // It is reckoned from that day: as if it had been sent at once.
  const sentAtOnce = await aPerson(arvand)
  const now = await arvand.call(
    contract.answerQuestion,
    { ...ask, answeredAt: undefined, requestId: undefined },
    sentAtOnce,
  )
  const daysBetween =
    dayNumber(dayAt(new Date(now.answer.due))) - dayNumber(dayAt(new Date(first.answer.due)))
  expect(daysBetween).toBe(2)
  // Today's plan has it not among what was done today.
  expect((await draw(groupId, person)).plan).toMatchObject({ done: 0, fresh: 1 })
  // Neither the future nor long ago is believed.
  const wrong = { questionId: two ?? '', turn: 0, value: 'b' }
  const early = instantAt(addDays(dayAt(arvand.platform.clock.now()), 30)).toISOString()
  const told = await send({ ...wrong, answeredAt: early, requestId: newId() })
  expect(new Date(told.answer.due).getTime()).toBeLessThan(
    arvand.platform.clock.now().getTime() + 3 * aDay * 1000,
  )
})
