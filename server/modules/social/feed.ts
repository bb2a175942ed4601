import type { FeedReason } from '@arvand/contracts/social'
import type { Db } from '#platform/database'
import { desc, keysetPage, type Page } from '#platform/keyset'
import type { SocialDeps } from './deps.ts'
import { countFollowed, idsOfFollowed } from './followed-posts.ts'
import type { Viewer } from './post.ts'
import { rankedOfFollowed } from './ranked-posts.ts'
import { showPosts } from './show-posts.ts'
import { social } from './tables.ts'
import { notMuted, visibleTo } from './visible.ts'

export interface FeedAsk {
  readonly feed: 'following' | 'everyone' | 'saved'
  /** Of what follows alone. */
  readonly order: 'time' | 'ranked'
  readonly cursor?: string | undefined
}

const newest = [desc('post.id')]

/** A page of posts by time or ranked; saved ones by when they were saved. */
export async function listFeed(
  deps: SocialDeps,
  viewer: Viewer & { readonly personId: string },
  ask: FeedAsk,
) {
  const { db } = deps
  const follows = await countFollowed(db, viewer.personId)
  const page = await listIds(deps, viewer, follows, ask)
  const posts = await showPosts(
    deps,
    viewer,
    page.items.map(({ id }) => id),
  )
  const reasons = new Map(page.items.map(({ id, reason }) => [id, reason]))
  const items = posts.map((post) => ({ ...post, reason: reasons.get(post.id) ?? null }))
  return { items, nextCursor: page.nextCursor, follows }
}

interface Listed {
  readonly id: string
  readonly reason?: FeedReason
}

function listIds(
  deps: SocialDeps,
  viewer: Viewer & { readonly personId: string },
  follows: number,
  { feed, order, cursor }: FeedAsk,
): Promise<Page<Listed>> {
  if (feed === 'saved') return idsOfSaved(deps.db, viewer, cursor)
  if (feed === 'everyone') return idsOfAll(deps.db, viewer, cursor)
  return order === 'ranked'
    ? rankedOfFollowed(deps, viewer.personId, follows, cursor)
    : idsOfFollowed(deps.db, viewer.personId, follows, cursor)
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
