import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { lockNumbers } from './lock-numbers.ts'

const askEveryMs = 100

/**
 * Waits until no other process is making tables, queues and demo data in this database. Returns a function that
 * releases the lock. The lock belongs to a transaction, so that it cannot stay behind on a pooler's connection.
 */
export async function lockStart(
  url: string,
  say: (sentence: string) => void,
  calledOff: AbortSignal,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, application_name: 'arvand-start' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    for (let waited = false; !(await isOurs(client)); waited = true) {
      if (!waited) say('Another process is starting on this database; waiting for it…')
      await delay(askEveryMs, undefined, { signal: calledOff })
    }
  } catch (error) {
    await client.end()
    throw error
  }
  return () => client.end()
}

async function isOurs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_xact_lock($1) as ours', [
    lockNumbers.start,
  ])
  return rows[0]?.ours === true
}
