import { connectMedia, letSpeak, muteAll, removeParticipant } from '@arvand/contracts/panel/class'
import * as panel from '@arvand/contracts/panel/groups'
import {
  beatSession,
  endSession,
  leaveSession,
  listMessages,
  sayInSession,
  showSession,
} from '@arvand/contracts/panel/live'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import type { JoinGrant, MediaEngine } from '#platform/media-engine'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { hearEngine } from '../sessions/engine-news.ts'
import { aClass, liveDeps } from '../testing.ts'
import { endOverdueGroups } from './group.ts'

/** Notes what it is told; the engine itself is tested where it stands. */
const told: unknown[] = []
const engine: MediaEngine = {
  meetings: null,
  rooms: null,
  losses: null,
  recordings: null,
  issueTicket: async () => ({ engine: 'builtIn', iceServers: [] }),
  answer: async ({ roomId }: JoinGrant) => roomId,
  updateGrant: async ({ roomId, participantId }) => void told.push({ grant: participantId, roomId }),
  mute: async ({ roomId }) => void told.push({ mute: roomId }),
  removeParticipant: async (roomId, person, reason) => void told.push({ roomId, remove: person, reason }),
  closeRoom: async (roomId) => void told.push({ close: roomId }),
  close: async () => undefined,
}

let arvand: TestApp
let host: TestPerson
let ali: TestPerson
let sara: TestPerson
let omid: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  arvand = await anApp({}, (platform) => assembleModules({ ...platform, mediaEngine: engine }))
  host = await aPerson(arvand, { roles: ['teacher'] })
  ;[ali, sara, omid] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  stranger = await aPerson(arvand)
}, 60_000)
beforeEach(() => void told.splice(0))
afterAll(() => arvand.close())

const deps = () => ({ ...liveDeps(arvand), mediaEngine: engine })

async function aDividedClass(minutes: number | null = 10) {
  const { sessionId } = await aClass(arvand, [ali, sara, omid], host)
  const start = (by: TestPerson, groups: readonly (readonly string[])[]) =>
    arvand.call(
      panel.startGroups,
      { sessionId, groups: groups.map((one) => [...one]), minutes, requestId: newId() },
      by,
    )
  expect((await start(host, [[ali.id], [sara.id, omid.id]])).status).toBe(200)
  const show = async (by: TestPerson) => (await arvand.call(showSession, { sessionId }, by)).answer
  const [first, second] = (await show(host)).groups
  if (!first || !second) throw new Error('no groups were opened')
  return {
    ...{ sessionId, first: first.id, second: second.id, start, show },
    /** The engine's room to which a browser is led. */
    roomOf: async (by: TestPerson) =>
      (await arvand.call(connectMedia, { sessionId, offer: 'v=0' }, by)).answer.answer,
    move: (by: TestPerson, personId: string, groupId: string | null) =>
      arvand.call(panel.moveToGroup, { sessionId, personId, groupId }, by),
    end: (by: TestPerson) => arvand.call(panel.endGroups, { sessionId }, by),
    tell: (by: TestPerson, text = 'پنج دقیقه مانده است') =>
      arvand.call(panel.tellGroups, { sessionId, text, requestId: newId() }, by),
    say: (by: TestPerson, text: string, more: object = {}) =>
      arvand.call(sayInSession, { sessionId, text, requestId: newId(), ...more }, by),
    texts: async (by: TestPerson) =>
      (await arvand.call(listMessages, { sessionId }, by)).answer.items.map(({ text }) => text),
  }
}

test('each group is a room of the engine of its own, whoever is in none stays in the class', async () => {
  const { sessionId, first, second, show, roomOf } = await aDividedClass()
  // Connections of before end, so that nobody hears the class from a group.
  expect(told).toEqual([ali, sara, omid].map(({ id }) => ({ roomId: sessionId, remove: id, reason: 'left' })))
  expect([await roomOf(host), await roomOf(ali)]).toEqual([sessionId, first])
  expect([await roomOf(sara), await roomOf(omid)]).toEqual([second, second])
  const shown = await show(ali)
  expect(shown.groups).toMatchObject([1, 2].map((place) => ({ place, secondsLeft: 600 })))
  expect(Object.fromEntries(shown.people.map(({ id, groupId }) => [id, groupId]))).toEqual({
    ...{ [host.id]: null, [ali.id]: first, [sara.id]: second, [omid.id]: second },
  })
})

