import type { Insertable } from 'kysely'
import type { Tx } from '#platform/database'
import { type CommentRow, discussion } from './tables.ts'
import { countLikes, countThread } from './thread-figures.ts'

/** A post of an earlier day. */
export interface OldPost {
  readonly row: Omit<Insertable<CommentRow>, 'thread_id'> & { readonly id: string; readonly at: Date }
  readonly likedBy: readonly string[]
  /** The asker marked it as the solution. */
  readonly solved: boolean
}

interface OldThread {
  readonly id: string
  /** A lesson when left out. */
  readonly about_kind?: string
  readonly about_id: string
  readonly title: string
  readonly second: number | null
  readonly is_pinned: boolean
  /** The question first, then answers by time. */
  readonly posts: readonly OldPost[]
}

/** Stores a thread of earlier days as it is, without notices; for the demo. */
export async function storeThread(tx: Tx, { posts, ...thread }: OldThread): Promise<void> {
  const [question] = posts
  if (!question) throw new Error('a thread begins with its question')
  const db = discussion(tx)
  await db
    .insertInto('discussion.threads')
    .values({
      about_kind: 'lesson',
      ...thread,
      author_id: question.row.author_id,
      at: question.row.at,
      moved_at: posts.at(-1)?.row.at ?? question.row.at,
    })
    .execute()
  await db
    .insertInto('discussion.comments')
    .values(posts.map(({ row }) => ({ ...row, thread_id: thread.id })))
    .execute()
  const likes = posts.flatMap(({ row, likedBy }) =>
    likedBy.map((person_id) => ({ comment_id: row.id, person_id, at: row.at })),
  )
  if (likes.length > 0) await db.insertInto('discussion.likes').values(likes).execute()
  await countLikes(
    tx,
    posts.map(({ row }) => row.id),
  )
  // Nobody is told of likes of earlier days.
  await db
    .updateTable('discussion.comments')
    .set(({ ref }) => ({ likes_told: ref('likes') }))
    .where('thread_id', '=', thread.id)
    .execute()
  const solution = posts.find(({ solved }) => solved)
  if (solution)
    await db
      .updateTable('discussion.threads')
      .set({ marked_id: solution.row.id, marked_by: 'asker' })
      .where('id', '=', thread.id)
      .execute()
  await followedByWriters(tx, thread.id, posts)
  await countThread(tx, thread.id)
}

async function followedByWriters(tx: Tx, thread_id: string, posts: readonly OldPost[]): Promise<void> {
  const writers = new Map(posts.map(({ row }) => [row.author_id, row.at]))
  await discussion(tx)
    .insertInto('discussion.readers')
    .values([...writers].map(([person_id, seen_at]) => ({ thread_id, person_id, follows: true, seen_at })))
    .execute()
}
