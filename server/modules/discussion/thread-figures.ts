import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { discussion } from './tables.ts'

/**
 * Counts the figures of a thread again that lists show. Called by every command that changes one of them, in its own
 * transaction and with the thread locked.
 */
export const countThread = (tx: Tx, threadId: string): Promise<void> => countThreads(tx, [threadId])

/** The same for many threads. */
export async function countThreads(tx: Tx, threadIds: readonly string[]): Promise<void> {
  const answers = sql`from discussion.comments c where c.thread_id = threads.id and c.id <> threads.id and c.removed_at is null`
  await discussion(tx)
    .updateTable('discussion.threads as threads')
    .set({
      answers: sql`(select count(*) ${answers})`,
      is_answered: sql`threads.marked_id is not null or exists (select ${answers} and c.by_staff)`,
      likes: sql`(select c.likes from discussion.comments c where c.id = threads.id)`,
      is_removed: sql`(select c.removed_at is not null from discussion.comments c where c.id = threads.id)`,
    })
    .where('threads.id', '=', sql<string>`any(${threadIds}::uuid[])`)
    .execute()
}

/** Counts the likes of these posts again. The caller has locked their threads. */
export const countLikes = (tx: Tx, commentIds: readonly string[]) =>
  discussion(tx)
    .updateTable('discussion.comments')
    .set({ likes: sql`(select count(*) from discussion.likes l where l.comment_id = comments.id)` })
    .where('id', '=', sql<string>`any(${commentIds}::uuid[])`)
    .returning('likes')
    .execute()
