import { createHash } from 'node:crypto'
import type { Input } from '@arvand/contracts/endpoint'
import type { voteOnHelp as voteOnHelpEndpoint } from '@arvand/contracts/home/help'
import type { Actor, Caller } from '#platform/actor'
import { refuse } from '#platform/refusal'
import type { SupportDeps } from '../deps.ts'
import { helpVotesByAddress, helpVotesByPerson } from '../limits.ts'
import { support } from '../tables.ts'

/** Browsers choose their ids themselves: as it is, one could be a person's, whose vote it would change. */
const browserKey = (voterId: string) =>
  createHash('sha256').update(`browser ${voterId}`).digest('hex').slice(0, 32)

/** Stores whether an article helped: one vote of a person or a browser, the last one. */
export async function voteOnHelp(
  { db, clock, limits }: Pick<SupportDeps, 'db' | 'clock' | 'limits'>,
  caller: Caller,
  actor: Actor | null,
  { articleId, helped, comment, voterId }: Input<typeof voteOnHelpEndpoint>,
): Promise<Record<string, never>> {
  if (actor) await limits.take(helpVotesByPerson, actor.personId)
  else await limits.takeByAddress(helpVotesByAddress, caller.address)
  const live = await support(db)
    .selectFrom('support.help_articles')
    .select('id')
    .where('id', '=', articleId)
    .where('live_number', 'is not', null)
    .executeTakeFirst()
  if (!live) refuse('support.unknown-help')
  const personId = actor?.personId ?? null
  const vote = { helped, comment: (!helped && comment) || null, at: clock.now() }
  await support(db)
    .insertInto('support.help_votes')
    .values({
      article_id: articleId,
      voter_id: personId ?? browserKey(voterId),
      person_id: personId,
      ...vote,
    })
    .onConflict((twin) => twin.columns(['article_id', 'voter_id']).doUpdateSet(vote))
    .execute()
  return {}
}
