import { chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { disk } from '#platform/files'
import { type AppProcess, anAppProcess, type Launch } from '#server/testing/app-process'
import { makeDataFolder } from '#server/testing/demo'
import { allButPeople } from '../../demo/filled-modules.ts'
import { serversIn, signal, until } from '../platform/postgres/processes.ts'

// A fresh machine creates its database and, the first time, builds its pages.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }

let made: string
beforeAll(async () => {
  made = await makeDataFolder(allButPeople)
})
afterAll(() => rm(made, { recursive: true }))

let home: string
let cluster: string
let running: AppProcess[]
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'arvand-start-'))
  cluster = join(home, 'data', 'postgres')
  running = []
})
afterEach(async () => {
  for (const app of running) {
    app.kill('SIGKILL')
    await app.ended
  }
  await killServers()
  // A child of a killed app, e.g. the one that fills in demo data, ends a moment after it and may write until then.
  await rm(home, { recursive: true, force: true, maxRetries: 10 })
})

async function killServers(): Promise<void> {
  for (const pid of await serversIn(cluster, null)) signal(pid, 'SIGKILL')
  await until(async () => (await serversIn(cluster, null)).length === 0, 10_000)
}

async function launch(launchOf: Partial<Launch> = {}): Promise<AppProcess> {
  const app = await anAppProcess({ settings: { DATA_DIR: join(home, 'data') }, ...launchOf })
  running.push(app)
  return app
}

async function post(
  app: AppProcess,
  path: string,
  body: object,
  token = '',
): Promise<Record<string, unknown>> {
  const response = await fetch(`${app.address}/api/panel/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

const signIn = async (app: AppProcess): Promise<string> =>
  String((await post(app, 'login', { identifier: '09120000001', password: 'arvand-demo' })).token)

async function readiness(app: AppProcess): Promise<{ status: number; missing: string[] }> {
  const response = await fetch(`${app.address}/ready`)
  return { status: response.status, ...((await response.json()) as { missing: string[] }) }
}

describe('on a fresh machine', () => {
  it('one command gives a home page and an account, and Ctrl-C leaves nothing running', async () => {
    const app = await launch()
    await app.ready
    expect(app.said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ *\d+\.\d s {2}Creating the database for the first time…$/),
        expect.stringMatching(/^ *\d+\.\d s {2}Applied \d+ migrations\.$/),
        expect.stringMatching(/^ *\d+\.\d s {2}Filling in demo data…$/),
      ]),
    )
    const home = await fetch(`${app.address}/`)
    expect([home.status, (await home.text()).includes('آروند')]).toEqual([200, true])
    expect(await readiness(app)).toMatchObject({ status: 200, missing: [] })
    app.kill('SIGINT')
    expect(await app.ended).toBe(0)
    expect(await serversIn(cluster, null)).toEqual([])
  })

  it.runIf(isRoot)('an ordinary user can run it', async () => {
    await chown(home, nobody.uid, nobody.gid)
    const app = await launch({ as: nobody })
    await app.ready
    expect((await stat(`/proc/${app.pid}`)).uid).toBe(nobody.uid)
    expect(await signIn(app)).toMatch(/^[\w-]{20,}$/)
    app.kill('SIGTERM')
    expect(await app.ended).toBe(0)
  })
})

describe('after kill -9', () => {
  it('of the app, of the database, and of both, a new start finds everything', async () => {
    await disk.copy(made, join(home, 'data'))
    const first = await launch()
    await first.ready
    const token = await signIn(first)
    await post(first, 'updateProfile', { city: 'شیراز' }, token)
    const cityIn = async (app: AppProcess) =>
      ((await post(app, 'getProfile', {}, token)).user as { city: string } | undefined)?.city

    first.kill('SIGKILL')
    await first.ended
    expect((await serversIn(cluster, null)).length).toBeGreaterThan(0)
    const second = await launch()
    await second.ready
    expect(await cityIn(second)).toBe('شیراز')

    second.kill('SIGKILL')
    await second.ended
    await killServers()
    const third = await launch()
    await third.ready
    expect(await cityIn(third)).toBe('شیراز')

    await killServers()
    await third.line(/PostgreSQL died/)
    expect((await fetch(`${third.address}/health`)).status).toBe(200)
    await vi.waitFor(async () => expect(await readiness(third)).toMatchObject({ status: 200 }), {
      timeout: 60_000,
      interval: 100,
    })
    await vi.waitFor(async () => expect(await cityIn(third)).toBe('شیراز'), 5_000)
    third.kill('SIGTERM')
    expect(await third.ended).toBe(0)
    expect(await serversIn(cluster, null)).toEqual([])
  })
})

it('while the database is away a living app says so, and serves again by itself', async () => {
  await disk.copy(made, join(home, 'data'))
  const app = await launch()
  await app.ready
  const token = await signIn(app)
  expect(await readiness(app)).toMatchObject({ status: 200, missing: [] })
  // A stopped process keeps its sockets open and never answers, which is worse than a dead one.
  const servers = await serversIn(cluster, null)
  for (const pid of servers) signal(pid, 'SIGSTOP')
  expect(await readiness(app)).toEqual({ status: 503, ready: false, missing: ['database'] })
  for (const pid of servers) signal(pid, 'SIGCONT')
  await vi.waitFor(async () => expect((await readiness(app)).status).toBe(200), 20_000)
  expect(await post(app, 'getProfile', {}, token)).toHaveProperty('user')
})

it('a disk that fills up later makes a process unready, not dead', async () => {
  await disk.copy(made, join(home, 'data'))
  const preload = join(import.meta.dirname, '..', 'testing', 'full-disk.ts')
  const app = await launch({ preload, settings: { DATA_DIR: join(home, 'data'), SECRET: 's'.repeat(40) } })
  await app.ready
  expect(await readiness(app)).toEqual({ status: 503, ready: false, missing: ['disk'] })
  expect((await fetch(`${app.address}/health`)).status).toBe(200)
  expect(await signIn(app)).not.toBe('')
})

it('a full disk is one sentence, and nothing is left running', async () => {
  const app = await launch({ preload: join(import.meta.dirname, '..', 'testing', 'full-disk.ts') })
  expect(await app.ended).toBe(1)
  expect(app.said.filter((line) => line.startsWith('✗'))).toEqual([
    '✗ The disk is full and the data was not written. Free some space and start again.',
  ])
  expect(app.said.join('\n')).not.toMatch(/ENOSPC|\bat .+:\d+/)
  expect(await serversIn(cluster, null)).toEqual([])
})
