import { sql } from 'kysely'
import type pg from 'pg'
import {
  type Db as BossDatabase,
  fromKysely,
  type Job,
  type JobPollingOptions,
  type JobResult,
  PgBoss,
  type QueueResult,
} from 'pg-boss'
import type { z } from 'zod'
import { unseal } from './database/sealed.ts'
import type { Tx } from './database.ts'
import { newId } from './ids.ts'
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
  /** Seconds that one try may take, a day at most. */
  readonly longest: number
}

/** The reason of a job's signal when one try has taken as long as it may; any other: the process goes down in order. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** The job was called off since it took too long: another try would end the same way. */
export const isOutOfTime = (signal: AbortSignal): boolean => signal.reason instanceof OutOfTime

export interface Worker {
  readonly kind: JobKind<never>
  readonly run: (payload: never, signal: AbortSignal) => Promise<void>
  /** A cron line in Tehran's time; the payload is then `{}`. */
  readonly every?: string
  /** How many run side by side in one process. */
  readonly atOnce: number
  /** How many are fetched, and ended, by one statement; for short work of which much comes at once. */
  readonly batch: number
}

export interface LeaveOptions {
  /** Not before this instant. */
  readonly at?: Date
  /** Only one job of this kind with the same key waits at a time. */
  readonly key?: string
}

export interface LeftJob<Payload> {
  readonly payload: Payload
  /** Not before this instant. */
  readonly at?: Date
}

export interface Jobs {
  /** Leaves a job in the transaction that causes it: both are stored, or neither. */
  leave<Payload>(tx: Tx, kind: JobKind<Payload>, payload: Payload, options?: LeaveOptions): Promise<void>
  /** The same for several jobs of one kind, in one statement. */
  leaveAll<Payload>(tx: Tx, kind: JobKind<Payload>, left: readonly LeftJob<Payload>[]): Promise<void>
  /** Makes the queues known and, where this process works, begins to work. */
  start(workers: readonly Worker[], works: boolean): Promise<void>
  /** Whether jobs can be left here and, where this process works, are taken up. */
  ready(): boolean
  /** Lets running jobs end; one that takes longer than 20 s is tried again later. */
  stop(): Promise<void>
}

export const jobKind = <Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  { retries = 5, pause = 5, longest = 900 } = {},
): JobKind<Payload> => ({ name, payload, retries, pause, longest })

export function worker<Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload, signal: AbortSignal) => Promise<void>,
  { every, atOnce = 2, batch = 1 }: { every?: string; atOnce?: number; batch?: number } = {},
): Worker {
  // `runJob` parses what it hands to `run` with this same kind's schema.
  return { kind, run, atOnce, batch, ...(every ? { every } : {}) } as unknown as Worker
}

export interface JobSettings {
  /** Seconds between two looks for jobs whose process died. */
  readonly lookForLost?: number
  /** Seconds between two looks of a worker that nobody woke, for retries that fall due and for lost words. */
  readonly lookForWork?: number
  /** Whether the machine's clock leaves what is done by the clock. */
  readonly byClock?: boolean
}

