import { skeletonOf } from '@arvand/persian/finglish'
import { soundOf } from '@arvand/persian/near-words'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, transaction } from '#platform/database'
import { correctWords } from '#platform/search'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { catalogue } from './tables.ts'
import { courseVocabulary } from './vocabulary.ts'

const words = [
  'حافظ',
  'پایتون',
  'شاهنامه',
  'قطب',
  'خواندن',
  'ژرف',
  'چشم',
  'غزل',
  'ذره',
  'ثلث',
  'عدد',
  'ضرب',
  'گام',
]

let database: TestDatabase
beforeAll(async () => {
  database = await aDatabase()
  await database.pool.query(
    'insert into courses.words (word) select md5(n::text) from generate_series(1, 5000) as n',
  )
  await database.pool.query('insert into courses.words (word) select unnest($1::text[])', [words])
  await database.pool.query('vacuum analyze courses.words')
})
afterAll(() => database.close())

test('sounds and skeletons are the same in the database as in code', async () => {
  const { rows } = await database.pool.query(
    'select word, sound, skeleton from courses.words where word = any($1)',
    [words],
  )
  expect(rows).toHaveLength(words.length)
  for (const { word, ...told } of rows)
    expect({ word, ...told }).toEqual({ word, sound: soundOf(word), skeleton: skeletonOf(word) })
})

/** How often PostgreSQL read all words, by its own count. */
async function readWhole(tx: Db): Promise<string | undefined> {
  const { rows } = await sql<{ reads: string }>`
    select seq_scan as reads from pg_stat_xact_user_tables where schemaname = 'courses' and relname = 'words'
  `.execute(catalogue(tx))
  return rows[0]?.reads
}

test('misspelt words are corrected by indexes alone', async () => {
  await transaction(database.db, async (tx) => {
    const before = await readWhole(tx)
    expect(await correctWords([courseVocabulary(tx)], 'هافز پایطون shahname')).toEqual([
      'حافظ',
      'پایتون',
      'شاهنامه',
    ])
    expect(await correctWords([courseVocabulary(tx)], 'حافظ پای')).toBeNull()
    expect(await readWhole(tx)).toBe(before)
  })
})
