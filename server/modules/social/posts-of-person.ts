import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { SocialDeps } from './deps.ts'
import type { Viewer } from './post.ts'
import { showPosts } from './show-posts.ts'
import { social } from './tables.ts'
import { visibleTo } from './visible.ts'

/** The posts of a person that the viewer may see, with the person's figures. */
export async function postsOfPerson(deps: SocialDeps, viewer: Viewer, handle: string, cursor?: string) {
  const { db } = deps
  const person = await findPerson(db, handle.toLowerCase())
  const rows = social(db)
    .selectFrom('social.posts as post')
    .select('post.id')
    .where('post.author_id', '=', person.id)
    .where('post.state', '<>', 'removed')
    .where(visibleTo(viewer))
  const [page, mine] = await Promise.all([
    keysetPage(rows, [desc('post.id')], cursor),
    standingOf(db, viewer, person.id),
  ])
  const items = await showPosts(
    deps,
    viewer,
    page.items.map(({ id }) => id),
  )
  return { items, nextCursor: page.nextCursor, person, ...(mine ? { mine } : {}) }
}

/** The person and the figures; posts for followers are counted too. */
async function findPerson(db: Db, handle: string) {
  const row = await social(db)
    .selectFrom('identity.people as person')
    .select('person.id')
    .select([
      sql<number>`(
        select count(*)::integer from social.posts as p
        where p.author_id = person.id and p.state <> 'removed')`.as('posts'),
      sql<number>`(
        select count(*)::integer from social.follows as f where f.followed_id = person.id)`.as('followers'),
      sql<number>`(
        select count(*)::integer from social.follows as f where f.follower_id = person.id)`.as('followees'),
    ])
    .where('person.handle', '=', handle)
    .where('person.has_left', '=', false)
    .executeTakeFirst()
  return row ?? refuse('social.unknown-person')
}

async function standingOf(db: Db, { personId }: Viewer, otherId: string) {
  if (personId === null || personId === otherId) return null
  const { rows } = await sql<{ follows: boolean; blocks: boolean; mutes: boolean }>`
    select
      exists (select from social.follows where follower_id = ${personId} and followed_id = ${otherId}) as follows,
      exists (select from social.blocks where blocker_id = ${personId} and blocked_id = ${otherId}) as blocks,
      exists (select from social.mutes where muter_id = ${personId} and muted_id = ${otherId}) as mutes
  `.execute(social(db))
  return rows[0] ?? null
}
