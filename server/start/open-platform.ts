import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { broadcastByDatabase, broadcastByRedis } from '#platform/broadcast'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { openFileStore } from '#platform/file-store'
import { disk } from '#platform/files'
import { openJobs } from '#platform/jobs'
import { openLiveMessages, socketsByDatabase } from '#platform/live-messages'
import type { Log } from '#platform/log'
import { openNotifications } from '#platform/notifications'
import { openRateLimits } from '#platform/rate-limits'
import { openReaders } from '#platform/reader-process'
import type { RedisConnections } from '#platform/redis-connections'
import { openPageCache, type PageCache } from '#platform/web'
import type { Config } from '#server/config'
import type { Platform } from '#server/modules'
import { chooseBanks } from '../platform/bank/choose.ts'
import { migrate } from '../platform/database/migrate.ts'
import { lockStart } from '../platform/database/start-lock.ts'
import { chooseMail } from '../platform/mail/choose.ts'
import { chooseSms } from '../platform/sms/choose.ts'
import { type Connection, refuseDeafDatabase, refuseUnfitDatabase } from './connect-database.ts'

export interface OpenPlatform {
  readonly platform: Platform
  readonly database: Database
  readonly pages: PageCache
  /** To be called once tables, queues and demo data are there; until then no other process starts on this database. */
  readonly letOthersStart: () => Promise<void>
}

export interface Opening extends Joining {
  readonly connecting: Promise<Connection>
  /** Aborted when the start is called off. */
  readonly calledOff: AbortSignal
}

export interface Joining {
  readonly config: Config
  readonly log: Log
  /** Hears a sentence for each step. */
  readonly say: (sentence: string) => void
  /** Collects what must be closed, last opened first. */
  readonly opened: AsyncDisposableStack
}

// Web pages, calls and jobs of one process together; a small PostgreSQL allows a hundred in all.
const connections = 20

/** Database, migrations, jobs, limits and messages: all that modules stand on. */
export async function openPlatform(opening: Opening): Promise<OpenPlatform> {
  const { say, opened, calledOff } = opening
  const connection = await opening.connecting
  opened.defer(() => connection.stop())
  calledOff.throwIfAborted()
  const database = openConnections(opening, connection)
  await refuseUnfitDatabase(database.pool)
  const letOthersStart = await lockStart(connection.directUrl, say, calledOff)
  opened.defer(letOthersStart)
  await bringUpToDate(database, say)
  return { database, letOthersStart, ...(await openOn(opening, connection, database)) }
}

/** The same on a database that another process of ours, which waits for this one, has locked and brought up to date. */
export async function joinPlatform(
  opening: Joining,
  connection: Connection,
): Promise<Pick<OpenPlatform, 'platform' | 'database'>> {
  const database = openConnections(opening, connection)
  const { platform } = await openOn(opening, connection, database)
  return { platform, database }
}

function openConnections({ config, log, opened }: Joining, { url }: Connection): Database {
  const { prepare } = config.database
  const database = openDatabase({ url, prepare, connections }, troubleTo(log))
  opened.defer(() => database.close())
  return database
}

const troubleTo = (log: Log) => (error: Error) => log.warn({ err: error }, 'connection trouble')

async function openOn(opening: Joining, connection: Connection, database: Database) {
  const { config, log, opened } = opening
  const onTrouble = troubleTo(log)
  const notifications = openNotifications(connection.directUrl, onTrouble)
  opened.defer(() => notifications.close())
  const { db, pool } = database
  const redis = await connectRedis(opening, onTrouble)
  const broadcast = redis
    ? broadcastByRedis(redis, onTrouble)
    : broadcastByDatabase(pool, notifications, onTrouble)
  opened.defer(() => broadcast.close())
  const live = openLiveMessages(
    redis
      ? (await byRedis()).socketsByRedis(redis, onTrouble)
      : socketsByDatabase(pool, notifications, onTrouble),
  )
  opened.defer(() => live.close())
  const pages = await openPageCache(broadcast)
  const readers = await openReaders(config)
  opened.defer(() => readers.close())
  const clock = systemClock
  const platform: Platform = {
    db,
    clock,
    jobs: openJobs(pool, notifications, onTrouble),
    limits: openRateLimits(pool, config.demo),
    broadcast,
    sms: chooseSms(config, db, clock),
    mail: await chooseMail(config, db, clock),
    live,
    banks: chooseBanks(config),
    files: await openFileStore(config),
    readers,
    pages,
    secret: await secretOf(config),
    config,
  }
  return { platform, pages }
}

async function bringUpToDate({ pool }: Database, say: Opening['say']): Promise<void> {
  const applied = await migrate(pool)
  await refuseDeafDatabase(pool)
  say(applied.length > 0 ? `Applied ${applied.length} migrations.` : 'Tables are up to date.')
}

const byRedis = () => import('../platform/live-messages/by-redis.ts')

/** What carries words between processes instead of the database; its library is large and loaded only for it. */
async function connectRedis(
  { config, say, opened }: Joining,
  onTrouble: (error: Error) => void,
): Promise<RedisConnections | null> {
  if (!config.redisUrl) return null
  const { openRedis } = await import('#platform/redis-connections')
  const line = await openRedis(config.redisUrl, onTrouble, () =>
    say('Redis does not answer at REDIS_URL; words between processes wait until it does.'),
  )
  opened.defer(() => line.close())
  return line
}

/** The secret that signs and seals. In demo mode it is made once and kept beside the data. */
async function secretOf(config: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (config.secret) return config.secret
  const path = join(config.dataDir, 'SECRET')
  const made = randomBytes(32).toString('base64url')
  // Of two that start together one makes it and both read it.
  await disk.createExclusively(path, made, 0o600)
  return ((await disk.readText(path)) ?? made).trim()
}
