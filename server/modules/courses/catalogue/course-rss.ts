import { siteName } from '@arvand/contracts/site-name'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { mostRssItems, sendRss } from '#platform/rss'
import { catalogue } from './tables.ts'

interface Published {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly teacher: string
  readonly at: Date
}

/** The newest courses for feed readers; an index by time stands behind it. */
export const courseRss =
  ({ db, publicUrl: { origin } }: { readonly db: Db; readonly publicUrl: URL }) =>
  (app: FastifyInstance): void => {
    app.get('/rss/courses', async (_request, reply) => {
      const { rows } = await sql<Published>`
        select c.slug, c.title, c.summary, p.name as teacher, c.published_at as at
        from courses.courses c
        join identity.people p on p.id = c.owner_id
        where c.state = 'published'
        order by c.published_at desc, c.id desc
        limit ${sql.lit(mostRssItems)}`.execute(catalogue(db))
      return sendRss(reply, {
        ...{ title: `دوره‌های تازهٔ ${siteName()}`, link: `${origin}/courses` },
        description: 'دوره‌هایی که تازه منتشر شده‌اند',
        items: rows.map(({ slug, title, summary, teacher, at }) => ({
          ...{ title, link: `${origin}/courses/${slug}`, at: new Date(at), text: summary, author: teacher },
        })),
      })
    })
  }
