import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf, openLiveKit } from './live-kit.ts'

const keys = { key: 'APIarvand', secret: 'a-secret-of-at-least-32-characters' }
const now = new Date('2026-11-29T08:00:00Z')
const secretOf = (text: string) => new TextEncoder().encode(text)

interface Asked {
  readonly method: string
  readonly video: unknown
  readonly body: unknown
}

/** A server that speaks the Twirp API of LiveKit: it checks tokens, and knows one room with two people. */
let asked: Asked[] = []
const tracks = [
  { sid: 'TR_mic', source: 'MICROPHONE' },
  { sid: 'TR_cam', source: 'CAMERA' },
]
const answers: Readonly<Record<string, object>> = {
  ListParticipants: {
    participants: [
      { identity: 'host', tracks },
      { identity: 'sara', tracks: [{ sid: 'TR_sara', source: 'MICROPHONE' }] },
    ],
  },
}
const double = createServer((request, response) => {
  void (async () => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = JSON.parse(Buffer.concat(parts).toString()) as { readonly room?: string }
    const say = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    const token = (request.headers.authorization ?? '').replace('Bearer ', '')
    const method = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(request.url ?? '')?.[1]
    if (request.method !== 'POST' || !method) return say(404, { code: 'bad_route' })
    const verified = await jwtVerify(token, secretOf(keys.secret), { issuer: keys.key }).catch(() => null)
    if (!verified) return say(401, { code: 'unauthenticated', msg: 'invalid token' })
    asked.push({ method, video: verified.payload.video, body })
    if (body.room !== 'room-1') return say(404, { code: 'not_found', msg: 'requested room does not exist' })
    return say(200, answers[method] ?? {})
  })()
})
let url: URL
beforeAll(async () => {
  await new Promise<void>((listening) => double.listen(0, '127.0.0.1', listening))
  url = new URL(`http://127.0.0.1:${(double.address() as AddressInfo).port}`)
})
beforeEach(() => {
  asked = []
})
afterAll(() => new Promise((closed) => double.close(closed)))

const open = () => openLiveKit({ ...keys, url }, (error) => expect.fail(error.message))
const admin = { room: 'room-1', roomAdmin: true }

test('a ticket says who may send what, and opens the door for two minutes', async () => {
  const { rooms } = open()
  const grant = { roomId: 'room-1', participantId: 'sara', canPublish: [] }
  const ticket = await rooms?.ticketOf(grant, 'سارا محمدی', now)
  expect(ticket?.url.href).toBe(addressOf(url, 'ws').href)
  expect(decodeProtectedHeader(ticket?.token ?? '').alg).toBe('HS256')
  const read = (at: Date, token = ticket?.token ?? '') =>
    jwtVerify(token, secretOf(keys.secret), { issuer: keys.key, currentDate: at })
  expect((await read(now)).payload).toMatchObject({
    ...{ sub: 'sara', name: 'سارا محمدی' },
    video: {
      ...{ room: 'room-1', roomJoin: true, canSubscribe: true, canPublishData: false },
      ...{ canPublish: false, canPublishSources: [] },
    },
  })
  await expect(read(new Date(now.getTime() + 121_000))).rejects.toThrow()
  const speaker = await rooms?.ticketOf({ ...grant, canPublish: ['audio', 'camera', 'screen'] }, 'سارا', now)
  expect((await read(now, speaker?.token)).payload.video).toMatchObject({
    canPublish: true,
    canPublishSources: ['microphone', 'camera', 'screen_share'],
  })
})

test('orders go by its API, each with a token for that alone', async () => {
  const engine = open()
  await engine.updateGrant({ roomId: 'room-1', participantId: 'sara', canPublish: ['audio'] })
  await engine.removeParticipant('room-1', 'sara', 'removed')
  await engine.closeRoom('room-1')
  const permission = { canSubscribe: true, canPublish: true, canPublishData: false }
  expect(asked).toEqual([
    {
      method: 'UpdateParticipant',
      video: admin,
      body: {
        ...{ room: 'room-1', identity: 'sara' },
        permission: { ...permission, canPublishSources: ['MICROPHONE'] },
      },
    },
    { method: 'RemoveParticipant', video: admin, body: { room: 'room-1', identity: 'sara' } },
    { method: 'DeleteRoom', video: { roomCreate: true }, body: { room: 'room-1' } },
  ])
})

