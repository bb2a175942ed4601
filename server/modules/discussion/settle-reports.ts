import type { Actor } from '#platform/actor'
import { type Db, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { storeSettlement, withholdPost } from './appeals/withhold-post.ts'
import type { DiscussionDeps } from './deps.ts'
import { countReports } from './report-comment.ts'
import { discussion } from './tables.ts'
import { findPost, lockThread, plugOf } from './thread-access.ts'

export interface Verdict {
  readonly commentId: string
  readonly verdict: 'removed' | 'kept'
  /** For the author of what is removed. */
  readonly reason?: string | undefined
  /** For managers. */
  readonly note?: string | undefined
}

/** Removes a reported post or leaves it, and closes all its reports. */
export async function settleReports(
  deps: Pick<DiscussionDeps, 'db' | 'clock' | 'discussed' | 'jobs'>,
  actor: Actor,
  { commentId, verdict, reason, note }: Verdict,
): Promise<void> {
  const { db } = deps
  const threadId = await threadOf(db, commentId)
  await transaction(db, async (tx) => {
    const thread = await lockThread(tx, threadId)
    const post = await findPost(tx, commentId)
    if (!post) refuse('discussion.unknown')
    if (post.reports === 0) refuse('discussion.settled')
    const decision = { byId: actor.personId, verdict, reason, note }
    const settlementId = await storeSettlement(deps, tx, commentId, decision)
    await discussion(tx)
      .updateTable('discussion.reports')
      .set({ settlement_id: settlementId })
      .where('comment_id', '=', commentId)
      .where('settlement_id', 'is', null)
      .execute()
    await countReports(tx, commentId)
    if (verdict === 'removed') await withholdPost(deps, tx, thread, { post, removalId: settlementId, reason })
    else if (commentId === threadId && post.removed_at === null)
      await plugOf(deps, thread.about_kind).opening?.hidden(tx, thread.about_id, 'shown')
  })
}

const threadOf = async (db: Db, commentId: string): Promise<string> =>
  (await findPost(db, commentId))?.thread_id ?? refuse('discussion.unknown')
