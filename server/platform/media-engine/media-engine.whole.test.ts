import { readFile } from 'node:fs/promises'
import type { FromBrowser } from '@arvand/contracts/class-channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#server/testing/app-process'
import { type JoinGrant, type MediaEngine, MediaRefusal, openMediaEngine } from '../media-engine.ts'
import { type Client, connectTo, localBroadcast, lossOf, mediaProcessAt, until } from './testing-client.ts'

/** Classes with real connections: clients of libdatachannel, which send packets that we write. */

const everything = ['audio', 'camera', 'screen'] as const
let engine: MediaEngine
let port: number
let room = 0

beforeAll(async () => {
  port = await freePort()
  const settings = {
    isOn: true,
    host: '127.0.0.1',
    port,
    tcpPort: null,
    address: null,
    turn: null,
    bigBlueButton: null,
    liveKit: null,
  }
  engine = await openMediaEngine(settings, localBroadcast(), () => undefined, files)
})
afterAll(async () => {
  await engine.close()
})

const connect = (grant: JoinGrant): Promise<Client> => connectTo(engine, grant)
const files = { put: async () => undefined, size: async () => null }

const grantOf = (participantId: string, canPublish: JoinGrant['canPublish'] = everything): JoinGrant => ({
  ...{ roomId: `room-${room}`, participantId, canPublish },
})

const microphoneOn: FromBrowser = { on: { audio: true, camera: false, screen: false } }
const isOn = (viewer: Client, person: string) =>
  viewer.said.some((one) => 'state' in one && one.state.people[person]?.audio)

/** Sends packets until one comes; those from before the connection stood are lost. */
async function expectToHear(viewer: Client, speaker: Client): Promise<void> {
  const before = viewer.heard.length
  await until(() => {
    speaker.send()
    return viewer.heard.length > before
  })
}

async function expectSilence(viewer: Client, speaker: Client): Promise<void> {
  const words = () => viewer.said.length
  const nextWord = async (after: number) => until(() => words() > after)
  // What was under way has come by the engine's next word, which it says twice a second.
  await nextWord(words())
  const before = viewer.heard.length
  for (let at = 0; at < 50; at++) speaker.send()
  await nextWord(words() + 1)
  expect(viewer.heard.length).toBe(before)
}

test('what one says another hears; muted, demoted and removed people are not passed on', {
  timeout: 60_000,
}, async () => {
  room += 1
  const [ali, sara] = [await connect(grantOf('ali')), await connect(grantOf('sara'))]
  await expectSilence(sara, ali)
  ali.say(microphoneOn)
  await until(() => isOn(sara, 'ali'))
  await expectToHear(sara, ali)
  // What arrives is written for this viewer: a number of its own.
  expect(sara.heard[0]?.readUInt32BE(8)).not.toBe(5_000)
  await engine.mute({ roomId: `room-${room}`, participantId: 'ali' })
  await until(() => ali.said.some((one) => 'muted' in one))
  await expectSilence(sara, ali)
  ali.say(microphoneOn)
  await expectToHear(sara, ali)
  await engine.updateGrant(grantOf('ali', []))
  await until(() => ali.said.some((one) => 'state' in one && one.state.mayPublish.length === 0))
  ali.say(microphoneOn)
  await until(() => ali.said.some((one) => 'refused' in one))
  await expectSilence(sara, ali)
  await engine.removeParticipant(`room-${room}`, 'ali', 'removed')
  await until(() => ali.isClosed())
  expect(ali.said).toContainEqual({ ended: 'removed' })
  await engine.closeRoom(`room-${room}`)
  await until(() => sara.isClosed())
  for (const one of [ali, sara]) one.close()
})

test('a viewer who publishes is heard by nobody', { timeout: 60_000 }, async () => {
  room += 1
  const [host, viewer] = [await connect(grantOf('host')), await connect(grantOf('viewer', []))]
  viewer.say(microphoneOn)
  await until(() => viewer.said.some((one) => 'refused' in one))
  await expectSilence(host, viewer)
  for (const one of [host, viewer]) one.close()
})

test('what is no offer is refused, and messages that are none are ignored', { timeout: 60_000 }, async () => {
  room += 1
  for (const offer of ['', 'v=0', 'x'.repeat(200_000), 'm=audio 9 x 1\r\n'.repeat(70)])
    await expect(engine.answer(grantOf('ali'), offer, { seats: 1, recordingId: null })).rejects.toThrow(
      MediaRefusal,
    )
  const ali = await connect(grantOf('ali'))
  for (const text of ['{', '[]', '{"on":true}', '{"on":{"audio":1}}', 'x'.repeat(10_000)])
    ali.say(text as unknown as FromBrowser)
  const words = ali.said.length
  await until(() => ali.said.length > words)
  expect(ali.isClosed()).toBe(false)
  ali.close()
})

test('after the media process was killed the next offer is answered', { timeout: 60_000 }, async () => {
  room += 1
  const [ali, sara] = [await connect(grantOf('ali')), await connect(grantOf('sara'))]
  const lost = lossOf(engine, `room-${room}`)
  process.kill(await mediaProcessAt(port), 'SIGKILL')
  await lost
  const [again, other] = [await connect(grantOf('ali')), await connect(grantOf('sara'))]
  again.say(microphoneOn)
  await until(() => isOn(other, 'ali'))
  await expectToHear(other, again)
  for (const one of [ali, sara, again, other]) one.close()
})

test('the media process has no secret and reads no file of ours', async () => {
  const pid = await mediaProcessAt(port)
  const environment = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').filter(Boolean)
  expect(environment.map((one) => one.split('=')[0])).toEqual([
    'PATH',
    'NODE_CHANNEL_FD',
    'NODE_CHANNEL_SERIALIZATION_MODE',
  ])
})
