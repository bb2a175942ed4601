import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from './database.ts'
import { recordSql } from './recorded-sql.ts'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await aDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

test('what others wait to ask is left out, even when the recorded work gives the connection free', async () => {
  const only = await pool.connect()
  const others = pool.query('select 2')
  const recorded = await recordSql(async () => {
    only.release()
    await pool.query('select 1')
  })
  await others
  expect(recorded.map(({ text }) => text)).toEqual(['select 1'])
})
