import { dayAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import type { SitePages } from '#plugs/site-pages'
import { openJobs } from './jobs/job-queries.ts'
import { careers } from './tables.ts'

/** The pages of open jobs and of companies, for search engines. */
export const careerPages = (clock: Clock): SitePages => ({
  name: 'careers',
  async pages(db, most) {
    const jobs = await openJobs(db, dayAt(clock.now()))
      .select(['j.slug', 'j.published_at as changedAt'])
      .orderBy('j.published_at', 'desc')
      .orderBy('j.id', 'desc')
      .limit(most - 2)
      .execute()
    const companies = await careers(db)
      .selectFrom('careers.companies')
      .select(['slug', 'state_at as changedAt'])
      .where('state', '=', 'accepted')
      .orderBy('state_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most - 2 - jobs.length)
      .execute()
    return [
      { path: '/jobs', changedAt: jobs[0]?.changedAt ?? null },
      { path: '/companies', changedAt: null },
      ...jobs.map(({ slug, changedAt }) => ({ path: `/jobs/${slug}`, changedAt })),
      ...companies.map(({ slug, changedAt }) => ({ path: `/companies/${slug}`, changedAt })),
    ]
  },
})
