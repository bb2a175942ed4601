import { z } from 'zod'
import { articleState, mostParts } from '../articles.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId, shownLines, title } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Series of articles: authors gather their own, managers of the content any that is published. */

const authors = { service: 'panel', method: 'POST', access: 'user' } as const
const ofSeries = z.strictObject({ seriesId: id })
const words = { title: title(3, 120), text: shownLines(0, 500) }

const gathered = z.object({ id, title: z.string(), state: articleState, isLive: z.boolean() })

/** Articles to choose from, the last changed ones. */
export const mostCandidates = 200

export const listSeries = endpoint({
  ...authors,
  path: 'articleSeries/list',
  prose: 'Series that the caller may change, the last changed first: a manager of the content all of them.',
  body: pageAsk.extend({ whose: z.enum(['mine', 'everyone']).default('mine') }),
  reply: pageOf(
    z.object({
      id,
      slug: z.string(),
      title: z.string(),
      author: z.string(),
      parts: z.int(),
      changedAt: instant,
    }),
  ),
  errors: [],
})

export const makeSeries = endpoint({
  ...authors,
  path: 'articleSeries/make',
  prose: 'Makes a series without articles; it is on the site once it has a published one.',
  body: z.strictObject({ ...words, requestId }),
  reply: z.object({ seriesId: id }),
  errors: [],
})

export const showOwnSeries = endpoint({
  ...authors,
  path: 'articleSeries/show',
  prose: 'A series with its articles, and others that may be added.',
  body: ofSeries,
  reply: z.object({
    series: z.object({ id, slug: z.string(), title: z.string(), text: z.string(), author: z.string() }),
    parts: z.array(gathered).max(mostParts),
    candidates: z.array(z.object({ id, title: z.string(), author: z.string() })).max(mostCandidates),
  }),
  errors: ['articles.unknown-series'],
})

export const editSeries = endpoint({
  ...authors,
  path: 'articleSeries/edit',
  prose: 'Changes the title and text of a series; its address stays.',
  body: ofSeries.extend(words),
  reply: z.object({}),
  errors: ['articles.unknown-series'],
})

export const arrangeSeries = endpoint({
  ...authors,
  path: 'articleSeries/arrange',
  prose: 'Says which articles a series has, in their order.',
  body: ofSeries.extend({ articleIds: z.array(id).max(mostParts) }),
  reply: z.object({}),
  errors: ['articles.unknown-series', 'articles.unknown-article', 'articles.in-other-series'],
})

export const removeSeries = endpoint({
  ...authors,
  path: 'articleSeries/remove',
  prose: 'Removes a series; its articles stay.',
  body: ofSeries,
  reply: z.object({}),
  errors: ['articles.unknown-series'],
})
