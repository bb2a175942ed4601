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
  const { access } = await openThread(deps, threadId, actor)
  if (!access.moderates) refuse('discussion.not-yours')
  await discussion(deps.db)
    .updateTable('discussion.threads')
    // By what the row holds now, so that two who change one field each do not undo one another.
    .set(({ fn, val, ref }) => ({
      is_pinned: fn.coalesce(val(wish.pinned ?? null), ref('is_pinned')),
      is_locked: fn.coalesce(val(wish.locked ?? null), ref('is_locked')),
    }))
    .where('id', '=', threadId)
    .execute()
}
