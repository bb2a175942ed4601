import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { lockNumbers } from './lock-numbers.ts'

export interface Migration {
  /** File name without `.sql`, e.g. `20261120T0900-people`; its time decides the order across modules. */
  readonly name: string
  /** The module (or `platform`) that owns it. */
  readonly owner: string
  readonly sql: string
  readonly sha256: string
}

const serverFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Applies the missing migrations, each in a transaction of its own. Returns the names that were applied now. */
export async function migrate(pool: pg.Pool, migrations?: readonly Migration[]): Promise<string[]> {
  const known = migrations ?? (await readMigrations())
  const client = await pool.connect()
  try {
    await alone(client, () => client.query(ledger))
    return await applyMissing(client, known)
  } finally {
    client.release()
  }
}

/** Names that the database has not applied yet; `/ready` answers 503 while there are any. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const [known, applied] = await Promise.all([readMigrations(), appliedMigrations(pool)])
  return known.filter((migration) => !applied.has(migration.name)).map((migration) => migration.name)
}

/** The migrations of the platform and of every module, sorted by the time in their names. */
export async function readMigrations(root = serverFolder): Promise<Migration[]> {
  const owners = await readdir(join(root, 'modules'), { withFileTypes: true })
  const folders = owners
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, 'modules', entry.name))
  const found = await Promise.all([join(root, 'platform'), ...folders].map(readFolder))
  return found.flat().toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function readFolder(owner: string): Promise<Migration[]> {
  const folder = join(owner, 'migrations')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(
    files
      .filter((file) => file.endsWith('.sql'))
      .map(async (file) => {
        const sql = await readFile(join(folder, file), 'utf8')
        const sha256 = createHash('sha256').update(sql).digest('hex')
        return { name: basename(file, '.sql'), owner: basename(owner), sql, sha256 }
      }),
  )
}

const ledger = `
  create schema if not exists platform;
  create table if not exists platform.migrations (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`

async function applyMissing(client: pg.PoolClient, known: readonly Migration[]): Promise<string[]> {
  const applied = await appliedMigrations(client)
  const done: string[] = []
  for (const migration of known) {
    const sha256 = applied.get(migration.name)
    if (sha256 === undefined) {
      if (await apply(client, migration)) done.push(migration.name)
    } else if (sha256 !== migration.sha256) {
      throw new StartupError(
        'migration-changed',
        `The migration ${migration.name} was changed after it had run. Put the original file back.`,
      )
    }
  }
  return done
}

async function appliedMigrations(on: pg.Pool | pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await on.query<{ name: string; sha256: string }>(
    'select name, sha256 from platform.migrations',
  )
  return new Map(rows.map((row) => [row.name, row.sha256]))
}

/** Applies a migration; false when another process has already done it. */
async function apply(client: pg.PoolClient, { name, sql, sha256 }: Migration): Promise<boolean> {
  try {
    return await alone(client, async () => {
      if ((await appliedMigrations(client)).has(name)) return false
      await client.query(sql)
      await client.query('insert into platform.migrations (name, sha256) values ($1, $2)', [name, sha256])
      return true
    })
  } catch (cause) {
    throw new StartupError('migration-failed', `The migration ${name} failed.`, cause)
  }
}

/** Runs `work` in a transaction that holds the lock; a session lock would stay on a pooler's connection. */
async function alone<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockNumbers.migrate])
    const done = await work()
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
