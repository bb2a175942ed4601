import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer, Ask, Endpoint } from '@arvand/contracts/endpoint'
import type { Problem } from '@arvand/contracts/problem'
import type { FastifyInstance } from 'fastify'
import { broadcastByDatabase } from '#platform/broadcast'
import { answers, openDatabase } from '#platform/database'
import { openFileStore } from '#platform/file-store'
import { openJobs } from '#platform/jobs'
import { openLiveMessages, socketsByDatabase } from '#platform/live-messages'
import { openTopics } from '#platform/live-topics'
import { createLog } from '#platform/log'
import { openMediaEngine } from '#platform/media-engine'
import { type Notifications, openNotifications } from '#platform/notifications'
import { openOutside } from '#platform/outside'
import { openRateLimits } from '#platform/rate-limits'
import { openReaders } from '#platform/reader-process'
import { openPageCache } from '#platform/web'
import { buildApp } from '#server/app'
import { type Config, readConfig } from '#server/config'
import { type Assembly, assembleModules, type Platform } from '#server/modules'
import { addSandboxBank } from '../platform/bank/sandbox/add-sandbox-bank.ts'
import { mailToOutbox, smsToOutbox } from '../platform/outbox/adapters.ts'
import { listOutbox, type OutboxRow } from '../platform/outbox/rows.ts'
import { choosePush } from '../platform/push/choose.ts'
import { type TestBank, testBanks } from './bank.ts'
import { TestClock } from './clock.ts'
import { aDatabase, type TestDatabase } from './database.ts'

export interface CallOptions {
  readonly token?: string
  /** The caller's address; each test that meets rate limits takes another one. */
  readonly address?: string
  readonly origin?: string
  readonly userAgent?: string
}

export interface Called<E extends Endpoint> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** The reply of a 200. */
  readonly answer: Answer<E>
  /** The refusal of any other status. */
  readonly problem: Problem
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  readonly platform: Platform & { readonly clock: TestClock }
  readonly endpoints: readonly Endpoint[]
  readonly whoIs: Assembly['whoIs']
  readonly whoIsGuest?: Assembly['whoIsGuest']
  /** What would have been sent to a phone (E.164) or mailbox, newest first. */
  outbox(recipient: string): Promise<OutboxRow[]>
  /** Makes the bank's connection fail, and plays the payer on the bank's page. */
  readonly bank: TestBank
  /** Log lines so far, parsed. */
  readonly logs: Record<string, unknown>[]
  /** Calls through HTTP, parsing, session and database, as in production. */
  call<E extends Endpoint>(endpoint: E, ask: Ask<E> | unknown, options?: CallOptions): Promise<Called<E>>
  close(): Promise<void>
}

/** Puts the modules together; a test passes its own function to add or replace parts. */
export type Assemble = (platform: Platform) => Assembly

/** The whole app on its own database, with a clock that stands still. Settings are those of a fresh machine. */
export async function anApp(
  settings: Readonly<Record<string, string>> = {},
  assemble?: Assemble,
): Promise<TestApp> {
  return anAppWith(await aDatabase(), settings, assemble)
}

/** The whole app on this database; `close` drops it, and removes its files. */
export async function anAppWith(
  database: TestDatabase,
  settings: Readonly<Record<string, string>> = {},
  assemble?: Assemble,
): Promise<TestApp> {
  const app = await anAppOn(database, configFor(database, settings), assemble)
  return {
    ...app,
    async close() {
      await app.close()
      await database.close()
      await rm(filesFolderOf(database), { recursive: true, force: true })
    },
  }
}

/** Settings of a process on this database. */
export function configFor(
  database: Pick<TestDatabase, 'url'>,
  settings: Readonly<Record<string, string>> = {},
): Config {
  return readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: filesFolderOf(database),
    DEMO: '1',
    SECRET: 's'.repeat(32),
    // Tests of classes switch it on, each on a port of its own.
    MEDIA: '0',
    VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    ...settings,
  })
}

/**
 * A test's files are removed with its database. Each user account of a machine has its own folder, because it may not
 * write into another account's.
 */
export const filesFolderOf = ({ url }: Pick<TestDatabase, 'url'>) =>
  join(tmpdir(), `arvand-files-${process.getuid?.() ?? 0}`, new URL(url).pathname.slice(1))

