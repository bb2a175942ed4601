import type { Poll } from '@arvand/contracts/social'
import { sql } from 'kysely'
import type { SocialDeps } from './deps.ts'
import { showsResult } from './poll.ts'
import type { Viewer } from './post.ts'
import { social } from './tables.ts'

export type ShownPoll = Omit<Poll, 'endsAt'> & { readonly endsAt: Date }

/** The polls of these posts as one viewer sees them. */
export async function findPollsOf(
  { db, clock }: Pick<SocialDeps, 'db' | 'clock'>,
  { personId }: Viewer,
  ids: readonly string[],
): Promise<(id: string) => ShownPoll | null> {
  const rows = await social(db)
    .selectFrom('social.polls as poll')
    .innerJoin('social.posts as post', 'post.id', 'poll.post_id')
    .select(['poll.post_id', 'poll.choices', 'poll.ends_at', 'post.author_id'])
    .select([
      sql<number[]>`array(
        select (select count(*)::integer from social.votes as v where v.post_id = poll.post_id and v.choice = nth)
        from generate_series(0, cardinality(poll.choices) - 1) as nth order by nth)`.as('votes'),
      sql<number | null>`(
        select v.choice from social.votes as v where v.post_id = poll.post_id and v.person_id = ${personId})`.as(
        'mine',
      ),
    ])
    .where('poll.post_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const now = clock.now()
  const polls = new Map(
    rows.map(({ post_id, choices, ends_at, author_id, votes, mine }) => {
      const isShown = showsResult({ isAuthor: author_id === personId, mine, endsAt: ends_at }, now)
      const shown = choices.map((text, nth) => ({ text, votes: isShown ? (votes[nth] ?? 0) : null }))
      return [post_id, { choices: shown, endsAt: ends_at, isOver: ends_at <= now, mine }]
    }),
  )
  return (id) => polls.get(id) ?? null
}
