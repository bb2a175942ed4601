import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Database, lockNumbers, openDatabase } from '#platform/database'
import { openJobs } from '#platform/jobs'
import { openNotifications } from '#platform/notifications'
import { migrate, readMigrations } from '../platform/database/migrate.ts'
import { startTestPostgres, type TestPostgres } from '../platform/postgres/testing.ts'

export interface TestDatabase extends Database {
  readonly url: string
}

const ignore = () => undefined

/** What the databases of several test files are copies of; the first that needs it makes it. */
export interface Template {
  readonly name: string
  /** What it is a copy of itself; without one it is empty at first. */
  readonly from?: Template
  /** Fills the database at this address and leaves no connection open. */
  fill(url: string): Promise<void>
}

/** A database of its own for one test file: a copy of `template`, or of the migrated one. `close` drops it. */
export async function aDatabase(template?: Template): Promise<TestDatabase> {
  const server = await startTestPostgres()
  const name = `arvand_test_${randomUUID().replaceAll('-', '')}`
  await server.createDatabase(name, await madeOn(server, template ?? (await migratedTemplate())))
  const url = server.urlOf(name)
  const database = openDatabase({ url, prepare: true, connections: 8 }, ignore)
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await server.dropDatabase(name)
      await server.stop()
    },
  }
}

/** Removes a template that is of no use any more. */
export async function dropTemplate(name: string): Promise<void> {
  const server = await startTestPostgres()
  await server.dropDatabase(name)
  await server.stop()
}

let migrated: Promise<Template> | undefined

/** All tables, empty. Its name contains a hash of its migrations, so changed migrations make a new template. */
export function migratedTemplate(): Promise<Template> {
  // Read once for all files of a worker.
  migrated ??= readTemplate()
  return migrated
}

async function readTemplate(): Promise<Template> {
  const migrations = await readMigrations()
  const key = createHash('sha256')
    .update(migrations.map((migration) => migration.sha256).join())
    .digest('hex')
    .slice(0, 12)
  return { name: `arvand_template_${key}`, fill: fillMigrated }
}

/** Makes the template unless it is there; other processes wait meanwhile. Returns its name. */
async function madeOn(server: TestPostgres, { name, from, fill }: Template): Promise<string> {
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1, hashtext($2))', [lockNumbers.testTemplate, name])
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount !== 0) return name
    // Made under another name first, so that a template with the right name is always complete.
    const draft = `${name}_${randomUUID().slice(0, 8)}`
    await server.createDatabase(draft, from && (await madeOn(server, from)))
    await fill(server.urlOf(draft))
    await admin.query(`alter database ${pg.escapeIdentifier(draft)} rename to ${pg.escapeIdentifier(name)}`)
    return name
  } finally {
    await admin.end()
  }
}

async function fillMigrated(url: string): Promise<void> {
  const { pool, close } = openDatabase({ url, prepare: false, connections: 2 }, ignore)
  const notifications = openNotifications(url, ignore)
  await migrate(pool)
  const jobs = openJobs(pool, notifications, ignore)
  await jobs.start([], false)
  await jobs.stop()
  await notifications.close()
  await close()
}
