import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { backUp, restore } from '#platform/backup'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres'
import { disk } from '#platform/files'
import { failingDisk } from '../files/failing-disk.ts'
import { serversIn, until } from '../postgres/processes.ts'
import { checksumsName, labelName } from './archive-names.ts'
import { makePacker } from './packer.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const now = new Date('2026-11-20T12:30:00Z')
const say = () => {}
let made: string
let home: string
let dataDir: string
let out: string
let running: EmbeddedPostgres[]

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'arvand-backup-'))
  await (await startEmbeddedPostgres({ dataDir: made, say })).stop()
})

afterAll(() => rm(made, { recursive: true }))

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'arvand-backup-'))
  dataDir = join(home, 'data')
  out = join(home, 'out')
  running = []
})

afterEach(async () => {
  for (const server of running) await server.stop()
  await rm(home, { recursive: true, force: true })
})

async function serve(folder = dataDir): Promise<EmbeddedPostgres> {
  if (!(await stat(folder).catch(() => null))) await disk.copy(made, folder)
  const server = await startEmbeddedPostgres({ dataDir: folder, say })
  running.push(server)
  return server
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function withRows(server: EmbeddedPostgres, rows = 20_000): Promise<pg.Client> {
  const client = await connected(server.url)
  await client.query('create table rows (n bigint primary key, word text not null)')
  await client.query(`insert into rows select g, md5(g::text) || 'سلام' from generate_series(1, $1::int) g`, [
    rows,
  ])
  return client
}

function takeBackup(options: Partial<Parameters<typeof backUp>[0]> = {}) {
  return backUp({ dataDir, to: `${out}/`, now, say, ...options })
}

describe('a backup while the app serves', () => {
  it('holds every row of before it began, a whole number of those of meanwhile, the files and the secret', async () => {
    const client = await withRows(await serve())
    const upload = join(dataDir, 'files', 'دوره‌ها', 'و'.repeat(90))
    await mkdir(upload, { recursive: true })
    await writeFile(join(upload, 'درس یکم.txt'), 'درس')
    await writeFile(join(dataDir, 'files', 'empty'), '')
    await writeFile(join(dataDir, 'SECRET'), 's'.repeat(40), { mode: 0o600 })

    let last = 20_000
    let serving = true
    const visitors = (async () => {
      while (serving) await client.query('insert into rows values ($1, $2)', [++last, 'میان کار'])
    })()
    const before = last
    const { path, bytes } = await takeBackup()
    serving = false
    await visitors
    await client.end()
    expect(path).toBe(join(out, 'arvand-20261120-123000.tar.gz'))
    expect((await stat(path)).size).toBe(bytes)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readdir(out)).toEqual(['arvand-20261120-123000.tar.gz'])

    const back = join(home, 'back')
    expect(await restore({ from: path, into: back, say })).toEqual({ madeAt: now })
    expect((await readdir(back)).sort()).toEqual(['SECRET', 'files', 'postgres'])
    expect(await readFile(join(back, 'SECRET'), 'utf8')).toBe('s'.repeat(40))
    expect((await stat(join(back, 'SECRET'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(back, 'files', 'دوره‌ها', 'و'.repeat(90), 'درس یکم.txt'), 'utf8')).toBe('درس')

    const restored = await connected((await serve(back)).url)
    const { rows } = await restored.query<{ old: number; n: number; max: number }>(
      `select count(*) filter (where n <= 20000 and word = md5(n::text) || 'سلام')::int as old,
        count(*)::int as n, max(n)::int as max from rows`,
    )
    expect(rows[0]?.old).toBe(20_000)
    expect(rows[0]?.n).toBe(rows[0]?.max)
    expect(rows[0]?.max).toBeGreaterThanOrEqual(before)
    expect(rows[0]?.max).toBeLessThanOrEqual(last)
    await restored.query(`insert into rows values (0, 'زنده است')`)
    await restored.end()
  })

  it('called off leaves no file, no backup mode and no held log, and the next one works', async () => {
    const server = await serve()
    const client = await withRows(server, 100_000)
    const calling = new AbortController()
    const { signal } = calling
    const refused = takeBackup({ signal, onProgress: () => calling.abort() })
    await expect(refused).rejects.toMatchObject({ code: 'backup-called-off' })
    expect(await readdir(out)).toEqual([])
    const admin = await connected(server.adminUrl)
    const quiet = async () => {
      const { rows } = await admin.query(
        `select 1 from pg_stat_activity where application_name = 'arvand-backup' union all
          select 1 from pg_replication_slots`,
      )
      return rows.length === 0
    }
    expect(await until(quiet, 10_000)).toBe(true)
    await admin.end()
    await client.end()
    expect((await takeBackup()).bytes).toBeGreaterThan(0)
  })

  it('a server killed meanwhile ends it with a sentence, and nothing is left', async () => {
    const client = await withRows(await serve(), 100_000)
    client.on('error', () => {})
    let told = false
    const refused = takeBackup({
      onProgress: () => {
        if (!told) process.kill(running[0]?.pid() ?? 0, 'SIGKILL')
        told = true
      },
    })
    await expect(refused).rejects.toMatchObject({ code: 'backup-failed' })
    expect(await readdir(out)).toEqual([])
  })
})

describe('a backup while the app rests', () => {
  it('starts the database, keeps it and shuts it down again', async () => {
    const server = await serve()
    await (await withRows(server, 10)).end()
    await server.stop()
    const { path } = await takeBackup({ to: join(out, 'mine.tar.gz') })
    expect(path).toBe(join(out, 'mine.tar.gz'))
    expect(await serversIn(join(dataDir, 'postgres'), null)).toEqual([])
    await expect(takeBackup({ to: path })).rejects.toMatchObject({ code: 'backup-exists' })
  })

  it('refuses a folder without a database and makes none', async () => {
    await expect(takeBackup()).rejects.toMatchObject({ code: 'nothing-to-back-up' })
    await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  })

  it('a full disk leaves nothing behind', async () => {
    await (await serve()).stop()
    for (const operation of ['stream', 'rename'] as const) {
      const refused = takeBackup({ files: failingDisk(operation, /\/out\//) })
      await expect(refused).rejects.toMatchObject({ code: 'disk-full' })
      expect(await readdir(out)).toEqual([])
    }
  })
})

describe('restore', () => {
  let path: string
  let into: string

  beforeEach(async () => {
    await (await serve()).stop()
    path = (await takeBackup()).path
    into = join(home, 'back')
  })

  const attempt = (options: Partial<Parameters<typeof restore>[0]> = {}) =>
    restore({ from: path, into, say, ...options })

  async function leavesNothing(): Promise<void> {
    expect(await readdir(into).catch(() => [])).toEqual([])
  }

  it('never overwrites: neither a running folder, nor a used one', async () => {
    await serve()
    await expect(attempt({ into: dataDir })).rejects.toMatchObject({ code: 'restore-into-live' })
    await mkdir(into)
    await writeFile(join(into, 'SECRET'), 'mine')
    await expect(attempt()).rejects.toMatchObject({ code: 'restore-into-used' })
    expect(await readFile(join(into, 'SECRET'), 'utf8')).toBe('mine')
  })

  it('takes an empty folder, and what an interrupted restore left', async () => {
    await mkdir(join(into, '.restoring', 'postgres'), { recursive: true })
    await attempt()
    expect(await readdir(into)).toEqual(['postgres'])
    await serve(into)
  })

  it('refuses a cut, a damaged and a foreign file', async () => {
    const { size } = await stat(path)
    await expect(attempt({ from: join(home, 'none') })).rejects.toMatchObject({ code: 'no-such-backup' })
    const damaged = join(home, 'damaged.tar.gz')
    const bytes = await readFile(path)
    bytes.writeUInt8(bytes.readUInt8(size >> 1) ^ 0xff, size >> 1)
    await writeFile(damaged, bytes)
    await expect(attempt({ from: damaged })).rejects.toMatchObject({ code: 'backup-broken' })
    await leavesNothing()
    await truncate(path, size - 100)
    await expect(attempt()).rejects.toMatchObject({ code: 'backup-broken' })
    await truncate(path, size >> 1)
    await expect(attempt()).rejects.toMatchObject({ code: 'backup-broken' })
    await writeFile(path, 'not an archive')
    await expect(attempt()).rejects.toMatchObject({ code: 'backup-broken' })
    await leavesNothing()
  })

  it('a full disk leaves nothing behind', async () => {
    for (const operation of ['makeFolder', 'stream'] as const) {
      const refused = attempt({ files: failingDisk(operation, /restoring.*base/) })
      await expect(refused).rejects.toMatchObject({ code: 'disk-full' })
      await leavesNothing()
    }
  })

  it('called off leaves nothing behind', async () => {
    const calling = new AbortController()
    const refused = attempt({ signal: calling.signal, onProgress: () => calling.abort() })
    await expect(refused).rejects.toMatchObject({ code: 'restore-called-off' })
    await leavesNothing()
  })
})

describe('an archive made by somebody else', () => {
  const about = JSON.stringify({ format: 1, madeAt: now.toISOString(), postgres: '18' })

  async function handMade(entries: readonly (readonly [string, string])[], end = true): Promise<string> {
    const packer = makePacker(() => {})
    const chunks = entries.flatMap(([name, content]) => [...packer.text(name, content)])
    if (end) chunks.push(...packer.end())
    const path = join(home, 'hand-made.tar.gz')
    await pipeline(Readable.from(chunks), createGzip(), async (bytes: AsyncIterable<Buffer>) => {
      await writeFile(path, '')
      for await (const chunk of bytes) await appendFile(path, chunk)
    })
    return path
  }

  it.each([
    ['without a label', [['files/one', '1']], true, 'not-a-backup'],
    ['with another label', [[labelName, '{"format":2}']], true, 'not-a-backup'],
    [
      'that climbs out',
      [
        [labelName, about],
        ['files/../../evil', '1'],
      ],
      true,
      'backup-broken',
    ],
    [
      'with other names',
      [
        [labelName, about],
        ['etc/passwd', '1'],
      ],
      true,
      'not-a-backup',
    ],
    [
      'without checksums',
      [
        [labelName, about],
        ['files/one', '1'],
      ],
      false,
      'backup-broken',
    ],
    [
      'with false checksums',
      [
        [labelName, about],
        ['files/one', '1'],
        [checksumsName, '{"files":{}}'],
      ],
      false,
      'backup-broken',
    ],
    ['of another version', [[labelName, about.replace('18', '17')]], true, 'other-database-version'],
  ] as const)('%s is refused', async (_, entries, end, code) => {
    const from = await handMade(entries, end)
    const into = join(home, 'a', 'back')
    await expect(restore({ from, into, say })).rejects.toMatchObject({ code })
    expect(await readdir(into)).toEqual([])
    expect((await disk.list(home)).map((entry) => entry.name)).not.toContain('evil')
  })
})
