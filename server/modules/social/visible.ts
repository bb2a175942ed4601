import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Viewer } from './post.ts'
import { social } from './tables.ts'

/** A person by their id, or by a column. */
type Who = string | Expression<string>

/** One of the two has blocked the other. */
const blocked = (one: string, personId: Who) => sql<boolean>`exists (
  select from social.blocks as b
  where (b.blocker_id = ${personId} and b.blocked_id = ${sql.ref(one)})
    or (b.blocker_id = ${sql.ref(one)} and b.blocked_id = ${personId}))`

/** The courses that somebody has a seat in, or is on the staff of. */
export const coursesOf = (personId: Who) => sql<string>`(
  select course_id from courses.learners
  where person_id = ${personId} and state in ('active', 'completed') and ended_at is null
  union select course_id from courses.course_staff where person_id = ${personId})`

/** Whether somebody is of the staff of the course in this column. */
export const isOnStaff = (
  courseId: string,
  person: string | Expression<string> | null,
) => sql<boolean>`exists (
  select from courses.course_staff as s
  where s.course_id = ${sql.ref(courseId)} and s.person_id = ${person})`

/** Whether somebody may see the posts of the table alias `post`: the one place that says so. */
export function visibleTo({ personId, moderates }: { personId: Who | null; moderates: boolean }) {
  if (moderates) return sql<boolean>`post.state <> 'removed'`
  if (personId === null) return sql<boolean>`(post.state = 'shown' and post.visibility = 'everyone')`
  return sql<boolean>`(
    (post.author_id = ${personId} and post.state <> 'removed')
    or (post.state = 'shown' and not ${blocked('post.author_id', personId)} and (
      post.visibility = 'everyone'
      or (post.visibility = 'followers' and exists (
        select from social.follows as f where f.follower_id = ${personId} and f.followed_id = post.author_id))
      or (post.visibility = 'course' and post.course_id in ${coursesOf(personId)}))))`
}

/**
 * The same of the posts of oneself and of those whom one follows, for reading many of them: no follow stands beside a
 * block, so that neither is looked up for each post.
 */
export const visibleOfFollowed = (personId: string) => sql<boolean>`(
  post.state <> 'removed' and (post.author_id = ${personId} or (
    post.state = 'shown' and (post.course_id is null or post.course_id in ${coursesOf(personId)}))))`

/** Whether the person has not muted the author of `author`. */
export const notMuted = (author: string, personId: Who) => sql<boolean>`not exists (
  select from social.mutes as m where m.muter_id = ${personId} and m.muted_id = ${sql.ref(author)})`

/** Whether somebody may see this post. */
export async function maySee(db: Db, id: string, viewer: Pick<Viewer, 'personId' | 'moderates'>) {
  const row = await social(db)
    .selectFrom('social.posts as post')
    .select('post.id')
    .where('post.id', '=', id)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  return row !== undefined
}

/** Everybody whom the person has blocked, or who has blocked the person. */
export async function blockedBetween(db: Db, personId: string): Promise<string[]> {
  const rows = await social(db)
    .selectFrom('social.blocks')
    .select('blocked_id as id')
    .where('blocker_id', '=', personId)
    .union(
      social(db).selectFrom('social.blocks').select('blocker_id as id').where('blocked_id', '=', personId),
    )
    .execute()
  return rows.map(({ id }) => id)
}
