import { siteName } from '@arvand/contracts/site-name'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mostRssItems, sendRss } from '#platform/rss'
import { topicKey } from '../article.ts'
import type { ArticlesDeps } from '../deps.ts'
import { articles } from '../tables.ts'
import { findTopic } from './read-articles.ts'

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
        .limit(mostRssItems)
        .execute()
      return sendRss(reply, {
        title: topic ? `مقاله‌های ${siteName()} دربارهٔ ${topic.title}` : `مقاله‌های ${siteName()}`,
        link: `${origin}/articles`,
        description: `نوشته‌های مدرسان ${siteName()}`,
        items: rows.map(({ slug, title, summary, published_at, name }) => ({
          ...{ title, link: `${origin}/articles/${slug}`, at: published_at, text: summary, author: name },
        })),
      })
    })
  }
