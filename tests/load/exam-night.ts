import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { ReceiptKeySet } from '../../contracts/receipts.ts'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'
import { serversIn, signal } from '../../server/platform/postgres/processes.ts'
import { type AppProcess, anAppProcess } from '../../server/testing/app-process.ts'
import { aCandidate, type Candidate, type Heard } from './exam-night/candidate.ts'
import { rawCommits } from './exam-night/ceiling.ts'
import { anExam, type Ground, makeGround } from './exam-night/ground.ts'
import { type Post, poster } from './exam-night/poster.ts'
import { faultsAfter } from './exam-night/verdict.ts'
import { inParallel } from './in-parallel.ts'
import { processorTime } from './process-figures.ts'

export interface Night {
  readonly candidates: number
  /** How long they answer; the app is killed after a third of it, the database after two. */
  readonly seconds: number
  readonly connections: number
}

const secret = 's'.repeat(40)
/** A start rush of 2,000 candidates takes 30 s. */
const startsPerSecond = 2000 / 30
const deadlineSeconds = 20

/**
 * Candidates with a session each begin an exam, save every 10 to 15 s and are there at the deadline, while the app and
 * then its PostgreSQL are killed with -9. Prints figures; throws when an acknowledged answer is lost, a chain of
 * receipts is broken, or an attempt stands open past its deadline.
 */
export async function examNight(night: Night): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'arvand-exam-night-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), say: () => undefined })
  opened.defer(() => database.stop())
  let app = await startApp(database.url)
  opened.defer(async () => {
    app.kill('SIGTERM')
    await app.ended
  })
  const post = poster(() => app.address, night.connections)
  console.log(`exam night: ${night.candidates} candidates …`)
  const ground = await makeGround(database.url, post, night.candidates)

  await measureCeiling(
    { url: database.url, cluster: join(folder, 'data', 'postgres') },
    app,
    ground,
    post,
    night,
  )
  const heard = aHeard()
  const faults = await sit(ground, post, night, heard, {
    killApp: async () => {
      app.kill('SIGKILL')
      await app.ended
      app = await startApp(database.url, app.port)
    },
    killDatabase: () => signal(database.pid(), 'SIGKILL'),
    verdict: async (candidates) => {
      const pool = new pg.Pool({ connectionString: database.url, max: 1 })
      const keys = await (await fetch(`${app.address}/.well-known/arvand-receipts.json`)).json()
      const found = await faultsAfter(pool, candidates, keys as ReceiptKeySet)
      await pool.end()
      return found
    },
  })
  tell('starts', heard.starts)
  tell('saves', heard.saves)
  console.log(`${heard.unanswered} requests were cut and repeated; load ${loadavg()[0]?.toFixed(1)}`)
  if (faults.length > 0)
    throw new Error(`exam night: ${faults.length} faults\n${faults.slice(0, 20).join('\n')}`)
  console.log('every acknowledged save is there, all chains are whole, no attempt is open past its deadline')
}

const aHeard = (): Heard => ({ starts: [], saves: [], unanswered: 0 })

async function startApp(databaseUrl: string, port?: number): Promise<AppProcess> {
  const settings = { DATABASE_URL: databaseUrl, SECRET: secret, LOG_LEVEL: 'error' }
  const app = await anAppProcess({
    settings: port === undefined ? settings : { ...settings, PORT: String(port) },
  })
  await app.ready
  return app
}

interface Events {
  killApp(): Promise<void>
  killDatabase(): void
  verdict(candidates: readonly Candidate[]): Promise<string[]>
}

async function sit(
  ground: Ground,
  post: Post,
  night: Night,
  heard: Heard,
  events: Events,
): Promise<string[]> {
  const rushSeconds = night.candidates / startsPerSecond
  const openSeconds = rushSeconds + night.seconds + deadlineSeconds
  const examId = await anExam(ground, post, openSeconds)
  const end = performance.now() + openSeconds * 1000
  const candidates = ground.tokens.map((token) => aCandidate(token, examId, post, heard))
  const sitting = Promise.allSettled(candidates.map((one) => answerUntil(end, one, rushSeconds)))
  await delay((rushSeconds + night.seconds / 3) * 1000)
  console.log('kill -9 of the app …')
  await events.killApp()
  await untilTime(end - (night.seconds / 3 + deadlineSeconds) * 1000)
  console.log('kill -9 of PostgreSQL …')
  events.killDatabase()
  const fallen = (await sitting).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  // Who has not handed in is handed in by a job of the clock, which runs each minute and gives saves 20 s to arrive.
  await delay(90_000)
  return [...fallen, ...(await events.verdict(candidates))]
}

/** Waits for a moment as `performance.now()` tells it; one that has passed is not waited for. */
const untilTime = (at: number): Promise<void> => delay(Math.max(0, at - performance.now()))

/** Begins within the rush, saves until the end, and every second one hands in before the deadline. */
async function answerUntil(end: number, candidate: Candidate, rushSeconds: number): Promise<void> {
  await delay(Math.random() * rushSeconds * 1000)
  await candidate.start()
  const handsIn = Math.random() < 0.5
  const last = end - Math.random() * 10_000
  for (;;) {
    const next = performance.now() + 10_000 + Math.random() * 5_000
    if (next > last) break
    await untilTime(next)
    if (!(await candidate.save())) return
  }
  await untilTime(last)
  if (!(await candidate.save())) return
  if (handsIn) await candidate.submit()
}

/** The most saves a second, and the same row a commit by a bare handler. */
async function measureCeiling(
  database: { readonly url: string; readonly cluster: string },
  app: AppProcess,
  ground: Ground,
  post: Post,
  { connections }: Night,
): Promise<void> {
  const heard = aHeard()
  const examId = await anExam(ground, post, 600)
  const candidates = ground.tokens
    .slice(0, connections)
    .map((token) => aCandidate(token, examId, post, heard))
  await Promise.all(candidates.map((one) => one.start()))
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const used = async () => {
    const servers = await serversIn(database.cluster, null)
    const { rows } = await pool.query<{ bytes: number }>(
      `select pg_current_wal_insert_lsn() - '0/0' as bytes`,
    )
    const ofServers = servers.map(processorTime).reduce((sum, one) => sum + one, 0)
    return { app: processorTime(app.pid), servers: ofServers, bytes: Number(rows[0]?.bytes) }
  }
  const before = await used()
  const measuring = { connections: candidates.length, seconds: 10 }
  const saves = await inParallel(measuring, async (worker) => candidates[worker]?.save())
  const after = await used()
  const each = (what: keyof typeof after) => (after[what] - before[what]) / heard.saves.length
  const raw = await rawCommits(database.url, pool, measuring)
  await pool.end()
  console.log(
    `${saves.toFixed(0)} saves a second by ${candidates.length} connections, ` +
      `${((100 * saves) / raw).toFixed(0)} % of ${raw.toFixed(0)} raw commits; each ${each('app').toFixed(2)} ms of the app, ` +
      `${each('servers').toFixed(2)} ms of PostgreSQL and ${(each('bytes') / 1024).toFixed(1)} kB of its log`,
  )
  tell('saves at the most', heard.saves)
}

function tell(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  console.log(
    `${what}: ${sorted.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`,
  )
}
