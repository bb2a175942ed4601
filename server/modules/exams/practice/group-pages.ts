import type { SitePages } from '#plugs/site-pages'
import { exams } from '../tables.ts'

/** The pages of groups of sample questions, for search engines. */
export const groupPages: SitePages = {
  name: 'sample-questions',
  async pages(db, most) {
    const rows = await exams(db)
      .selectFrom('exams.practice_groups')
      .select(['slug', 'changed_at as changedAt'])
      .where('published_at', 'is not', null)
      .where('slug', 'is not', null)
      .orderBy('published_at', 'desc')
      .limit(most)
      .execute()
    return [
      { path: '/sample-questions', changedAt: null },
      ...rows.map(({ slug, changedAt }) => ({ path: `/sample-questions/${slug}`, changedAt })),
    ]
  },
}
