import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { discussion } from './tables.ts'
import { type Thread, type ThreadAccess, whyNotEdit, whyNotRemove } from './thread.ts'

/** Posts with their author, and whether the reader liked or reported them. */
const postsFor = (db: Db, readerId: string) =>
  discussion(db)
    .selectFrom('discussion.comments as post')
    .innerJoin('identity.people as author', 'author.id', 'post.author_id')
    .select(['post.id', 'post.thread_id', 'post.root_id', 'post.author_id', 'post.by_staff', 'post.body'])
    .select(['post.at', 'post.edited_at', 'post.removed_at', 'post.removed_by', 'post.likes'])
    .select(['author.name', 'author.avatar'])
    .select(
      sql<boolean>`exists (select from discussion.likes l where l.comment_id = post.id and l.person_id = ${readerId})`.as(
        'liked',
      ),
    )
    .select(
      sql<boolean>`exists (select from discussion.reports r
        where r.comment_id = post.id and r.person_id = ${readerId} and r.settlement_id is null)`.as(
        'reported',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof postsFor>['execute']>>[number]

/** Answers of a thread, oldest first, each followed by its nested answers. Uses the index `comments__of_thread`. */
export async function listAnswers(
  db: Db,
  thread: Thread,
  reader: ThreadAccess,
  cursor: string | undefined,
  hidden: readonly string[] = [],
) {
  let rows = postsFor(db, reader.personId)
    .where('post.thread_id', '=', thread.id)
    .where('post.id', '<>', thread.id)
  if (hidden.length > 0) rows = rows.where(sql<boolean>`post.author_id <> all(${hidden}::uuid[])`)
  const page = await keysetPage(rows, [asc('post.root_id'), asc('post.id')], cursor)
  return { ...page, items: page.items.map((row) => shown(row, thread, reader)) }
}

/**
 * The question, and the marked answer when there is one. Whoever may read the thread sees the question, whoever wrote
 * it: an article is for everybody, also for people whom its author blocked.
 */
export async function findHeads(
  db: Db,
  thread: Thread,
  reader: ThreadAccess,
  hidden: readonly string[] = [],
) {
  const ids = [thread.id, ...(thread.marked_id ? [thread.marked_id] : [])]
  const rows = await postsFor(db, reader.personId).where('post.id', 'in', ids).execute()
  const seen = rows.filter(({ id, author_id }) => id === thread.id || !hidden.includes(author_id))
  const heads = new Map(seen.map((row) => [row.id, shown(row, thread, reader)]))
  const question = heads.get(thread.id)
  if (!question) throw new Error(`thread ${thread.id} has no question`)
  return { question, marked: (thread.marked_id && heads.get(thread.marked_id)) || null }
}

function shown(row: Row, thread: Thread, reader: ThreadAccess) {
  const stands = row.removed_at === null
  return {
    id: row.id,
    parentId: row.root_id === row.id ? null : row.root_id,
    author: { id: row.author_id, name: row.name, photo: row.avatar },
    byStaff: row.by_staff,
    body: stands ? row.body : '',
    at: row.at,
    editedAt: row.edited_at,
    removed: row.removed_by,
    likes: row.likes,
    liked: row.liked,
    reported: row.reported,
    mayEdit: stands && whyNotEdit(row, thread, reader) === null,
    mayRemove: stands && whyNotRemove(row, reader) === null,
  }
}

/** Earlier versions of a post, newest first. */
export async function listEdits(db: Db, commentId: string, cursor?: string) {
  const rows = discussion(db)
    .selectFrom('discussion.edits')
    .select(['id', 'title', 'body', 'at'])
    .where('comment_id', '=', commentId)
  return keysetPage(rows, [desc('id')], cursor)
}
