import pg from 'pg'
import { port, superuser } from './settings.ts'

/** One connection of its own, as superuser. The caller ends it. */
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
  // A connection that breaks later tells its user through the query or `end`.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** `answers`; `not-yet` while it starts up or recovers; `silent` when nobody listens. */
export async function knock(socketFolder: string): Promise<'answers' | 'not-yet' | 'silent'> {
  try {
    await (await connect(socketFolder)).end()
    return 'answers'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === '57P03') return 'not-yet'
    // Any other answer of the server, e.g. «too many connections», is an answer.
    return /^[0-9A-Z]{5}$/.test(code) && /^\d/.test(code) ? 'answers' : 'silent'
  }
}
