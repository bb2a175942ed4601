import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Broadcast, broadcastByDatabase, broadcastByRedis } from '#platform/broadcast'
import { openDatabase } from '#platform/database'
import { openNotifications } from '#platform/notifications'
import { openRedis, type RedisConnections } from '#platform/redis-connections'
import { openPageCache, type PageCache } from '#platform/web'
import { type AppProcess, anAppProcess } from '#server/testing/app-process'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { markFilled } from '#server/testing/demo'
import { aRedis, hasRedis, type TestRedis } from '#server/testing/redis'
import { allButPeople } from '../../demo/filled-modules.ts'
import { migrate } from '../platform/database/migrate.ts'
import { serversIn, signal } from '../platform/postgres/processes.ts'
import { startTestPostgres } from '../platform/postgres/testing.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const closing: (() => Promise<unknown>)[] = []
let database: TestDatabase
let redis: TestRedis
beforeAll(async () => {
  database = await aDatabase()
  await markFilled(database.pool, allButPeople)
  redis = await aRedis()
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  await redis.kill()
})
afterAll(() => database.close())

const silent = () => undefined
const rule = { tags: ['front'], seconds: 3_600 }
let made = 0
const render = async () => ({ html: Buffer.from(`${++made}`), etag: '', contentSecurityPolicy: '' })
const shown = async (cache: PageCache) => Number((await cache.take('/', rule, render))?.html)
const soon = { timeout: 30_000, interval: 100 }

interface Process {
  readonly broadcast: Broadcast
  readonly pages: PageCache
  readonly line?: RedisConnections
}

async function onRedis(onAbsent = silent): Promise<Process> {
  const line = await openRedis(redis.url, silent, onAbsent)
  closing.push(() => line.close())
  const broadcast = broadcastByRedis(line, silent)
  closing.push(() => broadcast.close())
  return { broadcast, line, pages: await openPageCache(broadcast) }
}

async function onDatabase({ url, pool }: Pick<TestDatabase, 'url' | 'pool'> = database): Promise<Process> {
  const notifications = openNotifications(url, silent)
  closing.push(() => notifications.close())
  const broadcast = broadcastByDatabase(pool, notifications)
  closing.push(() => broadcast.close())
  return { broadcast, pages: await openPageCache(broadcast) }
}

async function swiftly(work: Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await work
  expect(performance.now() - begun).toBeLessThan(3_000)
}

describe.runIf(hasRedis)('with Redis', () => {
  it('a word said while it is gone fails nobody, and both processes drop their pages when it is back', async () => {
    await redis.start()
    const [one, other] = await Promise.all([onRedis(), onRedis()])
    const before = [await shown(one.pages), await shown(other.pages)]
    await redis.kill()
    await swiftly(one.pages.drop(['front']))
    expect(one.broadcast.figures.failures).toBeGreaterThan(0)
    expect(await shown(one.pages)).toBeGreaterThan(before[0] ?? 0)
    // Redis is down, so this process could not get the message.
    expect(await shown(other.pages)).toBe(before[1])
    await redis.start()
    await vi.waitFor(async () => expect(await shown(other.pages)).toBeGreaterThan(before[1] ?? 0), soon)
    expect(other.broadcast.figures.misses).toBeGreaterThan(0)
    const last = await shown(other.pages)
    await vi.waitFor(async () => {
      await one.pages.drop(['front'])
      await delay(50)
      expect(await shown(other.pages)).toBeGreaterThan(last)
    }, soon)
  })

  it('one that hangs holds nobody up, and is found', async () => {
    await redis.start()
    const [one, other] = await Promise.all([onRedis(), onRedis()])
    const before = await shown(other.pages)
    redis.freeze()
    await swiftly(one.pages.drop(['front']))
    await vi.waitFor(() => expect(other.line?.listener.isReady).toBe(false), soon)
    redis.thaw()
    await vi.waitFor(async () => expect(await shown(other.pages)).toBeGreaterThan(before), soon)
  })

  it('one that is not there yet is told of and waited for by nobody', async () => {
    const absent = vi.fn()
    const [one, other] = await Promise.all([onRedis(absent), onRedis(absent)])
    expect(absent).toHaveBeenCalledTimes(2)
    await swiftly(one.pages.drop(['front']))
    await redis.start()
    await vi.waitFor(async () => {
      const before = await shown(other.pages)
      await one.pages.drop(['front'])
      await delay(50)
      expect(await shown(other.pages)).toBeGreaterThan(before)
    }, soon)
  })
})

