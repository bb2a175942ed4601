import * as home from '@arvand/contracts/home/social'
import * as discussion from '@arvand/contracts/panel/discussion'
import * as panel from '@arvand/contracts/panel/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const write = async (by: TestPerson, text: string, more: object = {}) =>
  (await arvand.call(panel.writePost, { text, ...more, requestId: newId() }, by)).answer.postId
const feed = async (by: TestPerson, ask: object = {}) =>
  (await arvand.call(panel.listFeed, ask, by)).answer.items.map(({ id }) => id)
const topic = async (tag: string, by?: TestPerson, cursor?: string) =>
  await arvand.call(home.listPostsOfTopic, { tag, ...(cursor ? { cursor } : {}) }, by)
const follow = (by: TestPerson, tag: string, on = true) => arvand.call(panel.followTopic, { tag, on }, by)
/** A hashtag of this test alone. */
const ownTag = () => `برچسب_${newId().slice(-12)}`

test('a hashtag has a page for everyone, newest first, under all its spellings', async () => {
  const writer = await aPerson(arvand)
  const mark = newId().slice(-12)
  const first = await write(writer, `سلام #یادگیری_ماشین_${mark}`)
  const second = await write(writer, `باز هم #يادگیری‌ماشین‌${mark} و #دیگر`)
  const { answer } = await topic(`یادگیریماشین${mark}`)
  expect(answer.items.map(({ id }) => id)).toEqual([second, first])
  expect(answer).toMatchObject({ topic: { title: `یادگیری_ماشین_${mark}`, followers: 0 }, nextCursor: null })
  expect(answer).not.toHaveProperty('mine')
  await arvand.call(discussion.removeComment, { commentId: first }, writer)
  expect((await topic(`یادگیری_ماشین_${mark}`)).answer.items.map(({ id }) => id)).toEqual([second])
  await arvand.call(discussion.editComment, { commentId: second, body: 'بی برچسب' }, writer)
  expect((await topic(`یادگیری_ماشین_${mark}`)).problem.code).toBe('social.unknown-topic')
})

test('a page of a hashtag holds ten posts, and a new one moves nothing', async () => {
  const [writer, tag] = [await aPerson(arvand), ownTag()]
  const ids: string[] = []
  for (let nth = 0; nth < 12; nth++) ids.unshift(await write(writer, `${nth} #${tag}`))
  const { answer } = await topic(tag)
  expect(answer.items.map(({ id }) => id)).toEqual(ids.slice(0, 10))
  await write(writer, `تازه #${tag}`)
  const next = await topic(tag, undefined, answer.nextCursor ?? '')
  expect(next.answer.items.map(({ id }) => id)).toEqual(ids.slice(10))
})

test('posts of a followed hashtag stand once in the feed, until it is followed no longer', async () => {
  const [writer, reader, tag] = [await aPerson(arvand), await aPerson(arvand), ownTag()]
  const id = await write(writer, `پست #${tag}`)
  expect(await feed(reader)).toEqual([])
  for (let twice = 0; twice < 2; twice++) expect((await follow(reader, tag)).status).toBe(200)
  await arvand.call(panel.followPerson, { personId: writer.id, on: true }, reader)
  expect(await feed(reader)).toEqual([id])
  expect((await topic(tag, reader)).answer).toMatchObject({
    topic: { followers: 1 },
    mine: { follows: true },
  })
  expect((await topic(tag, writer)).answer).toMatchObject({ mine: { follows: false } })
  const followed = async (by: TestPerson) =>
    (await arvand.call(panel.listFollowedTopics, {}, by)).answer.items
  expect((await followed(reader)).map(({ title }) => title)).toEqual([tag])
  expect(await followed(writer)).toEqual([])
  await arvand.call(panel.followPerson, { personId: writer.id, on: false }, reader)
  expect(await feed(reader)).toEqual([id])
  await follow(reader, tag, false)
  expect(await feed(reader)).toEqual([])
  expect(await followed(reader)).toEqual([])
})

test('a followed hashtag brings no post that one may not see: for followers, of blocked or muted people', async () => {
  const [open, shy, blocked, muted] = [
    ...[await aPerson(arvand), await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)],
  ] as const
  const [reader, tag] = [await aPerson(arvand), ownTag()]
  const seen = await write(open, `یک #${tag}`)
  await write(shy, `دو #${tag}`, { visibility: 'followers' })
  await write(blocked, `سه #${tag}`)
  await write(muted, `چهار #${tag}`)
  await arvand.call(panel.blockPerson, { personId: reader.id, on: true }, blocked)
  await arvand.call(panel.mutePerson, { personId: muted.id, on: true }, reader)
  await follow(reader, tag)
  expect(await feed(reader)).toEqual([seen])
  expect((await topic(tag, reader)).answer.items.map(({ id }) => id)).toEqual([seen])
})

test('a hashtag that nobody wrote, or that only hidden posts have, is unknown', async () => {
  const [writer, reader, tag] = [await aPerson(arvand), await aPerson(arvand), ownTag()]
  await write(writer, `پنهان #${tag}`, { visibility: 'followers' })
  for (const answer of [await topic(tag), await topic(tag, reader), await follow(reader, tag)])
    expect(answer.problem).toMatchObject({ status: 404, code: 'social.unknown-topic' })
  expect((await topic('#')).problem.code).toBe('social.unknown-topic')
})

test('search engines are told of a hashtag with three posts for everybody, and of no other', async () => {
  const [writer, known, small] = [await aPerson(arvand), ownTag(), ownTag()]
  for (const text of [`یک #${known} #${small}`, `دو #${known} #${small}`, `سه #${known}`])
    await write(writer, text)
  await write(writer, `برای دنبال‌کننده‌ها #${small}`, { visibility: 'followers' })
  const { body } = await arvand.app.inject('/sitemaps/topics.xml')
  expect(body).toContain(`/topics/${encodeURIComponent(known)}</loc><lastmod>`)
  expect(body).not.toContain(encodeURIComponent(small))
})
