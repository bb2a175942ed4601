import pg from 'pg'
import { port, superuser } from './settings.ts'

/** Opens a connection as superuser, which the caller must end. */
export async function connect(
  socketFolder: string,
  database = superuser,
  limitMilliseconds = 5_000,
): Promise<pg.Client> {
  const client = new pg.Client({
    host: socketFolder,
    port,
    user: superuser,
    database,
    ssl: false,
    connectionTimeoutMillis: limitMilliseconds,
    application_name: 'arvand-launcher',
  })
  // The caller learns of a later break by its query or by `end`.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** `answers`; `not-yet` while the server starts or recovers; `silent` when nothing listens. */
export async function knock(socketFolder: string): Promise<'answers' | 'not-yet' | 'silent'> {
  try {
    await (await connect(socketFolder)).end()
    return 'answers'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === '57P03') return 'not-yet'
    // Any other SQL error, e.g. «too many connections», shows that the server is running.
    return /^[0-9A-Z]{5}$/.test(code) && /^\d/.test(code) ? 'answers' : 'silent'
  }
}
