import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { broadcastByDatabase, broadcastByRedis } from '#platform/broadcast'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { openFileStore } from '#platform/file-store'
import { openJobs } from '#platform/jobs'
import { openLiveMessages, socketsByDatabase } from '#platform/live-messages'
import { openTopics } from '#platform/live-topics'
import type { Log } from '#platform/log'
import { openMediaEngine } from '#platform/media-engine'
import { openNotifications } from '#platform/notifications'
import { openOutside } from '#platform/outside'
import { openRateLimits } from '#platform/rate-limits'
import { openReaders } from '#platform/reader-process'
import type { RedisConnections } from '#platform/redis-connections'
import { storedSecret } from '#platform/stored-secret'
import { openPageCache, type PageCache } from '#platform/web'
import { fetchPublicPage } from '#platform/web-page'
import type { Config } from '#server/config'
import type { Platform } from '#server/modules'
import { chooseBanks } from '../platform/bank/choose.ts'
import { migrate } from '../platform/database/migrate.ts'
import { lockStart } from '../platform/database/start-lock.ts'
import { chooseMail } from '../platform/mail/choose.ts'
import { choosePush } from '../platform/push/choose.ts'
import { chooseSms } from '../platform/sms/choose.ts'
import { type Connection, refuseDeafDatabase, refuseUnfitDatabase } from './connect-database.ts'

export interface OpenPlatform {
  readonly platform: Platform
  readonly database: Database
  readonly pages: PageCache
  /** Call this once tables, queues and demo data exist; until then no other process can start on this database. */
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
  /** Called with a sentence for each step. */
  readonly say: (sentence: string) => void
  /** Collects what has to be closed; what was opened last is closed first. */
  readonly opened: AsyncDisposableStack
}

// Pages, calls and jobs of one process share these connections; a small PostgreSQL allows a hundred in all.
const connections = 20

/** Opens the database, applies its migrations, and opens jobs, rate limits and messages: all that modules need. */
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

/**
 * The same in a child process: its parent waits for it, and has already locked the database and applied the migrations.
 */
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
  const sockets = redis
    ? (await byRedis()).socketsByRedis(redis, onTrouble)
    : socketsByDatabase(pool, notifications, onTrouble)
  const clock = systemClock
  const live = openLiveMessages(sockets)
  const topics = openTopics({ server: sockets.server, db, clock, onTrouble })
  opened.defer(async () => {
    live.hangUp()
    await topics.close()
    await live.close()
  })
  const files = await openFileStore(config)
  const mediaEngine = await openMediaEngine(config.mediaEngine, broadcast, onTrouble, files)
  opened.defer(() => mediaEngine.close())
  const pages = await openPageCache(broadcast)
  const readers = await openReaders(config)
  opened.defer(() => readers.close())
  const platform: Platform = {
    db,
    clock,
    jobs: openJobs(pool, notifications, onTrouble),
    limits: openRateLimits(pool, config.demo),
    broadcast,
    sms: chooseSms(config, db, clock),
    mail: await chooseMail(config, db, clock),
    live,
    topics,
    mediaEngine,
    banks: chooseBanks(config),
    files,
    readers,
    fetchPage: fetchPublicPage,
    outside: openOutside(config.privateHosts),
    pages,
    push: await choosePush(config),
    secret: await secretOf(config),
    log,
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

/**
 * Redis carries messages between processes instead of the database; its large library is loaded only when it is used.
 */
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

/** The secret that signs and encrypts. In demo mode it is created once and stored in the data folder. */
const secretOf = async ({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Promise<string> =>
  secret ?? storedSecret(join(dataDir, 'SECRET'), randomBytes(32).toString('base64url'))
