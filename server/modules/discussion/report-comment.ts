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
    await countReports(tx, commentId)
    if (commentId !== thread.id) return
    // So many people hide what they report, until somebody has looked at it.
    const hidesAt = await settingValue(tx, discussionSettings.reportsToHide)
    if ((await countUnheard(tx, commentId)) >= hidesAt)
      await plugOf(deps, about_kind).opening?.hidden(tx, about_id, 'reported')
  })
}

/**
 * How many people report a post about whose words a manager has not decided yet at their report: otherwise the same
 * people would hide again what was looked at and kept.
 */
async function countUnheard(tx: Tx, commentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from discussion.reports r
    join discussion.comments c on c.id = r.comment_id
    where r.comment_id = ${commentId} and r.settlement_id is null and not exists (
      select from discussion.reports earlier
      join discussion.settlements s on s.id = earlier.settlement_id
      where earlier.comment_id = r.comment_id and earlier.person_id = r.person_id
        and (c.edited_at is null or s.at >= c.edited_at))
  `.execute(discussion(tx))
  return rows[0]?.count ?? 0
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
