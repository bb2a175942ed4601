import { z } from 'zod'
import { courseTeacher, picture, slug } from './courses.ts'
import { id, instant, line, shownLines, title } from './fields.ts'
import { richText } from './rich-text.ts'

/** Schemas of articles that several services use. */

/** The state of what is being written. An older edition may be published meanwhile (`isLive`). */
export const articleState = z.enum(['draft', 'inReview', 'scheduled', 'published', 'archived'])
export type ArticleState = z.output<typeof articleState>

/** Topics of one article. */
export const mostTopics = 5

/** A topic; spellings of one topic have one key, by which lists are narrowed. */
export const articleTopic = z.object({ key: z.string(), title: z.string() })
export type ArticleTopic = z.output<typeof articleTopic>

/** A published article as lists show it. */
export const articleCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: picture,
  topics: z.array(articleTopic),
  /** The time that reading it takes. */
  minutes: z.int(),
  publishedAt: instant,
  author: courseTeacher,
})
export type ArticleCard = z.output<typeof articleCard>

/** Articles of one series at most. */
export const mostParts = 50

/** A series as its articles name it: all its parts that are read on the site, in their order. */
export const seriesOfArticle = z.object({
  slug: z.string(),
  title: z.string(),
  parts: z.array(z.object({ slug: z.string(), title: z.string() })),
})
export type SeriesOfArticle = z.output<typeof seriesOfArticle>

/** What its author writes; all of it may be missing in a draft except the title. */
export const articleDraft = {
  title: title(3, 120),
  summary: shownLines(0, 300),
  body: richText,
  topics: z.array(line(2, 40)).max(mostTopics),
  coverFileId: id.nullable(),
  /** The last part of its address; fixed once it was published. */
  slug,
}

/** What is being written, as it is stored. */
export const storedArticle = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  body: richText,
  topics: z.array(z.string()),
  coverFileId: id.nullable(),
  cover: picture,
  state: articleState,
  /** Readers see an edition of it. */
  isLive: z.boolean(),
  /** Its address no longer changes. */
  isSlugFixed: z.boolean(),
  version: z.int(),
  minutes: z.int(),
  changedAt: instant,
  publishAt: instant.nullable(),
  publishedAt: instant.nullable(),
})

/** A change of its state; `by` is null when a schedule published it. */
export const articleTurn = z.object({
  state: articleState,
  by: z.string().nullable(),
  reason: z.string().nullable(),
  at: instant,
})

/** Pictures of a text and its cover, by file id. */
export const articlePictures = z.record(z.string(), picture)

/** What is missing before it may be reviewed. */
export const articleMissing = z.enum([
  'articles.without-summary',
  'articles.without-text',
  'articles.without-topic',
])
