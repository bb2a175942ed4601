import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import type { SocialDeps } from './deps.ts'
import { rules } from './limits.ts'
import { tagKey, type Viewer } from './post.ts'
import { findTopic } from './posts-of-topic.ts'
import { social } from './tables.ts'

/** Follows a hashtag of posts that the person may see, or no longer. */
export async function followTopic(
  { db, clock, limits }: Pick<SocialDeps, 'db' | 'clock' | 'limits'>,
  viewer: Viewer,
  personId: string,
  { tag: spelling, on }: { readonly tag: string; readonly on: boolean },
) {
  await limits.take(rules.follow, personId)
  if (!on) {
    await social(db)
      .deleteFrom('social.topic_follows')
      .where('person_id', '=', personId)
      .where('tag', '=', tagKey(spelling))
      .execute()
    return {}
  }
  const { tag, title } = await findTopic(db, viewer, spelling)
  await social(db)
    .insertInto('social.topic_follows')
    .values({ person_id: personId, tag, title, at: clock.now() })
    .onConflict((twin) => twin.doNothing())
    .execute()
  return {}
}

/** The hashtags that a person follows. Uses the index `topic_follows__newest`. */
export const listFollowedTopics = (db: Db, personId: string, cursor?: string) =>
  keysetPage(
    social(db).selectFrom('social.topic_follows').select(['tag', 'title']).where('person_id', '=', personId),
    [desc('at', 'instant'), desc('tag', 'text')],
    cursor,
  )
