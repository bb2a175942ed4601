import type { Post } from '@arvand/contracts/social'
import { sql } from 'kysely'
import { findFiles, pictureFor } from '#modules/media'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { SocialDeps } from './deps.ts'
import { findPollsOf, type ShownPoll } from './polls-of.ts'
import { type Viewer, whyNotDiscuss } from './post.ts'
import { findPreviewsOf } from './previews/previews-of.ts'
import { social } from './tables.ts'
import { isOnStaff, visibleTo } from './visible.ts'

type Needs = Pick<SocialDeps, 'db' | 'clock' | 'secret'>
type Shown = Omit<Post, 'at' | 'editedAt' | 'poll'> & {
  readonly at: Date
  readonly editedAt: Date | null
  readonly poll: ShownPoll | null
}

/** The posts of these ids as one viewer sees them, in the order of the ids; the caller has asked whether they may. */
export async function showPosts(deps: Needs, viewer: Viewer, ids: readonly string[]): Promise<Shown[]> {
  if (ids.length === 0) return []
  const [rows, picturesOf, pollOf, previewOf] = await Promise.all([
    findPosts(deps.db, viewer, ids),
    findPicturesOf(deps, viewer, ids),
    findPollsOf(deps, viewer, ids),
    findPreviewsOf(deps.db, ids),
  ])
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const { author_id, name, handle, avatar, edited_at, state, course_id, course_title, ...more } = row
    const { lesson_id, lesson_title, lesson_thread_id, isOnStaff: onStaff, ...post } = more
    const asked = { author_id, lesson_id, isOnStaff: onStaff }
    return [
      {
        ...post,
        author: { id: author_id, name, handle, photo: avatar },
        course: course_id === null ? null : { id: course_id, title: course_title ?? '' },
        lesson:
          lesson_id === null
            ? null
            : {
                ...{ id: lesson_id, title: lesson_title ?? '', threadId: lesson_thread_id },
                mayDiscuss: whyNotDiscuss(asked, viewer.personId) === null,
              },
        pictures: picturesOf(id),
        poll: pollOf(id),
        preview: previewOf(id),
        editedAt: edited_at,
        isReported: state === 'reported',
      },
    ]
  })
}

/** Strangers read the name and see the portrait only of those who show them on their own page. */
const findPosts = (db: Db, { personId }: Viewer, ids: readonly string[]) =>
  social(db)
    .selectFrom('social.posts as post')
    .innerJoin('discussion.openings as opening', 'opening.id', 'post.id')
    .innerJoin('identity.people as author', 'author.id', 'post.author_id')
    .leftJoin('courses.known_courses as course', 'course.id', 'post.course_id')
    .leftJoin('courses.course_lessons as lesson', 'lesson.id', 'post.lesson_id')
    .leftJoin('identity.shown_names as shown', 'shown.person_id', 'post.author_id')
    .leftJoin('identity.shown_avatars as portrait', 'portrait.person_id', 'post.author_id')
    .select([
      'post.id',
      'post.visibility',
      'post.at',
      'post.state',
      'post.course_id',
      'course.title as course_title',
      'lesson.id as lesson_id',
      'post.lesson_thread_id',
      'lesson.title as lesson_title',
      'author.id as author_id',
      'author.handle',
    ])
    .select(['opening.body as text', 'opening.edited_at', 'opening.likes', 'opening.comments'])
    .select([
      isOnStaff('post.course_id', personId).as('isOnStaff'),
      sql<string>`case when ${personId}::uuid is not null then author.name
        else coalesce(shown.name, author.handle, 'کاربر آروند') end`.as('name'),
      sql<string | null>`case when ${personId}::uuid is not null or portrait.file_id is not null
        then author.avatar end`.as('avatar'),
      sql<boolean>`exists (
        select from discussion.known_likes as l where l.id = post.id and l.person_id = ${personId})`.as(
        'liked',
      ),
      sql<boolean>`exists (
        select from social.bookmarks as b where b.post_id = post.id and b.person_id = ${personId})`.as(
        'saved',
      ),
      sql<boolean>`exists (
        select from social.follows as f
        where f.follower_id = ${personId} and f.followed_id = post.author_id)`.as('follows'),
    ])
    .where('post.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

async function findPicturesOf({ db, ...deps }: Needs, { sessionId }: Viewer, ids: readonly string[]) {
  const rows = await social(db)
    .selectFrom('social.post_pictures')
    .select(['post_id', 'file_id'])
    .where('post_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('position')
    .execute()
  const files = await findFiles(
    db,
    rows.map(({ file_id }) => file_id),
  )
  const reader = sessionId === null ? null : { sessionId }
  const byPost = Map.groupBy(rows, ({ post_id }) => post_id)
  return (id: string) =>
    (byPost.get(id) ?? []).map(({ file_id }) => ({
      fileId: file_id,
      picture: pictureFor(deps, files.get(file_id), reader),
    }))
}

/** One post. */
export async function showPost(deps: Needs, viewer: Viewer, id: string) {
  const row = await social(deps.db)
    .selectFrom('social.posts as post')
    .select('post.id')
    .where('post.id', '=', id)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  const [post] = row ? await showPosts(deps, viewer, [id]) : []
  return { post: post ?? refuse('social.unknown-post') }
}
