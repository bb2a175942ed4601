import { z } from 'zod'
import { articleCard, articlePictures, articleTopic, mostParts, seriesOfArticle } from '../articles.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, instant } from '../fields.ts'
import { pageOf } from '../page.ts'
import { richText } from '../rich-text.ts'

export const listArticles = endpoint({
  service: 'home',
  method: 'GET',
  path: 'articles',
  access: 'public',
  prose: 'Published articles, the newest first, with the topics that have most of them.',
  query: z.object({
    /** A topic by its key or in any spelling. */
    topic: z.string().max(60).optional(),
    cursor: cursor.optional(),
  }),
  reply: pageOf(articleCard).extend({
    topics: z.array(articleTopic.extend({ articles: z.int() })),
    /** The topic that was asked for; null for none or one without articles. */
    topic: articleTopic.nullable(),
  }),
  errors: [],
})

export const showArticle = endpoint({
  service: 'home',
  method: 'GET',
  path: 'articles/:slug',
  access: 'public',
  prose: 'A published article, and others of the same topics. Its comments are the thread with its id.',
  params: z.object({ slug: z.string().max(100) }),
  reply: z.object({
    article: articleCard.extend({
      body: richText,
      pictures: articlePictures,
      changedAt: instant,
      likes: z.int(),
      comments: z.int(),
    }),
    related: z.array(articleCard),
    /** The series that it is a part of. */
    series: seriesOfArticle.nullable(),
  }),
  errors: ['articles.unknown-article'],
})

export const showSeries = endpoint({
  service: 'home',
  method: 'GET',
  path: 'articles/series/:slug',
  access: 'public',
  prose: 'A series with its published articles, in their order; one without any is not found.',
  params: z.object({ slug: z.string().max(100) }),
  reply: z.object({
    series: z.object({ slug: z.string(), title: z.string(), text: z.string(), minutes: z.int() }),
    parts: z.array(articleCard).max(mostParts),
  }),
  errors: ['articles.unknown-series'],
})
