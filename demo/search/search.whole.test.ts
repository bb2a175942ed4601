import { search } from '@arvand/contracts/home/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { aFilledApp } from '../filled-app.ts'
import { madeSearches, type NamedThing } from './made-searches.ts'
import { reportOf, type SearchRow } from './report.ts'
import { writtenSearches } from './written-searches.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
afterAll(() => arvand.close())

const answerTo = async (q: string) => (await arvand.call(search, { q })).answer

/** Asks all searches of one kind; found: the address is among the first three. */
async function rowOf(
  kind: string,
  asked: readonly (readonly [q: string, href: string])[],
): Promise<SearchRow> {
  const missed: string[] = []
  for (const [q, href] of asked) {
    const { items } = await answerTo(q)
    if (!items.slice(0, 3).some((item) => item.href === href)) missed.push(`${q} → ${href}`)
  }
  return { kind, asked: asked.length, missed }
}

/** Published courses and paths, and teachers who have a page. */
async function namedThings(): Promise<NamedThing[]> {
  const { rows } = await arvand.database.pool.query<NamedThing>(
    `select '/courses/' || slug as href, title, title || ' ' || summary as all from courses.courses where state = 'published'
     union all select '/paths/' || slug, title, title || ' ' || summary from courses.paths where published_at is not null
     union all select '/teachers/' || handle, name, name from identity.teacher_pages
     order by href`,
  )
  return rows
}

/** Titles of what else is found; a word that stands in many of them is not rare. */
async function otherTitles(): Promise<string[]> {
  const { rows } = await arvand.database.pool.query<{ title: string }>(
    `select title from articles.published union all select title from live.webinars
     union all select title from careers.jobs union all select title from exams.exams`,
  )
  return rows.map(({ title }) => title)
}

const shareFound = ({ asked, missed }: SearchRow) => (asked - missed.length) / asked

test('what people type finds what they mean among the first three', async () => {
  const written: SearchRow[] = []
  for (const [kind, asked] of Object.entries(writtenSearches)) written.push(await rowOf(kind, asked))
  const made: SearchRow[] = []
  const searches = madeSearches(await namedThings(), await otherTitles())
  for (const [kind, asked] of Map.groupBy(searches, ({ kind }) => kind))
    made.push(
      await rowOf(
        kind,
        asked.map(({ q, href }) => [q, href] as const),
      ),
    )

  expect(written.flatMap(({ missed }) => missed)).toEqual([])
  expect(written.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThanOrEqual(40)
  for (const row of made) {
    expect(row.asked, row.kind).toBeGreaterThanOrEqual(38)
    expect(shareFound(row), `${row.kind}: ${row.missed.join(', ')}`).toBeGreaterThanOrEqual(0.95)
  }
  await expect(reportOf(written, made)).toMatchFileSnapshot('../../docs/search.md')
})

test('a word that is known stays as it is', async () => {
  const [hafez, memory, guitar] = [await answerTo('حافظ'), await answerTo('حافظه'), await answerTo('گیتار')]
  expect([hafez.corrected, hafez.items[0]?.href]).toEqual([null, '/courses/hafez'])
  expect([memory.corrected, memory.items[0]?.href]).toEqual([null, '/courses/git-basics'])
  expect(guitar).toMatchObject({ corrected: null, items: [] })
})
