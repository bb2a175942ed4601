import { z } from 'zod'
import {
  articleDraft,
  articleMissing,
  articlePictures,
  articleState,
  articleTurn,
  storedArticle,
} from '../articles.ts'
import { picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId, title } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Articles as their authors write them: teachers, and managers of the content; others are refused. */

const authors = { service: 'panel', method: 'POST', access: 'user' } as const
const ofArticle = z.strictObject({ articleId: id })
const turned = z.object({ state: articleState })

export const listOwnArticles = endpoint({
  ...authors,
  path: 'article/list',
  prose: 'The caller’s articles, the last changed first.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      id,
      slug: z.string(),
      title: z.string(),
      cover: picture,
      state: articleState,
      isLive: z.boolean(),
      publishAt: instant.nullable(),
      changedAt: instant,
    }),
  ),
  errors: [],
})

export const makeArticle = endpoint({
  ...authors,
  path: 'article/make',
  prose: 'Makes an article as a draft.',
  body: z.strictObject({ title: title(3, 120), requestId }),
  reply: z.object({ articleId: id }),
  errors: [],
})

export const showOwnArticle = endpoint({
  ...authors,
  path: 'article/show',
  prose: 'One of the caller’s articles, with what is missing and what was decided of it.',
  body: ofArticle,
  reply: z.object({
    article: storedArticle,
    pictures: articlePictures,
    missing: z.array(articleMissing),
    turns: z.array(articleTurn),
    /** The caller publishes it without a review. */
    mayPublish: z.boolean(),
  }),
  errors: ['articles.unknown-article'],
})

export const saveArticle = endpoint({
  ...authors,
  path: 'article/save',
  prose:
    'Saves what is written; readers of a published article see it only when it is published again. `current` of a 409 tells what another window saved.',
  body: z.strictObject({ articleId: id, version: z.int().min(1), ...articleDraft }),
  reply: z.object({
    version: z.int(),
    changedAt: instant,
    state: articleState,
    missing: z.array(articleMissing),
  }),
  errors: [
    'articles.unknown-article',
    'articles.saved-meanwhile',
    'articles.in-review',
    'articles.scheduled',
    'articles.slug-taken',
    'articles.slug-fixed',
    'media.unknown-file',
    'media.wrong-use',
  ],
})

export const submitArticle = endpoint({
  ...authors,
  path: 'article/submit',
  prose: 'Sends an article to the managers for review.',
  body: ofArticle,
  reply: turned,
  errors: [
    'articles.unknown-article',
    'articles.in-review',
    'articles.scheduled',
    'articles.nothing-new',
    ...articleMissing.options,
  ],
})

export const withdrawArticle = endpoint({
  ...authors,
  path: 'article/withdraw',
  prose: 'Takes an article back from review, or from its schedule; it is a draft again.',
  body: ofArticle,
  reply: turned,
  errors: ['articles.unknown-article', 'articles.not-in-review'],
})

export const archiveArticle = endpoint({
  ...authors,
  path: 'article/archive',
  prose: 'Takes a published article off the site; it can be sent to review again.',
  body: ofArticle,
  reply: turned,
  errors: ['articles.unknown-article', 'articles.not-published'],
})

export const removeArticle = endpoint({
  ...authors,
  path: 'article/remove',
  prose: 'Removes a draft that was never published.',
  body: ofArticle,
  reply: z.object({}),
  errors: ['articles.unknown-article', 'articles.was-published'],
})
