import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import type { TestApp } from './app.ts'

type Told = Record<string, unknown>

/** An open page of a person: what it hears, and what it asks about topics. */
export interface LivePage {
  /** What it heard of an event so far. */
  readonly heard: (event: string) => readonly Told[]
  readonly join: (topic: string, id: string, after?: number) => Promise<Told>
  readonly leave: (topic: string, id: string) => Promise<Told>
  readonly say: (topic: string, id: string, word: string, body: unknown) => Promise<Told>
  readonly close: () => void
}

/** Lets pages connect to the live channel of a test app, by loopback, as browsers do. */
export async function openLivePages({
  platform,
  whoIs,
  whoIsGuest,
}: Pick<TestApp, 'platform' | 'whoIs' | 'whoIsGuest'>) {
  const http = createServer()
  await platform.live.attach(http, {
    whoIs,
    whoIsGuest,
    topics: platform.topics,
    isOurOrigin: () => true,
    onSessionsEnded: async () => undefined,
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return {
    page: (person: { readonly token: string }) => aLivePage(url, person.token),
    async close() {
      platform.live.hangUp()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

/** Connects a page to a process. */
export async function aLivePage(url: string, token: string): Promise<LivePage> {
  const socket: Socket = io(url, {
    path: '/live-messages',
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  })
  const heard = new Map<string, Told[]>()
  socket.onAny((event: string, told: Told) => heard.set(event, [...(heard.get(event) ?? []), told]))
  await new Promise((resolve, reject) =>
    socket.once('connect', () => resolve(null)).once('connect_error', reject),
  )
  const ask = (event: string, asked: object): Promise<Told> =>
    socket.timeout(10_000).emitWithAck(event, asked)
  return {
    heard: (event) => heard.get(event) ?? [],
    join: (topic, id, after) => ask('joinTopic', { topic, id, ...(after === undefined ? {} : { after }) }),
    leave: (topic, id) => ask('leaveTopic', { topic, id }),
    say: (topic, id, word, body) => ask('sayTopic', { topic, id, word, body }),
    close: () => void socket.close(),
  }
}