test('what is said in a group is read there alone; a host visits it, and writes to all groups', async () => {
  const { sessionId, second, move, roomOf, say, texts, tell, end } = await aDividedClass()
  await say(sara, 'راز گروه دو')
  expect(await texts(omid)).toEqual(['راز گروه دو'])
  for (const other of [ali, host]) expect(await texts(other)).toEqual([])
  const found = await arvand.call(listMessages, { sessionId }, omid)
  const replyTo = found.answer.items[0]?.id ?? ''
  expect((await say(ali, 'چه؟', { replyTo })).problem.code).toBe('live.unknown-message')
  told.splice(0)
  expect((await move(host, host.id, second)).status).toBe(200)
  expect(told).toEqual([{ roomId: sessionId, remove: host.id, reason: 'left' }])
  expect(await roomOf(host)).toBe(second)
  expect(await texts(host)).toEqual(['راز گروه دو'])
  expect((await tell(host)).status).toBe(200)
  expect(await texts(ali)).toEqual(['پنج دقیقه مانده است'])
  expect(await texts(sara)).toEqual(['پنج دقیقه مانده است', 'راز گروه دو'])
  // A private word to the host goes from any group.
  await say(ali, 'کمک می‌خواهیم', { to: host.id })
  expect((await texts(host))[0]).toBe('کمک می‌خواهیم')
  await end(host)
  await say(host, 'خوش برگشتید')
  expect(await texts(sara)).toEqual(['خوش برگشتید'])
})

test('called back, or when their time is over, all are in the class again', async () => {
  const { sessionId, first, second, end, roomOf, show, start, move } = await aDividedClass()
  told.splice(0)
  expect((await end(host)).status).toBe(200)
  expect(told).toEqual(
    expect.arrayContaining([
      { roomId: first, remove: ali.id, reason: 'left' },
      { roomId: second, remove: omid.id, reason: 'left' },
    ]),
  )
  expect([await roomOf(ali), await roomOf(sara)]).toEqual([sessionId, sessionId])
  expect((await show(ali)).groups).toEqual([])
  expect((await move(host, ali.id, first)).problem.code).toBe('live.unknown-group')
  await start(host, [[ali.id, sara.id]])
  const [third] = (await show(ali)).groups
  expect(await roomOf(ali)).toBe(third?.id)
  arvand.platform.clock.pass(10 * 60 - 1)
  for (const person of [host, ali, sara, omid]) await arvand.call(beatSession, { sessionId }, person)
  await endOverdueGroups(deps())
  expect((await show(ali)).groups).toHaveLength(1)
  arvand.platform.clock.pass(2)
  // At once for whoever asks; the clock's job puts out who does not.
  expect(await roomOf(ali)).toBe(sessionId)
  told.splice(0)
  await endOverdueGroups(deps())
  expect(told).toContainEqual({ roomId: third?.id, remove: sara.id, reason: 'left' })
})

test('the powers of a host reach into groups', async () => {
  const { sessionId, first, second } = await aDividedClass()
  told.splice(0)
  await arvand.call(muteAll, { sessionId }, host)
  expect(told).toEqual(expect.arrayContaining([{ mute: first }, { mute: second }, { mute: sessionId }]))
  await arvand.call(letSpeak, { sessionId, personId: ali.id, may: false }, host)
  expect(told.at(-1)).toEqual({ grant: ali.id, roomId: first })
  await arvand.call(removeParticipant, { sessionId, personId: sara.id }, host)
  expect(told.at(-1)).toEqual({ roomId: second, remove: sara.id, reason: 'removed' })
  await arvand.call(leaveSession, { sessionId }, omid)
  expect(told.at(-1)).toEqual({ roomId: second, remove: omid.id, reason: 'left' })
  // An engine elsewhere tells of somebody in a room that is not theirs any more.
  const at = arvand.platform.clock.now()
  await hearEngine(deps(), { happened: 'joined', roomId: sessionId, participantId: ali.id, at })
  expect(told.at(-1)).toEqual({ roomId: sessionId, remove: ali.id, reason: 'left' })
  told.splice(0)
  await hearEngine(deps(), { happened: 'joined', roomId: first, participantId: ali.id, at })
  expect(told).toEqual([])
  await arvand.call(endSession, { sessionId }, host)
  expect(told).toEqual([{ close: sessionId }, { close: first }, { close: second }])
})

test('a participant, a stranger, wrong lists and groups that are open already are refused', async () => {
  const { sessionId, second, start, move, end, tell } = await aDividedClass()
  const code = async (answer: Promise<{ problem: { code: string } }>) => (await answer).problem.code
  for (const refused of [start(ali, [[ali.id]]), move(ali, ali.id, second), end(ali), tell(ali)])
    expect(await code(refused)).toBe('live.only-host')
  for (const refused of [start(stranger, [[ali.id]]), move(stranger, ali.id, second), end(stranger)])
    expect((await refused).status).toBe(404)
  expect(await code(start(host, [[ali.id]]))).toBe('live.groups-open')
  expect(await code(move(host, stranger.id, second))).toBe('live.unknown-participant')
  expect(await code(move(host, ali.id, newId()))).toBe('live.unknown-group')
  await end(host)
  expect(await code(tell(host))).toBe('live.no-groups')
  expect(await code(start(host, [[ali.id], [ali.id]]))).toBe('live.wrong-groups')
  expect(await code(start(host, [[], []]))).toBe('live.wrong-groups')
  expect(await code(start(host, [[stranger.id]]))).toBe('live.unknown-participant')
  expect(
    (
      await start(
        host,
        Array.from({ length: 21 }, () => [ali.id]),
      )
    ).status,
  ).toBe(422)
  expect((await arvand.call(showSession, { sessionId }, ali)).answer.groups).toEqual([])
})
