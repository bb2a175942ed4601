import { chown, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from '#platform/embedded-postgres'
import { disk } from '#platform/files'
import { failingDisk } from '../files/failing-disk.ts'
import { type AppProcess, anAppProcess, type Fact } from './app-process.ts'
import { serversIn, signal, until } from './processes.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }

// Made once and copied for each test that is not about making the folder.
let made: string
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'arvand-launcher-'))
  await (await startEmbeddedPostgres({ dataDir: made, say: () => {} })).stop()
})
afterAll(() => rm(made, { recursive: true }))

let homes: string[]
let dataDir: string
let cluster: string
let apps: AppProcess[]

beforeEach(async () => {
  homes = []
  apps = []
  liveIn(await aHome())
})

afterEach(async () => {
  for (const app of apps) app.kill('SIGKILL')
  await killServers()
  await until(async () => (await serversIn(cluster, null)).length === 0, 10_000)
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const socketFolder = pidFile.split('\n')[4]
  if (socketFolder) await rm(socketFolder, { recursive: true, force: true })
  for (const home of homes) await rm(home, { recursive: true, force: true })
})

async function aHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'arvand-launcher-'))
  homes.push(home)
  return home
}

function liveIn(home: string): void {
  dataDir = join(home, 'data')
  cluster = join(dataDir, 'postgres')
}

async function killServers(): Promise<void> {
  for (const pid of await serversIn(cluster, null)) signal(pid, 'SIGKILL')
}

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) {
  const said: string[] = []
  const database = await startEmbeddedPostgres({
    dataDir,
    say: (sentence) => said.push(sentence),
    ...options,
  })
  return { ...database, said }
}

