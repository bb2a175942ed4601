import { readdir, readFile } from 'node:fs/promises'
import type { FromBrowser, FromEngine } from '@arvand/contracts/class-channel'
import nodeDataChannel from 'node-datachannel'
import type { JoinGrant, MediaEngine } from '../media-engine.ts'
import { readRtcp } from './sfu/rtcp.ts'
import { isRtcp } from './sfu/rtp.ts'

const { PeerConnection, Audio, Video } = nodeDataChannel

/** Between the processes of a test there is one. */
export function localBroadcast() {
  const heard: ((message: unknown) => void)[] = []
  return {
    say: async (_channel: string, message: unknown) => {
      for (const one of heard) one(message)
    },
    hear: async (_channel: string, one: (message: unknown) => void) => void heard.push(one),
  }
}

export interface Client {
  readonly said: FromEngine[]
  /** What was heard in the first seat. */
  readonly heard: Buffer[]
  /** How many packets came in all seats: of sound and of pictures. */
  readonly came: { readonly sounds: number; readonly pictures: number }
  send(): void
  sendSound(packet: Buffer): void
  sendPicture(packet: Buffer): void
  /** How often a whole picture of the camera was asked for since the last call. */
  takeAsked(): number
  say(message: FromBrowser): void
  readonly isClosed: () => boolean
  close(): void
  /** Held here, because a track that is forgotten closes. */
  readonly others: readonly unknown[]
}

/** Connects a client of libdatachannel, which sends packets that tests write. */
export async function connectTo(
  engine: MediaEngine,
  grant: JoinGrant,
  recordingId: string | null = null,
  seats = 1,
): Promise<Client> {
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
  const camera = picture('1', true)
  let asked = 0
  camera.onMessage((packet) => {
    if (isRtcp(packet) && readRtcp(packet).asksForPicture) asked += 1
  })
  const came = { sounds: 0, pictures: 0 }
  const heard: Buffer[] = []
  const others = [camera, picture('2', true)]
  for (let seat = 0; seat < seats; seat++) {
    const [ear, eye] = [sound(String(3 + seat * 2), false), picture(String(4 + seat * 2), false)]
    ear.onMessage((packet) => {
      came.sounds += 1
      if (seat === 0) heard.push(packet)
    })
    eye.onMessage((packet) => {
      if (!isRtcp(packet)) came.pictures += 1
    })
    others.push(ear, eye)
  }
  others.push(picture(String(3 + seats * 2), false))
  const channel = peer.createDataChannel('class')
  const said: FromEngine[] = []
  channel.onMessage((text) => void said.push(JSON.parse(String(text)) as FromEngine))
  let isClosed = false
  let sequence = 0
  channel.onClosed(() => {
    isClosed = true
  })
  await until(() => peer.gatheringState() === 'complete')
  const offer = withoutCandidates(inOrder(peer.localDescription()?.sdp ?? ''))
  peer.setRemoteDescription(await engine.answer(grant, offer, { seats, recordingId }), 'answer')
  await until(() => channel.isOpen() && microphone.isOpen())
  return {
    said,
    heard,
    came,
    send() {
      sequence += 1
      microphone.sendMessageBinary(rtp(sequence))
    },
    sendSound: (packet) => void microphone.sendMessageBinary(packet),
    sendPicture: (packet) => void camera.sendMessageBinary(packet),
    takeAsked() {
      const times = asked
      asked = 0
      return times
    },
    say: (message) => {
      if (channel.isOpen()) channel.sendMessage(JSON.stringify(message))
    },
    isClosed: () => isClosed,
    close: () => peer.close(),
    others,
  }
}

/** Once all clients are closed: otherwise the threads of the library keep a program running for ever. */
export const endClients = (): void => nodeDataChannel.cleanup()

/** The sections by their names, which libdatachannel writes in the order in which tracks were added. */
function inOrder(sdp: string): string {
  const [session = '', ...sections] = sdp.split(/^(?=m=)/m)
  const midOf = (section: string) => Number(/a=mid:(\d+)/.exec(section)?.[1] ?? 99)
  return [session, ...sections.toSorted((a, b) => midOf(a) - midOf(b))].join('')
}

/**
 * An offer that names no address, so that the engine waits to be called. If it called first, libdatachannel might greet
 * it before the fingerprint of the answer is there, and end the connection.
 */
const withoutCandidates = (sdp: string): string => sdp.replaceAll(/^a=candidate:.*\r?\n/gm, '')

function rtp(sequence: number): Buffer {
  const packet = Buffer.alloc(40, 7)
  packet[0] = 0x80
  packet[1] = 111
  packet.writeUInt16BE(sequence & 0xffff, 2)
  packet.writeUInt32BE(sequence * 960, 4)
  packet.writeUInt32BE(5_000, 8)
  return packet
}

export async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 20_000
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`not so: ${isSo}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The media process of a test, by its port. */
export async function mediaProcessAt(port: number): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('media-engine/child-main.ts') && command.includes(`"port":${port}`))
      return Number(name)
  }
  throw new Error('no media process')
}

/** Resolves when the connections of a room are gone with their process; then whoever comes next starts another one. */
export const lossOf = ({ losses }: MediaEngine, roomId: string): Promise<void> =>
  new Promise((heard) => losses?.hear((roomIds) => void (roomIds.includes(roomId) && heard())))
