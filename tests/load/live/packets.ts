import { setTimeout as delay } from 'node:timers/promises'
import { darkPicture } from '../../../server/platform/media-engine/recording/vp8.ts'
import {
  type Client,
  connectTo,
  endClients,
  localBroadcast,
  mediaProcessAt,
  until,
} from '../../../server/platform/media-engine/testing-client.ts'
import { type JoinGrant, type MediaEngine, openMediaEngine } from '../../../server/platform/media-engine.ts'
import { freePort } from '../../../server/testing/app-process.ts'
import { processorTime, residentMegabytes } from '../process-figures.ts'
import { printRows } from '../table.ts'

/** Who sends how much: a webinar's host, or one of many cameras in a meet. */
interface Sending {
  readonly picturesASecond: number
  readonly packetsOfPicture: number
  readonly bytes: number
}

/** 1.0 Mbit/s, beside sound of 50 packets a second. */
const webinar: Sending = { picturesASecond: 30, packetsOfPicture: 4, bytes: 1_042 }
/** 0.3 Mbit/s. */
const meet: Sending = { picturesASecond: 20, packetsOfPicture: 2, bytes: 940 }
const soundsASecond = 50
const aliveEveryMs = 2_000

const everything = ['audio', 'camera', 'screen'] as const

/**
 * Prints what forwarding costs the media process: packets that arrived at viewers, and seconds of its processor for
 * each thousand of them. Viewers are clients of libdatachannel in this process, which is not counted.
 */
export async function measurePackets(seconds: number): Promise<void> {
  const rows: string[][] = []
  for (const viewers of [1, 20, 50, 200])
    rows.push(
      await measuredWhole(`1 sends, ${viewers} see`, { senders: 1, viewers, sending: webinar, seconds }),
    )
  rows.push(await measuredWhole('12 × 12 cameras', { senders: 12, viewers: 0, sending: meet, seconds }))
  printRows(['a class', 'packets/s', 'delivered', 'cpu', 'cpu s per 1,000', 'MB'], rows)
  endClients()
}

const mostTries = 3

/** A machine that stands still for seconds ends connections, as a cut line does: then the class is measured again. */
async function measuredWhole(title: string, shape: Shape): Promise<string[]> {
  for (let tries = 1; ; tries++)
    try {
      return await measured(title, shape)
    } catch (error) {
      if (tries === mostTries) throw error
      console.log(`${title}, once more: ${error instanceof Error ? error.message : error}`)
    }
}

interface Shape {
  readonly senders: number
  readonly viewers: number
  readonly sending: Sending
  readonly seconds: number
}

async function measured(title: string, { senders, viewers, sending, seconds }: Shape): Promise<string[]> {
  console.log(`${title} …`)
  const port = await freePort()
  const settings = { isOn: true, host: '127.0.0.1', port, tcpPort: null, address: null }
  const without = { turn: null, bigBlueButton: null, liveKit: null }
  const files = { put: async () => undefined, size: async () => null }
  const trouble = (error: Error) => console.error(error.message)
  const engine = await openMediaEngine({ ...settings, ...without }, localBroadcast(), trouble, files)
  const clients: Client[] = []
  const stop = new AbortController()
  // As a browser does: the engine ends who has been silent for long.
  const alive = setInterval(() => {
    for (const one of clients) one.say({ alive: true })
  }, aliveEveryMs)
  let sendings: Promise<unknown> = Promise.resolve()
  /** Throws at once when somebody's connection ends meanwhile. */
  const whileSent = async (work: Promise<unknown>) => {
    await Promise.race([work, sendings.then(() => work)])
    const ended = clients.filter(({ isClosed }) => isClosed()).length
    if (ended > 0) throw new Error(`${ended} of ${clients.length} connections ended`)
  }
  try {
    const seats = Math.max(1, senders - 1)
    for (let at = 0; at < senders; at++) clients.push(await join(engine, `sender-${at}`, seats, true))
    for (let at = 0; at < viewers; at++) clients.push(await join(engine, `viewer-${at}`, seats, false))
    const pid = await mediaProcessAt(port)
    sendings = Promise.all(clients.slice(0, senders).map((one) => send(one, sending, stop.signal)))
    // Until everybody gets it, and the process is warm.
    const viewing = clients.slice(senders > 1 ? 0 : 1)
    await whileSent(until(() => viewing.every(({ came }) => came.pictures > 30)))
    await whileSent(delay(2_000))
    const before = { cpu: processorTime(pid), packets: packetsOf(clients), at: performance.now() }
    await whileSent(delay(seconds * 1_000))
    const spent = (performance.now() - before.at) / 1_000
    const packets = packetsOf(clients) - before.packets
    const cpuSeconds = (processorTime(pid) - before.cpu) / 1_000
    const megabytes = residentMegabytes(pid)
    const one = soundsASecond + sending.picturesASecond * sending.packetsOfPicture
    const due = one * senders * (senders > 1 ? senders - 1 : viewers) * spent
    return [
      title,
      (packets / spent).toFixed(0),
      `${((100 * packets) / due).toFixed(1)} %`,
      `${((100 * cpuSeconds) / spent).toFixed(1)} %`,
      ((1_000 * cpuSeconds) / packets).toFixed(4),
      megabytes.toFixed(0),
    ]
  } finally {
    clearInterval(alive)
    stop.abort()
    await Promise.allSettled([sendings])
    for (const client of clients) client.close()
    await engine.close()
  }
}

