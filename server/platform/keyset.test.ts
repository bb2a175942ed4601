import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { type Db, lens } from './database.ts'
import {
  asc,
  desc,
  keysetPage,
  keysetQuery,
  newestFirst,
  type Page,
  pageOfSorted,
  preparedKeysetPage,
} from './keyset.ts'

interface Row {
  readonly id: string
  readonly at: string
  readonly day: string
  readonly number: number
  readonly text: string
  readonly flag: boolean
}

const lists = lens<{ 'platform.list': Row }>()
let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await aDatabase()
  db = database.db
  await database.pool.query(`create table platform.list (id uuid primary key, at timestamptz not null,
    day date not null, number integer not null, text text not null, flag boolean not null)`)
})
afterAll(() => database.close())

async function fill(rows: readonly Row[]) {
  await database.pool.query('truncate platform.list')
  if (rows.length > 0)
    await lists(db)
      .insertInto('platform.list')
      .values([...rows])
      .execute()
}

const all = () => lists(db).selectFrom('platform.list').selectAll()

/** All ids in the order of the pages; no page has more than ten. */
async function walk(page: (cursor: string | undefined) => Promise<Page<{ id: string }>>): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await page(cursor)
    expect(items.length).toBeLessThanOrEqual(10)
    ids.push(...items.map(({ id }) => id))
    cursor = nextCursor ?? undefined
    if (cursor !== undefined) expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/)
  } while (cursor !== undefined)
  return ids
}

