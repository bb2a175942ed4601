import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { namingClient } from './naming-client.ts'
import { type Db, seal, unseal } from './sealed.ts'
import { valueTypes } from './types-of-values.ts'

/**
 * A client without named statements, for a pooler that does not support prepared statements: some libraries name their
 * statements without being asked to.
 */
class NamelessClient extends pg.Client {
  // @ts-expect-error pg declares nine overloads of query; in all of them the query is the first argument.
  override query(asked: unknown, ...rest: unknown[]): unknown {
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown
    return ask(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest)
  }
}

/** A plain query with a name; a cursor submits itself, so it stays unchanged. */
const isNamed = (asked: unknown): asked is { name: string } =>
  typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)

export interface DatabaseSettings {
  readonly url: string
  /** Whether statements are prepared on the server; off behind a pooler that does not support this. */
  readonly prepare: boolean
  /** The most connections that this process opens. */
  readonly connections: number
}

export interface Database {
  readonly db: Db
  /** For libraries that use pg directly (jobs, rate limits, live messages). */
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool without connecting yet. `onTrouble` is called when an idle connection breaks. */
export function openDatabase(settings: DatabaseSettings, onTrouble: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.connections,
    types: valueTypes,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A pooler in between may send each statement to another server.
    pipeline: settings.prepare,
    Client: (settings.prepare ? namingClient() : NamelessClient) as unknown as typeof pg.Client,
  })
  // Without this listener a broken idle connection ends the process (facts.md E6.5).
  pool.on('error', onTrouble)
  // While a connection is in use the pool does not listen to it; the failed query tells its caller.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await kysely.destroy()
    // Kysely ends the pool only when it has sent a query through it.
    if (!pool.ended) await pool.end()
  }
  return { db: seal(kysely), pool, close }
}

export async function answers(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(unseal(db))
    return true
  } catch {
    return false
  }
}
