import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'
import { anAppProcess } from '../../server/testing/app-process.ts'
import { appInProcess } from './app-in-process.ts'
import { examSaves } from './exam-night/at-the-most.ts'
import { examNight } from './exam-night.ts'
import { drive, type Figures } from './generator.ts'
import { measureMessages } from './live/messages.ts'
import { measurePackets } from './live/packets.ts'
import { measurePages } from './pages.ts'
import { processorTime, residentMegabytes } from './process-figures.ts'
import { measurePurchases } from './purchases.ts'
import { startLimits } from './start-limits.ts'
import { type Measured, printTable } from './table.ts'
import { makeTargets, type Target, targetNames } from './targets.ts'

const usage = `npm run bench -- [--only ${targetNames.join(',')},purchase,pages,live] [--seconds 8] [--connections 16]
npm run bench -- --only exam-night [--candidates 2000] [--seconds 90] [--connections 64]
npm run bench -- --only exam-saves [--processes 1] [--seconds 10] [--connections 64] [--profile folder]`

const { values: given } = parseArgs({
  options: {
    only: { type: 'string', default: [...targetNames, 'purchase', 'pages'].join() },
    seconds: { type: 'string' },
    connections: { type: 'string' },
    candidates: { type: 'string', default: '2000' },
    processes: { type: 'string', default: '1' },
    profile: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const isExamNight = given.only === 'exam-night'
const isExamSaves = given.only === 'exam-saves'
const options = { ...given, ...withDefaults(usual()) }

function usual(): readonly [string, string] {
  if (isExamSaves) return ['10', '64']
  return isExamNight ? ['90', '64'] : ['8', '16']
}

function withDefaults([seconds, connections]: readonly [string, string]) {
  return { seconds: given.seconds ?? seconds, connections: given.connections ?? connections }
}

interface Server {
  readonly pid: number
  readonly url: string
  stop(): Promise<void>
}

/** Runs the whole benchmark: its own database, the built app, the limits, and the load, each in its own process. */
async function bench(): Promise<void> {
  await using opened = new AsyncDisposableStack()
  // The database is in a process group of its own, so Ctrl-C reaches it only through this handler.
  process.on('SIGINT', () => {
    interrupted ??= opened.disposeAsync()
  })
  const folder = await mkdtemp(join(tmpdir(), 'arvand-bench-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), say: () => undefined })
  opened.defer(() => database.stop())

  console.log('starting the app …')
  const first = await startApp(database.url, opened)
  // The first start built, migrated and filled everything: the second shows what a start costs.
  const begun = performance.now()
  const app = await startApp(database.url, opened)
  const startSeconds = (performance.now() - begun) / 1000
  const restMegabytes = residentMegabytes(app.pid)
  await first.stop()
  const since = Date.now()
  const targets = await targetsOf(database.url, app.url, opened)
  const limits = await startLimits(
    {
      databaseUrl: database.url,
      limits: Object.fromEntries(targets.map(({ name, limit }) => [name, limit])),
      since,
    },
    opened,
  )

  const measured: Measured[] = []
  for (const target of targets) {
    console.log(`${target.title} …`)
    const ours = await measure(app, target, `${app.url}${target.path}`)
    const limit = await measure(limits, target, `${limits.url}/${target.name}`)
    measured.push({ title: target.title, ours, limit })
  }
  if (measured.length > 0) printTable(measured)
  await purchasesOf(database.url, app)
  if (options.only.split(',').includes('pages')) await measurePages(app.url)
  if (options.only.split(',').includes('live')) await measureLive(database.url, app)
  console.log(`from start to first page ${startSeconds.toFixed(1)} s, database and pages being there`)
  console.log(
    `memory ${restMegabytes.toFixed(0)} MB at rest, ${residentMegabytes(app.pid).toFixed(0)} MB after it all`,
  )
}

/** Measured apart, because each purchase is another request, which the load generator cannot make. */
async function purchasesOf(databaseUrl: string, { url, pid }: Server): Promise<void> {
  if (!options.only.split(',').includes('purchase')) return
  console.log('purchases …')
  const [connections, seconds] = [Number(options.connections), Number(options.seconds)]
  await measurePurchases({ databaseUrl, url, pid, connections, seconds })
}

/** Forwarding first, while the app has nothing to do. */
async function measureLive(databaseUrl: string, { url, pid }: Server): Promise<void> {
  const seconds = Number(options.seconds)
  await measurePackets(seconds)
  console.log('live messages …')
  await measureMessages({ databaseUrl, url, pid, seconds })
}

async function startApp(databaseUrl: string, opened: AsyncDisposableStack): Promise<Server> {
  const settings = { DATABASE_URL: databaseUrl, DEMO: '1', SECRET: 's'.repeat(40) }
  const app = await anAppProcess({ settings })
  const stop = async () => {
    app.kill('SIGTERM')
    await app.ended
  }
  opened.defer(stop)
  await app.ready
  await fetch(app.address)
  return { pid: app.pid, url: app.address, stop }
}

async function targetsOf(databaseUrl: string, url: string, opened: AsyncDisposableStack): Promise<Target[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  opened.defer(() => pool.end())
  await using recording = new AsyncDisposableStack()
  const app = await appInProcess(databaseUrl, recording)
  return await makeTargets({ app, pool, url }, new Set(options.only.split(',')))
}

/**
 * Warms the server up for a quarter of the measuring time, at least two seconds; then reads its processor time before
 * and after the load.
 */
async function measure(server: Server, target: Target, url: string): Promise<Figures & { cpuMs: number }> {
  const { method, headers, body } = target
  const asked = Number(options.connections)
  const connections = Math.min(asked, target.mostConnections ?? asked)
  const load = { url, method, headers, connections, ...(body === undefined ? {} : { body }) }
  const seconds = Number(options.seconds)
  await drive({ ...load, seconds: Math.max(2, Math.ceil(seconds / 4)) })
  await delay(200)
  const before = processorTime(server.pid)
  const figures = await drive({ ...load, seconds })
  return { ...figures, cpuMs: (processorTime(server.pid) - before) / figures.requests }
}

let interrupted: Promise<void> | undefined

async function run(): Promise<void> {
  try {
    await bench()
  } catch (error) {
    if (!interrupted) throw error
    await interrupted
    process.exitCode = 130
  }
}

if (options.help) console.log(usage)
else if (isExamNight)
  // It kills its app and its database, so it has its own.
  await examNight({
    candidates: Number(options.candidates),
    seconds: Number(options.seconds),
    connections: Number(options.connections),
  })
else if (isExamSaves)
  await examSaves({
    processes: Number(options.processes),
    seconds: Number(options.seconds),
    connections: Number(options.connections),
    profile: options.profile,
  })
else await run()
