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

/** A database of its own for one test file: a copy of the migrated template. `close` drops it. */
export async function aDatabase(): Promise<TestDatabase> {
  const server = await startTestPostgres()
  const name = `arvand_test_${randomUUID().replaceAll('-', '')}`
  await server.createDatabase(name, await templateOn(server))
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

/** The template's name contains a hash of its migrations, so changed migrations make a new template. */
async function templateOn(server: TestPostgres): Promise<string> {
  const migrations = await readMigrations()
  const key = createHash('sha256')
    .update(migrations.map((migration) => migration.sha256).join())
    .digest('hex')
    .slice(0, 12)
  const name = `arvand_template_${key}`
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [lockNumbers.testTemplate])
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await makeTemplate(server, name)
    return name
  } finally {
    await admin.end()
  }
}

async function makeTemplate(server: TestPostgres, name: string): Promise<void> {
  // Made under another name first, so that a template with the right name is always complete.
  const draft = `${name}_${randomUUID().slice(0, 8)}`
  await server.createDatabase(draft)
  const url = server.urlOf(draft)
  const { pool, close } = openDatabase({ url, prepare: false, connections: 2 }, ignore)
  const notifications = openNotifications(url, ignore)
  await migrate(pool)
  const jobs = openJobs(pool, notifications, ignore)
  await jobs.start([], false)
  await jobs.stop()
  await notifications.close()
  await close()
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  await admin.query(`alter database ${pg.escapeIdentifier(draft)} rename to ${pg.escapeIdentifier(name)}`)
  await admin.end()
}
