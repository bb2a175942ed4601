import { setChat } from '@arvand/contracts/panel/class'
import { listMessages, removeMessage, sayInSession, showSession } from '@arvand/contracts/panel/live'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { ownLiveData } from '../own-live-data.ts'
import { aClass, live, type Told, watchLive } from '../testing.ts'

let arvand: TestApp
let told: Told[]
let host: TestPerson
let ali: TestPerson
let sara: TestPerson
let omid: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  told = watchLive(arvand)
  host = await aPerson(arvand, { roles: ['teacher'] })
  ;[ali, sara, omid] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  stranger = await aPerson(arvand)
}, 60_000)
beforeEach(() => void told.splice(0))
afterAll(() => arvand.close())

const chatOf = async (sessionId: string, person: TestPerson) =>
  (await arvand.call(listMessages, { sessionId }, person)).answer.items
const textsOf = async (sessionId: string, person: TestPerson) =>
  (await chatOf(sessionId, person)).map(({ text }) => text)
const say = (sessionId: string, by: TestPerson, text: string, more: object = {}) =>
  arvand.call(sayInSession, { sessionId, text, requestId: newId(), ...more }, by)
const toldTo = () => [...new Set(told.map(({ personId }) => personId))].toSorted()

test('a private message is read by its two alone, in lists and over the line', async () => {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  told.splice(0)
  const asked = await say(sessionId, ali, 'نمرهٔ من چند شد؟', { to: host.id })
  expect(asked.status).toBe(200)
  expect(toldTo()).toEqual([ali.id, host.id].toSorted())
  expect(await textsOf(sessionId, sara)).toEqual([])
  for (const person of [ali, host])
    expect(await chatOf(sessionId, person)).toMatchObject([
      { text: 'نمرهٔ من چند شد؟', to: { id: host.id, isMe: person === host } },
    ])
  // Neither quoted nor removed by whoever may not read it.
  const { messageId } = asked.answer
  expect((await say(sessionId, sara, 'چه؟', { replyTo: messageId })).problem.code).toBe(
    'live.unknown-message',
  )
  expect((await arvand.call(removeMessage, { sessionId, messageId }, sara)).status).toBe(404)
  // An answer to it is private without being asked to.
  told.splice(0)
  await say(sessionId, host, 'نوزده', { replyTo: messageId })
  expect(toldTo()).toEqual([ali.id, host.id].toSorted())
  expect((await chatOf(sessionId, ali))[0]).toMatchObject({
    to: { id: ali.id, isMe: true },
    replyTo: { text: 'نمرهٔ من چند شد؟' },
  })
  expect(await textsOf(sessionId, sara)).toEqual([])
  told.splice(0)
  expect((await arvand.call(removeMessage, { sessionId, messageId }, host)).status).toBe(200)
  expect(toldTo()).toEqual([ali.id, host.id].toSorted())
  expect((await chatOf(sessionId, ali)).map(({ replyTo }) => replyTo?.text)).toEqual([null])
})

test('private messages are between a host and a participant', async () => {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  const code = async (by: TestPerson, to: string) => (await say(sessionId, by, 'سلام', { to })).problem.code
  expect(await code(ali, sara.id)).toBe('live.private-with-host')
  expect(await code(host, host.id)).toBe('live.private-with-host')
  expect(await code(host, stranger.id)).toBe('live.unknown-participant')
  expect((await say(sessionId, host, 'سلام سارا', { to: sara.id })).status).toBe(200)
  expect(await textsOf(sessionId, ali)).toEqual([])
  expect(await textsOf(sessionId, sara)).toEqual(['سلام سارا'])
})

