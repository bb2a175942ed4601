import { transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { SocialDeps } from './deps.ts'
import { rules } from './limits.ts'
import { whyNotVote } from './poll.ts'
import type { Viewer } from './post.ts'
import { social } from './tables.ts'
import { maySee } from './visible.ts'

interface Vote {
  readonly postId: string
  readonly choice: number
}

/** Votes in the poll of a post that the person may see; a vote does not change, and the same one again is one. */
export async function vote(
  { db, clock, limits }: Pick<SocialDeps, 'db' | 'clock' | 'limits'>,
  viewer: Viewer,
  personId: string,
  { postId, choice }: Vote,
): Promise<Record<string, never>> {
  await limits.take(rules.vote, personId)
  return transaction(db, async (tx) => {
    if (!(await maySee(tx, postId, viewer))) refuse('social.unknown-post')
    const poll = await social(tx)
      .selectFrom('social.polls as poll')
      .innerJoin('social.posts as post', 'post.id', 'poll.post_id')
      .select(['post.author_id', 'poll.choices', 'poll.ends_at'])
      .where('poll.post_id', '=', postId)
      .executeTakeFirst()
    if (!poll) return refuse('social.without-poll')
    const facts = { authorId: poll.author_id, choices: poll.choices.length, endsAt: poll.ends_at }
    const now = clock.now()
    refuseIf(whyNotVote(facts, personId, choice, now))
    const made = await social(tx)
      .insertInto('social.votes')
      .values({ post_id: postId, person_id: personId, choice, at: now })
      .onConflict((twin) => twin.doNothing())
      .returning('choice')
      .executeTakeFirst()
    if (made) return {}
    const first = await social(tx)
      .selectFrom('social.votes')
      .select('choice')
      .where('post_id', '=', postId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    if (first?.choice !== choice) refuse('social.voted')
    return {}
  })
}
