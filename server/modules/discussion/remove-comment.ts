import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import { storeSettlement, withholdPost } from './appeals/withhold-post.ts'
import type { DiscussionDeps } from './deps.ts'
import { removePost } from './remove-post.ts'
import { whyNotRemove } from './thread.ts'
import { lockThread, openPost } from './thread-access.ts'

/** Removes a post: for good by its author, and until the time to appeal is over by others. */
export async function removeComment(
  deps: Pick<DiscussionDeps, 'db' | 'clock' | 'discussed' | 'jobs'>,
  actor: Actor,
  commentId: string,
): Promise<void> {
  const { post, thread, access } = await openPost(deps, commentId, actor)
  refuseIf(whyNotRemove(post, access))
  await transaction(deps.db, async (tx) => {
    const locked = await lockThread(tx, thread.id)
    if (post.author_id === actor.personId) return removePost(deps, tx, locked, post.id, 'author')
    const removalId = await storeSettlement(deps, tx, post.id, { byId: actor.personId, verdict: 'removed' })
    await withholdPost(deps, tx, locked, { post, removalId })
  })
}