test('where the host lets them, participants write to each other; not a byte of it reaches anybody else', async () => {
  const { sessionId } = await aClass(arvand, [ali, sara, omid], host)
  const set = (by: TestPerson, isOpen: boolean, everybodyPrivate: boolean) =>
    arvand.call(setChat, { sessionId, isOpen, everybodyPrivate }, by)
  expect((await set(ali, true, true)).problem.code).toBe('live.only-host')
  expect((await set(stranger, true, true)).status).toBe(404)
  expect((await set(host, true, true)).status).toBe(200)
  told.splice(0)
  const secret = 'رمز ما ۷۳۵۱ است'
  const { messageId } = (await say(sessionId, ali, secret, { to: sara.id })).answer
  expect((await say(sessionId, sara, 'شنیدم ۷۳۵۱', { replyTo: messageId })).status).toBe(200)
  expect(await textsOf(sessionId, sara)).toEqual(['شنیدم ۷۳۵۱', secret])
  expect(toldTo()).toEqual([ali.id, sara.id].toSorted())
  for (const other of [host, omid]) {
    const received = [
      told.filter(({ personId }) => personId === other.id),
      await arvand.call(listMessages, { sessionId }, other),
      await arvand.call(showSession, { sessionId }, other),
      await ownLiveData(arvand.platform).collect(arvand.platform.db, other.id),
    ]
    expect(JSON.stringify(received)).not.toMatch(/۷۳۵۱|رمز ما/)
    expect((await say(sessionId, other, 'چه؟', { replyTo: messageId })).status).toBe(404)
    expect((await arvand.call(removeMessage, { sessionId, messageId }, other)).status).toBe(404)
  }
  // Taken back, also for answers.
  await set(host, true, false)
  for (const more of [{ to: sara.id }, { replyTo: messageId }])
    expect((await say(sessionId, ali, 'باز هم', more)).problem.code).toBe('live.private-with-host')
})

test('in a closed chat participants write to the host alone, and the host to all', async () => {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  const set = (isOpen: boolean) => arvand.call(setChat, { sessionId, isOpen, everybodyPrivate: true }, host)
  await say(sessionId, ali, 'پیش از آن')
  await set(false)
  expect((await arvand.call(showSession, { sessionId }, ali)).answer.chatRules).toEqual({
    ...{ isOpen: false, everybodyPrivate: true },
  })
  const code = async (more: object) => (await say(sessionId, ali, 'سلام', more)).problem.code
  expect([await code({}), await code({ to: sara.id })]).toEqual(['live.chat-closed', 'live.chat-closed'])
  expect((await say(sessionId, ali, 'یک پرسش', { to: host.id })).status).toBe(200)
  expect((await say(sessionId, host, 'گوش کنید')).status).toBe(200)
  expect(await textsOf(sessionId, sara)).toEqual(['گوش کنید', 'پیش از آن'])
  await set(true)
  expect((await say(sessionId, ali, 'باز شد')).status).toBe(200)
})

test('a reply shows what it answers; a message of another class is unknown', async () => {
  const [one, other] = [await aClass(arvand, [ali, sara], host), await aClass(arvand, [ali], host)]
  const { messageId } = (await say(one.sessionId, ali, '<b>سلام</b>')).answer
  expect((await say(other.sessionId, ali, 'سلام', { replyTo: messageId })).status).toBe(404)
  expect((await say(one.sessionId, sara, 'علیک', { replyTo: messageId })).status).toBe(200)
  expect((await chatOf(one.sessionId, host))[0]).toMatchObject({
    text: 'علیک',
    to: null,
    replyTo: { name: expect.any(String), text: '<b>سلام</b>' },
  })
  expect((await arvand.call(removeMessage, { sessionId: one.sessionId, messageId }, sara)).status).toBe(404)
  expect((await arvand.call(removeMessage, { sessionId: one.sessionId, messageId }, ali)).status).toBe(200)
  expect((await chatOf(one.sessionId, host)).map(({ replyTo }) => replyTo?.text)).toEqual([null])
})

test('a flood of messages is refused', async () => {
  const flooder = await aPerson(arvand)
  const { sessionId } = await aClass(arvand, [flooder], host)
  const statuses: number[] = []
  for (let count = 0; count < 31; count++) statuses.push((await say(sessionId, flooder, 'سیل')).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  const kept = await live(arvand.platform.db)
    .selectFrom('live.messages')
    .select('id')
    .where('person_id', '=', flooder.id)
    .execute()
  expect(kept).toHaveLength(30)
})
