import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import type { DiscussionDeps } from './deps.ts'
import { rules } from './limits.ts'
import { peopleAt } from './readers.ts'
import { discussion } from './tables.ts'
import { whyNotModerate } from './thread.ts'
import { lockThread, openPost } from './thread-access.ts'
import { countLikes, countThread } from './thread-figures.ts'

/** Likes a post, or takes the like back (`on` false); returns the number of likes. Open pages show it at once. */
export async function likeComment(deps: DiscussionDeps, actor: Actor, commentId: string, on: boolean) {
  const { post, thread, access } = await openPost(deps, commentId, actor)
  refuseIf(whyNotModerate(post, access))
  await deps.limits.take(rules.like, actor.personId)
  const like = { comment_id: commentId, person_id: actor.personId }
  const likes = await transaction(deps.db, async (tx) => {
    await lockThread(tx, thread.id)
    if (on)
      await discussion(tx)
        .insertInto('discussion.likes')
        .values({ ...like, at: deps.clock.now() })
        .onConflict((twin) => twin.doNothing())
        .execute()
    else
      await discussion(tx)
        .deleteFrom('discussion.likes')
        .where('comment_id', '=', commentId)
        .where('person_id', '=', actor.personId)
        .execute()
    const [counted] = await countLikes(tx, [commentId])
    if (commentId === thread.id) await countThread(tx, thread.id)
    return counted?.likes ?? 0
  })
  const watching = await peopleAt(deps.db, deps.clock, thread.id)
  const others = watching.filter((personId) => personId !== actor.personId)
  deps.live.notifyAll(others, 'likes', { commentId, likes })
  return { likes }
}
