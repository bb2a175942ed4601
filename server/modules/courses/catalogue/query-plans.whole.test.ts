import { listCourses, showCourse } from '@arvand/contracts/home/courses'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { anApp, type TestApp } from '#server/testing/app'
import { recordSql } from '#server/testing/recorded-sql'
import { aCourse } from '#testing/courses'
import { fillCrowd } from '../../../../demo/courses/fill-crowd.ts'
import { type CoursesAsk, listCourses as list } from './list-courses.ts'
import { catalogue } from './tables.ts'

const titles = ['ریاضی یازدهم', 'برنامه‌نویسی با پایتون', 'شعر حافظ', 'نجوم رصدی', 'خوش‌نویسی نستعلیق']
const categories = ['mathematics', 'programming', 'literature', 'sciences', 'arts']
/** Editions of each course: 2,000 courses are enough to get the query plans of 10,000. */
const editions = 400

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
  for (const [at, title] of titles.entries())
    await aCourse(arvand, { slug: `course-${categories[at]}`, title, category: categories[at] ?? '' })
  await transaction(arvand.platform.db, (tx) => fillCrowd(tx, arvand.platform.clock.now(), editions))
  await arvand.database.pool.query(
    'insert into courses.words (word) select md5(n::text) from generate_series(1, 20000) as n',
  )
  await arvand.database.pool.query('vacuum analyze')
}, 120_000)
afterAll(() => arvand.close())

/** Tables of courses that PostgreSQL read from end to end, by its own count. */
function readWhole(ask: CoursesAsk): Promise<string[]> {
  return transaction(arvand.platform.db, async (tx) => {
    const reads = async () => {
      const { rows } = await sql<{ name: string; reads: string }>`
        select relname as name, seq_scan as reads from pg_stat_xact_user_tables
        where schemaname = 'courses' and relname in ('courses', 'words')
      `.execute(catalogue(tx))
      return new Map(rows.map(({ name, reads }) => [name, BigInt(reads)]))
    }
    const before = await reads()
    await list(tx, ask)
    const after = await reads()
    return [...after].filter(([name, count]) => count > (before.get(name) ?? 0n)).map(([name]) => name)
  })
}

const asks: readonly CoursesAsk[] = [
  {},
  { sort: 'popular' },
  { sort: 'rating' },
  { sort: 'title' },
  { sort: 'cheapest' },
  { sort: 'dearest', price: 'paid' },
  { category: 'arts' },
  { category: 'arts', sort: 'popular', level: 'advanced' },
  { price: 'paid' },
  { q: 'حافظ' },
  { q: 'برنامهنویسی پایتون', level: 'beginner' },
  { q: 'هافز' },
  { q: 'کشاورزی دیم' },
]

test.each(asks)('%j is answered by indexes', async (ask) => {
  expect(await readWhole(ask)).toEqual([])
})

test('a search is answered by indexes also when all courses have just changed', async () => {
  await arvand.database.pool.query('update courses.courses set learners = learners + 1')
  for (const q of ['حافظ', 'هافز']) expect(await readWhole({ q })).toEqual([])
})

test('and so is a deep page of each order', async () => {
  for (const sort of ['newest', 'popular', 'rating', 'title', 'cheapest', 'dearest'] as const) {
    let cursor: string | undefined
    for (let page = 0; page < 8; page++)
      cursor = (await list(arvand.platform.db, { sort, ...(cursor ? { cursor } : {}) })).nextCursor ?? ''
    expect([sort, await readWhole({ sort, cursor })]).toEqual([sort, []])
  }
})

test.each([
  // The page, the counts, the cards; without a sign-in there is no query for the session.
  [{}, 3],
  [{ q: 'حافظ' }, 2],
  // Words that no course holds: a query for the nearest words, then the same two queries again.
  [{ q: 'هافز' }, 4],
  // No near words either: there are no cards to read.
  [{ q: 'کشاورزی' }, 2],
])('a list of %j takes %i questions, however many courses there are', async (ask, most) => {
  const statements = await recordSql(async () => {
    expect((await arvand.call(listCourses, ask)).status).toBe(200)
  })
  expect(statements.length).toBeLessThanOrEqual(most)
})

test('the page of a course takes ten questions', async () => {
  const statements = await recordSql(async () => {
    expect((await arvand.call(showCourse, { slug: 'course-arts' })).status).toBe(200)
  })
  expect(statements.length).toBeLessThanOrEqual(10)
})
