import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import type { DiscussionDeps } from './deps.ts'
import { discussion } from './tables.ts'
import { whyNotRemove } from './thread.ts'
import { lockThread, openPost } from './thread-access.ts'
import { countThread } from './thread-figures.ts'

export async function removeComment(
  deps: Pick<DiscussionDeps, 'db' | 'clock' | 'discussed'>,
  actor: Actor,
  commentId: string,
): Promise<void> {
  const { post, thread, access } = await openPost(deps, commentId, actor)
  refuseIf(whyNotRemove(post, access))
  const by = post.author_id === actor.personId ? 'author' : 'staff'
  await transaction(deps.db, async (tx) => {
    await lockThread(tx, thread.id)
    await removePost(tx, post, by, deps.clock.now())
  })
}

/** Marks the post as removed; a removed answer loses its mark as the solution. The caller has locked the thread. */
export async function removePost(
  tx: Tx,
  post: { readonly id: string; readonly thread_id: string },
  by: 'author' | 'staff',
  at: Date,
): Promise<void> {
  await discussion(tx)
    .updateTable('discussion.comments')
    .set({ removed_at: at, removed_by: by })
    .where('id', '=', post.id)
    .where('removed_at', 'is', null)
    .execute()
  await discussion(tx)
    .updateTable('discussion.threads')
    .set({ marked_id: null, marked_by: null })
    .where('id', '=', post.thread_id)
    .where('marked_id', '=', post.id)
    .execute()
  await countThread(tx, post.thread_id)
}
