import { enterAsGuest } from '@arvand/contracts/home/guests'
import { showBoard } from '@arvand/contracts/panel/board'
import * as powers from '@arvand/contracts/panel/class'
import { showClassNotes } from '@arvand/contracts/panel/class-notes'
import { openGuestLink } from '@arvand/contracts/panel/guests'
import * as panel from '@arvand/contracts/panel/live'
import { listPolls } from '@arvand/contracts/panel/polls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass } from '../testing.ts'

let arvand: TestApp
let host: TestPerson
let ali: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  host = await aPerson(arvand, { roles: ['teacher'] })
  ali = await aPerson(arvand)
}, 60_000)
afterAll(() => arvand.close())

type Caller = Parameters<TestApp['call']>[2]

/** A class in which something was written, and a guest of it who has only given a name. */
async function aGuestAtTheDoor() {
  const { roomId, sessionId } = await aClass(arvand, [ali], host)
  const link = { kind: 'room' as const, id: roomId, mayChat: true, requestId: newId() }
  const { answer } = await arvand.call(openGuestLink, link, host)
  const key = (answer.link?.path ?? '').split('/').at(-1) ?? ''
  await say(sessionId, ali)
  const { token } = (await arvand.call(enterAsGuest, { key, name: 'نگار' })).answer
  return { sessionId, guest: { token } }
}

const say = (sessionId: string, by: Caller) =>
  arvand.call(panel.sayInSession, { sessionId, text: 'سلام', requestId: newId() }, by)

/** What somebody is given of a class: names and texts, and the codes of what is refused. */
async function given(sessionId: string, by: Caller) {
  const shown = (await arvand.call(panel.showSession, { sessionId }, by)).answer
  const messages = (await arvand.call(panel.listMessages, { sessionId }, by)).answer.items
  const polls = (await arvand.call(listPolls, { sessionId }, by)).answer.items
  return {
    some: [...shown.people, ...messages, ...polls].length,
    codes: [
      (await arvand.call(showBoard, { sessionId }, by)).problem?.code,
      (await arvand.call(showClassNotes, { sessionId }, by)).problem?.code,
      (await say(sessionId, by)).problem?.code,
    ],
  }
}

const nothing = { some: 0, codes: ['live.not-in', 'live.not-in', 'live.not-in'] }

test('a guest who has not gone in is given nothing of the class, locked or not, and all of it once they are in', async () => {
  const { sessionId, guest } = await aGuestAtTheDoor()
  expect(await given(sessionId, guest)).toEqual(nothing)
  await arvand.call(powers.lockSession, { sessionId, locked: true }, host)
  expect((await arvand.call(panel.joinSession, { sessionId }, guest)).problem.code).toBe('live.locked')
  expect(await given(sessionId, guest)).toEqual(nothing)
  await arvand.call(powers.lockSession, { sessionId, locked: false }, host)
  expect((await arvand.call(panel.joinSession, { sessionId }, guest)).answer.isWaiting).toBe(false)
  const inside = await given(sessionId, guest)
  expect(inside.some).toBeGreaterThan(0)
  expect(inside.codes).toEqual([undefined, undefined, undefined])
})

test('a guest who waited until the class was over is given nothing of it afterwards', async () => {
  const { sessionId, guest } = await aGuestAtTheDoor()
  await arvand.call(powers.setWaitingRoom, { sessionId, isOn: true }, host)
  expect((await arvand.call(panel.joinSession, { sessionId }, guest)).answer.isWaiting).toBe(true)
  await arvand.call(panel.endSession, { sessionId }, host)
  expect(await given(sessionId, guest)).toEqual(nothing)
  expect((await given(sessionId, ali)).some).toBeGreaterThan(0)
})

test('a member behind the lock is given nothing either', async () => {
  const { sessionId, roomId } = await aClass(arvand, [ali], host)
  const late = await aPerson(arvand)
  await arvand.database.pool.query(
    `insert into live.room_members (room_id, person_id, role, joined_at) values ($1, $2, 'member', $3)`,
    [roomId, late.id, arvand.platform.clock.now()],
  )
  await say(sessionId, ali)
  await arvand.call(powers.lockSession, { sessionId, locked: true }, host)
  expect(await given(sessionId, late)).toEqual(nothing)
})

test('nobody writes into a class in which they are not', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  await arvand.call(panel.leaveSession, { sessionId }, ali)
  expect((await say(sessionId, ali)).problem.code).toBe('live.not-in')
})
