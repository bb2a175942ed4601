import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage, keysetSql, pageOf, readCursor } from '#platform/keyset'
import type { SocialDeps } from './deps.ts'
import { tagKey, type Viewer } from './post.ts'
import { showPosts } from './show-posts.ts'
import { social } from './tables.ts'
import { notMuted, visibleTo } from './visible.ts'

export interface FeedAsk {
  readonly feed: 'following' | 'everyone' | 'saved'
  readonly tag?: string | undefined
  readonly cursor?: string | undefined
}

const newest = [desc('post.id')]

/** A page of posts by time; saved ones by when they were saved. */
export async function listFeed(
  deps: SocialDeps,
  viewer: Viewer & { readonly personId: string },
  ask: FeedAsk,
) {
  const { db } = deps
  const feed = ask.tag === undefined ? ask.feed : 'everyone'
  const [page, follows] = await Promise.all([
    feed === 'following'
      ? idsOfFollowed(db, viewer.personId, ask.cursor)
      : feed === 'saved'
        ? idsOfSaved(db, viewer, ask.cursor)
        : idsOfAll(db, viewer, ask),
    countFollowed(db, viewer.personId),
  ])
  const items = await showPosts(
    deps,
    viewer,
    page.items.map(({ id }) => id),
  )
  return { items, nextCursor: page.nextCursor, follows }
}

/**
 * The newest posts of each followed person by the index `posts__of_author`, and of those the newest: what is read grows
 * with the followed people, not with their posts.
 */
async function idsOfFollowed(db: Db, personId: string, cursor: string | undefined) {
  const { key, where, order, limit } = keysetSql(newest, readCursor(newest, cursor))
  const { rows } = await sql<{ id: string; keyset: readonly unknown[] }>`
    select post.id, ${key} as keyset
    from (
      select followed_id as id from social.follows
      where follower_id = ${personId} and ${notMuted('followed_id', personId)}
      union all select ${personId}::uuid
    ) as known
    cross join lateral (
      select post.id
      from social.posts as post
      where post.author_id = known.id and post.state <> 'removed'
        and (post.state = 'shown' or post.author_id = ${personId}) and ${where}
      order by ${order}
      limit ${limit}
    ) as post
    order by ${order}
    limit ${limit}
  `.execute(social(db))
  return pageOf(rows)
}

/** Saved posts that the person may still see, the last saved first. Uses the index `bookmarks__person`. */
const idsOfSaved = (db: Db, viewer: Viewer & { readonly personId: string }, cursor: string | undefined) =>
  keysetPage(
    social(db)
      .selectFrom('social.bookmarks as saved')
      .innerJoin('social.posts as post', 'post.id', 'saved.post_id')
      .select('post.id')
      .where('saved.person_id', '=', viewer.personId)
      .where(visibleTo({ ...viewer, moderates: false })),
    [desc('saved.at', 'instant'), desc('saved.post_id')],
    cursor,
  )

/** Posts that everyone may see, perhaps of one hashtag, without those of muted people. */
function idsOfAll(db: Db, viewer: Viewer & { readonly personId: string }, { tag, cursor }: FeedAsk) {
  let rows = social(db)
    .selectFrom('social.posts as post')
    .select('post.id')
    .where('post.visibility', '=', 'everyone')
    .where('post.state', '=', 'shown')
    .where(visibleTo({ ...viewer, moderates: false }))
    .where(notMuted('post.author_id', viewer.personId))
  if (tag !== undefined)
    rows = rows.where((of) =>
      of.exists(
        of
          .selectFrom('social.post_tags as tagged')
          .select('tagged.tag')
          .where('tagged.tag', '=', tagKey(tag))
          .whereRef('tagged.post_id', '=', 'post.id'),
      ),
    )
  return keysetPage(rows, newest, cursor)
}

async function countFollowed(db: Db, personId: string): Promise<number> {
  const { count } = await social(db)
    .selectFrom('social.follows')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('follower_id', '=', personId)
    .executeTakeFirstOrThrow()
  return count
}