/** One more process on the same database, to test agreement between processes; `close` leaves the database. */
export async function anAppOn(
  { url }: Pick<TestDatabase, 'url'>,
  config: Config,
  assemble: Assemble = assembleModules,
): Promise<TestApp> {
  const own = openDatabase({ url, prepare: true, connections: 8 }, ignore)
  const database = { ...own, url }
  const notifications = openNotifications(url, ignore)
  const { banks, bank, close: hangUp } = testBanks(config, () => app)
  const logs: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void logs.push(JSON.parse(line)) })
  const platform = { ...(await platformOn(database, notifications, config)), banks, log }
  const { modules, whoIs, whoIsGuest } = assemble(platform)
  const readiness = { database: () => answers(own.db), queues: async () => platform.jobs.ready() }
  const app = buildApp({ config, database, modules, whoIs, readiness, broadcast: platform.broadcast, log })
  addSandboxBank(app, { ...platform, ...config })
  await platform.jobs.start(
    modules.flatMap((module) => module.workers ?? []),
    config.roles.has('jobs'),
  )
  platform.topics.serve(modules.flatMap(({ topics = [] }) => topics))
  await app.ready()
  return {
    app,
    whoIs,
    whoIsGuest,
    database,
    platform,
    endpoints: modules.flatMap(({ routes = [] }) => routes.map((route) => route.endpoint)),
    bank,
    logs,
    outbox: (recipient) => listOutbox(own.db, recipient),
    call: (endpoint, ask, options) => call(app, endpoint, ask, options),
    async close() {
      await hangUp()
      await app.close()
      platform.live.hangUp()
      await platform.topics.close()
      await platform.live.close()
      await platform.mediaEngine.close()
      await platform.jobs.stop()
      await platform.readers.close()
      await notifications.close()
      await own.close()
    },
  }
}

const ignore = () => undefined

async function platformOn(database: TestDatabase, notifications: Notifications, config: Config) {
  const { db, pool } = database
  const clock = new TestClock()
  const broadcast = broadcastByDatabase(pool, notifications)
  const files = await openFileStore(config)
  const sockets = socketsByDatabase(pool, notifications, ignore)
  return {
    db,
    clock,
    // The clock of a test stands still, so jobs with a schedule run only when the test starts them.
    jobs: openJobs(pool, notifications, ignore, { byClock: false }),
    limits: openRateLimits(pool, false),
    broadcast,
    live: openLiveMessages(sockets),
    topics: openTopics({ server: sockets.server, db, clock, onTrouble: ignore }),
    mediaEngine: await openMediaEngine(config.mediaEngine, broadcast, ignore, files),
    files,
    readers: await openReaders(config),
    // Tests reach nothing outside; one that reads pages brings its own.
    fetchPage: async () => null,
    outside: openOutside(config.privateHosts),
    pages: await openPageCache(broadcast),
    sms: smsToOutbox(db, clock),
    mail: mailToOutbox(db, clock),
    push: await choosePush(config),
    secret: config.secret ?? 's'.repeat(32),
    config,
  }
}

async function call<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  ask: unknown,
  { token, address = '203.0.113.7', origin, userAgent }: CallOptions = {},
): Promise<Called<E>> {
  const { path, rest } = addressOf(endpoint, ask as Record<string, unknown>)
  const query = new URLSearchParams(rest as Record<string, string>)
  const response = await app.inject({
    method: endpoint.method,
    url: endpoint.method === 'GET' ? `${path}?${query}` : path,
    remoteAddress: address,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(origin ? { origin } : {}),
      ...(userAgent ? { 'user-agent': userAgent } : {}),
    },
    ...(endpoint.method === 'POST' ? { payload: rest } : {}),
  })
  const body = response.body === '' ? {} : response.json()
  return { status: response.statusCode, headers: response.headers, answer: body, problem: body }
}

/** Fills `:slug` and other path parameters from the ask; the rest goes into the query or the body. */
function addressOf(endpoint: Endpoint, ask: Record<string, unknown>) {
  const rest = { ...ask }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return { path: `/api/${endpoint.service}/${path}`, rest }
}
