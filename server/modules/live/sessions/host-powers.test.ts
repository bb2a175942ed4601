import * as panel from '@arvand/contracts/panel/class'
import * as live from '@arvand/contracts/panel/live'
import { joinSession, listMessages, showSession } from '@arvand/contracts/panel/live'
import { registerForWebinar } from '@arvand/contracts/panel/webinars'
import { removeRoomMember } from '@arvand/contracts/teacher/rooms'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import type { Connecting, JoinGrant, MediaEngine } from '#platform/media-engine'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, aWebinar, live as liveRows } from '../testing.ts'

/** Notes what it is told; the engine itself is tested where it stands. */
const told: unknown[] = []
/** What happens in the class while the engine answers an offer. */
let meanwhile: () => Promise<unknown> = async () => undefined
const engine: MediaEngine = {
  meetings: null,
  rooms: null,
  losses: null,
  recordings: null,
  issueTicket: async () => ({ engine: 'builtIn', iceServers: [] }),
  answer: async (grant: JoinGrant, _offer: string, { seats }: Connecting) => {
    told.push({ answer: grant, seats })
    await meanwhile()
    return 'the answer'
  },
  updateGrant: async (grant) => void told.push({ grant }),
  mute: async (mute) => void told.push({ mute }),
  removeParticipant: async (_room, person, reason) => void told.push({ remove: person, reason }),
  closeRoom: async (room) => void told.push({ close: room }),
  close: async () => undefined,
}

let arvand: TestApp
let host: TestPerson
let ali: TestPerson
let sara: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  arvand = await anApp({}, (platform) => assembleModules({ ...platform, mediaEngine: engine }))
  host = await aPerson(arvand, { roles: ['teacher'] })
  ;[ali, sara, stranger] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
}, 60_000)
beforeEach(() => {
  told.splice(0)
  meanwhile = async () => undefined
})
afterAll(() => arvand.close())

const show = async (sessionId: string, person: TestPerson) => arvand.call(showSession, { sessionId }, person)
const handsOf = async (sessionId: string) =>
  (await show(sessionId, host)).answer.people.flatMap(({ id, hand }) => (hand === null ? [] : [[id, hand]]))

test('hands stand in the order in which they were raised', async () => {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  const hand = (person: TestPerson, up: boolean) => arvand.call(panel.raiseHand, { sessionId, up }, person)
  await hand(sara, true)
  arvand.platform.clock.pass(5)
  await hand(ali, true)
  arvand.platform.clock.pass(5)
  // Raised again it keeps its place.
  await hand(sara, true)
  expect(Object.fromEntries(await handsOf(sessionId))).toEqual({ [sara.id]: 1, [ali.id]: 2 })
  await hand(sara, false)
  expect(await handsOf(sessionId)).toEqual([[ali.id, 1]])
  const letSpeak = { sessionId, personId: ali.id, may: true }
  expect((await arvand.call(panel.letSpeak, letSpeak, host)).status).toBe(200)
  expect(await handsOf(sessionId)).toEqual([])
  expect((await hand(stranger, true)).status).toBe(404)
})

test('a host mutes one and all; others may not', async () => {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  const mute = (personId: string, by: TestPerson) =>
    arvand.call(panel.muteParticipant, { sessionId, personId }, by)
  expect((await mute(ali.id, sara)).problem.code).toBe('live.only-host')
  expect((await mute(ali.id, stranger)).status).toBe(404)
  expect((await mute(stranger.id, host)).problem.code).toBe('live.unknown-participant')
  expect((await mute(host.id, host)).problem.code).toBe('live.host-stays')
  expect((await arvand.call(panel.muteAll, { sessionId }, ali)).status).toBe(403)
  expect(told).toEqual([])
  await mute(ali.id, host)
  await arvand.call(panel.muteAll, { sessionId }, host)
  expect(told).toEqual([
    { mute: { roomId: sessionId, participantId: ali.id } },
    { mute: { roomId: sessionId, but: [host.id] } },
  ])
})

test('whoever is removed does not come back, neither to chat nor to sound and picture', async () => {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  const remove = (personId: string, by: TestPerson) =>
    arvand.call(panel.removeParticipant, { sessionId, personId }, by)
  expect((await remove(ali.id, sara)).status).toBe(403)
  expect((await remove(ali.id, host)).status).toBe(200)
  expect(told).toEqual([{ remove: ali.id, reason: 'removed' }])
  expect((await show(sessionId, host)).answer.people.map(({ id }) => id)).not.toContain(ali.id)
  const refused = [
    await show(sessionId, ali),
    await arvand.call(joinSession, { sessionId }, ali),
    await arvand.call(listMessages, { sessionId }, ali),
    await arvand.call(panel.showMedia, { sessionId }, ali),
    await arvand.call(panel.connectMedia, { sessionId, offer: 'v=0' }, ali),
    await arvand.call(panel.raiseHand, { sessionId, up: true }, ali),
  ]
  expect(refused.map(({ problem }) => problem.code)).toEqual(refused.map(() => 'live.removed'))
})

