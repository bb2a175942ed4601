import { type Db, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { DiscussionDeps } from '../deps.ts'
import { rules } from '../limits.ts'
import { discussion } from '../tables.ts'
import { lockThread } from '../thread-access.ts'
import { appealUntil, whyNotAppeal } from './appeal.ts'

/** A removal of one of the person's posts by somebody else. */
const removals = (db: Db, removalId: string, authorId: string) =>
  discussion(db)
    .selectFrom('discussion.settlements as removal')
    .innerJoin('discussion.comments as post', 'post.id', 'removal.comment_id')
    .innerJoin('discussion.threads as thread', 'thread.id', 'post.thread_id')
    .leftJoin('discussion.appeals as appeal', 'appeal.settlement_id', 'removal.id')
    .select(['thread.id as thread_id', 'thread.title', 'post.body', 'removal.at', 'removal.reason'])
    .select(['removal.final_at', 'appeal.text', 'appeal.at as appealed_at', 'appeal.verdict'])
    .select(['appeal.reason as answer', 'appeal.decided_at'])
    .where('removal.id', '=', removalId)
    .where('removal.verdict', '=', 'removed')
    .where('post.author_id', '=', authorId)

/** What was removed of the person's posts, with the reason that was written for them and their appeal. */
export async function showRemoval(
  { db, clock }: Pick<DiscussionDeps, 'db' | 'clock'>,
  removalId: string,
  authorId: string,
) {
  const row = await removals(db, removalId, authorId).executeTakeFirst()
  if (!row) return refuse('discussion.unknown')
  const { title, body, at, reason, text, appealed_at, verdict, answer, decided_at } = row
  const appeal =
    text === null || appealed_at === null
      ? null
      : { text, at: appealed_at, verdict, reason: answer, decidedAt: decided_at }
  return {
    ...{ title, body, reason, appeal, removedAt: at, until: appealUntil(at) },
    whyNotAppeal: whyNotAppeal(row, clock.now()),
  }
}

/** Asks managers to look at a removal again. */
export async function appealRemoval(
  { db, clock, limits }: Pick<DiscussionDeps, 'db' | 'clock' | 'limits'>,
  authorId: string,
  { removalId, text }: { removalId: string; text: string },
): Promise<void> {
  const found = await removals(db, removalId, authorId).executeTakeFirst()
  if (!found) refuse('discussion.unknown')
  await limits.take(rules.appeal, authorId)
  await transaction(db, async (tx) => {
    // With the thread locked, no job ends the removal meanwhile.
    await lockThread(tx, found.thread_id)
    const now = clock.now()
    const row = (await removals(tx, removalId, authorId).executeTakeFirst()) ?? refuse('discussion.unknown')
    refuseIf(whyNotAppeal(row, now))
    await discussion(tx)
      .insertInto('discussion.appeals')
      .values({ settlement_id: removalId, text, at: now })
      .execute()
  })
}
