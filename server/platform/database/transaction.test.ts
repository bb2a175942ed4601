import { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Db, lens, openDatabase, prepared, transaction, withCommit } from '#platform/database'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { unseal } from './sealed.ts'

interface Tables {
  readonly numbers: { readonly number: number }
}

const numbers = lens<Tables>()
let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
let db: Db

beforeAll(async () => {
  database = await aDatabase()
  opened = openDatabase({ url: database.url, prepare: true, connections: 2 }, () => undefined)
  db = opened.db
  await sql`create table numbers (number int primary key)`.execute(unseal(db))
})
afterAll(async () => {
  await opened.close()
  await database.close()
})
beforeEach(async () => {
  await numbers(db).deleteFrom('numbers').execute()
})

const add = (on: Db, number: number) => numbers(on).insertInto('numbers').values({ number })
const all = async () =>
  (await numbers(db).selectFrom('numbers').select('number').orderBy('number').execute()).map(
    ({ number }) => number,
  )

/** How often `work` writes to a socket. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  using one = vi.spyOn(Socket.prototype, '_write')
  using several = vi.spyOn(Socket.prototype, '_writev')
  await work()
  return one.mock.calls.length + several.mock.calls.length
}

test('statements asked together are one write, with begin and with the statements of the commit', async () => {
  const writes = await writesOf(() =>
    transaction(db, async (tx) => {
      await Promise.all([add(tx, 1).execute(), add(tx, 2).execute(), add(tx, 3).execute()])
      withCommit(tx, add(tx, 4))
    }),
  )
  expect(writes).toBe(2)
  expect(await all()).toEqual([1, 2, 3, 4])
})

test('one that fails of several is told, and nothing of the transaction is stored', async () => {
  const twice = transaction(db, (tx) =>
    Promise.all([add(tx, 1).execute(), add(tx, 1).execute(), add(tx, 2).execute()]),
  )
  await expect(twice).rejects.toThrow(/duplicate key/)
  expect(await all()).toEqual([])
})

test('one that goes with the commit and fails is told by its own reason, and nothing is stored', async () => {
  const twice = transaction(db, async (tx) => {
    await add(tx, 1).execute()
    withCommit(tx, add(tx, 1))
    withCommit(tx, add(tx, 2))
  })
  await expect(twice).rejects.toThrow(/duplicate key/)
  expect(await all()).toEqual([])
})

test('work that fails sends nothing with a commit', async () => {
  const failed = transaction(db, async (tx) => {
    await add(tx, 1).execute()
    withCommit(tx, add(tx, 2))
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await all()).toEqual([])
  expect(() => withCommit(db as never, add(db, 1))).toThrow('only a transaction commits')
})

test('a handle that outlives its transaction asks nothing', async () => {
  const outlived = await transaction(db, async (tx) => ({ tx }))
  await expect(add(outlived.tx, 1).execute()).rejects.toThrow('the transaction is over already')
})

test('a transaction that asks nothing leaves its connection as it was', async () => {
  expect(await transaction(db, async () => 7)).toBe(7)
  await add(db, 5).execute()
  expect(await all()).toEqual([5])
})

test('prepared queries asked together share a write and a connection, and each fails by itself', async () => {
  const over = prepared((on, { by }: { by: number }) =>
    numbers(on).selectNoFrom(sql<number>`12 / ${by}::int`.as('quotient')),
  )
  await over(db, { by: 1 })
  const asked = () => Promise.allSettled([over(db, { by: 3 }), over(db, { by: 0 }), over(db, { by: 4 })])
  expect(await writesOf(asked)).toBe(1)
  expect(await asked()).toMatchObject([
    { value: [{ quotient: 4 }] },
    { reason: { message: 'division by zero' } },
    { value: [{ quotient: 3 }] },
  ])
})