test('whoever is silenced or removed while the engine answers their offer does not slip through', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  const connect = () => arvand.call(panel.connectMedia, { sessionId, offer: 'v=0' }, ali)
  meanwhile = () => arvand.call(panel.letSpeak, { sessionId, personId: ali.id, may: false }, host)
  expect((await connect()).status).toBe(200)
  // Once by the host, when the engine did not know them yet, and once more.
  const silenced = { grant: expect.objectContaining({ participantId: ali.id, canPublish: [] }) }
  expect(told.slice(1)).toEqual([silenced, silenced])
  told.splice(0)
  meanwhile = () => arvand.call(panel.removeParticipant, { sessionId, personId: ali.id }, host)
  expect((await connect()).problem.code).toBe('live.removed')
  const removed = { remove: ali.id, reason: 'removed' }
  expect(told.slice(1)).toEqual([removed, removed])
})

test('a locked class keeps out who was not in yet, and nobody else', async () => {
  const { sessionId, roomId } = await aClass(arvand, [ali, sara], host)
  const lock = (by: TestPerson, locked: boolean) => arvand.call(panel.lockSession, { sessionId, locked }, by)
  const join = (person: TestPerson) => arvand.call(joinSession, { sessionId }, person)
  const late = await aPerson(arvand)
  await liveRows(arvand.platform.db)
    .insertInto('live.room_members')
    .values({ room_id: roomId, person_id: late.id, role: 'member', joined_at: arvand.platform.clock.now() })
    .execute()
  expect((await lock(ali, true)).problem.code).toBe('live.only-host')
  expect((await lock(stranger, true)).status).toBe(404)
  expect((await lock(host, true)).status).toBe(200)
  expect((await show(sessionId, late)).answer.session.isLocked).toBe(true)
  expect((await join(late)).problem.code).toBe('live.locked')
  expect((await show(sessionId, host)).answer.people.map(({ id }) => id)).not.toContain(late.id)
  await arvand.call(live.leaveSession, { sessionId }, ali)
  expect([(await join(ali)).status, (await join(host)).status]).toEqual([200, 200])
  await lock(host, false)
  expect((await join(late)).status).toBe(200)
})

test('only whoever is in connects, and may send what the class lets them', async () => {
  const { sessionId, roomId } = await aClass(arvand, [ali], host)
  const connect = (person: { readonly token?: string }) =>
    arvand.call(panel.connectMedia, { sessionId, offer: 'v=0' }, person)
  expect((await connect({})).status).toBe(401)
  expect((await connect({ token: 'x'.repeat(43) })).status).toBe(401)
  expect((await connect(stranger)).status).toBe(404)
  expect((await connect(ali)).answer).toEqual({ answer: 'the answer' })
  expect(told).toMatchObject([
    { answer: { participantId: ali.id, canPublish: ['audio', 'camera', 'screen'] } },
  ])
  await arvand.call(panel.letSpeak, { sessionId, personId: ali.id, may: false }, host)
  expect(told.at(-1)).toMatchObject({ grant: { participantId: ali.id, canPublish: [] } })
  await connect(ali)
  expect(told.at(-1)).toMatchObject({ answer: { participantId: ali.id, canPublish: [] } })
  await arvand.call(live.leaveSession, { sessionId }, ali)
  expect((await connect(ali)).problem.code).toBe('live.not-in')
  await arvand.call(removeRoomMember, { roomId, personId: ali.id }, host)
  expect(told.at(-1)).toEqual({ remove: ali.id, reason: 'removed' })
  expect((await connect(ali)).status).toBe(404)
  await arvand.call(live.endSession, { sessionId }, host)
  expect(told.at(-1)).toEqual({ close: sessionId })
  expect((await connect(host)).problem.code).toBe('live.session-over')
})

test('in a webinar only the host speaks, until the host lets somebody', async () => {
  const webinar = await aWebinar(arvand, { inHours: 0.1 })
  await arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, ali)
  const entered = await arvand.call(live.enterLive, { kind: 'webinar', id: webinar.id }, ali)
  const { id: sessionId } = entered.answer.session
  for (const person of [ali, webinar.host]) await arvand.call(joinSession, { sessionId }, person)
  const mine = async (person: TestPerson) =>
    (await arvand.call(panel.showMedia, { sessionId }, person)).answer.media?.maySpeak
  expect([await mine(webinar.host), await mine(ali)]).toEqual([true, false])
  await arvand.call(panel.connectMedia, { sessionId, offer: 'v=0' }, ali)
  expect(told.at(-1)).toMatchObject({ answer: { canPublish: [] }, seats: 8 })
  await arvand.call(panel.letSpeak, { sessionId, personId: ali.id, may: true }, webinar.host)
  expect(await mine(ali)).toBe(true)
  const person = (await show(sessionId, ali)).answer.people.find(({ isMe }) => isMe)
  expect(person).toMatchObject({ maySpeak: true, hand: null })
})

test('where no engine works a class goes on without sound and picture', async () => {
  const bare = await anApp()
  try {
    const teacher = await aPerson(bare, { roles: ['teacher'] })
    const { sessionId } = await aClass(bare, [], teacher)
    expect((await bare.call(panel.showMedia, { sessionId }, teacher)).answer).toEqual({ media: null })
    const refused = await bare.call(panel.connectMedia, { sessionId, offer: 'v=0' }, teacher)
    expect([refused.status, refused.problem.code]).toEqual([503, 'live.media-unavailable'])
  } finally {
    await bare.close()
  }
})
