import { sql } from 'kysely'
import type { SitePages } from '#plugs/site-pages'
import { social } from './tables.ts'

/** A page with fewer posts is not worth a search engine's visit. */
const fewestPosts = 3

/** The pages of hashtags, for search engines: those of posts for everybody alone. */
export const topicPages: SitePages = {
  name: 'topics',
  async pages(db, most) {
    const rows = await social(db)
      .selectFrom('social.post_tags as tagged')
      .innerJoin('social.posts as post', 'post.id', 'tagged.post_id')
      .select([
        // As the oldest of its posts spells it, like the page's own links.
        sql<string>`(array_agg(tagged.title order by tagged.post_id))[1]`.as('title'),
        sql<Date>`max(post.at)`.as('changedAt'),
      ])
      .where('post.state', '=', 'shown')
      .where('post.visibility', '=', 'everyone')
      .groupBy('tagged.tag')
      .having(sql`count(*)`, '>=', fewestPosts)
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('tagged.tag')
      .limit(most)
      .execute()
    return rows.map(({ title, changedAt }) => ({ path: `/topics/${encodeURIComponent(title)}`, changedAt }))
  },
}
