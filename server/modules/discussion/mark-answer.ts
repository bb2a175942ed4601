import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { DiscussionDeps } from './deps.ts'
import { peopleAt } from './readers.ts'
import { discussion } from './tables.ts'
import { whyNotMark } from './thread.ts'
import { findPost, lockThread, openThread } from './thread-access.ts'
import { countThread } from './thread-figures.ts'

/** Marks the answer that solved the question; null removes the mark. Open pages show it at once. */
export async function markAnswer(
  deps: Pick<DiscussionDeps, 'db' | 'clock' | 'discussed' | 'live'>,
  actor: Actor,
  threadId: string,
  commentId: string | null,
): Promise<void> {
  const { access } = await openThread(deps, threadId, actor)
  await transaction(deps.db, async (tx) => {
    refuseIf(whyNotMark(await lockThread(tx, threadId), access))
    const post = commentId === null ? undefined : await findPost(tx, commentId)
    if (commentId !== null && (post?.thread_id !== threadId || post.id === threadId || post.removed_at))
      refuse('discussion.unknown')
    const marked_by = commentId === null ? null : access.moderates ? 'staff' : 'asker'
    await discussion(tx)
      .updateTable('discussion.threads')
      .set({ marked_id: commentId, marked_by })
      .where('id', '=', threadId)
      .execute()
    await countThread(tx, threadId)
  })
  const watching = await peopleAt(deps.db, deps.clock, threadId)
  const others = watching.filter((personId) => personId !== actor.personId)
  deps.live.notifyAll(others, 'discussion', { threadId })
}
