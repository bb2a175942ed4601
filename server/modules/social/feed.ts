import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import type { SocialDeps } from './deps.ts'
import { idsOfFollowed } from './followed-posts.ts'
import type { Viewer } from './post.ts'
import { showPosts } from './show-posts.ts'
import { social } from './tables.ts'
import { notMuted, visibleTo } from './visible.ts'

export interface FeedAsk {
  readonly feed: 'following' | 'everyone' | 'saved'
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
  const [page, follows] = await Promise.all([
    ask.feed === 'following'
      ? idsOfFollowed(db, viewer, ask.cursor)
      : ask.feed === 'saved'
        ? idsOfSaved(db, viewer, ask.cursor)
        : idsOfAll(db, viewer, ask.cursor),
    countFollowed(db, viewer.personId),
  ])
  const items = await showPosts(
    deps,
    viewer,
    page.items.map(({ id }) => id),
  )
  return { items, nextCursor: page.nextCursor, follows }
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

/** Posts that everyone may see, without those of muted people. */
const idsOfAll = (db: Db, viewer: Viewer & { readonly personId: string }, cursor: string | undefined) =>
  keysetPage(
    social(db)
      .selectFrom('social.posts as post')
      .select('post.id')
      .where('post.visibility', '=', 'everyone')
      .where('post.state', '=', 'shown')
      .where(visibleTo({ ...viewer, moderates: false }))
      .where(notMuted('post.author_id', viewer.personId)),
    newest,
    cursor,
  )

async function countFollowed(db: Db, personId: string): Promise<number> {
  const { count } = await social(db)
    .selectFrom('social.follows')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('follower_id', '=', personId)
    .executeTakeFirstOrThrow()
  return count
}
