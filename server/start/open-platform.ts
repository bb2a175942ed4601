import { type Broadcast, broadcastByDatabase, broadcastByRedis } from '#platform/broadcast'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { openFileStore } from '#platform/file-store'
import { openJobs } from '#platform/jobs'
import { openLiveMessages, socketsByDatabase, socketsByRedis } from '#platform/live-messages'
import type { Log } from '#platform/log'
import { type Notifications, openNotifications } from '#platform/notifications'
import { openRateLimits } from '#platform/rate-limits'
import { openPageCache, type PageCache } from '#platform/web'
import type { Config } from '#server/config'
import type { Platform } from '#server/modules'
import { chooseBanks } from '../platform/bank/choose.ts'
import { migrate } from '../platform/database/migrate.ts'
import { chooseMail } from '../platform/mail/choose.ts'
import { chooseSms } from '../platform/sms/choose.ts'
import { connectDatabase, refuseDeafDatabase, refuseUnfitDatabase } from './connect-database.ts'
import { secretOf } from './secret.ts'

export interface OpenPlatform {
  readonly platform: Platform
  readonly database: Database
  readonly pages: PageCache
}

export interface Opening {
  readonly config: Config
  readonly log: Log
  /** Hears a Persian sentence for each step. */
  readonly say: (sentence: string) => void
  /** Hears that the embedded database died for good: the process should end. */
  readonly onFailure: (error: Error) => void
  /** Collects what must be closed, last opened first. */
  readonly opened: AsyncDisposableStack
  /** Aborted when the start is called off. */
  readonly calledOff: AbortSignal
}

// Web pages, calls and jobs of one process together; a small PostgreSQL allows a hundred in all.
const connections = 20

/** Database, migrations, jobs, limits and messages: all that modules stand on. */
export async function openPlatform(opening: Opening): Promise<OpenPlatform> {
  const { config, log, say, opened } = opening
  const onTrouble = (error: Error) => log.warn({ err: error }, 'connection trouble')
  const connection = await connectDatabase(config, say, opening.onFailure)
  opened.defer(() => connection.stop())
  opening.calledOff.throwIfAborted()
  const { prepare } = config.database
  const database = openDatabase({ url: connection.url, prepare, connections }, onTrouble)
  opened.defer(() => database.close())
  await bringUpToDate(database, say)
  const notifications = openNotifications(connection.directUrl, onTrouble)
  opened.defer(() => notifications.close())
  const broadcast = await openBroadcast(config, database, notifications, onTrouble)
  opened.defer(() => broadcast.close())
  const { db, pool } = database
  const live = openLiveMessages(await openSockets(config, database, notifications, onTrouble))
  opened.defer(() => live.close())
  const pages = await openPageCache(broadcast)
  const clock = systemClock
  const platform: Platform = {
    db,
    clock,
    jobs: openJobs(pool, notifications, onTrouble),
    limits: openRateLimits(pool, config.demo),
    broadcast,
    sms: chooseSms(config, db, clock),
    mail: chooseMail(config, db, clock),
    live,
    banks: chooseBanks(config),
    files: await openFileStore(config),
    pages,
    secret: await secretOf(config),
    config,
  }
  return { platform, database, pages }
}

async function bringUpToDate({ pool }: Database, say: Opening['say']): Promise<void> {
  await refuseUnfitDatabase(pool)
  const applied = await migrate(pool)
  await refuseDeafDatabase(pool)
  say(applied.length > 0 ? 'جدول‌های پایگاه داده ساخته شد.' : 'جدول‌های پایگاه داده به‌روز است.')
}

async function openBroadcast(
  config: Config,
  database: Database,
  notifications: Notifications,
  onTrouble: (error: Error) => void,
): Promise<Broadcast> {
  if (config.redisUrl) return broadcastByRedis(config.redisUrl, onTrouble)
  return broadcastByDatabase(database.pool, notifications)
}

/** Whatever carries live messages between processes. */
async function openSockets(
  config: Config,
  database: Database,
  notifications: Notifications,
  onTrouble: (error: Error) => void,
): Promise<Parameters<typeof openLiveMessages>[0]> {
  if (config.redisUrl) return socketsByRedis(config.redisUrl, onTrouble)
  return socketsByDatabase(database.pool, notifications, onTrouble)
}
