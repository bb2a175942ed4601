import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database'
import type { LiveTopic } from '#platform/live-topics'
import type { SocialDeps } from './deps.ts'
import { social } from './tables.ts'
import { notMuted, visibleTo } from './visible.ts'

const name = 'social.feed'
const post = z.object({ postId: z.string() })

/** The open feed of a person, under their own id. */
export const feedTopic = ({ db }: Pick<SocialDeps, 'db'>): LiveTopic => ({
  name,
  mayJoin: async ({ personId }, id) => id === personId,
  takersOf: (personIds, payload) => whoseFeeds(db, personIds, post.parse(payload).postId),
})

/** Tells the open feeds to which a post comes of it; nothing is stored (decision 0320). */
export const tellFeeds = ({ topics }: Pick<SocialDeps, 'topics'>, postId: string): void =>
  topics.offer(name, 'written', { postId })

/** Those of these people to whose feed a post comes, as `postsThatCome`, without its author. */
async function whoseFeeds(db: Db, personIds: readonly string[], postId: string): Promise<string[]> {
  const [reader, open] = [sql.ref<string>('reader.id'), sql`${personIds}::uuid[]`]
  const { rows } = await sql<{ id: string }>`
    select reader.id
    from social.posts as post
      cross join lateral (
        select follower_id as id from social.follows where followed_id = post.author_id and follower_id = any (${open})
        union
        select person_id from social.post_tags as tagged join social.topic_follows as followed using (tag)
        where tagged.post_id = post.id and person_id = any (${open})
        union
        select id from unnest(${open}) as id where post.course_id is not null
      ) as reader
    where post.id = ${postId} and reader.id <> post.author_id
      and ${visibleTo({ personId: reader, moderates: false })} and ${notMuted('post.author_id', reader)}
  `.execute(social(db))
  return rows.map(({ id }) => id)
}
