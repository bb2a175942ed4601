import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { letSpeak, removeParticipant, showMedia, showTicket } from '@arvand/contracts/panel/class'
import { beatSession, endSession, joinSession, showAttendance } from '@arvand/contracts/panel/live'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass } from '../testing.ts'

const keys = { LIVEKIT_KEY: 'APIarvand', LIVEKIT_SECRET: 'a-secret-of-at-least-32-characters' }

/** Stands for the LiveKit server, and notes its orders. */
let orders: string[] = []
const double = createServer((request, response) => {
  orders.push(request.url?.split('/').at(-1) ?? '')
  response.setHeader('content-type', 'application/json').end('{}')
})
let arvand: TestApp
let host: TestPerson
let sara: TestPerson
beforeAll(async () => {
  await new Promise<void>((listening) => double.listen(0, '127.0.0.1', listening))
  const { port } = double.address() as AddressInfo
  arvand = await anApp({ ...keys, LIVEKIT_URL: `ws://127.0.0.1:${port}` })
  host = await aPerson(arvand, { roles: ['teacher'] })
  sara = await aPerson(arvand)
}, 60_000)
beforeEach(() => {
  orders = []
})
afterAll(async () => {
  await arvand.close()
  await new Promise((closed) => double.close(closed))
})

const now = () => arvand.platform.clock.now()

/** Tells as the server does; the answer's status. */
async function tell(
  event: string,
  room: string,
  identity: string,
  secondsAgo = 0,
  secret = keys.LIVEKIT_SECRET,
) {
  const at = Math.floor(now().getTime() / 1000)
  const payload = JSON.stringify({
    ...{ event, room: { name: room }, createdAt: String(at - secondsAgo) },
    participant: { identity, state: 'ACTIVE' },
  })
  const sha256 = createHash('sha256').update(payload).digest('base64')
  const authorization = await new SignJWT({ sha256 })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(keys.LIVEKIT_KEY)
    .setExpirationTime(at + 300)
    .sign(new TextEncoder().encode(secret))
  const headers = { authorization, 'content-type': 'application/webhook+json' }
  return (await arvand.app.inject({ method: 'POST', url: '/live/livekit', headers, payload })).statusCode
}

const minutesOf = async (person: TestPerson, sessionId: string) =>
  (await arvand.call(showAttendance, { sessionId }, person)).answer.minutes

test('whoever is in gets a token of what they may send; others get none', async () => {
  const { sessionId } = await aClass(arvand, [sara], host)
  const stranger = await aPerson(arvand)
  const { media } = (await arvand.call(showMedia, { sessionId }, sara)).answer
  expect(media).toMatchObject({ engine: 'liveKit', seats: 19 })
  const { answer } = await arvand.call(showTicket, { sessionId }, sara)
  expect(decodeJwt(answer.token)).toMatchObject({
    ...{ iss: 'APIarvand', sub: sara.id, name: 'سارا محمدی' },
    video: { room: sessionId, roomJoin: true, canPublish: true },
  })
  expect((await arvand.call(showTicket, { sessionId }, stranger)).problem.code).toBe('live.unknown-session')
  await arvand.call(letSpeak, { sessionId, personId: sara.id, may: false }, host)
  expect(orders).toEqual(['UpdateParticipant'])
  const again = await arvand.call(showTicket, { sessionId }, sara)
  expect(decodeJwt(again.answer.token).video).toMatchObject({ canPublish: false })
})

test('coming and leaving there count as attendance, to the second', async () => {
  const { sessionId } = await aClass(arvand, [sara], host)
  expect(await tell('participant_joined', sessionId, sara.id)).toBe(204)
  arvand.platform.clock.pass(80)
  // The page is closed, and says nothing more; the engine tells when that was.
  expect(await tell('participant_left', sessionId, sara.id, 10)).toBe(204)
  expect(await minutesOf(sara, sessionId)).toBe(1)
  // Ten minutes later the page is there again: what lies between is not counted.
  arvand.platform.clock.pass(600)
  expect(await tell('participant_joined', sessionId, sara.id)).toBe(204)
  arvand.platform.clock.pass(60)
  await arvand.call(beatSession, { sessionId }, sara)
  // News that came late take nothing away.
  expect(await tell('participant_left', sessionId, sara.id, 30)).toBe(204)
  expect(await minutesOf(sara, sessionId)).toBe(2)
  expect(orders).toEqual([])
})

test('whoever does not belong there, was removed or comes after the end is put out again', async () => {
  const { sessionId } = await aClass(arvand, [sara], host)
  const outsider = await aPerson(arvand)
  await tell('participant_joined', sessionId, outsider.id)
  expect(orders).toEqual(['RemoveParticipant'])
  await arvand.call(removeParticipant, { sessionId, personId: sara.id }, host)
  await tell('participant_joined', sessionId, sara.id)
  expect(orders).toEqual(['RemoveParticipant', 'RemoveParticipant', 'RemoveParticipant'])
  expect((await arvand.call(showTicket, { sessionId }, sara)).problem.code).toBe('live.removed')
  await arvand.call(endSession, { sessionId }, host)
  await tell('participant_joined', sessionId, host.id)
  expect(orders.slice(3)).toEqual(['DeleteRoom', 'RemoveParticipant'])
})

test('what is not signed by the server changes nothing, and strange names are no error', async () => {
  const { sessionId } = await aClass(arvand, [sara], host)
  arvand.platform.clock.pass(80)
  expect(await tell('participant_left', sessionId, sara.id, 0, 'another-secret-of-at-least-32-chars')).toBe(
    401,
  )
  expect(await minutesOf(sara, sessionId)).toBe(0)
  expect(await tell('participant_joined', 'a room of somebody else', 'EG_1')).toBe(204)
  expect(orders).toEqual([])
  const bare = await arvand.app.inject({ method: 'POST', url: '/live/livekit' })
  expect(bare.statusCode).toBe(401)
  expect((await arvand.call(joinSession, { sessionId }, sara)).status).toBe(200)
})
