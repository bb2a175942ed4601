import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeXml } from '#platform/xml'
import { topicKey } from '../article.ts'
import type { ArticlesDeps } from '../deps.ts'
import { articles } from '../tables.ts'
import { findTopic } from './read-articles.ts'

const mostItems = 20

const asked = z.object({ topic: z.string().max(60).catch('') })

/** The newest articles for feed readers (RSS 2.0), of one topic where the address names it. */
export const rssRoutes =
  ({ db, publicUrl: { origin } }: Pick<ArticlesDeps, 'db' | 'publicUrl'>) =>
  (app: FastifyInstance): void => {
    app.get('/articles/rss', async (request, reply) => {
      const key = topicKey(asked.parse(request.query).topic)
      const topic = key === '' ? undefined : await findTopic(db, key)
      const rows = await articles(db)
        .selectFrom('articles.published as e')
        .$if(key !== '', (all) =>
          all
            .innerJoin('articles.published_topics as of', 'of.article_id', 'e.article_id')
            .where('of.topic_key', '=', key),
        )
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
          `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escapeXml(topic ? `مقاله‌های آروند دربارهٔ ${topic.title}` : 'مقاله‌های آروند')}</title><link>${origin}/articles</link><description>نوشته‌های مدرسان آروند</description><language>fa</language>${items.join('')}</channel></rss>\n`,
        )
    })
  }
