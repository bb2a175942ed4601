import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { plusBegan, plusEnded } from './plus-jobs.ts'
import { afterPause, day, pauseDaysLeft, whyNotPause } from './subscription.ts'
import {
  addTransition,
  lockRunning,
  type PlannedSubscription,
  subscriptionReply,
} from './subscription-queries.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs'>

/** Switches automatic renewal from the wallet on or off; asking for the setting that it has changes nothing. */
export function setRenewal({ db, clock }: Deps, personId: string, renews: boolean) {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const one = (await lockRunning(tx, personId)) ?? refuse('plus.none')
    const changed =
      one.renews === renews
        ? one
        : await addTransition(
            tx,
            one,
            { renews, told_at: null },
            { kind: renews ? 'renewal-on' : 'renewal-off', at: now },
          )
    return { subscription: await subscriptionReply(tx, changed, now) }
  })
}

/** Pauses plus: what it opens is closed, and its paid time waits. */
export function pausePlus(deps: Deps, request: RepeatedRequest) {
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const now = deps.clock.now()
      const one = (await lockRunning(tx, request.personId)) ?? refuse('plus.none')
      refuseIf(whyNotPause(one, one.plan, now))
      const rests_until = new Date(now.getTime() + pauseDaysLeft(one, one.plan, now) * day)
      const paused = await addTransition(
        tx,
        one,
        { state: 'paused', paused_at: now, rests_until },
        { kind: 'paused', at: now },
      )
      await deps.jobs.leave(tx, plusEnded, { personId: request.personId })
      return { subscription: await subscriptionReply(tx, paused, now) }
    }),
  )
}

/** Ends a pause before its days are used up. */
export function resumePlus(deps: Deps, request: RepeatedRequest) {
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const now = deps.clock.now()
      const one = (await lockRunning(tx, request.personId)) ?? refuse('plus.none')
      refuseIf(one.state === 'paused' ? null : 'plus.not-paused')
      return { subscription: await subscriptionReply(tx, await endPause(deps, tx, one, now), now) }
    }),
  )
}

/** Resumes a locked, paused subscription; its paid time moves on by the pause. */
export async function endPause(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  one: PlannedSubscription,
  now: Date,
): Promise<PlannedSubscription> {
  const set = { ...afterPause(one, now), state: 'active' as const, paused_at: null, rests_until: null }
  const resumed = await addTransition(tx, one, set, { kind: 'resumed', at: now })
  await jobs.leave(tx, plusBegan, { personId: one.person_id })
  return resumed
}
