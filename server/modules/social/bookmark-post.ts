import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { SocialDeps } from './deps.ts'
import type { Viewer } from './post.ts'
import { social } from './tables.ts'
import { maySee } from './visible.ts'

interface Bookmark {
  readonly postId: string
  readonly on: boolean
}

/** Saves a post that the person may see, or takes it off; asking twice changes nothing. */
export const bookmarkPost = (
  { db, clock }: Pick<SocialDeps, 'db' | 'clock'>,
  viewer: Viewer,
  personId: string,
  { postId, on }: Bookmark,
): Promise<Record<string, never>> =>
  transaction(db, async (tx) => {
    if (!on) {
      const row = social(tx).deleteFrom('social.bookmarks').where('person_id', '=', personId)
      await row.where('post_id', '=', postId).execute()
      return {}
    }
    if (!(await maySee(tx, postId, viewer))) refuse('social.unknown-post')
    await social(tx)
      .insertInto('social.bookmarks')
      .values({ person_id: personId, post_id: postId, at: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
    return {}
  })
