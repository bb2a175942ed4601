import * as home from '@arvand/contracts/home/social'
import * as discussion from '@arvand/contracts/panel/discussion'
import { updateProfile } from '@arvand/contracts/panel/profile'
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

const write = async (by: TestPerson, text: string) =>
  (await arvand.call(panel.writePost, { text, requestId: newId() }, by)).answer.postId
const feed = async (by: TestPerson, ask: object = {}) =>
  (await arvand.call(panel.listFeed, ask, by)).answer.items.map(({ id }) => id)
const mute = (by: TestPerson, other: TestPerson, on = true) =>
  arvand.call(panel.mutePerson, { personId: other.id, on }, by)

test('posts of a muted person leave the feed of the muter alone, and come back with one press', async () => {
  const [writer, reader, other] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const handle = `p-${newId().slice(-12)}`
  await arvand.call(updateProfile, { handle, publicFields: ['name'] }, writer)
  for (const by of [reader, other])
    await arvand.call(panel.followPerson, { personId: writer.id, on: true }, by)
  const id = await write(writer, 'هر روز ده پست #پرگویی')
  const feeds = [{}, { feed: 'everyone' }]
  const ofTopic = async (by: TestPerson) => {
    const { status, answer } = await arvand.call(home.listPostsOfTopic, { tag: 'پرگویی' }, by)
    return status === 200 ? answer.items.map((post) => post.id) : []
  }
  const seenBy = async (by: TestPerson) =>
    (await Promise.all([...feeds.map((ask) => feed(by, ask)), ofTopic(by)])).map((ids) => ids.includes(id))
  expect(await seenBy(reader)).toEqual([true, true, true])
  for (let twice = 0; twice < 2; twice++) expect((await mute(reader, writer)).status).toBe(200)
  expect(await seenBy(reader)).toEqual([false, false, false])
  expect(await seenBy(other)).toEqual([true, true, true])
  expect(await feed(writer)).toEqual([id])
  expect((await arvand.call(home.showPost, { id }, reader)).answer.post.follows).toBe(true)
  const page = (await arvand.call(home.listPostsOf, { handle }, reader)).answer
  expect(page).toMatchObject({ items: [{ id }], mine: { follows: true, blocks: false, mutes: true } })
  expect((await arvand.call(panel.listMuted, {}, reader)).answer.items).toMatchObject([{ id: writer.id }])
  expect((await arvand.call(panel.listMuted, {}, writer)).answer.items).toEqual([])
  await mute(reader, writer, false)
  expect(await seenBy(reader)).toEqual([true, true, true])
})

test('oneself and an unknown person are not muted', async () => {
  const one = await aPerson(arvand)
  expect((await mute(one, one)).problem.code).toBe('social.own-account')
  const unknown = { personId: newId(), on: true }
  expect((await arvand.call(panel.mutePerson, unknown, one)).problem.code).toBe('social.unknown-person')
})

test('what a post said before an edit is read by those who may see it, and by nobody else', async () => {
  const [writer, reader] = [await aPerson(arvand), await aPerson(arvand)]
  const id = await write(writer, 'متن نخست')
  await arvand.call(discussion.editComment, { commentId: id, body: 'متن دوم' }, writer)
  expect((await arvand.call(home.showPost, { id })).answer.post).toMatchObject({
    ...{ text: 'متن دوم', editedAt: expect.any(String) },
  })
  const edits = () => arvand.call(discussion.listEdits, { commentId: id }, reader)
  expect((await edits()).answer.items.map(({ body }) => body)).toEqual(['متن نخست'])
  await arvand.call(panel.blockPerson, { personId: reader.id, on: true }, writer)
  expect((await edits()).problem.status).toBe(404)
  const wrong = { commentId: id, body: 'متن دیگری' }
  expect((await arvand.call(discussion.editComment, wrong, reader)).problem.status).not.toBe(200)
})
