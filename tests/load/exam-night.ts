import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'
import { signal } from '../../server/platform/postgres/processes.ts'
import type { AppProcess } from '../../server/testing/app-process.ts'
import { examApp, measureMost } from './exam-night/at-the-most.ts'
import { aCandidate, type Candidate } from './exam-night/candidate.ts'
import { anExam, type Ground, makeGround } from './exam-night/ground.ts'
import { aHeard, type Heard, tell } from './exam-night/heard.ts'
import { type Post, poster } from './exam-night/poster.ts'
import { faultsAfter, judge } from './exam-night/verdict.ts'

export interface Night {
  readonly candidates: number
  /** How long they answer; the app is killed after a third of it, the database after two. */
  readonly seconds: number
  readonly connections: number
}

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

  const cluster = join(folder, 'data', 'postgres')
  const crowd = { connections: night.connections, seconds: 10 }
  await measureMost({ url: database.url, cluster }, [app], ground, post, crowd)
  const heard = aHeard()
  const faults = await sit(ground, post, night, heard, {
    killApp: async () => {
      app.kill('SIGKILL')
      await app.ended
      app = await startApp(database.url, app.port)
    },
    killDatabase: () => signal(database.pid(), 'SIGKILL'),
    verdict: (candidates) => faultsAfter(database.url, app.address, candidates),
  })
  tell('starts', heard.starts)
  tell('saves', heard.saves)
  console.log(`${heard.unanswered} requests were cut and repeated; load ${loadavg()[0]?.toFixed(1)}`)
  judge(faults)
}

async function startApp(databaseUrl: string, port?: number): Promise<AppProcess> {
  const app = await examApp(databaseUrl, port === undefined ? {} : { PORT: String(port) })
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
