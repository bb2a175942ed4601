import type { AppealVerdict } from '@arvand/contracts/panel/appeals'
import { leaveNotice } from '#modules/notices'
import type { Actor } from '#platform/actor'
import { type Db, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { DiscussionDeps } from '../deps.ts'
import { discussionNoticeTypes } from '../discussion-notice-types.ts'
import { discussion } from '../tables.ts'
import { lockThread } from '../thread-access.ts'
import { countThread } from '../thread-figures.ts'
import { lastAppealed } from './appeal.ts'
import { finishRemoval, restorePost } from './withhold-post.ts'

interface Decided {
  readonly removalId: string
  readonly verdict: AppealVerdict
  readonly reason: string
}

const appealed = (db: Db, removalId: string) =>
  discussion(db)
    .selectFrom('discussion.appeals as appeal')
    .innerJoin('discussion.settlements as removal', 'removal.id', 'appeal.settlement_id')
    .innerJoin('discussion.comments as post', 'post.id', 'removal.comment_id')
    .select(['post.id as commentId', 'post.thread_id', 'post.author_id', 'appeal.decided_at'])
    .where('appeal.settlement_id', '=', removalId)
    .executeTakeFirst()

/** Brings a removed post back or leaves it removed for good, and tells its author. */
export async function decideAppeal(
  deps: Pick<DiscussionDeps, 'db' | 'clock' | 'discussed' | 'jobs'>,
  { personId }: Actor,
  { removalId, verdict, reason }: Decided,
): Promise<void> {
  const found = (await appealed(deps.db, removalId)) ?? refuse('discussion.unknown')
  await transaction(deps.db, async (tx) => {
    const thread = await lockThread(tx, found.thread_id)
    const { commentId, author_id, decided_at } =
      (await appealed(tx, removalId)) ?? refuse('discussion.unknown')
    if (decided_at) refuse('discussion.appeal-decided')
    await discussion(tx)
      .updateTable('discussion.appeals')
      .set({ verdict, reason, decided_by: personId, decided_at: deps.clock.now() })
      .where('settlement_id', '=', removalId)
      .execute()
    const removal = { removalId, commentId }
    if (verdict === 'restored') await restorePost(deps, tx, thread, removal)
    else await finishRemoval(deps, tx, thread, removal)
    await countThread(tx, thread.id)
    await leaveNotice(deps.jobs, tx, deps.clock, {
      personId: author_id,
      kind: discussionNoticeTypes.appealDecided,
      about: { removalId, title: thread.title, verdict, reason },
      cause: `discussion appeal ${removalId}`,
    })
  })
}

const atOnce = 50

/** Ends removals whose time to appeal is over; those with an appeal wait for its decision. */
export async function endAppeals(deps: Pick<DiscussionDeps, 'db' | 'clock' | 'discussed'>): Promise<void> {
  const over = await discussion(deps.db)
    .selectFrom('discussion.settlements as removal')
    .innerJoin('discussion.comments as post', 'post.id', 'removal.comment_id')
    .leftJoin('discussion.appeals as appeal', 'appeal.settlement_id', 'removal.id')
    .select(['removal.id as removalId', 'post.id as commentId', 'post.thread_id'])
    .where('removal.verdict', '=', 'removed')
    .where('removal.final_at', 'is', null)
    .where('removal.at', '<=', lastAppealed(deps.clock.now()))
    .where('appeal.settlement_id', 'is', null)
    .orderBy('removal.at')
    .limit(atOnce)
    .execute()
  for (const { thread_id, ...removal } of over)
    await transaction(deps.db, async (tx) =>
      finishRemoval(deps, tx, await lockThread(tx, thread_id), removal),
    )
  if (over.length === atOnce) await endAppeals(deps)
}