test('microphones alone are muted: of one, or of all but the host', async () => {
  const engine = open()
  const muted = () => asked.filter(({ method }) => method === 'MutePublishedTrack').map(({ body }) => body)
  await engine.mute({ roomId: 'room-1', but: ['host'] })
  expect(muted()).toEqual([{ room: 'room-1', identity: 'sara', trackSid: 'TR_sara', muted: true }])
  asked = []
  await engine.mute({ roomId: 'room-1', participantId: 'host' })
  expect(muted()).toEqual([{ room: 'room-1', identity: 'host', trackSid: 'TR_mic', muted: true }])
})

test('who or what is gone is no trouble; a wrong secret and a silent server are noted', async () => {
  const engine = open()
  await engine.removeParticipant('room-2', 'sara', 'left')
  await engine.mute({ roomId: 'room-2' })
  await engine.closeRoom('room-2')
  const troubles: string[] = []
  const note = (error: Error) => void troubles.push(error.message)
  await openLiveKit({ ...keys, url, secret: 'another' }, note).closeRoom('room-1')
  const silent = openLiveKit({ ...keys, url: new URL('http://127.0.0.1:1') }, note)
  await silent.mute({ roomId: 'room-1' })
  await silent.updateGrant({ roomId: 'room-1', participantId: 'sara', canPublish: [] })
  expect(troubles).toHaveLength(3)
  expect(troubles[0]).toBe('LiveKit refused DeleteRoom: unauthenticated invalid token')
  expect(troubles.join()).not.toContain(keys.secret)
})

/** As the server signs what it tells. */
const signed = (body: string, { of = body, secret = keys.secret, key = keys.key, at = now } = {}) =>
  new SignJWT({ sha256: createHash('sha256').update(of).digest('base64') })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(key)
    .setExpirationTime(Math.floor(at.getTime() / 1000) + 300)
    .sign(secretOf(secret))

const joined = {
  ...{ event: 'participant_joined', id: 'EV_1', createdAt: String(now.getTime() / 1000 - 2) },
  room: { sid: 'RM_1', name: 'room-1' },
  participant: { sid: 'PA_1', identity: 'sara', state: 'ACTIVE' },
}

test('who came and who left is heard, to the second', async () => {
  const { rooms } = open()
  const hear = async (news: object) => {
    const body = JSON.stringify(news)
    return rooms?.readNews(body, await signed(body), now)
  }
  const about = { roomId: 'room-1', participantId: 'sara', at: new Date(now.getTime() - 2_000) }
  expect(await hear(joined)).toEqual({ about: { happened: 'joined', ...about } })
  expect(await hear({ ...joined, event: 'participant_left' })).toEqual({
    about: { happened: 'left', ...about },
  })
  // A clock that goes before ours puts nobody in the future.
  const early = await hear({ ...joined, createdAt: String(now.getTime() / 1000 + 60) })
  expect(early?.about?.at).toEqual(now)
  expect(await hear({ ...joined, event: 'track_published' })).toEqual({ about: null })
  const recorder = { ...joined.participant, kind: 'EGRESS' }
  expect(await hear({ ...joined, participant: recorder })).toEqual({ about: null })
  expect(await hear({ event: 'room_started' })).toEqual({ about: null })
})

test('what the server did not sign is not heard', async () => {
  const { rooms } = open()
  const body = JSON.stringify(joined)
  const tokens = [
    '',
    'not a token',
    await signed(body, { secret: 'another-secret-of-at-least-32-chars' }),
    await signed(body, { key: 'APIother' }),
    await signed(body, { of: `${body} ` }),
    await signed(body, { at: new Date(now.getTime() - 400_000) }),
    // A token of a browser is no signature.
    (await rooms?.ticketOf({ roomId: 'room-1', participantId: 'sara', canPublish: [] }, 'سارا', now))
      ?.token ?? '',
  ]
  for (const token of tokens) expect(await rooms?.readNews(body, token, now)).toBeNull()
  expect(await rooms?.readNews(body, await signed(body), now)).not.toBeNull()
})

test('one address serves both the API and browsers', () => {
  const written = (text: string) => [
    addressOf(new URL(text), 'http').href,
    addressOf(new URL(text), 'ws').href,
  ]
  const secure = ['https://livekit.example.ir/', 'wss://livekit.example.ir/']
  expect(written('wss://livekit.example.ir')).toEqual(secure)
  expect(written('https://livekit.example.ir/')).toEqual(secure)
  expect(written('ws://127.0.0.1:7880')).toEqual(['http://127.0.0.1:7880/', 'ws://127.0.0.1:7880/'])
})
