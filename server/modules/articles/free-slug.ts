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
  const latin = slugify(toLatinDigits(title).replaceAll('\u200c', ' '), { preserveCharacters: [] })
  const wished = latin.slice(0, 60).replace(/-$/, '') || 'article'
  return (await isTaken(tx, wished)) ? `${wished}-${newId().slice(-6)}` : wished
}

/** Whether another article has this address. Who takes the same one at this moment waits for the commit. */
export async function isTaken(tx: Tx, slug: string): Promise<boolean> {
  if (reserved.has(slug)) return true
  await sql`select pg_advisory_xact_lock(hashtext('articles.slug'), hashtext(${slug}))`.execute(articles(tx))
  const row = await articles(tx)
    .selectFrom('articles.articles')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}
