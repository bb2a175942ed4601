import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse, refuseIf } from '#platform/refusal'
import type { DiscussionDeps } from './deps.ts'
import { discussionSettings } from './discussion-settings.ts'
import { refuseLonger } from './refuse-longer.ts'
import { discussion } from './tables.ts'
import { type Post, type Thread, whyNotEdit } from './thread.ts'
import { findPost, lockThread, openPost, plugOf } from './thread-access.ts'

export interface Edit {
  readonly commentId: string
  readonly title?: string | undefined
  readonly body: string
}

/** Changes the actor's own post and saves its earlier text. */
export async function editComment(
  deps: Pick<DiscussionDeps, 'db' | 'clock' | 'discussed'>,
  actor: Actor,
  { commentId, title, body }: Edit,
): Promise<void> {
  const found = await openPost(deps, commentId, actor)
  const at = deps.clock.now()
  await transaction(deps.db, async (tx) => {
    const thread = await lockThread(tx, found.thread.id)
    const post = await findPost(tx, commentId)
    if (!post || post.removed_at) refuse('discussion.unknown')
    refuseIf(whyNotEdit(post, thread, found.access))
    const isFirst = post.id === thread.id
    const { opening } = plugOf(deps, thread.about_kind)
    const newTitle = isFirst ? (opening?.titleOf(body) ?? title ?? thread.title) : thread.title
    if (post.body === body && thread.title === newTitle) return
    if (!isFirst) await refuseLonger(tx, discussionSettings.commentLetters, 'body', body)
    await keepFormer(tx, post, thread, at)
    await discussion(tx)
      .updateTable('discussion.comments')
      .set({ body, edited_at: at })
      .where('id', '=', commentId)
      .execute()
    await discussion(tx)
      .updateTable('discussion.threads')
      .set({ title: newTitle })
      .where('id', '=', thread.id)
      .execute()
    if (isFirst) await opening?.edited(tx, thread.about_id, body)
  })
}

async function keepFormer(tx: Tx, post: Post, thread: Thread, at: Date): Promise<void> {
  const title = post.id === thread.id ? thread.title : null
  await discussion(tx)
    .insertInto('discussion.edits')
    .values({ id: newId(), comment_id: post.id, title, body: post.body, at })
    .execute()
}
