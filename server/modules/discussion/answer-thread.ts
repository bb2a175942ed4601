import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { DiscussionDeps } from './deps.ts'
import { discussionSettings } from './discussion-settings.ts'
import { notifyOfAnswer } from './jobs.ts'
import { rules } from './limits.ts'
import { follow } from './readers.ts'
import { refuseLonger } from './refuse-longer.ts'
import { discussion } from './tables.ts'
import { whyNotAnswer } from './thread.ts'
import { findPost, lockThread, openThread } from './thread-access.ts'
import { countThread } from './thread-figures.ts'

export interface NewAnswer {
  readonly threadId: string
  readonly parentId?: string | null | undefined
  readonly body: string
}

/** Answers in a thread; the author of the answer follows the thread from then on. */
export async function answerThread(
  deps: DiscussionDeps,
  actor: Actor,
  request: RepeatedRequest,
  { threadId, parentId, body }: NewAnswer,
) {
  const { db, clock, jobs } = deps
  const { access } = await openThread(deps, threadId, actor)
  await deps.limits.take(rules.answer, actor.personId)
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      refuseIf(whyNotAnswer(await lockThread(tx, threadId), access))
      await refuseLonger(tx, discussionSettings.commentLetters, 'body', body)
      const [id, at] = [newId(), clock.now()]
      const root_id = parentId ? await rootOf(tx, threadId, parentId) : id
      const post = { id, thread_id: threadId, root_id, author_id: actor.personId, by_staff: access.isStaff }
      await discussion(tx)
        .insertInto('discussion.comments')
        .values({ ...post, body, at })
        .execute()
      await discussion(tx)
        .updateTable('discussion.threads')
        .set({ moved_at: at })
        .where('id', '=', threadId)
        .execute()
      await countThread(tx, threadId)
      await follow(tx, threadId, actor.personId, at)
      await jobs.leave(tx, notifyOfAnswer, { commentId: id })
      return { commentId: id }
    }),
  )
}

/** Answers nest one level deep: an answer to a nested answer is placed under that one's root. */
async function rootOf(tx: Tx, threadId: string, parentId: string): Promise<string> {
  const parent = await findPost(tx, parentId)
  if (!parent || parent.thread_id !== threadId || parent.id === threadId || parent.removed_at)
    refuse('discussion.unknown')
  return parent.root_id
}
