import type { SitePages } from '#plugs/site-pages'
import { live } from '../tables.ts'

/** The pages of webinars, for search engines; cancelled ones are left out. */
export const webinarPages: SitePages = {
  name: 'webinars',
  async pages(db, most) {
    const rows = await live(db)
      .selectFrom('live.webinars')
      .select(['slug', 'changed_at as changedAt'])
      .where('state', 'in', ['published', 'live', 'ended'])
      .orderBy('starts_at', 'desc')
      .limit(most)
      .execute()
    return [
      { path: '/webinars', changedAt: null },
      ...rows.map(({ slug, changedAt }) => ({ path: `/webinars/${slug}`, changedAt })),
    ]
  },
}
