import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetSql, pageOf, readCursor } from '#platform/keyset'
import { social } from './tables.ts'
import { coursesOf, notMuted, visibleOfFollowed, visibleTo } from './visible.ts'

interface Reading {
  /** Of the table alias `post`. */
  readonly where: RawBuilder<boolean>
  /** At most so many posts of each person, hashtag and course. */
  readonly each: RawBuilder<number>
  /** At most so many posts of all people, of all hashtags and of all courses. */
  readonly most: RawBuilder<number>
}

/**
 * Posts that come to a person, by each way: the newest of oneself and each followed person by the index
 * `posts__of_author`, of each own course by `posts__of_course` and of each followed hashtag by its primary key. What is
 * read grows with the followed ones, not with their posts. A post that comes by several ways is there several times.
 */
export function postsThatCome(personId: string, { where, each, most }: Reading) {
  const visible = sql`${visibleTo({ personId, moderates: false })} and ${notMuted('post.author_id', personId)}`
  const newest = (count: RawBuilder<number>) => sql`order by post.id desc limit ${count}`
  return sql<unknown>`(
    (select post.id, case when known.id = ${personId} then 'own' else 'person' end as way, null as title
    from (
      select followed_id as id from social.follows
      where follower_id = ${personId} and ${notMuted('followed_id', personId)}
      union all select ${personId}::uuid
    ) as known
    cross join lateral (
      select post.id
      from social.posts as post
      where post.author_id = known.id and ${visibleOfFollowed(personId)} and ${where}
      ${newest(each)}
    ) as post
    ${newest(most)})
    union all
    (select post.id, 'course', null
    from ${coursesOf(personId)} as own
    cross join lateral (
      select post.id
      from social.posts as post
      where post.course_id = own.course_id and ${visible} and ${where}
      ${newest(each)}
    ) as post
    ${newest(most)})
    union all
    (select post.id, 'topic', followed.title
    from social.topic_follows as followed
    cross join lateral (
      select post.id
      from social.post_tags as tagged join social.posts as post on post.id = tagged.post_id
      where tagged.tag = followed.tag and ${visible} and ${where}
      ${newest(each)}
    ) as post
    where followed.person_id = ${personId}
    ${newest(most)}))`
}

const columns = [desc('post.id')]

/** A page of the posts that come to a person, by time. */
export async function idsOfFollowed(db: Db, personId: string, cursor: string | undefined) {
  const { key, where, order, limit } = keysetSql(columns, readCursor(columns, cursor))
  const page = { where, each: limit, most: limit }
  const { rows } = await sql<{ id: string; keyset: readonly unknown[] }>`
    select post.id, ${key} as keyset
    from (select distinct came.id from ${postsThatCome(personId, page)} as came) as post
    order by ${order}
    limit ${limit}
  `.execute(social(db))
  return pageOf(rows)
}
