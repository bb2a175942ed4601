import * as home from '@arvand/contracts/home/social'
import * as panel from '@arvand/contracts/panel/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { social } from './tables.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const choices = ['صبح', 'ظهر', 'شب']
const ask = async (by: TestPerson, more: object = {}) => {
  const post = { text: 'کی درس می‌خوانید؟', poll: { choices, days: 1 }, requestId: newId(), ...more }
  return (await arvand.call(panel.writePost, post as never, by)).answer.postId
}
const vote = (postId: string, choice: number, by: TestPerson) =>
  arvand.call(panel.votePost, { postId, choice }, by)
const pollSeen = async (id: string, by?: TestPerson) =>
  (await arvand.call(home.showPost, { id }, by)).answer.post.poll
const votesSeen = async (id: string, by?: TestPerson) =>
  (await pollSeen(id, by))?.choices.map(({ votes }) => votes)
const rowsOf = async (postId: string) =>
  (
    await social(arvand.platform.db)
      .selectFrom('social.votes')
      .select('choice')
      .where('post_id', '=', postId)
      .execute()
  ).map(({ choice }) => choice)

test('the result of a poll is for its author and for who voted, and after the end for everyone', async () => {
  const [writer, voter, other] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const id = await ask(writer)
  expect((await vote(id, 2, voter)).status).toBe(200)
  expect(await pollSeen(id, voter)).toMatchObject({ mine: 2, isOver: false })
  for (const by of [voter, writer]) expect(await votesSeen(id, by)).toEqual([0, 0, 1])
  for (const by of [other, undefined]) expect(await votesSeen(id, by)).toEqual([null, null, null])
  const { answer } = await arvand.call(panel.listFeed, { feed: 'everyone' }, other)
  expect(answer.items.find((post) => post.id === id)?.poll?.choices[0]).toEqual({ text: 'صبح', votes: null })
  arvand.platform.clock.pass(86_400)
  expect((await vote(id, 0, other)).problem.code).toBe('social.poll-over')
  for (const by of [other, undefined]) expect(await votesSeen(id, by)).toEqual([0, 0, 1])
})

test('a vote does not change, and whoever votes many times at once has voted once', async () => {
  const [writer, ...voters] = await Promise.all(Array.from({ length: 5 }, () => aPerson(arvand)))
  if (!writer) throw new Error('nobody wrote')
  const id = await ask(writer)
  const answers = await Promise.all(
    voters.flatMap((voter) => [0, 1, 2, 0, 1, 2].map((choice) => vote(id, choice, voter))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const rows = await rowsOf(id)
  expect(rows).toHaveLength(voters.length)
  expect(await votesSeen(id, writer)).toEqual(
    [0, 1, 2].map((nth) => rows.filter((one) => one === nth).length),
  )
  const [voter] = voters
  if (!voter) throw new Error('nobody voted')
  const mine = (await pollSeen(id, voter))?.mine ?? 0
  expect((await vote(id, mine, voter)).status).toBe(200)
  expect((await vote(id, (mine + 1) % 3, voter)).problem.code).toBe('social.voted')
  expect(await rowsOf(id)).toHaveLength(voters.length)
})

test('who may not see the post, its author, and a choice or poll that is not there: each is refused', async () => {
  const [writer, other] = [await aPerson(arvand), await aPerson(arvand)]
  const hidden = await ask(writer, { visibility: 'followers' })
  expect((await vote(hidden, 0, other)).problem.code).toBe('social.unknown-post')
  await arvand.call(panel.followPerson, { personId: writer.id, on: true }, other)
  expect((await vote(hidden, 0, other)).status).toBe(200)
  const id = await ask(writer)
  expect((await vote(id, 0, writer)).problem.code).toBe('social.own-poll')
  expect((await vote(id, 3, other)).problem.code).toBe('social.unknown-choice')
  const plain = await ask(writer, { poll: undefined })
  expect(await pollSeen(plain)).toBeNull()
  expect((await vote(plain, 0, other)).problem.code).toBe('social.without-poll')
  await arvand.call(panel.blockPerson, { personId: other.id, on: true }, writer)
  expect((await vote(id, 1, other)).problem.code).toBe('social.unknown-post')
  expect(await rowsOf(id)).toEqual([])
})

test('a poll has two to six different choices', async () => {
  const writer = await aPerson(arvand)
  for (const wrong of [['یکی'], ['یکی', 'یکی'], ['۱', '۲', '۳', '۴', '۵', '۶', '۷']]) {
    const post = { text: 'پرسش', poll: { choices: wrong, days: 1 }, requestId: newId() } as const
    const { problem } = await arvand.call(panel.writePost, post, writer)
    expect([problem.status, Object.keys(problem.fields ?? {})]).toEqual([422, ['poll.choices']])
  }
})
