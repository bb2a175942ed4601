import type { SitePages } from '#plugs/site-pages'
import { articles } from '../tables.ts'
import { shownSeries } from './read-series.ts'

/** The pages of articles, for search engines. */
export const articlePages: SitePages = {
  name: 'articles',
  pages: async (db, most) => {
    const rows = await articles(db)
      .selectFrom('articles.published as e')
      .innerJoin('articles.articles as a', 'a.id', 'e.article_id')
      .select(['a.slug', 'e.changed_at as changedAt'])
      .orderBy('e.published_at', 'desc')
      .orderBy('e.article_id', 'desc')
      .limit(most)
      .execute()
    const series = await shownSeries(db).limit(most).execute()
    return [
      { path: '/articles', changedAt: rows[0]?.changedAt ?? null },
      { path: '/newsletter', changedAt: null },
      ...series.map(({ slug, changedAt }) => ({ path: `/articles/series/${slug}`, changedAt })),
      ...rows.map(({ slug, changedAt }) => ({ path: `/articles/${slug}`, changedAt })),
    ]
  },
}
