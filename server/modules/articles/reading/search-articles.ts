import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, keyOf, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { articles } from '../tables.ts'

const keys = { title: sql<string>`o.title_key`, all: sql<string>`o.all_key` }

/** So many of the newest are searched. */
const mostSearched = 5_000

/** Published articles, by their words and their author. */
export const searchArticles = (db: Db): SearchSource => ({
  kind: 'article',
  seenBy: 'public',
  async find({ words }) {
    const { rows } = await sql<Found>`
      select o.id, o.title, o.text, '/articles/' || o.slug as href, 0 as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from (
        select a.id, a.slug, e.title, e.published_at, p.name || ' · ' || e.summary as text,
          ${keyOf(sql`e.title`)} as title_key,
          ' ' || e.words_key || ${keyOf(sql`p.name`)} || platform.joined_search_key(e.title) || ' ' as all_key
        from articles.published as e
          join articles.articles as a on a.id = e.article_id
          join identity.people as p on p.id = a.author_id
        order by e.published_at desc, e.article_id desc
        limit ${sql.lit(mostSearched)}
      ) as o
      where ${holdsAll(keys, words)}
      order by fit desc, o.published_at desc, o.id
      limit ${sql.lit(mostFound)}
    `.execute(articles(db))
    return rows
  },
})
