import { z } from 'zod'
import { articleMissing, articlePictures, articleState, articleTurn, storedArticle } from '../articles.ts'
import { picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, lines, timeOfDay } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Articles as managers of the content review and publish them. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'content' } as const
const turned = z.object({ state: articleState })
const reason = lines(3, 2000)

export const managedArticles = z.enum(['inReview', 'scheduled', 'published', 'archived', 'mine'])
export type ManagedArticles = z.output<typeof managedArticles>

export const listManagedArticles = endpoint({
  ...managers,
  path: 'manage/article/list',
  prose:
    'Articles in review, who waits longest first; scheduled ones by their time; published, archived and the manager’s own ones by their last change.',
  body: pageAsk.extend({ state: managedArticles.default('inReview') }),
  reply: pageOf(
    z.object({
      id,
      slug: z.string(),
      title: z.string(),
      cover: picture,
      state: articleState,
      isLive: z.boolean(),
      author: z.string(),
      /** When it was sent, is to be published, or was changed. */
      at: instant,
    }),
  ).extend({ waiting: z.int() }),
  errors: [],
})

export const showManagedArticle = endpoint({
  ...managers,
  path: 'manage/article/show',
  prose: 'An article as it will be read, with what was decided of it; drafts of others are not found.',
  body: z.strictObject({ articleId: id }),
  reply: z.object({
    article: storedArticle.extend({ author: z.object({ id, name: z.string() }) }),
    pictures: articlePictures,
    missing: z.array(articleMissing),
    turns: z.array(articleTurn),
  }),
  errors: ['articles.unknown-article'],
})

export const publishArticle = endpoint({
  ...managers,
  path: 'manage/article/publish',
  prose:
    'Publishes an article that was sent for review, or one of the manager’s own, at once or later. What was changed since it was read is not published.',
  body: z.strictObject({
    articleId: id,
    /** Of the text that the manager read; only an own article is published without it. */
    version: z.int().min(1).optional(),
    /** `then` publishes it on a day at a time in Tehran; without it, at once. */
    when: z.enum(['now', 'then']).optional(),
    day: day.optional(),
    time: timeOfDay.optional(),
  }),
  reply: turned,
  errors: [
    'articles.unknown-article',
    'articles.not-in-review',
    'articles.nothing-new',
    'articles.changed-since-read',
    'articles.wrong-time',
    ...articleMissing.options,
  ],
})

export const returnArticle = endpoint({
  ...managers,
  path: 'manage/article/return',
  prose: 'Gives an article back to its author with a reason.',
  body: z.strictObject({ articleId: id, reason }),
  reply: turned,
  errors: ['articles.unknown-article', 'articles.not-in-review'],
})

export const archiveArticleByManager = endpoint({
  ...managers,
  path: 'manage/article/archive',
  prose: 'Takes a published article off the site, with a reason for its author.',
  body: z.strictObject({ articleId: id, reason }),
  reply: turned,
  errors: ['articles.unknown-article', 'articles.not-published'],
})
