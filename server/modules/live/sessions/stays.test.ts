import * as powers from '@arvand/contracts/panel/class'
import * as panel from '@arvand/contracts/panel/live'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, live, liveDeps, notingEngine, type Told, watchLive } from '../testing.ts'
import { cutOffSilent } from './silent.ts'

/** Whose sound and picture was ended, and where. */
const removed: { roomId: string; personId: string }[] = []
const engine = {
  ...notingEngine([]),
  removeParticipant: async (roomId: string, personId: string) => void removed.push({ roomId, personId }),
}

let arvand: TestApp
let told: Told[]
let host: TestPerson
let ali: TestPerson
beforeAll(async () => {
  arvand = await anApp({}, (platform) => assembleModules({ ...platform, mediaEngine: engine }))
  told = watchLive(arvand)
  host = await aPerson(arvand, { roles: ['teacher'] })
  ali = await aPerson(arvand)
}, 60_000)
beforeEach(() => void told.splice(0))
afterAll(() => arvand.close())

const pass = (seconds: number) => arvand.platform.clock.pass(seconds)
const beat = (sessionId: string, person: TestPerson) => arvand.call(panel.beatSession, { sessionId }, person)
const connect = (sessionId: string, person: TestPerson) =>
  arvand.call(powers.connectMedia, { sessionId, offer: 'v=0' }, person)
const leave = (sessionId: string, person: TestPerson) =>
  arvand.call(panel.leaveSession, { sessionId }, person)
/** Whom the job cuts off in this session. */
async function cutOff(sessionId: string) {
  removed.splice(0)
  await cutOffSilent({ ...liveDeps(arvand), mediaEngine: engine })
  return removed.flatMap(({ roomId, personId }) => (roomId === sessionId ? [personId] : []))
}
/** Signs of life twice a minute. */
async function stay(sessionId: string, people: readonly TestPerson[], minutes: number) {
  for (let beats = 0; beats < minutes * 2; beats++) {
    pass(30)
    for (const person of people) await beat(sessionId, person)
  }
}
const minutesOf = async (sessionId: string, person: TestPerson) =>
  (
    await live(arvand.platform.db)
      .selectFrom('live.joins')
      .select(['since', 'left_at'])
      .where('session_id', '=', sessionId)
      .where('person_id', '=', person.id)
      .orderBy('since')
      .execute()
  ).map(({ since, left_at }) => left_at && (left_at.getTime() - since.getTime()) / 60_000)

/** Makes somebody a member of the room of a session. */
const addMember = (sessionId: string, { id }: TestPerson) =>
  arvand.database.pool.query(
    `insert into live.room_members (room_id, person_id, role, joined_at)
     select item_id, $2, 'member', $3 from live.sessions where id = $1`,
    [sessionId, id, arvand.platform.clock.now()],
  )

test('a listener who gives no sign of life is cut off and does not connect, until they give one', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  expect((await connect(sessionId, ali)).status).toBe(200)
  expect(await cutOff(sessionId)).toEqual([])
  pass(91)
  await beat(sessionId, host)
  expect((await connect(sessionId, ali)).problem.code).toBe('live.not-in')
  expect((await arvand.call(powers.react, { sessionId, reaction: 'clap' }, ali)).problem.code).toBe(
    'live.not-in',
  )
  expect(await cutOff(sessionId)).toEqual([ali.id])
  expect((await beat(sessionId, ali)).status).toBe(200)
  expect((await connect(sessionId, ali)).status).toBe(200)
  expect(await cutOff(sessionId)).toEqual([])
  // Whoever left in order is not asked about.
  await leave(sessionId, ali)
  pass(91)
  await beat(sessionId, host)
  expect(await cutOff(sessionId)).toEqual([])
})

test('whoever loses the right to a class is cut off within two minutes, however often their page says it is there', async () => {
  const { sessionId, roomId } = await aClass(arvand, [ali], host)
  await live(arvand.platform.db)
    .deleteFrom('live.room_members')
    .where('room_id', '=', roomId)
    .where('person_id', '=', ali.id)
    .execute()
  for (let beats = 0; beats < 4; beats++) {
    pass(30)
    await beat(sessionId, host)
    expect((await beat(sessionId, ali)).status).toBe(404)
  }
  expect(await cutOff(sessionId)).toEqual([ali.id])
})

test('whoever is removed after a silence was not in while the line was cut', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  await stay(sessionId, [host, ali], 10)
  await stay(sessionId, [host], 60)
  await beat(sessionId, ali)
  await stay(sessionId, [host, ali], 5)
  const remove = { sessionId, personId: ali.id }
  expect((await arvand.call(powers.removeParticipant, remove, host)).status).toBe(200)
  expect(await minutesOf(sessionId, ali)).toEqual([10, 5])
})

test('a stay that fell silent is over once another begins, so that leaving leaves the class', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  await stay(sessionId, [ali], 1)
  pass(600)
  await beat(sessionId, ali)
  expect(await minutesOf(sessionId, ali)).toEqual([1, null])
  await leave(sessionId, ali)
  await beat(sessionId, ali)
  expect(await minutesOf(sessionId, ali)).toEqual([1, 0])
  expect((await connect(sessionId, ali)).problem.code).toBe('live.not-in')
})

