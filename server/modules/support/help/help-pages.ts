import type { SitePages } from '#plugs/site-pages'
import { support } from '../tables.ts'

/** The pages of help, for search engines. */
export const helpPages: SitePages = {
  name: 'help',
  pages: async (db, most) => {
    const rows = await support(db)
      .selectFrom('support.help_articles as a')
      .innerJoin('support.help_versions as v', (on) =>
        on.onRef('v.article_id', '=', 'a.id').onRef('v.number', '=', 'a.live_number'),
      )
      .select(['a.slug', 'v.at as changedAt'])
      .orderBy('a.category')
      .orderBy('a.position')
      .orderBy('a.id')
      .limit(most)
      .execute()
    const last = rows.map(({ changedAt }) => changedAt).toSorted((one, other) => +other - +one)[0]
    return [
      { path: '/help', changedAt: last ?? null },
      ...rows.map(({ slug, changedAt }) => ({ path: `/help/${slug}`, changedAt })),
    ]
  },
}
