import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetSql, pageOf, readCursor } from '#platform/keyset'
import type { Viewer } from './post.ts'
import { social } from './tables.ts'
import { coursesOf, notMuted, visibleOfFollowed, visibleTo } from './visible.ts'

const newest = [desc('post.id')]

/**
 * The newest posts of each followed person by the index `posts__of_author`, of each followed hashtag by its primary key
 * and of each own course by `posts__of_course`, and of those the newest: what is read grows with the followed ones, not
 * with their posts.
 */
export async function idsOfFollowed(
  db: Db,
  viewer: Viewer & { readonly personId: string },
  cursor: string | undefined,
) {
  const { personId } = viewer
  const { key, where, order, limit } = keysetSql(newest, readCursor(newest, cursor))
  const { rows } = await sql<{ id: string; keyset: readonly unknown[] }>`
    select post.id, ${key} as keyset
    from (
      (select post.id
      from (
        select followed_id as id from social.follows
        where follower_id = ${personId} and ${notMuted('followed_id', personId)}
        union all select ${personId}::uuid
      ) as known
      cross join lateral (
        select post.id
        from social.posts as post
        where post.author_id = known.id and ${visibleOfFollowed(personId)} and ${where}
        order by ${order}
        limit ${limit}
      ) as post
      order by ${order}
      limit ${limit})
      union
      (select post.id
      from social.topic_follows as followed
      cross join lateral (
        select post.id
        from social.post_tags as tagged join social.posts as post on post.id = tagged.post_id
        where tagged.tag = followed.tag and ${visibleTo({ personId, moderates: false })}
          and ${notMuted('post.author_id', personId)} and ${where}
        order by ${order}
        limit ${limit}
      ) as post
      where followed.person_id = ${personId}
      order by ${order}
      limit ${limit})
      union
      (select post.id
      from ${coursesOf(personId)} as course
      cross join lateral (
        select post.id
        from social.posts as post
        where post.course_id = course.course_id and ${visibleTo({ personId, moderates: false })}
          and ${notMuted('post.author_id', personId)} and ${where}
        order by ${order}
        limit ${limit}
      ) as post
      order by ${order}
      limit ${limit})
    ) as post
    order by ${order}
    limit ${limit}
  `.execute(social(db))
  return pageOf(rows)
}
