import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openDatabase } from '#platform/database'
import { startEmbeddedPostgres } from '#platform/embedded-postgres'
import { migrate } from '../platform/database/migrate.ts'

/** Says in the database that the demo data of these modules is filled in, so that no start of the app does it. */
export async function markFilled(pool: pg.Pool, modules: readonly string[]): Promise<void> {
  await pool.query('insert into platform.demo_fills (module, filled_at) select unnest($1::text[]), now()', [
    modules,
  ])
}

/**
 * Makes a data folder as a stopped app leaves it: with all tables, and the demo data of these modules marked as filled
 * in. For tests that are not about a first start; they copy it.
 */
export async function makeDataFolder(filled: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arvand-made-'))
  const server = await startEmbeddedPostgres({ dataDir: folder, say: () => {} })
  const { pool, close } = openDatabase({ url: server.url, prepare: true, connections: 4 }, () => undefined)
  await migrate(pool)
  await markFilled(pool, filled)
  await close()
  await server.stop()
  return folder
}
