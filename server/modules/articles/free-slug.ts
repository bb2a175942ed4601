import { toLatinDigits } from '@arvand/persian/digits'
import slugify from '@sindresorhus/slugify'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { articles } from './tables.ts'

/** Addresses below `/articles` that are no articles. */
const reserved = new Set(['rss'])

/** An address that no article has: made of the title, with a random suffix when that one is taken. */
export async function freeSlug(tx: Tx, title: string): Promise<string> {
  const wished = latinOf(title) || 'article'
  return (await isTaken(tx, wished)) ? suffixed(wished) : wished
}

/** An address that no series has. */
export async function freeSeriesSlug(tx: Tx, title: string): Promise<string> {
  const wished = latinOf(title) || 'series'
  await lockSlug(tx, `series/${wished}`)
  const row = await articles(tx)
    .selectFrom('articles.series')
    .select('id')
    .where('slug', '=', wished)
    .executeTakeFirst()
  return row ? suffixed(wished) : wished
}

const latinOf = (title: string): string =>
  slugify(toLatinDigits(title).replaceAll('\u200c', ' '), { preserveCharacters: [] })
    .slice(0, 60)
    .replace(/-$/, '')

const suffixed = (slug: string): string => `${slug}-${newId().slice(-6)}`

/** Who takes the same address at this moment waits for the commit. */
const lockSlug = (tx: Tx, slug: string) =>
  sql`select pg_advisory_xact_lock(hashtext('articles.slug'), hashtext(${slug}))`.execute(articles(tx))

/** Whether another article has this address. */
export async function isTaken(tx: Tx, slug: string): Promise<boolean> {
  if (reserved.has(slug)) return true
  await lockSlug(tx, slug)
  const row = await articles(tx)
    .selectFrom('articles.articles')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}
