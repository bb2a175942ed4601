import type pg from 'pg'
import { startEmbeddedPostgres } from '#platform/embedded-postgres'
import { StartupError } from '#platform/startup-error'
import type { Config } from '#server/config'

export interface Connection {
  readonly url: string
  readonly directUrl: string
  stop(): Promise<void>
}

type Say = (sentence: string) => void

/** The database of the settings, or the embedded one. `onFailure` hears that the embedded one cannot come back. */
export async function connectDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
  say: Say,
  onFailure: (error: StartupError) => void,
): Promise<Connection> {
  const { url, directUrl } = config.database
  if (url) return { url, directUrl: directUrl ?? url, stop: async () => undefined }
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    say,
    onRestart: () => say('پایگاه داده از کار افتاده بود و دوباره راه افتاد.'),
    onFailure,
  })
}

const oldestVersion = 150_000

/** The database answers, is PostgreSQL 15 or newer, and knows Persian letters (facts.md C2). */
export async function refuseUnfitDatabase(pool: pg.Pool): Promise<void> {
  const version = await versionOf(pool)
  if (version < oldestVersion) {
    throw new StartupError('old-database', 'پایگاه داده باید PostgreSQL ۱۵ یا تازه‌تر باشد.')
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
      'پایگاه داده پاسخ نمی‌دهد. نشانی و گذرواژهٔ DATABASE_URL و روشن بودن آن را بررسی کنید.',
      cause,
    )
  }
}

/** Under LC_CTYPE C PostgreSQL sees no letters in Persian and search finds nothing, silently. */
export async function refuseDeafDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ hears: boolean }>("select cardinality(show_trgm('سلام')) > 0 as hears")
  if (rows[0]?.hears) return
  throw new StartupError(
    'database-deaf',
    'پایگاه داده حروف فارسی را نمی‌شناسد. آن را با LC_CTYPE برابر C.UTF-8 بسازید.',
  )
}
