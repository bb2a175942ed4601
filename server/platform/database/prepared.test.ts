import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, lens, openDatabase, prepared, transaction, withCommit } from '#platform/database'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { recordSql } from '#server/testing/recorded-sql'

interface Numbers {
  readonly 'pg_catalog.pg_class': { readonly relname: string; readonly relpages: number }
}

const numbers = lens<Numbers>()
let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
let db: Db

beforeAll(async () => {
  database = await aDatabase()
  opened = openDatabase({ url: database.url, prepare: true, connections: 2 }, () => undefined)
  db = opened.db
})
afterAll(async () => {
  await opened.close()
  await database.close()
})

test('a query is written once and asked with other values each time', async () => {
  let written = 0
  const sum = prepared((on, { a, b }: { a: number; b: number }) => {
    written++
    return numbers(on).selectNoFrom(sql<number>`${a}::int + ${b}::int`.as('sum'))
  })
  const statements = await recordSql(async () => {
    expect(await sum(db, { a: 1, b: 2 })).toEqual([{ sum: 3 }])
    expect(await sum(db, { b: 20, a: 10 })).toEqual([{ sum: 30 }])
  })
  expect(written).toBe(1)
  expect(statements.map(({ values }) => values)).toEqual([
    [1, 2],
    [10, 20],
  ])
  expect(new Set(statements.map(({ name }) => name)).size).toBe(1)
})

test('each shape is a text of its own, and constants stay', async () => {
  const one = prepared((on, { name }: { name: string }, shape: 'that' | 'other') =>
    numbers(on)
      .selectFrom('pg_catalog.pg_class')
      .select('relname')
      .where('relname', shape === 'that' ? '=' : '<>', name)
      .orderBy('relname')
      .limit(1),
  )
  expect(await one(db, { name: 'pg_class' }, 'that')).toEqual([{ relname: 'pg_class' }])
  expect(await one(db, { name: 'pg_class' }, 'other')).not.toEqual([{ relname: 'pg_class' }])
  expect(await one(db, { name: 'pg_type' }, 'that')).toEqual([{ relname: 'pg_type' }])
})

test('what is written with sql is a text of its own, with a list as one value', async () => {
  const among = prepared(
    (_on, { id, ids }: { id: number; ids: readonly number[] }) =>
      sql<{ isThere: boolean }>`select ${id}::int = any(${ids}::int[]) as "isThere"`,
  )
  expect(await among(db, { id: 2, ids: [1, 2] })).toEqual([{ isThere: true }])
  expect(await among(db, { id: 2, ids: [] })).toEqual([{ isThere: false }])
})

test('one that is not sent yet goes with the commit, with its own values', async () => {
  const set = prepared(
    (_on, { value }: { value: string }) => sql`select set_config('arvand.last', ${value}, true)`,
  )
  const statements = await recordSql(() =>
    transaction(db, async (tx) => {
      withCommit(tx, set.unsent(tx, { value: 'one' }))
      withCommit(tx, set.unsent(tx, { value: 'two' }))
    }),
  )
  const sent = statements.filter(({ text }) => text.includes('arvand.last'))
  expect(sent.map(({ values }) => values)).toEqual([['one'], ['two']])
})

test('inside a transaction it is asked there', async () => {
  const here = prepared((on, { of }: { of: string }) =>
    numbers(on).selectNoFrom(sql<string | null>`current_setting(${of}::text, true)`.as('kept')),
  )
  const inside = await transaction(db, async (tx) => {
    await sql`select set_config('arvand.kept', 'here', true)`.execute(tx as never)
    return here(tx, { of: 'arvand.kept' })
  })
  expect(inside).toEqual([{ kept: 'here' }])
  expect(await here(db, { of: 'arvand.kept' })).not.toEqual([{ kept: 'here' }])
})

test('a value that is missing, or places taken in a lump, are mistakes', async () => {
  const wanting = prepared((on, { a }: { a?: number }) => numbers(on).selectNoFrom(sql`${a}::int`.as('a')))
  await expect(wanting(db, {})).rejects.toThrow('its a')
  const lump = prepared((on, { ...all }: { a: number }) =>
    numbers(on).selectNoFrom(sql`${all.a}::int`.as('a')),
  )
  await expect(lump(db, { a: 1 })).rejects.toThrow('by their names')
})
