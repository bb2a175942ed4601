import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { openRateLimits } from '#platform/rate-limits'
import { aDatabase, type TestDatabase } from '#server/testing/database'

let database: TestDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

/**
 * How many prepared statements stay on a connection after one query of ours and one of a library that names its own.
 */
async function keptBy(prepare: boolean): Promise<number> {
  const { pool, close } = openDatabase({ url: database.url, prepare, connections: 1 }, () => undefined)
  await pool.query('select $1::int', [7])
  const rule = { name: `kept ${prepare}`, times: 2, seconds: 60 }
  await openRateLimits(pool, false).take(rule, 'somebody')
  const { rows } = await pool.query<{ kept: number }>(
    'select count(*)::int as kept from pg_prepared_statements',
  )
  await close()
  return rows[0]?.kept ?? 0
}

test('without prepared statements a connection keeps none, whoever asks', async () => {
  expect(await keptBy(true)).toBeGreaterThanOrEqual(2)
  expect(await keptBy(false)).toBe(0)
})