test('leaving by one page leaves the other in, and the last one out ends sound and picture', async () => {
  const { sessionId } = await aClass(arvand, [], host)
  const [phone, laptop] = [newId(), newId()]
  const by = (pageId: string) => ({ sessionId, pageId })
  const present = async () =>
    (await arvand.call(panel.showSession, { sessionId }, host)).answer.people.map(({ id }) => id)
  await addMember(sessionId, ali)
  for (const pageId of [phone, laptop]) await arvand.call(panel.joinSession, by(pageId), ali)
  told.splice(0)
  removed.splice(0)
  expect((await arvand.call(panel.leaveSession, by(phone), ali)).status).toBe(200)
  expect([told, removed]).toEqual([[], []])
  expect(await present()).toContain(ali.id)
  // The other page goes on, and is another stay.
  pass(30)
  await arvand.call(panel.beatSession, by(laptop), ali)
  expect((await connect(sessionId, ali)).status).toBe(200)
  expect(await minutesOf(sessionId, ali)).toEqual(expect.arrayContaining([0, null]))
  await arvand.call(panel.leaveSession, by(laptop), ali)
  expect(removed).toEqual([{ roomId: sessionId, personId: ali.id }])
  expect(await present()).not.toContain(ali.id)
  // A page that does not say which it is leaves for all of them.
  for (const pageId of [phone, laptop]) await arvand.call(panel.joinSession, by(pageId), ali)
  await leave(sessionId, ali)
  expect(await present()).not.toContain(ali.id)
})

test('a page that shows the class because another has gone in is a stay of its own', async () => {
  const { sessionId } = await aClass(arvand, [], host)
  const [phone, laptop] = [newId(), newId()]
  await addMember(sessionId, ali)
  await arvand.call(panel.joinSession, { sessionId, pageId: phone }, ali)
  await arvand.call(panel.beatSession, { sessionId, pageId: laptop }, ali)
  await arvand.call(panel.leaveSession, { sessionId, pageId: phone }, ali)
  expect((await connect(sessionId, ali)).status).toBe(200)
})

test('in a class of more than five hundred the caller is among those who are shown, and is in', async () => {
  const { sessionId, roomId } = await aClass(arvand, [], host)
  const late = await aPerson(arvand, { name: 'یاسمن یوسفی' })
  const now = arvand.platform.clock.now()
  await addMember(sessionId, late)
  await arvand.database.pool.query(
    `with link as (
       insert into live.guest_links (id, kind, item_id, key, may_chat, made_by_id, made_at)
       values (gen_random_uuid(), 'room', $1, 'five-hundred', true, $2, $3) returning id
     ), guests as (
       insert into live.guests (id, link_id, name, token_hash, came_at, expires_at)
       select gen_random_uuid(), link.id, 'ا', convert_to('five-hundred ' || n, 'UTF8'), $3, $3
       from link, generate_series(1, 500) as n returning id
     )
     insert into live.joins (id, session_id, person_id, is_host, since, seen_at)
     select gen_random_uuid(), $4, guests.id, false, $3, $3 from guests`,
    [roomId, host.id, now, sessionId],
  )
  expect((await arvand.call(panel.joinSession, { sessionId }, late)).status).toBe(200)
  const shown = (await arvand.call(panel.showSession, { sessionId }, late)).answer
  expect(shown.isIn).toBe(true)
  expect(shown.people).toHaveLength(500)
  expect(shown.people.slice(0, 2)).toMatchObject([{ isHost: true }, { id: late.id, isMe: true }])
})

test('a hand that is up, and a person who is out, tell nobody again', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  const hand = (up: boolean) => arvand.call(powers.raiseHand, { sessionId, up }, ali)
  told.splice(0)
  await hand(false)
  expect(told).toEqual([])
  await hand(true)
  expect(told.map(({ personId }) => personId)).toEqual([host.id, ali.id])
  await hand(true)
  expect(told).toHaveLength(2)
  await leave(sessionId, ali)
  expect(told).toHaveLength(3)
  await leave(sessionId, ali)
  expect(told).toHaveLength(3)
  expect((await hand(true)).problem.code).toBe('live.not-in')
})

test('nobody raises a hand, or comes and goes, without end', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  const codes: (string | undefined)[] = []
  for (let at = 0; at < 21; at++)
    codes.push((await arvand.call(powers.raiseHand, { sessionId, up: at % 2 === 0 }, ali)).problem?.code)
  expect(codes.indexOf('request.too-many')).toBe(20)
  codes.splice(0)
  for (let at = 0; at < 16; at++) {
    codes.push((await leave(sessionId, ali)).problem?.code)
    codes.push((await arvand.call(panel.joinSession, { sessionId }, ali)).problem?.code)
  }
  // The class itself was one coming.
  expect(codes.indexOf('request.too-many')).toBe(29)
})
