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
  /** `<module>.<name>`, e.g. `identity.send-code`. */
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** How often a failed job is tried again; each pause is twice as long as the one before. */
  readonly retries: number
  /** Seconds before the first retry. */
  readonly pause: number
  /** Seconds that one try may take, a day at most. */
  readonly longest: number
  /** The name that it had in the version before; jobs left under that name are still worked. */
  readonly formerName?: string
}

/**
 * The abort reason of a job's signal when a try has taken too long. Any other reason means that the process is
 * stopping.
 */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** Whether the job was aborted because it took too long; another try would end in the same way. */
export const isOutOfTime = (signal: AbortSignal): boolean => signal.reason instanceof OutOfTime

export interface Worker {
  readonly kind: JobKind<never>
  readonly run: (payload: never, signal: AbortSignal) => Promise<void>
  /** The event that leaves a job here each time (`Jobs.emit`). */
  readonly hears?: string
  /** A cron expression in Tehran's time; the payload is then `{}`. */
  readonly every?: string
  /** How many jobs run side by side in one process. */
  readonly atOnce: number
  /** How many jobs one statement fetches or completes; for short jobs that come in large numbers. */
  readonly batch: number
}

export interface LeaveOptions {
  /** Not before this instant. */
  readonly at?: Date
  /** At most one waiting job of this kind may have this key. */
  readonly key?: string
}

export interface LeftJob<Payload> {
  readonly payload: Payload
  /** Not before this instant. */
  readonly at?: Date
}

export interface Jobs {
  /** Stores a job in the transaction that causes it: both are stored, or neither. */
  leave<Payload>(tx: Tx, kind: JobKind<Payload>, payload: Payload, options?: LeaveOptions): Promise<void>
  /** Stores several jobs of one kind with one statement. */
  leaveAll<Payload>(tx: Tx, kind: JobKind<Payload>, left: readonly LeftJob<Payload>[]): Promise<void>
  /** Leaves one job for each worker that hears this event, in the transaction that brings it about; `start` comes first. */
  emit(tx: Tx, event: string, about: object): Promise<void>
  /** Creates the queues and, when `works` is true, starts the workers. */
  start(workers: readonly Worker[], works: boolean): Promise<void>
  /** Begins to leave the jobs of the clock, for the workers that `start` has started. */
  startClock(): Promise<void>
  /** Whether jobs can be left here and, in a process that works, are being worked on. */
  ready(): boolean
  /** Waits for running jobs; one that takes longer than 20 s is tried again later. */
  stop(): Promise<void>
}

type JobOptions = Partial<Pick<JobKind<never>, 'retries' | 'pause' | 'longest' | 'formerName'>>

export const jobKind = <Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  { retries = 5, pause = 5, longest = 900, formerName }: JobOptions = {},
): JobKind<Payload> => ({
  name,
  payload,
  retries,
  pause,
  longest,
  ...(formerName === undefined ? {} : { formerName }),
})

export function worker<Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload, signal: AbortSignal) => Promise<void>,
  { every, atOnce = 2, batch = 1 }: { every?: string; atOnce?: number; batch?: number } = {},
): Worker {
  // The cast is safe, because `runJob` parses the payload with the schema of the same kind.
  return { kind, run, atOnce, batch, ...(every ? { every } : {}) } as unknown as Worker
}

export interface JobSettings {
  /** Seconds between two checks for jobs whose process died. */
  readonly lookForLost?: number
  /**
   * Seconds between two checks of a worker without notifications: for retries that are due and for lost notifications.
   */
  readonly lookForWork?: number
  /** Whether jobs with a cron expression are created on their schedule. */
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
  // pg-boss emits plain copies of errors instead of Error objects.
  boss.on('error', ({ message, stack }) => onTrouble(Object.assign(new Error(message), { stack })))
  let ready = false
  let started: readonly Worker[] | undefined
  return {
    async leave(tx, kind, payload, { at, key } = {}) {
      const job = kind.payload.parse(payload) as object
      // A queue holds one waiting job per key, so a job without a key gets its own.
      const singletonKey = key ?? newId()
      const options = { db: fromKysely(unseal(tx)), singletonKey, ...(at ? { startAfter: at } : {}) }
      const left = async () => (await boss.send(kind.name, job, options)) !== null
      while (!(await left()) && !(await lockWaitingJob(tx, kind.name, singletonKey)));
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
    async emit(tx, event, about) {
      if (!started) throw new Error(`${event} is emitted before its listeners are known`)
      const eventId = newId()
      const options = { db: fromKysely(unseal(tx)), singletonKey: eventId }
      for (const { kind, hears } of started)
        if (hears === event) await boss.send(kind.name, { eventId, about }, options)
    },
    async start(workers, works) {
      await boss.start()
      started = workers
      const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const one of workers) await makeQueue(boss, one, there.get(one.kind.name))
      if (works) {
        for (const one of workers) {
          await beginWork(boss, one, lookForWork, onTrouble)
          const { formerName } = one.kind
          if (formerName !== undefined && there.has(formerName)) {
            await boss.unschedule(formerName)
            await beginWork(boss, { ...one, kind: { ...one.kind, name: formerName } }, lookForWork, onTrouble)
          }
        }
      }
      ready = true
    },
    async startClock() {
      const clocks = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const { kind, every } of started ?? [])
        if (every && every !== clocks.get(kind.name))
          await boss.schedule(kind.name, every, {}, { tz: 'Asia/Tehran' })
    },
    ready: () => ready,
    async stop() {
      ready = false
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/**
 * When a job with the same key already waits, it must see what this transaction writes, so its row is locked until the
 * commit and it cannot begin. False when it has begun meanwhile: then a new job is needed.
 */
async function lockWaitingJob(tx: Tx, name: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job where name = ${name} and singleton_key = ${key} and state = 'created' for key share
  `.execute(unseal(tx))
  return rows.length > 0
}

// A job whose process has sent no heartbeat for this many seconds is given to another process.
const silentSeconds = 30

/** Writes only when the queue is new or its options have changed. */
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
    // Used while no notification can come, e.g. while the connection is cut.
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

/** Runs one job after another and asks for the next one at once; pg-boss alone does that only after a full batch. */
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
  // A little before pg-boss aborts the job itself, because pg-boss gives no reason.
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
