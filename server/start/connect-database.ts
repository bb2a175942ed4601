import type pg from 'pg'
import { startEmbeddedPostgres } from '#platform/embedded-postgres'
import { StartupError } from '#platform/startup-error'
import type { Config } from '#server/config'

export interface Connection {
  readonly url: string
  readonly directUrl: string
  stop(): Promise<void>
}

interface ConnectOrder {
  readonly config: Pick<Config, 'database' | 'dataDir'>
  readonly say: (sentence: string) => void
  /** Called when the embedded database cannot be started again. */
  readonly onFailure: (error: StartupError) => void
  /** Called when the server's process was started and only has to answer. */
  readonly onUnderWay?: () => void
  readonly calledOff?: AbortSignal
}

/** The database that the settings name, or else the embedded one. */
export async function connectDatabase(order: ConnectOrder): Promise<Connection> {
  const { url, directUrl } = order.config.database
  if (url) return { url, directUrl: directUrl ?? url, stop: async () => undefined }
  const onRestart = () => order.say('PostgreSQL is back.')
  return startEmbeddedPostgres({ ...order, dataDir: order.config.dataDir, onRestart })
}

const oldestVersion = 150_000

/**
 * Refuses a database that does not answer, is older than PostgreSQL 15, or does not know Persian letters (facts.md C2).
 */
export async function refuseUnfitDatabase(pool: pg.Pool): Promise<void> {
  const version = await versionOf(pool)
  if (version < oldestVersion) {
    throw new StartupError('old-database', 'The database must be PostgreSQL 15 or newer.')
  }
}

async function versionOf(pool: pg.Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    return rows[0]?.version ?? 0
  } catch (cause) {
    throw new StartupError(
      'database-silent',
      'The database does not answer. Check the address and password in DATABASE_URL, and that it is running.',
      cause,
    )
  }
}

/**
 * Refuses LC_CTYPE C: under it PostgreSQL sees no letters in Persian text, and search finds nothing without an error.
 */
export async function refuseDeafDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ hears: boolean }>("select cardinality(show_trgm('سلام')) > 0 as hears")
  if (rows[0]?.hears) return
  throw new StartupError(
    'database-deaf',
    'The database does not know Persian letters. Create it with LC_CTYPE C.UTF-8.',
  )
}
