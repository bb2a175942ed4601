import type { LinkPreview } from '@arvand/contracts/social'
import type { Tx } from '#platform/database'
import { social } from './tables.ts'
import { storePoll, storePostRow, storeTags } from './write-post.ts'

export { titleOf } from './post.ts'
export type { SocialTables } from './tables.ts'

interface OldPoll {
  readonly choices: readonly string[]
  readonly endsAt: Date
  /** Who voted, by choice. */
  readonly voters: readonly (readonly string[])[]
}

type OldPost = Parameters<typeof storePostRow>[1] & {
  readonly text: string
  readonly poll?: OldPoll | undefined
  /** What the page of its first link said of itself. */
  readonly preview?: LinkPreview | undefined
}

/** Stores a post of an earlier day as it was; its thread is discussion's. */
export async function storeOldPost(tx: Tx, { text, poll, preview, ...post }: OldPost): Promise<void> {
  await storePostRow(tx, post)
  await storeTags(tx, post.id, text)
  if (preview)
    await social(tx)
      .insertInto('social.previews')
      .values({ post_id: post.id, ...preview, at: post.at })
      .execute()
  if (!poll) return
  await storePoll(tx, post.id, poll)
  await social(tx)
    .insertInto('social.votes')
    .values(
      poll.voters.flatMap((people, choice) =>
        people.map((person_id) => ({ post_id: post.id, person_id, choice, at: post.at })),
      ),
    )
    .execute()
}
