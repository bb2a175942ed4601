import type { Actor } from '#platform/actor'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import type { DiscussionDeps } from './deps.ts'
import { removePost } from './remove-comment.ts'
import { countReports } from './report-comment.ts'
import { discussion } from './tables.ts'
import { findPost, lockThread, plugOf } from './thread-access.ts'

export interface Verdict {
  readonly commentId: string
  readonly verdict: 'removed' | 'kept'
  readonly note?: string | undefined
}

/** Removes a reported post or leaves it, and closes all its reports. */
export async function settleReports(
  deps: Pick<DiscussionDeps, 'db' | 'clock' | 'discussed'>,
  actor: Actor,
  { commentId, verdict, note }: Verdict,
): Promise<void> {
  const { db, clock } = deps
  const threadId = await threadOf(db, commentId)
  await transaction(db, async (tx) => {
    const thread = await lockThread(tx, threadId)
    const post = await findPost(tx, commentId)
    if (!post) refuse('discussion.unknown')
    if (post.reports === 0) refuse('discussion.settled')
    const settlement = { id: newId(), comment_id: commentId, by_id: actor.personId, verdict }
    await discussion(tx)
      .insertInto('discussion.settlements')
      .values({ ...settlement, note: note || null, at: clock.now() })
      .execute()
    await discussion(tx)
      .updateTable('discussion.reports')
      .set({ settlement_id: settlement.id })
      .where('comment_id', '=', commentId)
      .where('settlement_id', 'is', null)
      .execute()
    await countReports(tx, commentId)
    if (verdict === 'removed') await removePost(deps, tx, thread, commentId, 'staff')
    else if (commentId === threadId && post.removed_at === null)
      await plugOf(deps, thread.about_kind).opening?.hidden(tx, thread.about_id, 'shown')
  })
}

const threadOf = async (db: Db, commentId: string): Promise<string> =>
  (await findPost(db, commentId))?.thread_id ?? refuse('discussion.unknown')
