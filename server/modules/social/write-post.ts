import { mentionsIn } from '@arvand/contracts/social-text'
import { openThreadOf, refuseLonger } from '#modules/discussion'
import { ownsFiles, publishFiles } from '#modules/media'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { findLesson, isOfCourse } from './audiences.ts'
import type { SocialDeps } from './deps.ts'
import { rules } from './limits.ts'
import { tellFeeds } from './open-feeds.ts'
import { dropPostsOf } from './pages.ts'
import { endOfPoll } from './poll.ts'
import { titleOf, topicsIn } from './post.ts'
import { leavePreview } from './previews/preview-link.ts'
import { socialNoticeTypes } from './social-notice-types.ts'
import { socialSettings } from './social-settings.ts'
import { social } from './tables.ts'
import { blockedBetween, maySee } from './visible.ts'

export interface NewPost {
  readonly text: string
  readonly visibility: 'everyone' | 'followers'
  /** For the people of this course alone, whatever the visibility. */
  readonly courseId?: string | undefined
  /** The lesson of that course which it asks about. */
  readonly lessonId?: string | undefined
  readonly fileIds: readonly string[]
  readonly poll?: { readonly choices: readonly string[]; readonly days: number } | undefined
}

type Needs = Pick<SocialDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'pages' | 'topics'>

/** Publishes a post: its row, its thread, its pictures and hashtags. */
export async function writePost(deps: Needs, request: RepeatedRequest, post: NewPost) {
  const { db, clock, pages } = deps
  const { personId } = request
  await deps.limits.take(rules.write, personId)
  const { handle, ...made } = await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const fileIds = [...new Set(post.fileIds)]
      await refuseLonger(tx, socialSettings.postLetters, 'text', post.text)
      refuseIf(await ownsFiles(tx, personId, fileIds, ['post']))
      if (post.courseId && !(await isOfCourse(tx, personId, post.courseId))) refuse('courses.unknown-course')
      if (post.lessonId) {
        const lesson = await findLesson(tx, personId, post.lessonId)
        if (!lesson || lesson.courseId !== post.courseId) refuse('courses.unknown-lesson')
      }
      const [postId, at] = [newId(), clock.now()]
      const author = await social(tx)
        .selectFrom('identity.people')
        .select(['name', 'handle'])
        .where('id', '=', personId)
        .executeTakeFirstOrThrow()
      await storePost(tx, { id: postId, authorId: personId, at, ...post, fileIds })
      await leavePreview(deps, tx, postId, post.text)
      await tellMentioned(deps, tx, { postId, personId, by: author.name, text: post.text })
      return { postId, handle: author.handle }
    }),
  )
  dropPostsOf(pages, handle)
  tellFeeds(deps, made.postId)
  return made
}

export interface StoredPost extends NewPost {
  readonly id: string
  readonly authorId: string
  readonly at: Date
}

async function storePost(tx: Tx, post: StoredPost): Promise<void> {
  const { id, authorId, at, text, visibility, courseId, lessonId, fileIds, poll } = post
  await openThreadOf(tx, { id, kind: 'post', authorId, title: titleOf(text), body: text, at })
  await storePostRow(tx, { id, authorId, at, visibility, courseId, lessonId })
  if (fileIds.length > 0)
    await social(tx)
      .insertInto('social.post_pictures')
      .values(fileIds.map((file_id, position) => ({ post_id: id, position, file_id })))
      .execute()
  // Strangers see them on the page of the post; those of other posts are asked for by name of the session.
  if (visibility === 'everyone' && !courseId) await publishFiles(tx, fileIds, true)
  await storeTags(tx, id, text)
  if (poll) await storePoll(tx, id, { choices: poll.choices, endsAt: endOfPoll(at, poll.days) })
}

/** The row of a post whose thread stands already. */
export const storePostRow = (
  tx: Tx,
  post: Pick<StoredPost, 'id' | 'authorId' | 'at' | 'visibility' | 'courseId' | 'lessonId'>,
) =>
  social(tx)
    .insertInto('social.posts')
    .values({
      ...{ id: post.id, author_id: post.authorId, at: post.at },
      ...{ course_id: post.courseId ?? null, lesson_id: post.lessonId ?? null },
      visibility: post.courseId ? 'course' : post.visibility,
    })
    .execute()

interface StoredPoll {
  readonly choices: readonly string[]
  readonly endsAt: Date
}

/** The poll of a post. */
export const storePoll = (tx: Tx, postId: string, { choices, endsAt }: StoredPoll) =>
  social(tx)
    .insertInto('social.polls')
    .values({ post_id: postId, choices: [...choices], ends_at: endsAt })
    .execute()

/** The hashtags of a post, instead of those that it had. */
export async function storeTags(tx: Tx, postId: string, text: string): Promise<void> {
  await social(tx).deleteFrom('social.post_tags').where('post_id', '=', postId).execute()
  const topics = topicsIn(text)
  if (topics.length > 0)
    await social(tx)
      .insertInto('social.post_tags')
      .values(topics.map((topic) => ({ ...topic, post_id: postId })))
      .execute()
}

const mostMentions = 10

interface Mention {
  readonly postId: string
  readonly personId: string
  readonly by: string
  readonly text: string
}

/** Tells the first few people whom a post mentions, if they may see it. */
async function tellMentioned({ clock, jobs }: Needs, tx: Tx, { postId, personId, by, text }: Mention) {
  const handles = mentionsIn(text).slice(0, mostMentions)
  if (handles.length === 0) return
  const unseen = await blockedBetween(tx, personId)
  const people = await social(tx)
    .selectFrom('identity.people')
    .select('id')
    .where('handle', 'in', handles)
    .where('has_left', '=', false)
    .execute()
  for (const { id } of people) {
    if (id === personId || unseen.includes(id)) continue
    if (!(await maySee(tx, postId, { personId: id, moderates: false }))) continue
    const about = { by, title: titleOf(text), postId }
    const cause = `social mention ${postId}`
    await leaveNotice(jobs, tx, clock, { personId: id, kind: socialNoticeTypes.mentioned, about, cause })
  }
}
