import { leaveNotice } from '#modules/notices'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { DiscussionDeps } from '../deps.ts'
import { discussionNoticeTypes } from '../discussion-notice-types.ts'
import { removePost } from '../remove-post.ts'
import { discussion } from '../tables.ts'
import type { Post, Thread } from '../thread.ts'
import { findPost, plugOf } from '../thread-access.ts'

type Deps = Pick<DiscussionDeps, 'clock' | 'discussed' | 'jobs'>

interface Decision {
  readonly byId: string
  readonly verdict: 'removed' | 'kept'
  /** For the author. */
  readonly reason?: string | undefined
  /** For managers. */
  readonly note?: string | undefined
}

/** Stores what was decided of a post. Returns the id of the record. */
export async function storeSettlement(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  commentId: string,
  { byId, verdict, reason, note }: Decision,
): Promise<string> {
  const id = newId()
  await discussion(tx)
    .insertInto('discussion.settlements')
    .values({
      ...{ id, comment_id: commentId, by_id: byId, verdict, at: clock.now() },
      ...{ reason: reason || null, note: note || null },
    })
    .execute()
  return id
}

/**
 * Removes a post for somebody else than its author, who is told and may appeal. The caller has locked the thread and
 * stored the settlement.
 */
export async function withholdPost(
  deps: Deps,
  tx: Tx,
  thread: Thread,
  { post, removalId, reason }: { post: Post; removalId: string; reason?: string | undefined },
): Promise<void> {
  await removePost(deps, tx, thread, post.id, 'staff')
  const isFixed = post.id === thread.id && plugOf(deps, thread.about_kind).opening?.isFixed
  // What its author had removed before, and what follows its thing, has no appeal here.
  if (post.removed_at !== null || isFixed) return endAppeal(deps, tx, removalId)
  await leaveNotice(deps.jobs, tx, deps.clock, {
    personId: post.author_id,
    kind: discussionNoticeTypes.removed,
    about: { removalId, title: thread.title, reason: reason || null },
    cause: `discussion removal ${removalId}`,
  })
}

/** Nothing can be brought back of this removal any more. */
const endAppeal = async ({ clock }: Pick<Deps, 'clock'>, tx: Tx, removalId: string): Promise<void> =>
  void (await discussion(tx)
    .updateTable('discussion.settlements')
    .set({ final_at: clock.now() })
    .where('id', '=', removalId)
    .execute())

/** Ends the time in which a removal can be taken back, and lets what was kept for it go. The thread is locked. */
export async function finishRemoval(
  deps: Pick<Deps, 'clock' | 'discussed'>,
  tx: Tx,
  thread: Thread,
  { removalId, commentId }: { removalId: string; commentId: string },
): Promise<void> {
  await endAppeal(deps, tx, removalId)
  const post = await findPost(tx, commentId)
  if (commentId !== thread.id || post?.removed_by !== 'staff') return
  const { opening } = plugOf(deps, thread.about_kind)
  if (!opening?.isFixed) await opening?.hidden(tx, thread.about_id, 'removed')
}

/** Brings a removed post back to where it stood. The thread is locked. */
export async function restorePost(
  deps: Pick<Deps, 'clock' | 'discussed'>,
  tx: Tx,
  thread: Thread,
  { removalId, commentId }: { removalId: string; commentId: string },
): Promise<void> {
  await endAppeal(deps, tx, removalId)
  const back = await discussion(tx)
    .updateTable('discussion.comments')
    .set({ removed_at: null, removed_by: null })
    .where('id', '=', commentId)
    .where('removed_by', '=', 'staff')
    .returning('id')
    .executeTakeFirst()
  if (back && commentId === thread.id)
    await plugOf(deps, thread.about_kind).opening?.hidden(tx, thread.about_id, 'shown')
}
