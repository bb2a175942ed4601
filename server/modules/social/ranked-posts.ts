import type { FeedReason } from '@arvand/contracts/social'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { desc, keysetSql, pageOf, readCursor } from '#platform/keyset'
import { postsThatCome } from './followed-posts.ts'
import { social } from './tables.ts'

/** So many of the newest posts that come to a person are ranked. */
const mostRanked = 300
/** So many of each followed one: few steps, so that there are few plans of the query. */
const steps = [5, 20, 80, mostRanked] as const

const hour = 3600
/** How many seconds newer a post counts when its likes and comments, each comment as two likes, are twice as many. */
const doubled = 6 * hour
/** How many seconds newer a post of a followed person or an own course counts than one of a followed hashtag. */
const close = 12 * hour

/**
 * The rank is the time of the post in seconds, and more for what people did with it. Time weighs the same for all posts,
 * so that two posts never change places by growing old.
 */
const rank = sql<number>`(
  extract(epoch from post.at) + ${sql.lit(doubled)} * log(2, 1 + opening.likes + 2 * opening.comments)
  + case when came.way in ('person', 'course') then ${sql.lit(close)} else 0 end)::bigint`

interface Ranked {
  readonly id: string
  readonly way: FeedReason['way']
  readonly title: string | null
  readonly keyset: readonly unknown[]
}

/** The moment of the first page is in the cursor, and later posts wait for the next first page. */
const columnsAt = (moment: Date) => [
  desc(sql`${moment}::timestamptz`, 'instant'),
  desc('post.rank', 'integer'),
  desc('post.id'),
]

/** A page of the posts that come to a person, ranked, each with the way by which it came. */
export async function rankedOfFollowed(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  personId: string,
  follows: number,
  cursor: string | undefined,
) {
  const after = readCursor(columnsAt(clock.now()), cursor)
  const moment = after ? new Date(String(after[0])) : clock.now()
  const { key, where, order, limit } = keysetSql(columnsAt(moment), after)
  const sources = 1 + follows + (await countTopics(db, personId))
  const each = steps.find((one) => one * sources >= mostRanked) ?? mostRanked
  const read = { where: sql<boolean>`post.at <= ${moment}`, each, most: mostRanked, follows }
  const came = await postsThatCome(db, personId, read)
  const { rows } = await sql<Ranked>`
    select post.id, post.way, post.title, ${key} as keyset
    from (
      select came.id, came.way, came.title, ${rank} as rank
      from (
        select distinct on (came.id) came.id, came.way, came.title
        from ${came} as came
        order by came.id desc, array_position(array['own', 'course', 'person', 'topic'], came.way), came.title
        limit ${sql.lit(mostRanked)}
      ) as came
        join social.posts as post on post.id = came.id
        join discussion.openings as opening on opening.id = came.id
    ) as post
    where ${where}
    order by ${order}
    limit ${limit}
  `.execute(social(db))
  const { items, nextCursor } = pageOf(rows)
  return { items: items.map(({ id, way, title }) => ({ id, reason: { way, title } })), nextCursor }
}

async function countTopics(db: Db, personId: string): Promise<number> {
  const { count } = await social(db)
    .selectFrom('social.topic_follows')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return count
}
