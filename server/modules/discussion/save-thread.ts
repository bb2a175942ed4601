import type { Actor } from '#platform/actor'
import { refuse } from '#platform/refusal'
import type { DiscussionDeps } from './deps.ts'
import { discussion } from './tables.ts'
import { openThread } from './thread-access.ts'

/** Pins or locks a thread; fields that are left out do not change. */
export async function saveThread(
  deps: Pick<DiscussionDeps, 'db' | 'clock' | 'discussed'>,
  actor: Actor,
  threadId: string,
  wish: { readonly pinned?: boolean | undefined; readonly locked?: boolean | undefined },
): Promise<void> {
  const { thread, access } = await openThread(deps, threadId, actor)
  if (!access.moderates) refuse('discussion.not-yours')
  await discussion(deps.db)
    .updateTable('discussion.threads')
    .set({ is_pinned: wish.pinned ?? thread.is_pinned, is_locked: wish.locked ?? thread.is_locked })
    .where('id', '=', threadId)
    .execute()
}
