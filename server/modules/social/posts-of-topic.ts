import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { SocialDeps } from './deps.ts'
import { tagKey, type Viewer } from './post.ts'
import { showPosts } from './show-posts.ts'
import { social } from './tables.ts'
import { notMuted, visibleTo } from './visible.ts'

/** The posts with a hashtag that the viewer may see, without those of people whom they mute. */
export async function postsOfTopic(deps: SocialDeps, viewer: Viewer, spelling: string, cursor?: string) {
  const { db } = deps
  const { personId } = viewer
  const topic = await findTopic(db, viewer, spelling)
  const rows = taggedPosts(db, topic.tag, viewer)
    .select('post.id')
    .$if(personId !== null, (all) => all.where(notMuted('post.author_id', personId ?? '')))
  const [page, { followers, follows }] = await Promise.all([
    keysetPage(rows, [desc('tagged.post_id')], cursor),
    figuresOf(db, topic.tag, personId),
  ])
  const items = await showPosts(
    deps,
    viewer,
    page.items.map(({ id }) => id),
  )
  const mine = personId === null ? {} : { mine: { follows } }
  return { items, nextCursor: page.nextCursor, topic: { ...topic, followers }, ...mine }
}

/** A hashtag as the oldest of its posts spells it; one without posts that the viewer may see is unknown. */
export async function findTopic(db: Db, viewer: Viewer, spelling: string) {
  const row = await taggedPosts(db, tagKey(spelling), viewer)
    .select(['tagged.tag', 'tagged.title'])
    .orderBy('tagged.post_id')
    .limit(1)
    .executeTakeFirst()
  return row ?? refuse('social.unknown-topic')
}

const taggedPosts = (db: Db, tag: string, viewer: Viewer) =>
  social(db)
    .selectFrom('social.post_tags as tagged')
    .innerJoin('social.posts as post', 'post.id', 'tagged.post_id')
    .where('tagged.tag', '=', tag)
    .where(visibleTo({ ...viewer, moderates: false }))

const figuresOf = async (db: Db, tag: string, personId: string | null) => {
  const { rows } = await sql<{ followers: number; follows: boolean }>`
    select
      (select count(*)::integer from social.topic_follows where tag = ${tag}) as followers,
      exists (select from social.topic_follows where tag = ${tag} and person_id = ${personId}) as follows
  `.execute(social(db))
  return rows[0] ?? { followers: 0, follows: false }
}
