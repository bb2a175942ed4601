import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres.ts'
import { serversIn } from '../../../server/platform/postgres/processes.ts'
import { type AppProcess, anAppProcess } from '../../../server/testing/app-process.ts'
import { inParallel } from '../in-parallel.ts'
import { processorTime } from '../process-figures.ts'
import { aCandidate, type Candidate } from './candidate.ts'
import { rawCommits } from './ceiling.ts'
import { anExam, type Ground, makeGround } from './ground.ts'
import { aHeard, tell } from './heard.ts'
import { type Post, poster } from './poster.ts'
import { faultsAfter, judge } from './verdict.ts'

export const examApp = (databaseUrl: string, more: Readonly<Record<string, string>> = {}) =>
  anAppProcess({
    settings: { DATABASE_URL: databaseUrl, SECRET: 's'.repeat(40), LOG_LEVEL: 'error', ...more },
  })

export interface Crowd {
  readonly connections: number
  readonly seconds: number
  /** Processes of the app on one database, which the requests reach in turn. */
  readonly processes: number
  /** A folder for processor profiles of the app, which Chromium's tools read. */
  readonly profile?: string | undefined
}

/** `--only exam-saves`: nothing but the most saves a second, and what each costs whom. */
export async function examSaves({ profile, ...crowd }: Crowd): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'arvand-exam-saves-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), say: () => undefined })
  opened.defer(() => database.stop())
  const more: Record<string, string> = profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` } : {}
  const apps: AppProcess[] = []
  for (let at = 0; at < crowd.processes; at += 1) {
    const app = await examApp(database.url, more)
    opened.defer(async () => {
      app.kill('SIGTERM')
      await app.ended
    })
    await app.ready
    apps.push(app)
  }
  const post = poster(inTurn(apps), crowd.connections)
  const ground = await makeGround(database.url, post, crowd.connections)
  const cluster = join(folder, 'data', 'postgres')
  const candidates = await measureMost({ url: database.url, cluster }, apps, ground, post, crowd)
  judge(await faultsAfter(database.url, apps[0]?.address ?? '', candidates))
}

function inTurn(apps: readonly AppProcess[]): () => string {
  let nth = 0
  return () => apps[nth++ % apps.length]?.address ?? ''
}

/** The most saves a second, what each costs, and the same row a commit by a bare handler; returns who saved. */
export async function measureMost(
  database: { readonly url: string; readonly cluster: string },
  apps: readonly AppProcess[],
  ground: Ground,
  post: Post,
  { connections, seconds }: Pick<Crowd, 'connections' | 'seconds'>,
): Promise<Candidate[]> {
  const heard = aHeard()
  const examId = await anExam(ground, post, 600)
  const candidates = ground.tokens
    .slice(0, connections)
    .map((token) => aCandidate(token, examId, post, heard))
  await Promise.all(candidates.map((one) => one.start()))
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const ofAll = (pids: readonly number[]) => pids.map(processorTime).reduce((sum, one) => sum + one, 0)
  const used = async () => {
    const { rows } = await pool.query<{ bytes: string; commits: string }>(
      `select pg_current_wal_insert_lsn() - '0/0' as bytes, xact_commit as commits
         from pg_stat_database where datname = current_database()`,
    )
    return {
      app: ofAll(apps.map(({ pid }) => pid)),
      servers: ofAll(await serversIn(database.cluster, null)),
      generator: processorTime(process.pid),
      bytes: Number(rows[0]?.bytes),
      transactions: Number(rows[0]?.commits),
    }
  }
  const one = async (worker: number) => candidates[worker]?.save()
  const measuring = { connections: candidates.length, seconds }
  // A process that has just begun compiles beside its work; an exam lasts longer than that.
  await inParallel(measuring, one)
  heard.saves.length = 0
  const before = await used()
  const saves = await inParallel({ ...measuring, warmsUp: false }, one)
  const after = await used()
  const each = (what: keyof typeof after) => (after[what] - before[what]) / heard.saves.length
  const raw = await rawCommits(database.url, pool, measuring)
  await pool.end()
  console.log(
    `${saves.toFixed(0)} saves a second by ${candidates.length} connections and ${apps.length} processes, ` +
      `${((100 * saves) / raw).toFixed(0)} % of ${raw.toFixed(0)} raw commits`,
  )
  console.log(
    `each ${each('app').toFixed(3)} ms of the app, ${each('servers').toFixed(3)} ms and ` +
      `${each('transactions').toFixed(2)} transactions and ${(each('bytes') / 1024).toFixed(1)} kB of log of PostgreSQL, ` +
      `${each('generator').toFixed(3)} ms of the generator`,
  )
  tell('saves at the most', heard.saves)
  return candidates
}
