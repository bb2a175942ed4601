import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { namingClient } from './naming-client.ts'
import { type Db, seal, unseal } from './sealed.ts'
import { valueTypes } from './types-of-values.ts'

/**
 * A client that sends no statement by name, for a pooler that cannot carry prepared statements: some libraries name
 * theirs unasked.
 */
class NamelessClient extends pg.Client {
  // @ts-expect-error pg declares nine overloads of query; all of them take what to ask first.
  override query(asked: unknown, ...rest: unknown[]): unknown {
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown
    return ask(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest)
  }
}

/** A plain query with a name; a cursor sends itself and is left as it is. */
const isNamed = (asked: unknown): asked is { name: string } =>
  typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)

export interface DatabaseSettings {
  readonly url: string
  /** Server-prepared statements; off behind a pooler that cannot carry them. */
  readonly prepare: boolean
  /** Most connections that this process holds. */
  readonly connections: number
}

export interface Database {
  readonly db: Db
  /** For libraries that speak to pg by themselves (jobs, rate limits, live messages). */
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool; nothing is asked of the server yet. `onTrouble` hears of idle connections that break. */
export function openDatabase(settings: DatabaseSettings, onTrouble: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.connections,
    types: valueTypes,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A pooler between may hand each statement to another server.
    pipeline: settings.prepare,
    Client: (settings.prepare ? namingClient() : NamelessClient) as unknown as typeof pg.Client,
  })
  // Without a listener a broken idle connection ends the process (facts.md E6.5).
  pool.on('error', onTrouble)
  // The pool does not listen while somebody holds a connection; whoever waits on it hears by the query.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await kysely.destroy()
    // Kysely ends the pool only when it has asked something through it.
    if (!pool.ended) await pool.end()
  }
  return { db: seal(kysely), pool, close }
}

/** True when the database answers. */
export async function answers(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(unseal(db))
    return true
  } catch {
    return false
  }
}
