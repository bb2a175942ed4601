import { startThread } from '#modules/discussion'
import { transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { SocialDeps } from './deps.ts'
import { titleOf, type Viewer, whyNotDiscuss } from './post.ts'
import { social } from './tables.ts'
import { isOnStaff, visibleTo } from './visible.ts'

type Needs = Pick<SocialDeps, 'db' | 'clock' | 'jobs' | 'publicUrl'>

/**
 * Makes a question of the feed a discussion of the lesson that it asks about, in its author's name. What was answered
 * in the feed stays there; each of the two leads to the other.
 */
export const discussPost = (
  { db, publicUrl, ...deps }: Needs,
  viewer: Viewer,
  personId: string,
  postId: string,
) =>
  transaction(db, async (tx) => {
    const post = await social(tx)
      .selectFrom('social.posts as post')
      .leftJoin('courses.course_lessons as lesson', 'lesson.id', 'post.lesson_id')
      .select(['post.author_id', 'lesson.id as lesson_id', 'post.lesson_thread_id'])
      .select((row) => [
        isOnStaff('post.course_id', personId).as('isOnStaff'),
        isOnStaff('post.course_id', row.ref('post.author_id')).as('byStaff'),
      ])
      .where('post.id', '=', postId)
      .where(visibleTo(viewer))
      .forUpdate('post')
      .executeTakeFirst()
    if (!post) refuse('social.unknown-post')
    refuseIf(whyNotDiscuss(post, personId))
    if (post.lesson_thread_id) return { threadId: post.lesson_thread_id }
    const { body } = await social(tx)
      .selectFrom('discussion.openings')
      .select('body')
      .where('id', '=', postId)
      .executeTakeFirstOrThrow()
    const threadId = await startThread(deps, tx, {
      about: { kind: 'lesson', id: post.lesson_id ?? refuse('social.without-lesson') },
      ...{ authorId: post.author_id, byStaff: post.byStaff, title: titleOf(body) },
      body: `${body}\n\n${new URL(`/posts/${postId}`, publicUrl)}`,
    })
    await social(tx)
      .updateTable('social.posts')
      .set({ lesson_thread_id: threadId })
      .where('id', '=', postId)
      .execute()
    return { threadId }
  })
