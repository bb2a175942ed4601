import type { FastifyInstance } from 'fastify'
import { escapeXml } from '#platform/xml'
import type { ArticlesDeps } from '../deps.ts'
import { articles } from '../tables.ts'

const mostItems = 20

/** The newest articles for feed readers (RSS 2.0). */
export const rssRoutes =
  ({ db, publicUrl: { origin } }: Pick<ArticlesDeps, 'db' | 'publicUrl'>) =>
  (app: FastifyInstance): void => {
    app.get('/articles/rss', async (_request, reply) => {
      const rows = await articles(db)
        .selectFrom('articles.published as e')
        .innerJoin('articles.articles as a', 'a.id', 'e.article_id')
        .innerJoin('identity.people as p', 'p.id', 'a.author_id')
        .select(['a.slug', 'e.title', 'e.summary', 'e.published_at', 'p.name'])
        .orderBy('e.published_at', 'desc')
        .orderBy('e.article_id', 'desc')
        .limit(mostItems)
        .execute()
      const items = rows.map(({ slug, title, summary, published_at, name }) => {
        const link = `${origin}/articles/${slug}`
        return `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid><dc:creator>${escapeXml(name)}</dc:creator><pubDate>${published_at.toUTCString()}</pubDate><description>${escapeXml(summary)}</description></item>`
      })
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>مقاله‌های آروند</title><link>${origin}/articles</link><description>نوشته‌های مدرسان آروند</description><language>fa</language>${items.join('')}</channel></rss>\n`,
        )
    })
  }
