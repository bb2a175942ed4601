import { endSession, leaveSession } from '@arvand/contracts/panel/live'
import * as panel from '@arvand/contracts/panel/polls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, type Told, watchLive } from '../testing.ts'
import { whyNotAnswer } from './poll.ts'

let arvand: TestApp
let told: Told[]
let host: TestPerson
let ali: TestPerson
let sara: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  told = watchLive(arvand)
  host = await aPerson(arvand, { roles: ['teacher'] })
  ;[ali, sara, stranger] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
}, 60_000)
beforeEach(() => void told.splice(0))
afterAll(() => arvand.close())

const question = {
  ...{ question: 'محور کدام عدد است؟', choices: ['عدد ۳', 'عدد ۰', 'عدد ۵'] },
  ...{ isMultiple: false, isAnonymous: true },
}
const ask = (sessionId: string, by: TestPerson, more: object = {}) =>
  arvand.call(panel.askPoll, { sessionId, ...question, requestId: newId(), ...more }, by)
const pollsOf = async (sessionId: string, by: TestPerson) =>
  (await arvand.call(panel.listPolls, { sessionId }, by)).answer.items
const votesOf = async (sessionId: string, by: TestPerson) =>
  (await pollsOf(sessionId, by))[0]?.choices.map(({ votes }) => votes)

async function aPoll(more: object = {}) {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  const { pollId } = (await ask(sessionId, host, more)).answer
  const ofPoll = { sessionId, pollId }
  return {
    ...ofPoll,
    answer: (by: TestPerson, ...choices: number[]) =>
      arvand.call(panel.answerPoll, { ...ofPoll, choices }, by),
    show: (by: TestPerson, shows: boolean) => arvand.call(panel.showPollResult, { ...ofPoll, shows }, by),
    end: (by: TestPerson) => arvand.call(panel.endPoll, ofPoll, by),
  }
}

test('a poll is asked, answered, counted for its host, and shown to all when the host says so', async () => {
  const poll = await aPoll()
  const { sessionId } = poll
  expect(await votesOf(sessionId, ali)).toEqual([null, null, null])
  told.splice(0)
  expect((await poll.answer(ali, 1)).status).toBe(200)
  const counted = { sessionId, pollId: poll.pollId, voters: 1, votes: [1, 0, 0] }
  expect(told).toEqual([{ personId: host.id, event: 'livePoll', payload: counted }])
  await poll.answer(sara, 2)
  // A later answer replaces the earlier one.
  await poll.answer(ali, 2)
  expect(await votesOf(sessionId, host)).toEqual([0, 2, 0])
  expect((await pollsOf(sessionId, ali))[0]).toMatchObject({
    voters: null,
    choices: [{ isMine: false }, { isMine: true, votes: null }, { isMine: false }],
  })
  expect((await poll.show(ali, true)).problem.code).toBe('live.only-host')
  expect((await poll.show(host, true)).status).toBe(200)
  expect(await votesOf(sessionId, ali)).toEqual([0, 2, 0])
  told.splice(0)
  await poll.answer(sara, 3)
  expect(told.map(({ personId }) => personId).toSorted()).toEqual([ali.id, sara.id, host.id].toSorted())
  await poll.show(host, false)
  expect(await votesOf(sessionId, ali)).toEqual([null, null, null])
  expect((await poll.end(sara)).status).toBe(403)
  expect((await poll.end(host)).status).toBe(200)
  expect((await poll.answer(ali, 1)).problem.code).toBe('live.poll-over')
  // It stays with the session, and its result may be shown after it.
  await arvand.call(endSession, { sessionId }, host)
  expect((await poll.show(host, true)).status).toBe(200)
  expect(await votesOf(sessionId, sara)).toEqual([0, 1, 1])
  expect((await ask(sessionId, host)).problem.code).toBe('live.session-over')
})

test('only hosts ask; strangers neither see nor answer; whoever is out does not answer', async () => {
  const poll = await aPoll()
  const { sessionId } = poll
  expect((await ask(sessionId, ali)).problem.code).toBe('live.only-host')
  expect((await ask(sessionId, stranger)).status).toBe(404)
  expect((await arvand.call(panel.listPolls, { sessionId }, stranger)).status).toBe(404)
  expect((await poll.answer(stranger, 1)).status).toBe(404)
  await arvand.call(leaveSession, { sessionId }, sara)
  expect((await poll.answer(sara, 1)).problem.code).toBe('live.not-in')
  const other = await aPoll()
  const foreign = { sessionId, pollId: other.pollId, choices: [1] }
  expect((await arvand.call(panel.answerPoll, foreign, ali)).problem.code).toBe('live.unknown-poll')
})

test('who chose what is told where a poll is named, and never where it is anonymous', async () => {
  for (const isAnonymous of [false, true]) {
    const poll = await aPoll({ isAnonymous, isMultiple: true })
    await poll.answer(ali, 1, 3)
    await poll.answer(sara, 3)
    await poll.show(host, true)
    for (const person of [host, sara]) {
      const [shown] = await pollsOf(poll.sessionId, person)
      expect(shown?.voters).toBe(2)
      expect(shown?.choices.map(({ votes, names }) => [votes, names.length])).toEqual([
        [1, isAnonymous ? 0 : 1],
        [0, 0],
        [2, isAnonymous ? 0 : 2],
      ])
    }
  }
})

test.each([
  { choices: ['یکی'] },
  { choices: ['یکی', 'یکی'] },
  { choices: Array.from({ length: 7 }, (_, at) => `گزینه ${at}`) },
  { choices: ['یکی', 'و'.repeat(121)] },
  { question: '' },
])('a poll like %j is refused', async (wrong) => {
  const { sessionId } = await aClass(arvand, [], host)
  expect((await ask(sessionId, host, wrong)).status).toBe(422)
})

test('an answer fits its poll', () => {
  const poll = { choices: ['یک', 'دو'], is_multiple: false, ended_at: null }
  expect(whyNotAnswer(poll, [2])).toBe(null)
  for (const chosen of [[3], [0], [1, 2]]) expect(whyNotAnswer(poll, chosen)).toBe('live.wrong-choice')
  expect(whyNotAnswer({ ...poll, is_multiple: true }, [1, 2])).toBe(null)
  expect(whyNotAnswer({ ...poll, is_multiple: true }, [1, 1])).toBe('live.wrong-choice')
  expect(whyNotAnswer({ ...poll, ended_at: new Date(0) }, [1])).toBe('live.poll-over')
})
