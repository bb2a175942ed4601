import type { Tx } from '#platform/database'
import type { DiscussionDeps } from './deps.ts'
import { discussion } from './tables.ts'
import type { Thread } from './thread.ts'
import { plugOf } from './thread-access.ts'
import { countThread } from './thread-figures.ts'

/** Marks the post as removed; a removed answer loses its mark as the solution. The caller has locked the thread. */
export async function removePost(
  { clock, discussed }: Pick<DiscussionDeps, 'clock' | 'discussed'>,
  tx: Tx,
  thread: Thread,
  postId: string,
  by: 'author' | 'staff',
): Promise<void> {
  const isFirst = postId === thread.id
  const { opening } = plugOf({ discussed }, thread.about_kind)
  if (isFirst && opening?.isFixed) return opening.hidden(tx, thread.about_id, 'removed')
  await discussion(tx)
    .updateTable('discussion.comments')
    .set({ removed_at: clock.now(), removed_by: by })
    .where('id', '=', postId)
    .where('removed_at', 'is', null)
    .execute()
  await discussion(tx)
    .updateTable('discussion.threads')
    .set({ marked_id: null, marked_by: null })
    .where('id', '=', thread.id)
    .where('marked_id', '=', postId)
    .execute()
  await countThread(tx, thread.id)
  // What others removed may come back while its author may appeal.
  if (isFirst) await opening?.hidden(tx, thread.about_id, by === 'author' ? 'removed' : 'withheld')
}
