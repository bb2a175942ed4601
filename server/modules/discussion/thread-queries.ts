import { searchKey } from '@arvand/persian/text'
import { type Kysely, sql } from 'kysely'
import { containing, type Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { discussion } from './tables.ts'
import type { About } from './thread-access.ts'

export interface ThreadsAsk {
  readonly about: About
  readonly sort: 'newest' | 'liked' | 'open'
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** Sort columns between «pinned» and «newest». `newest` adds none, so that the index alone gives its order. */
const middle = {
  newest: [],
  liked: [desc('thread.likes', 'integer')],
  open: [desc(sql`not thread.is_answered`, 'boolean')],
} as const

/** Threads about one thing, pinned ones first. Uses the index `threads__newest`. */
export async function listThreads(db: Db, { about, sort, q = '', cursor }: ThreadsAsk) {
  let rows = cardsOf(db)
    .where('thread.about_kind', '=', about.kind)
    .where('thread.about_id', '=', about.id)
    .where('thread.is_removed', '=', false)
  const key = searchKey(q)
  if (key !== '') rows = rows.where(says(key))
  const columns = [desc('thread.is_pinned', 'boolean'), ...middle[sort], desc('thread.id')]
  const page = await keysetPage(rows, columns, cursor)
  return { ...page, items: page.items.map(shownCard) }
}

/** Threads for lists, with the beginning of their question and their author. */
export const cardsOf = (db: Db) =>
  withCard(discussion(db))
    .select(sql<string>`left(regexp_replace(question.body, '\\s+', ' ', 'g'), 220)`.as('excerpt'))
    .select(['thread.about_id', 'question.body'])

const withCard = (tables: Kysely<Tables>) =>
  tables
    .selectFrom('discussion.threads as thread')
    .innerJoin('discussion.comments as question', 'question.id', 'thread.id')
    .innerJoin('identity.people as author', 'author.id', 'thread.author_id')
    .select(['thread.id', 'thread.title', 'thread.second', 'thread.answers', 'thread.likes', 'thread.at'])
    .select(['thread.moved_at', 'thread.is_pinned', 'thread.is_locked', 'thread.is_answered'])
    .select(['thread.marked_id', 'author.id as author_id', 'author.name', 'author.avatar'])

type Tables = ReturnType<typeof discussion> extends Kysely<infer T> ? T : never
export type Card = Awaited<ReturnType<ReturnType<typeof cardsOf>['execute']>>[number]

export const shownCard = (row: Card) => ({
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  author: { id: row.author_id, name: row.name, photo: row.avatar },
  second: row.second,
  state: row.is_answered ? ('answered' as const) : ('open' as const),
  solved: row.marked_id !== null,
  answers: row.answers,
  likes: row.likes,
  pinned: row.is_pinned,
  locked: row.is_locked,
  at: row.at,
  movedAt: row.moved_at,
})

/** Title, question or an answer contains the words. Without an index: one thing has few enough threads to scan. */
const says = (key: string) => {
  const pattern = containing(key)
  return sql<boolean>`(thread.title_key like ${pattern} or exists (
    select from discussion.comments post
    where post.thread_id = thread.id and post.removed_at is null and post.body_key like ${pattern}))`
}