describe('with PostgreSQL', () => {
  it('a cut of the listening connections drops the pages of every process', async () => {
    const [one, other] = await Promise.all([onDatabase(), onDatabase()])
    const before = [await shown(one.pages), await shown(other.pages)]
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
    )
    await vi.waitFor(async () => {
      expect(await shown(one.pages)).toBeGreaterThan(before[0] ?? 0)
      expect(await shown(other.pages)).toBeGreaterThan(before[1] ?? 0)
    }, soon)
    expect(one.broadcast.figures.misses).toBeGreaterThan(0)
  })

  it('a word that the database did not take is made up for, in every process', async () => {
    const other = await onDatabase()
    const notifications = openNotifications(database.url, silent)
    closing.push(() => notifications.close())
    let works = false
    const pool = {
      query: async (text: string, values: unknown[]) => {
        if (!works) throw new Error('too many connections')
        return database.pool.query(text, values)
      },
    } as unknown as typeof database.pool
    const broadcast = broadcastByDatabase(pool, notifications)
    closing.push(() => broadcast.close())
    const heard = vi.fn()
    await broadcast.hear('pages', heard)
    const before = await shown(other.pages)
    await swiftly(broadcast.say('pages', ['front']))
    expect(heard).toHaveBeenCalledWith(['front'])
    works = true
    await vi.waitFor(async () => expect(await shown(other.pages)).toBeGreaterThan(before), soon)
  })
})

let apps: AppProcess[] = []
async function endApps(): Promise<void> {
  for (const app of apps) {
    app.kill('SIGKILL')
    await app.ended
  }
  apps = []
}

async function twoApps(settings: Readonly<Record<string, string>>): Promise<AppProcess[]> {
  const own = { DEMO: '1', ROLE: 'services,live', SECRET: 's'.repeat(40), ...settings }
  apps = await Promise.all([anAppProcess({ settings: own }), anAppProcess({ settings: own })])
  await Promise.all(apps.map((app) => app.ready))
  return apps
}

async function post(app: AppProcess | undefined, path: string, body: object, token = '') {
  const response = await fetch(`${app?.address}/api/panel/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

async function signIn(app: AppProcess | undefined): Promise<string> {
  const ask = { identifier: '09120000004', password: 'arvand-demo' }
  return String((await post(app, 'login', ask)).answer.token)
}

/** Opens the live messages of the person who has this token, as a page does. */
async function openPage(app: AppProcess | undefined, token: string) {
  const page = io(app?.address ?? '', {
    path: '/live-messages',
    transports: ['websocket'],
    extraHeaders: { origin: `http://localhost:${app?.port}` },
    auth: { token },
  })
  closing.push(async () => page.close())
  await new Promise((resolve) => page.once('connect', () => resolve(null)))
  return page
}

const figuresOf = async (app: AppProcess | undefined) => (await fetch(`${app?.address}/metrics`)).text()

