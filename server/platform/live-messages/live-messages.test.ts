import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TestClock } from '#server/testing/clock'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import type { Actor } from '../actor.ts'
import { type Broadcast, broadcastByDatabase } from '../broadcast.ts'
import { type LiveMessages, openLiveMessages, socketsByDatabase } from '../live-messages.ts'
import { openTopics } from '../live-topics.ts'
import { openNotifications } from '../notifications.ts'

interface Process {
  readonly live: LiveMessages
  readonly broadcast: Broadcast
  readonly url: string
  close(): Promise<void>
}

const origin = 'https://arvand.example'
const actor = (personId: string, mustSetUpSecondFactor = false): Actor => ({
  personId,
  sessionId: `session-of-${personId}`,
  roles: new Set(['user']),
  scopes: new Set(),
  mustSetUpSecondFactor,
})
const token = (name: string) => `${name}-${'t'.repeat(20)}`
const living = new Map<string, Actor>()
const channel = 'test_sessions_ended'

async function aProcess(database: TestDatabase): Promise<Process> {
  const notifications = openNotifications(database.url, () => undefined)
  const broadcast = broadcastByDatabase(database.pool, notifications)
  const sockets = socketsByDatabase(database.pool, notifications, () => undefined)
  const live = openLiveMessages(sockets)
  const ground = { server: sockets.server, db: database.db, clock: new TestClock() }
  const topics = openTopics({ ...ground, onTrouble: () => undefined })
  const http: Server = createServer()
  await live.attach(http, {
    whoIs: async (shown) => living.get(shown) ?? null,
    topics,
    isOurOrigin: (given) => given === origin,
    onSessionsEnded: (ended, missed) => broadcast.hear(channel, (ids) => ended(ids as string[]), missed),
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  return {
    live,
    broadcast,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async close() {
      live.hangUp()
      await new Promise((resolve) => http.close(resolve))
      await topics.close()
      await live.close()
      await notifications.close()
    },
  }
}

let database: TestDatabase
let one: Process
let two: Process
const pages: Socket[] = []

beforeAll(async () => {
  database = await aDatabase()
  one = await aProcess(database)
  two = await aProcess(database)
})
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
  living.clear()
})
afterAll(async () => {
  await one.close()
  await two.close()
  await database.close()
})

function aPage(process: Process, auth: Record<string, unknown>, from = origin): Socket {
  const page = io(process.url, {
    path: '/live-messages',
    transports: ['websocket'],
    auth,
    extraHeaders: { origin: from },
    reconnection: false,
    forceNew: true,
  })
  pages.push(page)
  return page
}

const came = <T>(page: Socket, event: string): Promise<T> =>
  new Promise((resolve) => page.once(event, resolve))

async function anOpenPage(process: Process, name: string): Promise<Socket> {
  living.set(token(name), actor(name))
  const page = aPage(process, { token: token(name) })
  await came(page, 'connect')
  return page
}

test('a word finds the person’s pages in every process, and nobody else’s', async () => {
  const [here, there, other] = await Promise.all([
    anOpenPage(one, 'sara'),
    anOpenPage(two, 'sara'),
    anOpenPage(two, 'omid'),
  ])
  const overheard: unknown[] = []
  other.onAny((...given) => overheard.push(given))
  const heard = Promise.all([came(here, 'notice'), came(there, 'notice')])
  one.live.notify('sara', 'notice', { unread: 3 })
  expect(await heard).toEqual([{ unread: 3 }, { unread: 3 }])
  const own = came(other, 'notice')
  one.live.notify('omid', 'notice', { unread: 1 })
  await own
  expect(overheard).toEqual([['notice', { unread: 1 }]])
})

test('a word too large for NOTIFY goes through the table', async () => {
  const page = await anOpenPage(two, 'sara')
  const text = 'ی'.repeat(6_000)
  const heard = came(page, 'notice')
  one.live.notify('sara', 'notice', { text })
  expect(await heard).toEqual({ text })
  const { rows } = await database.pool.query('select 1 from platform.live_attachments')
  expect(rows).toHaveLength(1)
})

test('a word for many reaches each of them once in every process, and one for nobody reaches nobody', async () => {
  const pages = await Promise.all([anOpenPage(one, 'sara'), anOpenPage(two, 'omid'), anOpenPage(two, 'reza')])
  const heard = pages.map((page) => {
    const words: unknown[] = []
    page.on('live', (word) => words.push(word))
    return words
  })
  const many = Array.from({ length: 1_000 }, (_, at) => `nobody-${at}`)
  one.live.notifyAll([], 'live', { never: true })
  one.live.notifyAll([...many, 'sara', 'omid'], 'live', { at: 1 })
  await expect.poll(() => heard.map(({ length }) => length)).toEqual([1, 1, 0])
  expect(heard).toEqual([[{ at: 1 }], [{ at: 1 }], []])
})

test('a word larger than the limit is refused', () => {
  expect(() => one.live.notify('sara', 'notice', { text: 'x'.repeat(17_000) })).toThrow(RangeError)
})

test('an ended session loses its lines in every process', async () => {
  const [here, there, other] = await Promise.all([
    anOpenPage(one, 'sara'),
    anOpenPage(two, 'sara'),
    anOpenPage(one, 'omid'),
  ])
  const cut = Promise.all([came(here, 'disconnect'), came(there, 'disconnect')])
  living.delete(token('sara'))
  await one.broadcast.say(channel, ['session-of-sara'])
  expect(await cut).toEqual(['io server disconnect', 'io server disconnect'])
  expect(other.connected).toBe(true)
})

test.each([
  ['no token', {}],
  ['a token of no session', { token: token('nobody') }],
  ['a token that is no text', { token: { $ne: null } }],
])('%s opens nothing', async (_, auth) => {
  const error = await came<Error>(aPage(one, auth), 'connect_error')
  expect(error.message).toBe('request.unauthenticated')
})

test('a manager without a second factor is not let in', async () => {
  living.set(token('sara'), actor('sara', true))
  const error = await came<Error>(aPage(one, { token: token('sara') }), 'connect_error')
  expect(error.message).toBe('identity.second-factor-needed')
})

test('another origin is not let in, even with the token', async () => {
  living.set(token('sara'), actor('sara'))
  const error = await came<Error>(
    aPage(one, { token: token('sara') }, 'https://evil.example'),
    'connect_error',
  )
  expect(error.message).toMatch(/websocket error/)
})

test('a session that ends while its line opens is cut', async () => {
  let asked = 0
  const fleeting = actor('sara')
  living.set(token('sara'), fleeting)
  const get = living.get.bind(living)
  living.get = (key) => (key === token('sara') && ++asked > 1 ? undefined : get(key))
  const page = aPage(one, { token: token('sara') })
  expect(await came(page, 'disconnect')).toBe('io server disconnect')
  living.get = get
})

test('a page here hears at once, however long the way to other processes takes', async () => {
  const page = await anOpenPage(one, 'sara')
  const heard = came(page, 'notice')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { query } = database.pool
  database.pool.query = (async (...asked: Parameters<typeof query>) => {
    await held
    return query.apply(database.pool, asked)
  }) as unknown as typeof query
  try {
    one.live.notifyAll(['sara', 'omid'], 'notice', { unread: 5 })
    expect(await heard).toEqual({ unread: 5 })
  } finally {
    letGo()
    database.pool.query = query
  }
})
