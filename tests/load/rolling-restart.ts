import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'
import { type AppProcess, anAppProcess, freePort } from '../../server/testing/app-process.ts'

export const nginx = '/usr/sbin/nginx'

/** Roles, and the ports that the proxy's file has for them. */
const inFile = [
  ['web', 3001],
  ['web', 3002],
  ['services', 3011],
  ['services', 3012],
  ['live', 3021],
  ['live', 3022],
] as const

export interface Restarts {
  readonly rounds: number
  /** How many ask at a time. */
  readonly connections: number
  readonly say: (line: string) => void
}

export interface Rolled {
  /** How many requests of each kind were answered. */
  readonly answered: Readonly<Record<keyof Asking, number>>
  /** Those that were not, each with what came instead. */
  readonly lost: readonly string[]
}

/**
 * Processes by role behind nginx with `deploy/nginx.roles.conf`; each is restarted in turn while pages are read, calls
 * made and a profile written through the proxy. Needs Linux, nginx and a built web.
 */
export async function restartInTurn({ rounds, connections, say }: Restarts): Promise<Rolled> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'arvand-rolling-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), say: () => undefined })
  opened.defer(() => database.stop())
  const front = await freePort()
  const address = `http://localhost:${front}`
  const start = (role: string, port?: number) =>
    startProcess({ databaseUrl: database.url, folder, address, role, port })
  // The first one fills the demo; the others find it.
  const jobs = await start('jobs')
  opened.defer(() => stop(jobs))
  const apps: AppProcess[] = []
  opened.defer(async () => void (await Promise.all(apps.map(stop))))
  for (const [role] of inFile) apps.push(await start(role))
  const proxy = await startProxy(
    folder,
    front,
    apps.map(({ port }) => port),
  )
  opened.defer(proxy.stop)

  const asking = askOn(await requestsTo(address), connections)
  opened.defer(async () => void (await asking.end()))
  for (let round = 0; round < rounds; round += 1)
    for (const [at, [role]] of inFile.entries()) {
      const app = apps[at] as AppProcess
      const begun = performance.now()
      await stop(app)
      apps[at] = await start(role, app.port)
      say(`${role} at ${app.port} was restarted in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
      // The proxy asks a process again that refused it, after its fail_timeout.
      await delay(3_000)
    }
  return asking.end()
}

interface Process {
  readonly databaseUrl: string
  readonly folder: string
  readonly address: string
  readonly role: string
  readonly port?: number | undefined
}

async function startProcess({ databaseUrl, folder, address, role, port }: Process): Promise<AppProcess> {
  const settings = {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'files'), SECRET: 's'.repeat(40), DEMO: '1' },
    ...{ ROLE: role, PUBLIC_URL: address, TRUST_PROXY: 'loopback', HOST: '127.0.0.1' },
    ...{ LOG_LEVEL: 'error', MEDIA: '0' },
    ...(port === undefined ? {} : { PORT: String(port) }),
  }
  const app = await anAppProcess({ settings })
  await app.ready
  return app
}

async function stop(app: AppProcess): Promise<void> {
  app.kill('SIGTERM')
  await app.ended
}

/** The file of the repository, on this machine's free ports and without TLS. */
async function startProxy(folder: string, front: number, ports: readonly number[]) {
  const file = await readFile(join(import.meta.dirname, '../../deploy/nginx.roles.conf'), 'utf8')
  const ours = inFile
    .reduce((text, [, port], at) => text.replace(`127.0.0.1:${port} `, `127.0.0.1:${ports[at]} `), file)
    .replace(/# Hosts of packages.*/s, '')
    .replace(/server \{\n {4}listen 80;.*?\n\}\n/s, '')
    .replace(/ {4}listen 443.*\n {4}listen \[::\]:443.*\n/, `    listen 127.0.0.1:${front};\n`)
    .replace(/ {4}ssl_.*\n/g, '')
    .replace('server_name arvand.example.ir', 'server_name localhost')
    .replace('Host $host', 'Host $http_host')
  const conf = join(folder, 'nginx.conf')
  await writeFile(
    conf,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${ours} }`,
  )
  const given = ['-p', folder, '-c', conf, '-e', join(folder, 'error.log')]
  await promisify(execFile)(nginx, ['-t', ...given])
  const child = spawn(nginx, given, { stdio: 'inherit' })
  const end = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  while (!(await answers(`http://localhost:${front}/health`))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    await delay(50)
  }
  return { stop: end }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

type Asking = Awaited<ReturnType<typeof requestsTo>>

/** What a stranger and a signed-in learner ask. */
async function requestsTo(address: string) {
  const signIn = await fetch(`${address}/api/panel/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: '09120000001', password: 'arvand-demo' }),
  })
  const { token } = (await signIn.json()) as { token: string }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const cities = ['شیراز', 'تبریز', 'یزد']
  return {
    page: () => fetch(`${address}/courses`),
    panel: () => fetch(`${address}/panel`, { headers: { cookie: `arvand.session=${token}` } }),
    call: () => fetch(`${address}/api/panel/getProfile`, { method: 'POST', headers, body: '{}' }),
    write: (at: number) =>
      fetch(`${address}/api/panel/updateProfile`, {
        ...{ method: 'POST', headers },
        body: JSON.stringify({ city: cities[at % cities.length] }),
      }),
  } as const
}

/** Asks all the time on so many connections, until it is ended. */
function askOn(requests: Asking, connections: number) {
  const kinds = Object.keys(requests) as (keyof Asking)[]
  const answered = { page: 0, panel: 0, call: 0, write: 0 }
  const lost: string[] = []
  let isOver = false
  const ask = async (worker: number): Promise<void> => {
    for (let turn = worker; !isOver; turn += 1) {
      const kind = kinds[turn % kinds.length] ?? 'page'
      try {
        const reply = await requests[kind](turn)
        await reply.arrayBuffer()
        // Who writes too often is told so, which is an answer.
        if (reply.ok || reply.status === 429) answered[kind] += 1
        else lost.push(`${kind}: ${reply.status}`)
      } catch (error) {
        lost.push(`${kind}: ${String((error as Error).cause ?? error)}`)
      }
    }
  }
  const asking = Array.from({ length: connections }, (_, worker) => ask(worker))
  return {
    end: async (): Promise<Rolled> => {
      isOver = true
      await Promise.all(asking)
      return { answered, lost }
    },
  }
}
