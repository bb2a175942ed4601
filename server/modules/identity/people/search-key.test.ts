import { withSignsAtNames } from '@arvand/persian/clean-text'
import { searchKey } from '@arvand/persian/text'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '#server/testing/database'

let database: TestDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const keysInSql = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await database.pool.query<{ key: string }>(
    'select platform.search_key(words) as key from unnest($1::text[]) with ordinality as given (words, place) order by place',
    [texts],
  )
  return rows.map(({ key }) => key)
}

const samples = [
  'سارا محمدی',
  'علي كاظمي',
  'مي‌روم به خانهٔ آقای مؤمنی',
  'ۀهٔةﻻﷲ ﷼',
  '۱۲۳٤٥٦789',
  'كِتابُ الصَّلاةِ',
  'Straße ΣΊΣΥΦΟΣ İstanbul ǅ ﬁ',
  '  دو  فاصله\u00a0و\tسطر\nتازه  ',
  'e\u0301cole E\u0301cole',
  '👩🏽‍🏫 کلاس 🇮🇷',
  'می‌روم، نمی‌دانم؛ می می نمی روم می',
  'کتاب‌ها و کتاب هایی، ها هاي «ها»',
  'نامه‌ی من، نامه ی ی ها ی',
]

test('the search key of the database is that of persian/text', async () => {
  expect(await keysInSql(samples)).toEqual(samples.map(searchKey))
})

// Characters of Persian and Latin names and titles; other scripts have case rules of their own.
const letters = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0x600, max: 0x6ff }) },
  { weight: 2, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
  { weight: 1, arbitrary: fc.integer({ min: 0x200b, max: 0x200f }) },
  { weight: 1, arbitrary: fc.integer({ min: 0xfb50, max: 0xfdff }) },
  { weight: 1, arbitrary: fc.integer({ min: 0xfe70, max: 0xfeff }) },
  { weight: 1, arbitrary: fc.integer({ min: 0x01, max: 0xff }) },
)
const words = fc.array(letters, { maxLength: 40 }).map((codes) => String.fromCodePoint(...codes))

// What belongs together is told by words, which letters at random seldom are.
const parts = fc.array(
  fc.constantFrom('می', 'نمی', 'ها', 'های', 'ی', 'نامه', 'رو', 'ه', '، ', ' ', '\u200c'),
  {
    maxLength: 12,
  },
)

test('and so it is for verbs, plurals and ezafes in any order', async () => {
  const some = fc.array(
    parts.map((words) => words.join(' ')),
    { minLength: 50, maxLength: 50 },
  )
  await fc.assert(
    fc.asyncProperty(some, async (texts) => {
      const keys = texts.map(searchKey)
      expect(await keysInSql(texts)).toEqual(keys)
      expect(keys.map(searchKey)).toEqual(keys)
    }),
    { numRuns: 20 },
  )
})

test('and so it is for any text of these letters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 50, maxLength: 50 }), async (texts) => {
      expect(await keysInSql(texts)).toEqual(texts.map(searchKey))
    }),
    { numRuns: 40 },
  )
})

test('signs of names are marked in the database as in persian/clean-text, and a mark is not doubled', async () => {
  const titles = [
    'برنامه‌نویسی با C++ و .NET',
    'C#',
    'دورهٔ C++20',
    'ASP.NET',
    'ب.C',
    'F# و R',
    'Notepad++، 3.5 و .5',
  ]
  const marked = titles.map(withSignsAtNames)
  for (const given of [titles, marked]) {
    const { rows } = await database.pool.query<{ title: string }>(
      'select platform.with_signs_at_names(words) as title from unnest($1::text[]) with ordinality as given (words, place) order by place',
      [given],
    )
    expect(rows.map(({ title }) => title)).toEqual(marked)
  }
})
