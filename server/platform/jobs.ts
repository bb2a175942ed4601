import type pg from 'pg'
import { type Db as BossDatabase, fromKysely, type Job, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { unseal } from './database/sealed.ts'
import type { Tx } from './database.ts'
import type { Notifications } from './notifications.ts'

/** A kind of work that is done after the commit that asked for it. */
export interface JobKind<Payload> {
  /** `<module>.<what>`, e.g. `identity.send-code`. */
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** Tries after the first; each waits twice as long as the one before. */
  readonly retries: number
  /** Seconds before the first retry. */
  readonly pause: number
}

export interface Worker {
  readonly kind: JobKind<never>
  readonly run: (payload: never, signal: AbortSignal) => Promise<void>
  /** A cron line in Tehran's time; the payload is then `{}`. */
  readonly every?: string
  /** How many run side by side in one process. */
  readonly atOnce: number
}

export interface LeaveOptions {
  /** Not before this instant. */
  readonly at?: Date
  /** Only one job of this kind with the same key waits at a time. */
  readonly key?: string
}

export interface Jobs {
  /** Leaves a job in the transaction that causes it: both are stored, or neither. */
  leave<Payload>(tx: Tx, kind: JobKind<Payload>, payload: Payload, options?: LeaveOptions): Promise<void>
  /** Makes the queues known and, where this process works, begins to work. */
  start(workers: readonly Worker[], works: boolean): Promise<void>
  /** Lets running jobs end. */
  stop(): Promise<void>
}

export const jobKind = <Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  { retries = 5, pause = 5 } = {},
): JobKind<Payload> => ({ name, payload, retries, pause })

export function worker<Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload, signal: AbortSignal) => Promise<void>,
  { every, atOnce = 2 }: { every?: string; atOnce?: number } = {},
): Worker {
  // `runJob` parses what it hands to `run` with this same kind's schema.
  return { kind, run, atOnce, ...(every ? { every } : {}) } as unknown as Worker
}

export function openJobs(
  pool: pg.Pool,
  notifications: Notifications,
  onTrouble: (error: Error) => void,
): Jobs {
  const boss = new PgBoss({
    db: adapterOf(pool, notifications),
    schema: 'pgboss',
    useListenNotify: true,
  })
  boss.on('error', onTrouble)
  let started = false
  return {
    async leave(tx, kind, payload, { at, key } = {}) {
      await boss.send(kind.name, kind.payload.parse(payload) as object, {
        db: fromKysely(unseal(tx)),
        ...(at ? { startAfter: at } : {}),
        ...(key ? { singletonKey: key } : {}),
      })
    },
    async start(workers, works) {
      await boss.start()
      started = true
      for (const one of workers) await makeQueue(boss, one)
      if (works) for (const one of workers) await beginWork(boss, one)
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

async function makeQueue(boss: PgBoss, { kind }: Worker): Promise<void> {
  const options = {
    retryLimit: kind.retries,
    retryDelay: kind.pause,
    retryBackoff: true,
    notify: true,
  }
  await boss.createQueue(kind.name, options)
  await boss.updateQueue(kind.name, options)
}

async function beginWork(boss: PgBoss, one: Worker): Promise<void> {
  const options = { localConcurrency: one.atOnce, pollingIntervalSeconds: 2, batchSize: 1 }
  await boss.work<object>(one.kind.name, options, (jobs) => runJobs(one, jobs))
  if (one.every) await boss.schedule(one.kind.name, one.every, {}, { tz: 'Asia/Tehran' })
}

async function runJobs(one: Worker, jobs: readonly Job<object>[]): Promise<void> {
  for (const job of jobs) await one.run(one.kind.payload.parse(job.data), job.signal)
}

function adapterOf(pool: pg.Pool, notifications: Notifications): BossDatabase {
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, heard, reconnected) => {
      const stop = await notifications.listen(channel, heard, reconnected)
      reconnected()
      return { close: stop }
    },
  }
}
