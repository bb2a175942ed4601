import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let home: string
let server: EmbeddedPostgres

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'arvand-programs-'))
  server = await startEmbeddedPostgres({ dataDir: join(home, 'data'), say: () => {} })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(
    `create table rows as select g, repeat(md5(g::text), 30) from generate_series(1, 100000) g`,
  )
  await client.end()
})

afterAll(async () => {
  await server.stop()
  await rm(home, { recursive: true })
})

function run(program: 'backup' | 'restore', words: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', `${program}.ts`), ...words], {
    cwd: home,
    env: { DATA_DIR: join(home, 'data'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  return { child, ended: ended.then(([[code], said, refused]) => ({ code: Number(code), said, refused })) }
}

describe('npm run backup and npm run restore', () => {
  it('tell how far they are and where the result is', async () => {
    const made = await run('backup', []).ended
    expect(made).toMatchObject({ code: 0, refused: '' })
    expect(made.said).toMatch(/Backing up: .* MB\n/)
    const [name = ''] = await readdir(join(home, 'data', 'backups'))
    expect(made.said).toContain(`Backup ready: ${join(home, 'data', 'backups', name)}`)
    const back = await run('restore', ['--from', join('data', 'backups', name), '--into', 'back']).ended
    expect(back).toMatchObject({ code: 0, refused: '' })
    expect(back.said).toContain('To start: DATA_DIR=back npm start')
    expect(await readdir(join(home, 'back'))).toEqual(['postgres'])
    expect(made.said + back.said).not.toMatch(/[\u0600-\u06ff]/)
  })

  it('end in order at Ctrl-C, with nothing left', async () => {
    const { child, ended } = run('backup', ['--to', 'out/'])
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 130 })
    expect(await readdir(join(home, 'out')).catch(() => [])).toEqual([])
  })

  it.each([
    ['backup', ['--nonsense'], {}, 'npm run backup'],
    ['backup', [], { DATABASE_URL: 'postgresql://a@b/c', SECRET: 's'.repeat(32) }, 'pg_dump'],
    ['backup', [], { DATA_DIR: 'none' }, 'no database'],
    ['restore', [], {}, 'npm run restore'],
    ['restore', ['--from', 'none'], { DATA_DIR: 'new' }, 'no backup file'],
  ] as const)(
    '%s %j is refused with a sentence and exit code 1',
    async (program, words, settings, sentence) => {
      const { code, refused } = await run(program, [...words], settings).ended
      expect(code).toBe(1)
      expect(refused).toContain(sentence)
      expect(refused).not.toMatch(/ {4}at |[\u0600-\u06ff]/)
    },
  )
})
