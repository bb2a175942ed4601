import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuseIf } from '#platform/refusal'
import { settingValue } from '#platform/settings'
import type { DiscussionDeps } from './deps.ts'
import { discussionSettings } from './discussion-settings.ts'
import { rules } from './limits.ts'
import { discussion, type ReportReason } from './tables.ts'
import { whyNotModerate } from './thread.ts'
import { lockThread, openPost, plugOf } from './thread-access.ts'

export interface NewReport {
  readonly commentId: string
  readonly reason: ReportReason
  readonly text?: string | undefined
}

/** Reports a post; a second report by the same person changes nothing while the first is open. */
export async function reportComment(
  deps: DiscussionDeps,
  actor: Actor,
  { commentId, reason, text }: NewReport,
): Promise<void> {
  const { post, thread, access } = await openPost(deps, commentId, actor)
  refuseIf(whyNotModerate(post, access))
  await deps.limits.take(rules.report, actor.personId)
  await transaction(deps.db, async (tx) => {
    const { about_kind, about_id } = await lockThread(tx, thread.id)
    const report = { id: newId(), comment_id: commentId, person_id: actor.personId, reason }
    await discussion(tx)
      .insertInto('discussion.reports')
      .values({ ...report, text: text || null, at: deps.clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
    const reports = await countReports(tx, commentId)
    // So many people hide what they report, until somebody has looked at it.
    const hidesAt = await settingValue(tx, discussionSettings.reportsToHide)
    if (reports >= hidesAt && commentId === thread.id)
      await plugOf(deps, about_kind).opening?.hidden(tx, about_id, 'reported')
  })
}

/** Counts the open reports of a post again. The caller has locked the thread. */
export async function countReports(tx: Tx, commentId: string): Promise<number> {
  const counted = await discussion(tx)
    .updateTable('discussion.comments')
    .set({
      reports: sql`(select count(*) from discussion.reports r where r.comment_id = comments.id and r.settlement_id is null)`,
    })
    .where('id', '=', commentId)
    .returning('reports')
    .executeTakeFirst()
  return counted?.reports ?? 0
}
