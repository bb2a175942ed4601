import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetSql, pageOf, readCursor } from '#platform/keyset'
import { social } from './tables.ts'
import { coursesOf, notMuted, visibleOfFollowed, visibleTo } from './visible.ts'

interface Reading {
  /** Of the table alias `post`. */
  readonly where: RawBuilder<boolean>
  /** At most so many posts of each person, hashtag and course. */
  readonly each: number
  /** At most so many posts of all people, of all hashtags and of all courses. */
  readonly most: number
}

/** So many of the newest posts of everybody are looked through for those of many followed people. */
const mostLookedThrough = 6_000
/** Whoever follows fewer people has the posts of each of them read. */
const fewFollowed = 200

const newest = (count: number) => sql`order by post.id desc limit ${sql.lit(count)}`

/** A column of posts: `id`, `way` and `title`. */
type Came = RawBuilder<unknown>

/**
 * Posts that come to a person, by each way. Those of own courses and followed hashtags are read by `posts__of_course` and
 * the primary key of tags, which grows with the followed ones and not with their posts. A hashtag brings what is for
 * everyone, the rest comes by people and courses. A post that comes by several ways is there several times.
 */
export async function postsThatCome(
  db: Db,
  personId: string,
  reading: Reading & { readonly follows: number },
) {
  const { where, each, most } = reading
  const visible = sql`${visibleTo({ personId, moderates: false })} and ${notMuted('post.author_id', personId)}`
  return sql<unknown>`(
    ${await postsOfPeople(db, personId, reading)}
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
      from (
        -- In an order of its own, so that a hashtag of few posts is not looked for among all that have one.
        select post_id from social.post_tags where tag = followed.tag order by post_id desc offset 0
      ) as tagged join social.posts as post on post.id = tagged.post_id
      where post.visibility = 'everyone' and ${visible} and ${where}
      order by tagged.post_id desc limit ${sql.lit(each)}
    ) as post
    where followed.person_id = ${personId}
    ${newest(most)}))`
}

/**
 * Those of oneself and of followed people. Of many people who write often, the newest posts of everybody have enough of
 * them; otherwise the newest of each person are read.
 */
async function postsOfPeople(
  db: Db,
  personId: string,
  reading: Reading & { readonly follows: number },
): Promise<Came> {
  if (reading.follows <= fewFollowed) return postsOfEach(personId, reading)
  const { where, most } = reading
  const { rows } = await sql<{ id: string; way: string }>`
    select post.id, ${wayOf(personId, 'post.author_id')} as way
    from (
      select post.id, post.author_id, post.course_id, post.state
      from social.posts as post
      where ${where}
      ${newest(mostLookedThrough)}
    ) as post
    where ${isOneOf('post.author_id', peopleOf(personId))} and ${visibleOfFollowed(personId)}
    ${newest(most)}`.execute(social(db))
  if (rows.length < most) return postsOfEach(personId, reading)
  const [ids, ways] = [rows.map(({ id }) => id), rows.map(({ way }) => way)]
  return sql`(select post.id, post.way, null as title from unnest(${ids}::uuid[], ${ways}::text[]) as post (id, way))`
}

/** By the index `posts__of_author`. */
const postsOfEach = (personId: string, { where, each, most }: Reading): Came => sql`
  (select post.id, ${wayOf(personId, 'known.id')} as way, null as title
  from (${peopleOf(personId)}) as known
  cross join lateral (
    select post.id
    from social.posts as post
    where post.author_id = known.id and ${visibleOfFollowed(personId)} and ${where}
    ${newest(each)}
  ) as post
  ${newest(most)})`

/** Asked row by row with a hash, never joined, so that reading ends with the last row that is wanted. */
const isOneOf = (column: string, ids: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(${sql.ref(column)} in (${ids}), false)`

const wayOf = (personId: string, author: string) =>
  sql`case when ${sql.ref(author)} = ${personId} then 'own' else 'person' end`

/** Oneself and those whom one follows and has not muted. */
const peopleOf = (personId: string) => sql`
  select followed_id as id from social.follows
  where follower_id = ${personId} and ${notMuted('followed_id', personId)}
  union all select ${personId}::uuid`

/** How many people a person follows. */
export async function countFollowed(db: Db, personId: string): Promise<number> {
  const { count } = await social(db)
    .selectFrom('social.follows')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('follower_id', '=', personId)
    .executeTakeFirstOrThrow()
  return count
}

const columns = [desc('post.id')]

/** A page of the posts that come to a person who follows so many people, by time. */
export async function idsOfFollowed(db: Db, personId: string, follows: number, cursor: string | undefined) {
  const { key, where, order, limit, most } = keysetSql(columns, readCursor(columns, cursor))
  const came = await postsThatCome(db, personId, { where, each: most, most, follows })
  const { rows } = await sql<{ id: string; keyset: readonly unknown[] }>`
    select post.id, ${key} as keyset
    from (select distinct came.id from ${came} as came) as post
    order by ${order}
    limit ${limit}
  `.execute(social(db))
  return pageOf(rows)
}
