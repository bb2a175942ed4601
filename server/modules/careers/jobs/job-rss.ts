import { siteName } from '@arvand/contracts/site-name'
import { dayAt } from '@arvand/persian/zone'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { mostRssItems, sendRss } from '#platform/rss'
import type { CareersDeps } from '../deps.ts'
import { openJobs } from './job-queries.ts'

/** The newest open jobs for feed readers. */
export const jobRss =
  ({ db, clock, publicUrl: { origin } }: Pick<CareersDeps, 'db' | 'clock' | 'publicUrl'>) =>
  (app: FastifyInstance): void => {
    app.get('/rss/jobs', async (_request, reply) => {
      const rows = await openJobs(db, dayAt(clock.now()))
        .select(['j.slug', 'j.title', 'j.city', 'c.name', sql<Date>`j.published_at`.as('at')])
        .orderBy('j.published_at', 'desc')
        .orderBy('j.id', 'desc')
        .limit(mostRssItems)
        .execute()
      return sendRss(reply, {
        ...{ title: `فرصت‌های شغلی تازهٔ ${siteName()}`, link: `${origin}/jobs` },
        description: 'آگهی‌های شغلیِ باز شرکت‌ها',
        items: rows.map(({ slug, title, city, name, at }) => ({
          ...{ title, link: `${origin}/jobs/${slug}`, at: new Date(at), author: name },
          text: [name, city].filter(Boolean).join('، '),
        })),
      })
    })
  }