const packetsOf = (clients: readonly Client[]): number =>
  clients.reduce((all, { came }) => all + came.sounds + came.pictures, 0)

async function join(engine: MediaEngine, participantId: string, seats: number, sends: boolean) {
  const canPublish: JoinGrant['canPublish'] = sends ? everything : []
  const client = await connectTo(engine, { roomId: 'class', participantId, canPublish }, null, seats)
  if (sends) client.say({ on: { audio: true, camera: true, screen: false } })
  return client
}

/** Sends sound and picture at an even pace until it is stopped; a whole picture when the engine asks for one. */
async function send(client: Client, sending: Sending, stop: AbortSignal): Promise<void> {
  const { picturesASecond, packetsOfPicture, bytes } = sending
  const begun = performance.now()
  let [sounds, pictures, sequence] = [0, 0, 0]
  const sound = Buffer.alloc(80, 7)
  while (!stop.aborted) {
    if (client.isClosed()) throw new Error('the connection of a sender ended')
    const spent = (performance.now() - begun) / 1_000
    for (; sounds < spent * soundsASecond; sounds++)
      client.sendSound(packet({ type: 111, sequence: sounds, timestamp: sounds * 960, ssrc: 5_000 }, sound))
    for (; pictures < spent * picturesASecond; pictures++) {
      const isWhole = pictures === 0 || client.takeAsked() > 0
      for (let part = 0; part < packetsOfPicture; part++) {
        const timestamp = Math.round((pictures * 90_000) / picturesASecond)
        const isLast = part === packetsOfPicture - 1
        const head = { type: isLast ? 0x80 | 96 : 96, sequence: sequence++, timestamp, ssrc: 5_001 }
        client.sendPicture(packet(head, partOfPicture(part === 0, isWhole, bytes - 12)))
      }
    }
    await delay(5)
  }
}

/** A part of a VP8 picture: its descriptor, and what no viewer here decodes. */
function partOfPicture(isFirst: boolean, isWhole: boolean, bytes: number): Buffer {
  const part = Buffer.alloc(bytes, 1)
  part[0] = isFirst ? 0x10 : 0
  if (isFirst && isWhole) darkPicture.copy(part, 1, 0, Math.min(darkPicture.length, bytes - 1))
  return part
}

interface Head {
  readonly type: number
  readonly sequence: number
  readonly timestamp: number
  readonly ssrc: number
}

function packet({ type, sequence, timestamp, ssrc }: Head, payload: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head[0] = 0x80
  head[1] = type
  head.writeUInt16BE(sequence & 0xffff, 2)
  head.writeUInt32BE(timestamp >>> 0, 4)
  head.writeUInt32BE(ssrc, 8)
  return Buffer.concat([head, payload])
}