/** Few distinct values, so that most rows are equal in most columns; instants differ by a microsecond. */
const someRows = fc.uniqueArray(
  fc.record({
    id: fc.uuid({ version: 7 }),
    at: fc.constantFrom(
      '2026-11-20T09:00:00.000001Z',
      '2026-11-20T09:00:00.000002Z',
      '2026-11-20T09:00:00.5Z',
    ),
    day: fc.constantFrom('2026-11-20', '2026-11-21'),
    number: fc.constantFrom(-1, 0, 7),
    text: fc.constantFrom('', 'الف', 'پ', '"\\', 'ی'),
    flag: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 45 },
)
const someColumns = fc
  .tuple(
    fc.subarray([
      ['at', 'instant'],
      ['day', 'day'],
      ['number', 'integer'],
      ['text', 'text'],
      ['flag', 'boolean'],
    ] as const),
    fc.array(fc.constantFrom(asc, desc), { minLength: 6, maxLength: 6 }),
  )
  .map(([columns, to]) =>
    [...columns, ['id', 'uuid'] as const].map(([by, type], at) => (to[at] ?? asc)(by, type)),
  )

test('paging gives every row once and in order, whatever the columns and the number of rows', async () => {
  await fc.assert(
    fc.asyncProperty(someRows, someColumns, async (rows, columns) => {
      await fill(rows)
      const whole = columns.reduce((query, { by, direction }) => query.orderBy(by, direction), all())
      const inOrder = (await whole.execute()).map(({ id }) => id)
      expect(await walk((cursor) => keysetPage(all(), columns, cursor))).toEqual(inOrder)
    }),
    { numRuns: 60 },
  )
})

test('rows that come and go between two pages move no other row', async () => {
  const idOf = (n: number) => `018f0000-0000-7000-8000-00000000${n + 2000}`
  const at = '2026-11-20T09:00:00Z'
  const rowOf = (n: number): Row => ({ id: idOf(n), at, day: '2026-11-20', number: n, text: '', flag: true })
  await fill(Array.from({ length: 21 }, (_, n) => rowOf(n)))
  const page = (cursor?: string) => keysetPage(all(), [asc('number', 'integer')], cursor)
  const first = await page()
  await lists(db).insertInto('platform.list').values(rowOf(-1)).execute()
  await lists(db).deleteFrom('platform.list').where('number', 'in', [4, 9]).execute()
  const second = await page(first.nextCursor ?? '')
  expect(second.items.map(({ number }) => number)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  expect((await page(second.nextCursor ?? '')).items).toHaveLength(1)
})

test('a query whose text is written once pages the same', async () => {
  const prepared = preparedKeysetPage(
    (database: Db, { least }: { readonly least: number }, flag: 'set' | 'any') => {
      const rows = lists(database).selectFrom('platform.list').selectAll().where('number', '>=', least)
      return flag === 'set' ? rows.where('flag', '=', true) : rows
    },
    [asc('day', 'day'), ...newestFirst('at', 'id')],
  )
  await fc.assert(
    fc.asyncProperty(someRows, async (rows) => {
      await fill(rows)
      for (const flag of ['set', 'any'] as const)
        expect(await walk((cursor) => prepared(db, { least: 0 }, cursor, flag))).toEqual(
          await walk((cursor) => {
            const query = all().where('number', '>=', 0)
            const wanted = flag === 'set' ? query.where('flag', '=', true) : query
            return keysetPage(wanted, [asc('day', 'day'), ...newestFirst('at', 'id')], cursor)
          }),
        )
    }),
    { numRuns: 10 },
  )
})

test('rows that are at hand page the same', async () => {
  await fc.assert(
    fc.asyncProperty(someRows, async (rows) => {
      const columns = [desc(({ number }: Row) => number, 'integer'), asc(({ id }: Row) => id)]
      const ids = await walk(async (cursor) => pageOfSorted(rows, columns, cursor))
      const inOrder = rows.toSorted((a, b) => b.number - a.number || (a.id < b.id ? -1 : 1))
      expect(ids).toEqual(inOrder.map(({ id }) => id))
    }),
  )
})

const write = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url')
const id = '018f0000-0000-7000-8000-000000000001'
const at = '2026-11-20T09:00:00.000000Z'

test.each([
  'x',
  '',
  'bnVsbA',
  write({ 0: at, 1: id }),
  write([]),
  write([at]),
  write([at, id, id]),
  write([id, at]),
  write([null, id]),
  write([at, "' or true --"]),
  write(['2026-11-20', id]),
  write(['2026-02-30T09:00:00.000000Z', id]),
  write(['0000-11-20T09:00:00.000000Z', id]),
  write(['2026-11-20T09:00:00.000000+23:59', id]),
])('the cursor «%s» is refused with a sentence', async (cursor) => {
  await expect(keysetPage(all(), newestFirst('at', 'id'), cursor)).rejects.toMatchObject({
    code: 'request.invalid',
  })
})

test.each([
  ['integer', 1e300],
  ['integer', 1.5],
  ['text', 'a\0b'],
  ['day', '0000-01-01'],
  ['boolean', 1],
] as const)('no %s is %j', async (type, value) => {
  const columns = [asc('number' as const, type)]
  await expect(keysetPage(all(), columns, write([value]))).rejects.toMatchObject({ code: 'request.invalid' })
})

test('numbers beyond the column are after or before all of it', async () => {
  await fill([{ id, at, day: '2026-11-20', number: 1, text: '', flag: true }])
  const page = (value: number) => keysetPage(all(), [asc('number', 'integer')], write([value]))
  expect((await page(Number.MAX_SAFE_INTEGER)).items).toEqual([])
  expect((await page(Number.MIN_SAFE_INTEGER)).items).toHaveLength(1)
})

test('columns of one direction are one range of their index, and stay one where the direction turns', async () => {
  await database.pool.query(`
    create index list__newest on platform.list (at desc, id desc);
    create index list__turning on platform.list (number desc, id);
    insert into platform.list select gen_random_uuid(), now() - n * interval '1 minute', now(), n, '', true
      from generate_series(1, 2000) as n;
    analyze platform.list`)
  const planOf = async (query: { compile(): { sql: string; parameters: readonly unknown[] } }) => {
    const { sql: text, parameters } = query.compile()
    const { rows } = await database.pool.query(`explain ${text}`, [...parameters])
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
  }
  const newest = await planOf(keysetQuery(all(), newestFirst('at', 'id'), [at, id]))
  expect(newest).toMatch(/Index Cond: \(ROW\(at, id\) < ROW\(/)
  const turning = await planOf(keysetQuery(all(), [desc('number', 'integer'), asc('id')], [7, id]))
  expect(turning).toMatch(/list__turning[\s\S]*Index Cond: \(number <= /)
  expect(`${newest}${turning}`).not.toMatch(/Sort|Seq Scan/)
})

test('a column that is null is a fault of the list, not an end of it', async () => {
  const columns = [asc(sql`nullif(number, number)`, 'integer'), asc('id' as const)]
  await expect(keysetPage(all(), columns, undefined)).rejects.toThrow('sorted by a column that is null')
})