async function app(as?: { uid: number; gid: number }): Promise<AppProcess & { first: Fact }> {
  const process = anAppProcess(dataDir, as)
  apps.push(process)
  return { ...process, first: await process.next() }
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

async function refusal(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) {
  return start(options).then(
    () => null,
    (error: unknown) => error,
  )
}

describe('a fresh machine', () => {
  it('gets a database that knows Persian letters and is reached by a private socket only', async () => {
    const database = await start()
    await ask(database.url, 'create extension pg_trgm')
    const [words] = await ask(database.url, `select cardinality(show_trgm('سلام')) as n, current_user as who`)
    expect(words).toEqual({ n: 5, who: 'arvand' })
    const [made] = await ask(
      database.adminUrl,
      `select d.datcollate, d.datctype, d.datlocale, r.rolsuper from pg_database d join pg_roles r on r.oid = d.datdba
        where datname = 'arvand'`,
    )
    expect(made).toEqual({ datcollate: 'C', datctype: 'C.UTF-8', datlocale: 'C.UTF-8', rolsuper: false })
    const [settings] = await ask(
      database.adminUrl,
      `select current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync,
        current_setting('unix_socket_directories') as folder`,
    )
    expect(settings).toMatchObject({ tcp: '', fsync: 'on' })
    expect((await stat(String(settings?.folder))).mode & 0o777).toBe(0o700)
    expect(database.said).toEqual(['Creating the database for the first time…', 'PostgreSQL started.'])
    await database.stop()
    expect(await serversIn(cluster, null)).toEqual([])
    await expect(stat(String(settings?.folder))).rejects.toThrow('ENOENT')
  })

  it('may have a long path with spaces and Persian letters', async () => {
    liveIn(join(dataDir, 'پوشه‌ای با نام بلند '.repeat(6)))
    const database = await start()
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })

  it.runIf(isRoot)('works for an ordinary user as well', async () => {
    await chown(join(dataDir, '..'), nobody.uid, nobody.gid)
    const one = await app(nobody)
    expect(one.first.ready).toBe(true)
    expect((await stat(cluster)).uid).toBe(nobody.uid)
    expect((await stat(`/proc/${one.first.pid}`)).uid).toBe(nobody.uid)
    one.kill('SIGTERM')
    expect(await one.ended).toBe(0)
    // Root uses the same folder without changing its owner.
    const asRoot = await start()
    expect((await stat(`/proc/${asRoot.pid()}`)).uid).toBe(nobody.uid)
    await asRoot.stop()
    const again = await app(nobody)
    expect(again.first.ready).toBe(true)
    again.kill('SIGTERM')
    expect(await again.ended).toBe(0)
  })

  it('begins anew where a first start was killed half way', async () => {
    await mkdir(`${cluster}.new`, { recursive: true })
    await writeFile(join(`${cluster}.new`, 'PG_VERSION'), '18\n')
    const database = await start()
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })
})

describe('several apps on one folder', () => {
  it('start at once: one makes the database, the other adopts it, the last to leave shuts it down', async () => {
    const [one, other] = await Promise.all([app(), app()])
    expect([one.first.adopted, other.first.adopted].sort()).toEqual([false, true])
    expect(one.first.pid).toBe(other.first.pid)
    one.kill('SIGTERM')
    expect(await one.ended).toBe(0)
    expect(await ask(other.first.url, 'select 1 as one')).toEqual([{ one: 1 }])
    other.kill('SIGTERM')
    expect(await other.ended).toBe(0)
    expect(await serversIn(cluster, null)).toEqual([])
  })

  it('refuses a folder that lives in another container, and takes one that died there', async () => {
    await disk.copy(made, dataDir)
    await mkdir(join(dataDir, 'running'), { recursive: true })
    const elsewhere = join(dataDir, 'running', '7-00000000-0000-4000-8000-000000000000')
    await writeFile(elsewhere, JSON.stringify({ host: 'elsewhere', pid: 7, began: '1' }))
    let beat = 0
    const beating = setInterval(() => {
      beat += 1000
      void utimes(elsewhere, new Date(), new Date(beat))
    }, 20)
    expect(await refusal({ heartbeat: 200 })).toMatchObject({ code: 'data-locked' })
    clearInterval(beating)
    const database = await start({ heartbeat: 200 })
    expect(database.adopted).toBe(false)
    await database.stop()
  })
})

describe('after a kill', () => {
  beforeEach(() => disk.copy(made, dataDir))

  it('of the app, the next one adopts the server with its data', async () => {
    const one = await app()
    await ask(one.first.url, 'create table kept as select 1 as n')
    one.kill('SIGKILL')
    await one.ended
    const next = await start()
    expect(next.adopted).toBe(true)
    expect(next.pid()).toBe(one.first.pid)
    expect(await ask(next.url, 'select n from kept')).toEqual([{ n: 1 }])
    await next.stop()
    expect(await serversIn(cluster, null)).toEqual([])
  })

  it('of the postmaster, a living app brings it back at the same address', async () => {
    const one = await app()
    await ask(one.first.url, 'create table kept as select 1 as n')
    process.kill(one.first.pid, 'SIGKILL')
    const { restarted } = await one.next()
    expect(restarted).not.toBe(one.first.pid)
    expect(await ask(one.first.url, 'select n from kept')).toEqual([{ n: 1 }])
    one.kill('SIGTERM')
    expect(await one.ended).toBe(0)
    expect(await serversIn(cluster, null)).toEqual([])
  })

  it('of an adopted postmaster, both living apps go on with one new server', async () => {
    const [one, other] = await Promise.all([app(), app()])
    process.kill(one.first.pid, 'SIGKILL')
    const [first, second] = await Promise.all([one.next(), other.next()])
    expect(first.restarted).toBe(second.restarted)
    expect(await ask(other.first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('of the postmaster and its socket folder, both are back', async () => {
    const one = await app()
    await rm(new URL(one.first.url).searchParams.get('host') ?? '', { recursive: true })
    process.kill(one.first.pid, 'SIGKILL')
    await one.next()
    expect(await ask(one.first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('of one back end, the server mends itself and is not started a second time', async () => {
    let restarts = 0
    const database = await start({ onRestart: () => (restarts += 1) })
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const before = database.pid()
    process.kill(Number(rows[0]?.pid), 'SIGKILL')
    const answers = () => ask(database.url, 'select 1').then(Boolean, () => false)
    await until(async () => !(await answers()), 1_000)
    expect(await until(answers, 20_000)).toBe(true)
    expect([database.pid(), restarts]).toEqual([before, 0])
    await database.stop()
  })

  it('of app, postmaster and every back end, the next start recovers', async () => {
    const one = await app()
    await ask(one.first.url, 'create table kept as select 1 as n')
    one.kill('SIGKILL')
    await killServers()
    await one.ended
    const next = await start()
    expect(next.adopted).toBe(false)
    expect(await ask(next.url, 'select n from kept')).toEqual([{ n: 1 }])
    await next.stop()
  })

  it('a pid file that names a living stranger is no obstacle', async () => {
    const one = await app()
    one.kill('SIGKILL')
    process.kill(one.first.pid, 'SIGKILL')
    await until(async () => (await serversIn(cluster, null)).length === 0, 10_000)
    const file = join(cluster, 'postmaster.pid')
    const lines = (await readFile(file, 'utf8')).split('\n')
    await writeFile(file, [process.pid, ...lines.slice(1)].join('\n'))
    const next = await start()
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
  })
})

describe('Ctrl-C', () => {
  it('reaches the app alone, which shuts the server down in order', async () => {
    await disk.copy(made, dataDir)
    const one = await app()
    one.interruptGroup()
    expect(await one.next()).toMatchObject({ stopped: true })
    expect(await one.ended).toBe(0)
    expect(await serversIn(cluster, null)).toEqual([])
    const next = await start()
    const [state] = await ask(next.adminUrl, 'select pg_is_in_recovery() as recovering')
    expect(state).toEqual({ recovering: false })
    await next.stop()
  })
})

describe('what cannot start says why', () => {
  it('a full disk, wherever it fills up', async () => {
    for (const operation of ['makeFolder', 'write', 'createExclusively', 'rename'] as const) {
      expect(await refusal({ files: failingDisk(operation, /data/) })).toMatchObject({
        code: 'disk-full',
        message: 'The disk is full and the data was not written. Free some space and start again.',
      })
    }
    const database = await start()
    await database.stop()
  })

  it('a file in the place of the folder', async () => {
    await writeFile(dataDir, '')
    expect(await refusal()).toMatchObject({ code: 'data-not-writable' })
  })

  it.runIf(isRoot)('a folder of somebody else', async () => {
    const one = await app(nobody)
    expect(one.first).toMatchObject({ refused: 'data-not-writable' })
    expect(await one.ended).toBe(1)
  })

  it("another version's data", async () => {
    await mkdir(cluster, { recursive: true })
    await writeFile(join(cluster, 'PG_VERSION'), '15\n')
    expect(await refusal()).toMatchObject({
      code: 'other-database-version',
      message: expect.stringContaining('15'),
    })
  })

  it('a server that does not answer in time, and leaves no process behind', async () => {
    await disk.copy(made, dataDir)
    expect(await refusal({ answerWithin: 0 })).toMatchObject({ code: 'database-silent' })
    expect(await serversIn(cluster, null)).toEqual([])
  })

  it('broken settings of the operator', async () => {
    await disk.copy(made, dataDir)
    await writeFile(join(cluster, 'postgresql.conf'), 'no such setting = here\n')
    expect(await refusal()).toMatchObject({ code: 'database-did-not-start' })
  })

  it('a server that keeps dying is given up with one sentence', async () => {
    await disk.copy(made, dataDir)
    const failed = Promise.withResolvers<unknown>()
    const database = await start({ restartPauses: [0, 10, 10], onFailure: failed.resolve })
    await writeFile(join(cluster, 'PG_VERSION'), '15\n')
    process.kill(database.pid(), 'SIGKILL')
    expect(await failed.promise).toMatchObject({ code: 'other-database-version' })
    await database.stop()
  })

  it('data that went away under a living app are not answered with an empty database', async () => {
    await disk.copy(made, dataDir)
    const failed = Promise.withResolvers<unknown>()
    const database = await start({ restartPauses: [0], onFailure: failed.resolve })
    await rm(join(cluster, 'PG_VERSION'))
    process.kill(database.pid(), 'SIGKILL')
    expect(await failed.promise).toMatchObject({ code: 'data-gone' })
    await database.stop()
  })
})