export function openJobs(
  pool: pg.Pool,
  notifications: Notifications,
  onTrouble: (error: Error) => void,
  { lookForLost = 30, lookForWork = 5, byClock = true }: JobSettings = {},
): Jobs {
  const boss = new PgBoss({
    db: adapterOf(pool, notifications),
    schema: 'pgboss',
    useListenNotify: true,
    superviseIntervalSeconds: lookForLost,
    monitorIntervalSeconds: lookForLost,
    schedule: byClock,
  })
  // pg-boss hands on copies of errors, which are no errors themselves.
  boss.on('error', ({ message, stack }) => onTrouble(Object.assign(new Error(message), { stack })))
  let ready = false
  return {
    async leave(tx, kind, payload, { at, key } = {}) {
      const job = kind.payload.parse(payload) as object
      // Queues hold one waiting job per key, so a job without one gets a key of its own.
      const singletonKey = key ?? newId()
      const options = { db: fromKysely(unseal(tx)), singletonKey, ...(at ? { startAfter: at } : {}) }
      const left = async () => (await boss.send(kind.name, job, options)) !== null
      while (!(await left()) && !(await heldBack(tx, kind.name, singletonKey)));
    },
    async leaveAll(tx, kind, left) {
      if (left.length === 0) return
      const jobs = left.map(({ payload, at }) => ({
        data: kind.payload.parse(payload) as object,
        singletonKey: newId(),
        ...(at ? { startAfter: at } : {}),
      }))
      await boss.insert(kind.name, jobs, { db: fromKysely(unseal(tx)) })
    },
    async start(workers, works) {
      await boss.start()
      const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const one of workers) await makeQueue(boss, one, there.get(one.kind.name))
      if (works) {
        const clocks = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
        for (const one of workers) {
          await beginWork(boss, one, lookForWork, onTrouble)
          if (one.every && one.every !== clocks.get(one.kind.name))
            await boss.schedule(one.kind.name, one.every, {}, { tz: 'Asia/Tehran' })
        }
      }
      ready = true
    },
    ready: () => ready,
    async stop() {
      ready = false
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/**
 * The job that waits under the same key must see what this transaction writes, so it is held back until the commit.
 * False when it has begun meanwhile: then a new one is due.
 */
async function heldBack(tx: Tx, name: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job where name = ${name} and singleton_key = ${key} and state = 'created' for key share
  `.execute(unseal(tx))
  return rows.length > 0
}

// Without a sign of life from its process for so long, a job is given to another one.
const silentSeconds = 30

/** A start writes nothing about queues that are as they should be, nor about their clocks. */
async function makeQueue(boss: PgBoss, { kind }: Worker, there: QueueResult | undefined): Promise<void> {
  const options = {
    retryLimit: kind.retries,
    retryDelay: kind.pause,
    retryBackoff: true,
    heartbeatSeconds: silentSeconds,
    expireInSeconds: kind.longest,
    notify: true,
  }
  if (!there) await boss.createQueue(kind.name, { ...options, policy: 'short' })
  else if (Object.entries(options).some(([name, value]) => there[name as keyof typeof options] !== value))
    await boss.updateQueue(kind.name, options)
}

async function beginWork(
  boss: PgBoss,
  one: Worker,
  lookForWork: number,
  onTrouble: (error: Error) => void,
): Promise<void> {
  const options = {
    // While no notification can come, e.g. after a cut, it looks more often.
    pollingIntervalSeconds: Math.min(lookForWork, 2),
    notifyPollingIntervalSeconds: lookForWork,
    batchSize: one.batch,
    burstWhenBatchFull: true,
  }
  if (one.batch > 1)
    await boss.work<object>(one.kind.name, { ...options, perJobResults: true }, (jobs) =>
      runBatch(one, jobs, onTrouble),
    )
  else for (let lane = 0; lane < one.atOnce; lane++) await beginLane(boss, one, options, onTrouble)
}

/** Takes one job after another. By itself pg-boss goes on at once only after a full batch of several. */
async function beginLane(
  boss: PgBoss,
  one: Worker,
  options: JobPollingOptions,
  onTrouble: (error: Error) => void,
): Promise<void> {
  const lane = await boss.work<object>(one.kind.name, options, async (jobs) => {
    try {
      for (const job of jobs) await runJob(one, job, onTrouble)
    } finally {
      boss.notifyWorker(lane)
    }
  })
}

/** Each job of a batch succeeds or fails by itself. */
async function runBatch(
  one: Worker,
  jobs: readonly Job<object>[],
  onTrouble: (error: Error) => void,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  const waiting = [...jobs]
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { id } = job
      const ended = runJob(one, job, onTrouble).then(
        (): JobResult => ({ id, status: 'completed' }),
        (error): JobResult => ({ id, status: 'failed', output: error }),
      )
      results.push(await ended)
    }
  }
  await Promise.all(Array.from({ length: one.atOnce }, lane))
  return results
}

async function runJob(one: Worker, job: Job<object>, onTrouble: (error: Error) => void): Promise<void> {
  const { name, longest, payload } = one.kind
  const late = new AbortController()
  // A little before pg-boss gives it up, which tells no reason.
  const timer = setTimeout(() => late.abort(new OutOfTime(`job ${name} took too long`)), longest * 950)
  try {
    await one.run(payload.parse(job.data), AbortSignal.any([job.signal, late.signal]))
  } catch (cause) {
    onTrouble(new Error(`job ${name} failed`, { cause }))
    throw cause
  } finally {
    clearTimeout(timer)
  }
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
