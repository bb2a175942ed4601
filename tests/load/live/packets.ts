import { setTimeout as delay } from 'node:timers/promises'
import { endClients, until } from '../../../server/platform/media-engine/testing-client.ts'
import { processorTime, residentMegabytes } from '../process-figures.ts'
import { printRows } from '../table.ts'
import { type Forwarder, ours, type Peer } from './forwarder.ts'
import { hasJanus, startJanus } from './janus.ts'
import { type Sending, send, soundsASecond } from './sending.ts'

/** 1.0 Mbit/s, beside sound of 50 packets a second. */
const webinar: Sending = { picturesASecond: 30, packetsOfPicture: 4, bytes: 1_042 }
/** 0.3 Mbit/s. */
const meet: Sending = { picturesASecond: 20, packetsOfPicture: 2, bytes: 940 }

interface Shape {
  readonly title: string
  readonly open: () => Promise<Forwarder>
  readonly senders: number
  readonly viewers: number
  readonly sending: Sending
  readonly seconds: number
}

/**
 * Prints what forwarding costs the media process, and Janus where it is installed: packets that arrived at viewers, and
 * seconds of processor for each thousand of them. Viewers are clients of libdatachannel in this process, which is not
 * counted.
 */
export async function measurePackets(seconds: number): Promise<void> {
  const classes = [1, 20, 50, 200].map((viewers) => ({
    ...{ title: `1 sends, ${viewers} see`, senders: 1, viewers, sending: webinar, seconds },
  }))
  const cameras = { title: '12 × 12 cameras', senders: 12, viewers: 0, sending: meet, seconds }
  const rows: string[][] = []
  for (const one of [...classes, cameras]) {
    rows.push(await measuredWhole({ ...one, open: ours }))
    if (hasJanus()) rows.push(await besideIt({ ...one, title: `${one.title}, Janus`, open: startJanus }))
  }
  printRows(['a class', 'packets/s', 'delivered', 'cpu', 'cpu s per 1,000', 'MB'], rows)
  if (!hasJanus()) console.log('beside it: nothing, because Janus is not installed (apt-get install janus)')
  endClients()
}

/** What another server makes of it is told, whatever it is. */
const besideIt = (shape: Shape): Promise<string[]> =>
  measuredWhole(shape).catch((error: unknown) => [shape.title, String(error), '', '', '', ''])

const mostTries = 3

/** A machine that stands still for seconds ends connections, as a cut line does: then the class is measured again. */
async function measuredWhole(shape: Shape): Promise<string[]> {
  for (let tries = 1; ; tries++)
    try {
      return await measured(shape)
    } catch (error) {
      if (tries === mostTries) throw error
      console.log(`${shape.title}, once more: ${error instanceof Error ? error.message : error}`)
    }
}

async function measured(shape: Shape): Promise<string[]> {
  const { title, open, senders, viewers, sending, seconds } = shape
  console.log(`${title} …`)
  const forwarder = await open()
  const peers: Peer[] = []
  const stop = new AbortController()
  let sendings: Promise<unknown> = Promise.resolve()
  /** Throws at once when somebody's connection ends meanwhile. */
  const whileSent = async (work: Promise<unknown>) => {
    await Promise.race([work, sendings.then(() => work)])
    const ended = peers.filter(({ isClosed }) => isClosed()).length
    if (ended > 0) throw new Error(`${ended} of ${peers.length} connections ended`)
  }
  try {
    const seats = Math.max(1, senders - 1)
    for (let at = 0; at < senders; at++) peers.push(await forwarder.join(`sender-${at}`, seats, true))
    for (let at = 0; at < viewers; at++) peers.push(await forwarder.join(`viewer-${at}`, seats, false))
    peers.push(...(await forwarder.meet()))
    sendings = Promise.all(peers.slice(0, senders).map((one) => send(one, sending, stop.signal)))
    // Until everybody gets it, and the process is warm.
    const seeing = senders > 1 ? senders : viewers
    await whileSent(until(() => peers.filter(({ came }) => came.pictures > 30).length === seeing))
    await whileSent(delay(2_000))
    const { pid } = forwarder
    const before = { cpu: processorTime(pid), packets: packetsOf(peers), at: performance.now() }
    await whileSent(delay(seconds * 1_000))
    const spent = (performance.now() - before.at) / 1_000
    const packets = packetsOf(peers) - before.packets
    const cpuSeconds = (processorTime(pid) - before.cpu) / 1_000
    const one = soundsASecond + sending.picturesASecond * sending.packetsOfPicture
    const due = one * senders * (senders > 1 ? senders - 1 : viewers) * spent
    return [
      title,
      (packets / spent).toFixed(0),
      `${((100 * packets) / due).toFixed(1)} %`,
      `${((100 * cpuSeconds) / spent).toFixed(1)} %`,
      ((1_000 * cpuSeconds) / packets).toFixed(4),
      residentMegabytes(pid).toFixed(0),
    ]
  } finally {
    stop.abort()
    await Promise.allSettled([sendings])
    for (const one of peers) one.close()
    await forwarder.close()
  }
}

const packetsOf = (peers: readonly Peer[]): number =>
  peers.reduce((all, { came }) => all + came.sounds + came.pictures, 0)
