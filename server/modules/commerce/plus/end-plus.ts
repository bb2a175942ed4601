import { leaveNotice } from '#modules/notices'
import type { Tx } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import { plusEnded } from './plus-jobs.ts'
import { plusNoticeTypes } from './plus-notice-types.ts'
import { addTransition, type PlannedSubscription } from './subscription-queries.ts'

/**
 * Ends a locked subscription and closes what it opened. `quietly`: without a notice, because the refund tells the
 * person.
 */
export async function endPlus(
  { jobs, clock }: Pick<CommerceDeps, 'jobs' | 'clock'>,
  tx: Tx,
  one: PlannedSubscription,
  now: Date,
  { quietly = false } = {},
): Promise<PlannedSubscription> {
  const over = { state: 'ended' as const, ended_at: now, paused_at: null, rests_until: null, renews: false }
  const ended = await addTransition(tx, one, over, { kind: 'ended', at: now })
  const { id, person_id: personId, plan } = one
  await jobs.leave(tx, plusEnded, { personId })
  if (!quietly)
    await leaveNotice(jobs, tx, clock, {
      personId,
      kind: plusNoticeTypes.ended,
      about: { title: plan.title },
      cause: `subscription ${id} ended`,
    })
  return ended
}
