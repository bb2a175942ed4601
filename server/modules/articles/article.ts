import type { ArticleState, articleMissing } from '@arvand/contracts/articles'
import type { RichText } from '@arvand/contracts/rich-text'
import { filesInText, plainText } from '@arvand/contracts/rich-text-walk'
import { joinedSearchKey } from '@arvand/persian/text'
import { instantAt } from '@arvand/persian/zone'
import type { z } from 'zod'
import type { Actor } from '#platform/actor'
import type { Article } from './tables.ts'

/** The rules of articles. Pure. */

type Missing = z.output<typeof articleMissing>

/** Teachers write, and managers of the content. */
export const whyNotWrite = ({
  roles,
  scopes,
}: Pick<Actor, 'roles' | 'scopes'>): 'request.forbidden' | null =>
  roles.has('teacher') || managesContent({ roles, scopes }) ? null : 'request.forbidden'

export const managesContent = ({ roles, scopes }: Pick<Actor, 'roles' | 'scopes'>): boolean =>
  roles.has('manager') && scopes.has('content')

/** What a manager reads, or a schedule will publish, stays as it is meanwhile. */
export function whyNotEdit(state: ArticleState): 'articles.in-review' | 'articles.scheduled' | null {
  if (state === 'inReview') return 'articles.in-review'
  return state === 'scheduled' ? 'articles.scheduled' : null
}

/** The state after a change: what is published stays so until the change is published too. */
export const stateAfterChange = (state: ArticleState): ArticleState =>
  state === 'published' ? 'draft' : state

export function whyNotSubmit({ state }: Pick<Article, 'state'>) {
  return state === 'published' ? ('articles.nothing-new' as const) : whyNotEdit(state)
}

/** A manager publishes what was sent for review, and their own without a review. */
export function whyNotPublish({ state, author_id }: Pick<Article, 'state' | 'author_id'>, managerId: string) {
  if (state === 'inReview' || state === 'scheduled') return null
  if (author_id !== managerId) return 'articles.not-in-review' as const
  return state === 'published' ? ('articles.nothing-new' as const) : null
}

/** A manager publishes of others what they have read, and not what its author has written since. */
export const whyNotPublishVersion = (
  { version, author_id }: Pick<Article, 'version' | 'author_id'>,
  managerId: string,
  read: number | undefined,
): 'articles.changed-since-read' | null =>
  version === read || (read === undefined && author_id === managerId) ? null : 'articles.changed-since-read'

export const whyNotReturn = ({ state }: Pick<Article, 'state'>): 'articles.not-in-review' | null =>
  state === 'inReview' || state === 'scheduled' ? null : 'articles.not-in-review'

export const whyNotRemove = ({ state, published_at }: Pick<Article, 'state' | 'published_at'>) =>
  state === 'draft' && published_at === null ? null : ('articles.was-published' as const)

/** All that is missing before it may be read by others. */
export function missingOf({
  summary,
  body,
  topics,
}: Pick<Article, 'summary' | 'body' | 'topics'>): Missing[] {
  const hasText = plainText(body).trim() !== '' || filesInText(body).length > 0
  return [
    ...(summary.trim() === '' ? (['articles.without-summary'] as const) : []),
    ...(hasText ? [] : (['articles.without-text'] as const)),
    ...(topicsOf(topics).length > 0 ? [] : (['articles.without-topic'] as const)),
  ]
}

const yearMs = 366 * 86_400_000

export interface Moment {
  readonly when?: 'now' | 'then' | undefined
  readonly day?: string | undefined
  readonly time?: string | undefined
}

/** When it is to be published: null at once, undefined when the day or the time is missing or does not fit. */
export function momentOf({ when, day, time }: Moment, now: Date): Date | null | undefined {
  if (when !== 'then') return null
  if (!day || !time) return undefined
  const at = instantAt(day, time)
  return at > now && at.getTime() - now.getTime() <= yearMs ? at : undefined
}

export const topicKey = (title: string): string => joinedSearchKey(title.replaceAll('_', ' '))

/** Topics by key, each once, in their order. */
export function topicsOf(titles: readonly string[]): { key: string; title: string }[] {
  const byKey = new Map<string, string>()
  for (const title of titles) {
    const key = topicKey(title)
    if (key !== '' && !byKey.has(key)) byKey.set(key, title)
  }
  return [...byKey].map(([key, title]) => ({ key, title }))
}

const wordsInAMinute = 200

/** The minutes that reading takes, one at least. */
export const minutesOf = (body: RichText): number =>
  Math.max(1, Math.ceil(plainText(body).split(/\s+/u).filter(Boolean).length / wordsInAMinute))

/** The pictures of an article, each once. */
export const filesOf = (article: { body: RichText; cover_file_id: string | null }): string[] => [
  ...new Set([...filesInText(article.body), ...(article.cover_file_id ? [article.cover_file_id] : [])]),
]
