import { readConfig } from '../../server/config.ts'
import { listCourses } from '../../server/modules/courses/catalogue/list-courses.ts'
import { openDatabase } from '../../server/platform/database.ts'
import { recordSql, type Statement } from '../../server/testing/recorded-sql.ts'

/**
 * `DATABASE_URL=… node tests/load/catalogue.ts`: how long the database works for pages of the catalogue, in a database
 * filled with DEMO_SCALE. The times are the database's own (planning and execution of each statement), the least of
 * many runs, so that other work on the machine does not count.
 */

const runs = 25
const { url } = readConfig().database
if (!url) throw new Error('DATABASE_URL names the database to ask')
const { db, pool, close } = openDatabase({ url, prepare: true, connections: 1 }, console.error)

async function deepCursor(): Promise<string> {
  let cursor: string | undefined
  for (let page = 0; page < 100; page++)
    cursor =
      (await listCourses(db, { sort: 'popular', ...(cursor ? { cursor } : {}) })).nextCursor ?? undefined
  return cursor ?? ''
}

const asks = {
  'first page': {},
  'page 101': { sort: 'popular', cursor: await deepCursor() },
  'a facet': { category: 'literature', level: 'advanced' },
  'three facets': { category: 'music', level: 'beginner', price: 'free', sort: 'rating' },
  'search, many hits': { q: 'ریاضی' },
  'search, two words': { q: 'برنامه‌نویسی پایتون' },
  'search, joined': { q: 'برنامهنویسی' },
  'search, misspelt with Arabic ye': { q: 'ريازي' },
  'search, nothing near': { q: 'کشاورزی دیم' },
} as const

for (const [name, ask] of Object.entries(asks)) {
  const statements = await recordSql(async () => void (await listCourses(db, ask)))
  const times = await Promise.all(statements.map(timeOf))
  const sum = times.reduce((total, time) => total + time, 0)
  console.log(
    `${name.padEnd(34)} ${String(statements.length).padStart(2)} questions ${sum.toFixed(2).padStart(7)} ms`,
  )
}
await close()

async function timeOf({ text, values = [] }: Statement): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const { rows } = await pool.query(`explain (analyze, timing off, format json) ${text}`, [...values])
    const [plan] = rows[0]['QUERY PLAN']
    times.push(plan['Planning Time'] + plan['Execution Time'])
  }
  return Math.min(...times)
}
