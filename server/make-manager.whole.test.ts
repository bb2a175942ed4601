import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#platform/database'
import { startEmbeddedPostgres } from '#platform/embedded-postgres'
import { migrate } from './platform/database/migrate.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'arvand-make-manager-'))
  await whileItRuns(async (pool) => {
    await migrate(pool)
    await pool.query(
      `insert into identity.accounts (id, name, mobile, referral_code, password_hash, created_at)
       select gen_random_uuid(), name, mobile, code, 'a hash', now()
       from (values ('رها امینی', '+989121111111', 'abcd2345'), ('نیما راد', '+989122222222', 'efgh2345'))
         as people (name, mobile, code)`,
    )
  })
})
afterAll(() => rm(dataDir, { recursive: true }))

/** Runs `work` while the embedded database is running, as it is under a running app. */
async function whileItRuns<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir, say: () => {} })
  const { pool, close } = openDatabase({ url: server.url, prepare: true, connections: 4 }, () => undefined)
  try {
    return await work(pool)
  } finally {
    await close()
    await server.stop()
  }
}

async function makeManager(...words: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'make-manager.ts'), ...words], {
    env: { PATH: '/usr/bin:/bin', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], said, refused] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code: Number(code), said, refused }
}

const managers = (pool: pg.Pool) =>
  pool
    .query(
      `select name, (select count(*)::int from identity.scopes where person_id = id) as scopes
       from identity.accounts join identity.roles on person_id = id and role = 'manager' order by name desc`,
    )
    .then(({ rows }) => rows)

test('on a database that rests, it is started and stopped again', async () => {
  expect(await makeManager('0912 111 1111')).toEqual({
    code: 0,
    said: '+989121111111 is now a manager of Arvand, with every scope.\n',
    refused: '',
  })
  expect(await whileItRuns(managers)).toEqual([{ name: 'رها امینی', scopes: 7 }])
})

test('on a database that serves an app, it is left running', async () => {
  await whileItRuns(async (pool) => {
    expect(await makeManager('۰۹۱۲۲۲۲۲۲۲۲')).toMatchObject({ code: 0, refused: '' })
    expect(await managers(pool)).toHaveLength(2)
  })
})

test.each([
  [[], 'npm run make-manager'],
  [['سلام'], 'npm run make-manager'],
  [['09123333333'], 'no account'],
])('%j ends with a sentence and 1', async (words, sentence) => {
  const { code, said, refused } = await makeManager(...words)
  expect([code, said]).toEqual([1, ''])
  expect(refused).toContain(sentence)
  expect(refused).not.toContain('    at ')
})