describe.runIf(hasRedis)('two processes with Redis gone', () => {
  afterEach(endApps)

  it('what is committed is answered, open pages are told to ask again, and the figures say it', async () => {
    await redis.start()
    const [one, other] = await twoApps({ DATABASE_URL: database.url, REDIS_URL: redis.url })
    const [token, leaving] = [await signIn(one), await signIn(one)]
    const page = await openPage(other, token)
    await redis.kill()
    const holiday = { day: '2027-02-03', title: 'جشن سده' }
    expect(await post(one, 'manage/calendar/saveHoliday', holiday, token)).toMatchObject({ status: 200 })
    expect(await post(one, 'logout', {}, leaving)).toMatchObject({ status: 200 })
    const missed = new Promise((resolve) => page.once('missed', resolve))
    await redis.start()
    await missed
    // The other process may be connected again a moment earlier.
    await expect.poll(() => figuresOf(one), { timeout: 30_000 }).toMatch(/^broadcast_misses_total [1-9]/m)
    expect(await figuresOf(one)).toMatch(/^broadcast_failures_total [1-9]/m)
    expect(page.connected).toBe(true)
  })
})

describe('PostgreSQL', () => {
  let home: string
  let server: Awaited<ReturnType<typeof startTestPostgres>>
  let own: Pick<TestDatabase, 'url' | 'pool'>
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'arvand-lines-'))
    server = await startTestPostgres(join(home, 'data'))
    await server.createDatabase('lines')
    const url = server.urlOf('lines')
    const { pool, close } = openDatabase({ url, prepare: true, connections: 4 }, silent)
    own = { url, pool }
    await migrate(pool)
    await markFilled(pool, allButPeople)
    return async () => {
      await close()
      await server.stop()
      await rm(home, { recursive: true, force: true })
    }
  })
  afterEach(endApps)

  /** Ends the server's processes; the supervisor starts the server again. */
  async function bringDown(how: 'SIGINT' | 'SIGKILL'): Promise<void> {
    // The test server confirms a commit before it is on the disk, but the test's own rows must survive the crash.
    const admin = new pg.Client({ connectionString: server.adminUrl })
    await admin.connect()
    await admin.query('checkpoint')
    await admin.end()
    const pids = await serversIn(join(home, 'data', 'postgres'), null)
    expect(pids.length).toBeGreaterThan(0)
    for (const pid of pids) signal(pid, how)
  }

  describe.each([
    ['restarted', 'SIGINT'],
    ['killed', 'SIGKILL'],
  ] as const)('%s as a whole', (_, how) => {
    it('the pages that both processes kept are dropped, and words are heard again', async () => {
      const [one, other] = await Promise.all([onDatabase(own), onDatabase(own)])
      const before = [await shown(one.pages), await shown(other.pages)]
      await bringDown(how)
      await vi.waitFor(async () => {
        expect(await shown(one.pages)).toBeGreaterThan(before[0] ?? 0)
        expect(await shown(other.pages)).toBeGreaterThan(before[1] ?? 0)
      }, soon)
      for (const { broadcast } of [one, other]) expect(broadcast.figures.misses).toBeGreaterThan(0)
      const last = await shown(other.pages)
      await vi.waitFor(async () => {
        await one.pages.drop(['front'])
        await delay(50)
        expect(await shown(other.pages)).toBeGreaterThan(last)
      }, soon)
    })

    it('open pages stay and ask again, hear of what happens then, and the figures say it', async () => {
      const [one, other] = await twoApps({ DATABASE_URL: own.url })
      const token = await signIn(one)
      const page = await openPage(other, token)
      const before = await figuresOf(other)
      expect(before).toMatch(/^broadcast_misses_total 0/m)
      const missed = new Promise((resolve) => page.once('missed', resolve))
      await bringDown(how)
      await missed
      for (const app of [one, other])
        await vi.waitFor(
          async () => expect(await figuresOf(app)).toMatch(/^broadcast_misses_total [1-9]/m),
          soon,
        )
      expect(page.connected).toBe(true)
      expect((await post(one, 'getProfile', {}, token)).status).toBe(200)
      // A sign-out at one process must cut the live messages at the other one.
      const cut = new Promise((resolve) => page.once('disconnect', resolve))
      expect((await post(one, 'logout', {}, token)).status).toBe(200)
      expect(await cut).toBe('io server disconnect')
    })
  })
})
