import { siteName } from '@arvand/contracts/site-name'
import { formatDateTime } from '@arvand/persian/format-date'
import type { FastifyInstance } from 'fastify'
import { mostRssItems, sendRss } from '#platform/rss'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'

/** The webinars to come for feed readers, the next first; each says when it begins. */
export const webinarRss =
  ({ db, clock, publicUrl: { origin } }: Pick<LiveDeps, 'db' | 'clock' | 'publicUrl'>) =>
  (app: FastifyInstance): void => {
    app.get('/rss/webinars', async (_request, reply) => {
      const rows = await live(db)
        .selectFrom('live.webinars as w')
        .innerJoin('identity.people as p', 'p.id', 'w.owner_id')
        .select(['w.slug', 'w.title', 'w.summary', 'w.starts_at', 'w.published_at', 'w.created_at', 'p.name'])
        .where('w.state', '=', 'published')
        .where('w.starts_at', '>', clock.now())
        .orderBy('w.starts_at')
        .orderBy('w.id')
        .limit(mostRssItems)
        .execute()
      return sendRss(reply, {
        ...{ title: `وبینارهای پیش روی ${siteName()}`, link: `${origin}/webinars` },
        description: 'وبینارهایی که می‌توانید در آن‌ها ثبت‌نام کنید',
        items: rows.map(({ slug, title, summary, name, ...row }) => ({
          ...{
            title,
            link: `${origin}/webinars/${slug}`,
            author: name,
            at: row.published_at ?? row.created_at,
          },
          text: [`زمان برگزاری: ${formatDateTime(row.starts_at)}`, summary].filter(Boolean).join('. '),
        })),
      })
    })
  }
