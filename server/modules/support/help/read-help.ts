import { type HelpCategory, helpCategory } from '@arvand/contracts/help'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { fitOf, keyOf, likeOf } from '#platform/search'
import { wholeList } from '#platform/whole-list'
import { support } from '../tables.ts'

/** The versions that readers see. */
const shown = (db: Db) =>
  support(db)
    .selectFrom('support.help_articles as a')
    .innerJoin('support.help_versions as v', (on) =>
      on.onRef('v.article_id', '=', 'a.id').onRef('v.number', '=', 'a.live_number'),
    )
    .select(['a.slug', 'a.category', 'v.title', 'v.summary'])

/** Categories in the order of the page; each keeps its own order. */
export const inOrder = <Row extends { readonly category: HelpCategory }>(rows: readonly Row[]): Row[] =>
  helpCategory.options.flatMap((category) => rows.filter((row) => row.category === category))

const everyCategory = [...helpCategory.options]

const listed = (db: Db, categories: HelpCategory[]) =>
  shown(db).where('a.category', 'in', categories).orderBy('a.category').orderBy('a.position').orderBy('a.id')

export const listHelp = async (db: Db) => wholeList(inOrder(await listed(db, everyCategory).execute()))

const mostOthers = 4

/** A published help article, and others of its category. */
export async function showHelp(db: Db, slug: string) {
  const row = await shown(db)
    .select(['a.id', 'v.body', 'a.published_at', 'v.at as changedAt'])
    .where('a.slug', '=', slug)
    .executeTakeFirst()
  if (!row) return refuse('support.unknown-help')
  const { published_at, ...article } = row
  const others = await listed(db, [row.category]).where('a.slug', '<>', slug).limit(mostOthers).execute()
  return { article: { ...article, publishedAt: published_at ?? row.changedAt }, others }
}

/** The published versions with their keys. Whole: there are two hundred of them at most. */
export const searched = (db: Db) =>
  shown(db)
    .select('a.id')
    .where('a.category', 'in', everyCategory)
    .select([
      keyOf(sql`v.title`).as('title_key'),
      sql<string>`' ' || v.words_key || ' ' || platform.joined_search_key(v.title) || ' '`.as('all_key'),
    ])

/** A search shows so many at most. */
export const mostFound = 20

export const searchedKeys = { title: sql<string>`o.title_key`, all: sql<string>`o.all_key` }

/**
 * Articles that hold at least half of the words, those with most of them first: a question is asked in a sentence,
 * whose every word no article has.
 */
export async function searchHelp(db: Db, q: string, most: number) {
  const words = neededWords(searchWords(q)).slice(0, 12)
  if (words.join('').length < 2) return wholeList([])
  const held = sql<number>`(${sql.join(
    words.map((word) => sql`case when ${searchedKeys.all} like ${likeOf(word)} then 1 else 0 end`),
    sql` + `,
  )})`
  const rows = await support(db)
    .selectFrom(searched(db).as('o'))
    .select(['o.slug', 'o.category', 'o.title', 'o.summary'])
    .where(held, '>=', Math.ceil(words.length / 2))
    .orderBy(held, 'desc')
    .orderBy(fitOf(searchedKeys, words), 'desc')
    .orderBy('o.slug')
    .limit(most)
    .execute()
  return wholeList(rows)
}
