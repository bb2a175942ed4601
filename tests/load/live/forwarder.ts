import { setTimeout as delay } from 'node:timers/promises'
import {
  type Client,
  connectTo,
  localBroadcast,
  mediaProcessAt,
} from '../../../server/platform/media-engine/testing-client.ts'
import { type JoinGrant, openMediaEngine } from '../../../server/platform/media-engine.ts'
import { freePort } from '../../../server/testing/app-process.ts'

/** One of a class: sends sound and pictures, or only counts what comes. */
export type Peer = Omit<Client, 'said' | 'heard' | 'send' | 'say'>

/** What passes on the packets of one class, in a process of its own. */
export interface Forwarder {
  readonly pid: number
  /** Whoever sees has a seat for each of so many others. */
  join(who: string, seats: number, sends: boolean): Promise<Peer>
  /** Once all are in, lets those who send see each other; returns the connections which that took beside theirs. */
  meet(): Promise<readonly Peer[]>
  close(): Promise<void>
}

const everything = ['audio', 'camera', 'screen'] as const
const aliveEveryMs = 2_000

/** The media process that comes with Arvand. */
export async function ours(): Promise<Forwarder> {
  const port = await freePort()
  const settings = { isOn: true, host: '127.0.0.1', port, tcpPort: null, address: null }
  const without = { turn: null, bigBlueButton: null, liveKit: null }
  const files = { put: async () => undefined, size: async () => null }
  const trouble = (error: Error) => console.error(error.message)
  const engine = await openMediaEngine({ ...settings, ...without }, localBroadcast(), trouble, files)
  // Whose process runs from the first question on.
  await engine.issueTicket('nobody', new Date())
  const clients: Client[] = []
  // As a browser does: the engine ends who has been silent for long.
  const alive = setInterval(() => {
    for (const one of clients) one.say({ alive: true })
  }, aliveEveryMs)
  return {
    pid: await mediaProcessAt(port),
    async join(participantId, seats, sends) {
      const canPublish: JoinGrant['canPublish'] = sends ? everything : []
      const client = await connectTo(engine, { roomId: 'class', participantId, canPublish }, null, seats)
      clients.push(client)
      if (sends) client.say({ on: { audio: true, camera: true, screen: false } })
      return client
    },
    meet: async () => [],
    async close() {
      clearInterval(alive)
      await engine.close()
      // Its port is free again.
      await delay(100)
    },
  }
}
