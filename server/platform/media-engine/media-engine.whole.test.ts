import { readdir, readFile } from 'node:fs/promises'
import type { FromBrowser, FromEngine } from '@arvand/contracts/class-channel'
import nodeDataChannel from 'node-datachannel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#server/testing/app-process'
import { type JoinGrant, type MediaEngine, MediaRefusal, openMediaEngine } from '../media-engine.ts'

/** Classes with real connections: clients of libdatachannel, which send packets that we write. */

const { PeerConnection, Audio, Video } = nodeDataChannel
const everything = ['audio', 'camera', 'screen'] as const
let engine: MediaEngine
let port: number
let room = 0

beforeAll(async () => {
  port = await freePort()
  const heard: ((message: unknown) => void)[] = []
  const broadcast = {
    say: async (_channel: string, message: unknown) => {
      for (const one of heard) one(message)
    },
    hear: async (_channel: string, one: (message: unknown) => void) => void heard.push(one),
  }
  const settings = {
    isOn: true,
    host: '127.0.0.1',
    port,
    address: null,
    turn: null,
    bigBlueButton: null,
    liveKit: null,
  }
  engine = await openMediaEngine(settings, broadcast, () => undefined)
})
afterAll(async () => {
  await engine.close()
})

interface Client {
  readonly said: FromEngine[]
  /** What came in the first seat. */
  readonly heard: Buffer[]
  send(): void
  say(message: FromBrowser): void
  readonly isClosed: () => boolean
  close(): void
  /** Held here, because a track that is forgotten closes. */
  readonly others: readonly unknown[]
}

async function connect(grant: JoinGrant): Promise<Client> {
  const peer = new PeerConnection('client', { iceServers: [], bindAddress: '127.0.0.1' })
  const sound = (mid: string, isSent: boolean) => {
    const audio = new Audio(mid, isSent ? 'SendOnly' : 'RecvOnly')
    audio.addOpusCodec(111)
    if (isSent) audio.addSSRC(5_000 + Number(mid), 'client')
    return peer.addTrack(audio)
  }
  const picture = (mid: string, isSent: boolean) => {
    const video = new Video(mid, isSent ? 'SendOnly' : 'RecvOnly')
    video.addVP8Codec(96)
    if (isSent) video.addSSRC(5_000 + Number(mid), 'client')
    return peer.addTrack(video)
  }
  const microphone = sound('0', true)
  const others = [picture('1', true), picture('2', true), picture('4', false), picture('5', false)]
  const seat = sound('3', false)
  const heard: Buffer[] = []
  seat.onMessage((packet) => void heard.push(packet))
  const channel = peer.createDataChannel('class')
  const said: FromEngine[] = []
  channel.onMessage((text) => void said.push(JSON.parse(String(text)) as FromEngine))
  let isClosed = false
  let sequence = 0
  channel.onClosed(() => {
    isClosed = true
  })
  await until(() => peer.gatheringState() === 'complete')
  const offer = inOrder(peer.localDescription()?.sdp ?? '')
  peer.setRemoteDescription(await engine.answer(grant, offer), 'answer')
  await until(() => channel.isOpen() && microphone.isOpen())
  return {
    said,
    heard,
    send() {
      sequence += 1
      microphone.sendMessageBinary(rtp(sequence))
    },
    say: (message) => void channel.sendMessage(JSON.stringify(message)),
    isClosed: () => isClosed,
    close: () => peer.close(),
    others,
  }
}

/** The sections by their names, which libdatachannel writes in the order in which tracks were added. */
function inOrder(sdp: string): string {
  const [session = '', ...sections] = sdp.split(/^(?=m=)/m)
  const midOf = (section: string) => Number(/a=mid:(\d+)/.exec(section)?.[1] ?? 99)
  return [session, ...sections.toSorted((a, b) => midOf(a) - midOf(b))].join('')
}

function rtp(sequence: number): Buffer {
  const packet = Buffer.alloc(40, 7)
  packet[0] = 0x80
  packet[1] = 111
  packet.writeUInt16BE(sequence & 0xffff, 2)
  packet.writeUInt32BE(sequence * 960, 4)
  packet.writeUInt32BE(5_000, 8)
  return packet
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 20_000
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`not so: ${isSo}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

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
    await expect(engine.answer(grantOf('ali'), offer)).rejects.toThrow(MediaRefusal)
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
  const killed = await mediaProcess()
  process.kill(killed, 'SIGKILL')
  await until(() => engineIsAnother(killed))
  const [again, other] = [await connect(grantOf('ali')), await connect(grantOf('sara'))]
  again.say(microphoneOn)
  await until(() => isOn(other, 'ali'))
  await expectToHear(other, again)
  for (const one of [ali, sara, again, other]) one.close()
})

let latest = 0
const engineIsAnother = (killed: number): boolean => {
  void mediaProcess().then(
    (pid) => {
      latest = pid
    },
    () => undefined,
  )
  return latest !== 0 && latest !== killed
}

/** The media process of this test, by its port. */
async function mediaProcess(): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('media-engine/child-main.ts') && command.includes(`"port":${port}`))
      return Number(name)
  }
  throw new Error('no media process')
}

test('the media process has no secret and reads no file of ours', async () => {
  const pid = await mediaProcess()
  const environment = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').filter(Boolean)
  expect(environment.map((one) => one.split('=')[0])).toEqual([
    'PATH',
    'NODE_CHANNEL_FD',
    'NODE_CHANNEL_SERIALIZATION_MODE',
  ])
})
