import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClock } from '#server/testing/clock'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { smsToOutbox } from './outbox/adapters.ts'
import { listOutbox } from './outbox/rows.ts'
import { platformWorkers } from './sweeps.ts'

let database: TestDatabase
const clock = new TestClock()
const day = 86_400

beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

async function sweep(): Promise<void> {
  const workers = platformWorkers({ db: database.db, pool: database.pool, clock })
  for (const one of workers) await one.run({} as never, new AbortController().signal)
}

test('what has had its day is forgotten, and nothing else', async () => {
  const { pool, db } = database
  const person = '018f0000-0000-7000-8000-000000000001'
  const insert = `insert into platform.requests values ($1, 'x', $2, '\\x00', '{}', $3, $4)`
  const ids = ['1', '2', '3'].map((n) => `018f0000-0000-7000-8000-00000000001${n}`)
  const now = clock.now()
  await pool.query(insert, [person, ids[0], now, new Date(now.getTime() + 1_000)])
  await pool.query(insert, [person, ids[1], now, new Date(now.getTime() + 2 * day * 1_000)])
  await pool.query(insert, [person, ids[2], now, null])
  await pool.query(`insert into platform.rate_limits values ('old', 1, $1), ('young', 1, $2)`, [
    now.getTime() + 1_000,
    now.getTime() + 40 * day * 1_000,
  ])
  await smsToOutbox(db, clock).send({ to: '+989121234567', text: 'کهنه' })

  clock.pass(day)
  await sweep()
  const left = await pool.query('select request_id from platform.requests order by request_id')
  expect(left.rows.map((row) => row.request_id)).toEqual([ids[1], ids[2]])
  const limits = await pool.query('select key from platform.rate_limits')
  expect(limits.rows).toEqual([{ key: 'young' }])
  expect(await listOutbox(db)).toHaveLength(1)

  clock.pass(30 * day)
  await smsToOutbox(db, clock).send({ to: '+989121234567', text: 'تازه' })
  await sweep()
  expect(await listOutbox(db)).toMatchObject([{ text: 'تازه' }])
})
