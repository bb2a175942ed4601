import type { SitePages } from '#plugs/site-pages'
import { exams } from '../tables.ts'

/** The pages of exams that everybody may take, for search engines. */
export const examPages: SitePages = {
  name: 'exams',
  async pages(db, most) {
    const rows = await exams(db)
      .selectFrom('exams.exams')
      .select(['slug', 'changed_at as changedAt'])
      .where('published_at', 'is not', null)
      .where('price', 'is not', null)
      .where('slug', 'is not', null)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most - 1)
      .execute()
    return [
      { path: '/exams', changedAt: null },
      ...rows.map(({ slug, changedAt }) => ({ path: `/exams/${slug}`, changedAt })),
    ]
  },
}
