import { searchKey } from '@arvand/persian/text'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import type { About } from './standing.ts'
import { discussion } from './tables.ts'

export interface ThreadsAsk {
  readonly about: About
  readonly sort: 'newest' | 'liked' | 'open'
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

const place = z.tuple([z.boolean(), z.int32(), z.uuid()])

/** What stands between pinned and newest; the newest need nothing, so that the index alone gives them. */
const middle = {
  newest: null,
  liked: sql<number>`thread.likes`,
  open: sql<number>`(not thread.is_answered)::int`,
} as const

/** Threads about one thing, pinned ones first; `threads__newest` stands behind it. */
export async function listThreads(db: Db, { about, sort, q = '', cursor }: ThreadsAsk) {
  const between = middle[sort]
  let rows = cardsOf(db)
    .where('thread.about_kind', '=', about.kind)
    .where('thread.about_id', '=', about.id)
    .where('thread.is_removed', '=', false)
  const key = searchKey(q)
  if (key !== '') rows = rows.where(says(key))
  if (cursor !== undefined) {
    const [pinned, value, id] = readCursor(cursor, place)
    rows = rows.where(
      between === null
        ? sql<boolean>`(thread.is_pinned, thread.id) < (${pinned}::boolean, ${id}::uuid)`
        : sql<boolean>`(thread.is_pinned, ${between}, thread.id) < (${pinned}::boolean, ${value}::int, ${id}::uuid)`,
    )
  }
  rows = rows.orderBy('thread.is_pinned', 'desc')
  if (between !== null) rows = rows.orderBy(between, 'desc')
  const found = await rows.orderBy('thread.id', 'desc').limit(pageLimit).execute()
  const weightOf = { newest: () => 0, liked, open }[sort]
  const page = pageOfRows(found, (row) => [row.is_pinned, weightOf(row), row.id])
  return { ...page, items: page.items.map(shownCard) }
}

const liked = ({ likes }: { likes: number }) => likes
const open = ({ is_answered }: { is_answered: boolean }) => (is_answered ? 0 : 1)

/** Cards of threads with their question's beginning and their author. */
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

/** Title, question or an answer holds it; within one thing's threads, which are few enough to be read. */
const says = (key: string) => {
  const pattern = `%${key.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(thread.title_key like ${pattern} or exists (
    select from discussion.comments post
    where post.thread_id = thread.id and post.removed_at is null and post.body_key like ${pattern}))`
}
