import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { serversIn, signal, until } from '../../server/platform/postgres/processes.ts'
import { freePort } from '../../server/testing/app-process.ts'

/**
 * `node tests/load/restart.ts [--runs 5] [--seconds 10]`: seconds from a kill -9 under load until `/ready` of the next
 * `npm start` answers, in a folder of its own; first of the app alone, then with its PostgreSQL. The load goes on all
 * the while (`blast.ts`, which uses a whole core while it is refused). Needs Linux.
 */
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, seconds: { type: 'string', default: '10' } },
})

const root = join(import.meta.dirname, '..', '..')
const home = await mkdtemp(join(tmpdir(), 'arvand-restart-'))
const dataDir = join(home, 'data')
const port = await freePort()
const address = `http://127.0.0.1:${port}`

interface Run {
  readonly npm: ChildProcess
  readonly app: number
  /** Seconds until the app was ready, and the steps of its start with the times that it prints itself. */
  readonly seconds: number
  readonly steps: readonly string[]
}

/** `npm start`, as a person or a supervisor starts the app again after the kill. */
async function start(): Promise<Run> {
  const begun = performance.now()
  const given = [`DATA_DIR=${dataDir}`, `PORT=${port}`, 'LOG_LEVEL=error', 'npm', 'start']
  const npm = spawn('env', given, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const steps: string[] = []
  createInterface(npm.stdout).on('line', (line) => /^ *\d+\.\d s/.test(line) && steps.push(line.trim()))
  const isReady = () =>
    fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}:\n${steps.join('\n')}`)
    await delay(20)
  }
  return { npm, app: await appBelow(npm.pid ?? 0), seconds: (performance.now() - begun) / 1000, steps }
}

/** The process of `server/main.ts` that npm, or its shell, has started. */
async function appBelow(parent: number): Promise<number> {
  for (const pid of (await readdir('/proc')).filter(Number).map(Number)) {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) !== parent) continue
    const line = await readFile(`/proc/${pid}/cmdline`, 'latin1').catch(() => '')
    return line.includes('server/main.ts') ? pid : appBelow(pid)
  }
  throw new Error(`no app below ${parent}`)
}

async function kill({ app, npm }: Run, alsoDatabase: boolean): Promise<void> {
  const servers = alsoDatabase ? await serversIn(join(dataDir, 'postgres'), null) : []
  for (const pid of [app, ...servers]) signal(pid, 'SIGKILL')
  if (npm.exitCode === null) await once(npm, 'exit')
}

/** Drives load of a signed-in person: pages, calls and writes at once; returns the function that stops it. */
async function blow(): Promise<() => Promise<void>> {
  const json = { 'content-type': 'application/json' }
  const account = { identifier: '09120000001', password: 'arvand-demo' }
  const answer = await fetch(`${address}/api/panel/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  })
  const { token } = (await answer.json()) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  const loads = [
    { method: 'GET', url: `${address}/panel`, headers: { cookie: `arvand.session=${token}` } },
    { method: 'POST', url: `${address}/api/panel/getProfile`, headers, body: '{}' },
    { method: 'POST', url: `${address}/api/panel/updateProfile`, headers, body: '{"city":"شیراز"}' },
  ]
  const blast = join(import.meta.dirname, 'blast.ts')
  const child = spawn(process.execPath, [blast, JSON.stringify(loads)], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  return async () => {
    child.kill('SIGKILL')
    await ended
  }
}

let running: Run | undefined
try {
  const first = await start()
  running = first
  console.log(`first start ${first.seconds.toFixed(1)} s`)
  for (const alsoDatabase of [false, true]) {
    for (let run = 0; run < Number(options.runs); run++) {
      const calm = await blow()
      await delay(Number(options.seconds) * 1000)
      await kill(running, alsoDatabase)
      running = await start()
      await calm()
      const what = alsoDatabase ? 'app and PostgreSQL' : 'app'
      const figures = `${running.seconds.toFixed(1)} s, load average ${loadavg()[0]?.toFixed(1)}`
      console.log(`kill -9 of ${what}: ${figures} (${running.steps.join('; ')})`)
    }
  }
} finally {
  if (running) {
    signal(running.app, 'SIGTERM')
    if (running.npm.exitCode === null) await once(running.npm, 'exit')
  }
  await until(async () => (await serversIn(join(dataDir, 'postgres'), null)).length === 0, 20_000)
  await rm(home, { recursive: true, force: true })
}
