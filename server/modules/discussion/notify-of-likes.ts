import { sql } from 'kysely'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import type { DiscussionDeps } from './deps.ts'
import { discussionNoticeTypes } from './discussion-notice-types.ts'
import { discussion } from './tables.ts'
import { plugOf } from './thread-access.ts'

type Deps = Pick<DiscussionDeps, 'db' | 'clock' | 'jobs' | 'discussed'>

const atOnce = 50
const dayMs = 86_400_000

interface Liked {
  readonly id: string
  readonly author_id: string
  readonly thread_id: string
  readonly title: string
  readonly about_kind: string
  readonly about_id: string
  /** Since the author was told the last time. */
  readonly fresh: number
}

/**
 * Tells authors of new likes: all of a post in one notice, and at most one a day for each post. What was told is
 * counted in the same transaction, so that no like is told twice.
 */
export async function notifyOfLikes(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const told = await transaction(deps.db, async (tx) => {
    const posts = await takeLiked(tx, now)
    for (const post of posts) await tellAuthor(deps, tx, post, now)
    return posts.length
  })
  if (told === atOnce) await notifyOfLikes(deps)
}

/** Posts with likes that were not told, marked as told. */
async function takeLiked(tx: Tx, now: Date): Promise<readonly Liked[]> {
  const { rows } = await sql<Liked>`
    with waiting as (
      select id, likes_told from discussion.comments
      where likes > likes_told and removed_at is null
        and (likes_told_at is null or likes_told_at <= ${new Date(now.getTime() - dayMs)})
      order by id limit ${sql.lit(atOnce)}
      for update skip locked
    )
    update discussion.comments as post
    set likes_told = post.likes, likes_told_at = ${now}
    from waiting, discussion.threads as thread
    where post.id = waiting.id and thread.id = post.thread_id
    returning post.id, post.author_id, thread.id as thread_id, thread.title, thread.about_kind, thread.about_id,
      post.likes - waiting.likes_told as fresh
  `.execute(discussion(tx))
  return rows
}

async function tellAuthor(deps: Deps, tx: Tx, post: Liked, now: Date): Promise<void> {
  const last = await discussion(tx)
    .selectFrom('discussion.likes as liked')
    .innerJoin('identity.people as person', 'person.id', 'liked.person_id')
    .select('person.name')
    .where('liked.comment_id', '=', post.id)
    .orderBy('liked.at', 'desc')
    .orderBy('liked.person_id')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  const { opening, titleAndLink } = plugOf(deps, post.about_kind)
  const link = opening ? ((await titleAndLink(tx, post.about_id))?.link ?? null) : null
  await leaveNotice(deps.jobs, tx, deps.clock, {
    personId: post.author_id,
    kind: discussionNoticeTypes.liked,
    about: {
      ...{ by: last.name, others: post.fresh - 1, of: kindOf(post), title: post.title },
      link: link ?? `/discussions/${post.thread_id}`,
    },
    cause: `discussion likes ${post.id} ${now.toISOString()}`,
  })
}

function kindOf({ id, thread_id, about_kind }: Liked) {
  if (id !== thread_id) return 'comment' as const
  return about_kind === 'post' || about_kind === 'article' ? about_kind : ('comment' as const)
}
