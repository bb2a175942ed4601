import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { leaveHappening } from '../happenings.ts'
import { removeSecondFactor } from '../second-factor/second-factor-queries.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'

/** A manager's second factor stays on. To change the device, the recovery codes or another manager help. */
export const whyNotTurnOff = (actor: Actor) =>
  actor.roles.has('manager') ? ('identity.second-factor-required' as const) : null

export async function turnOffSecondFactor(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'broadcast'>,
  caller: Caller,
  actor: Actor,
): Promise<void> {
  const { db, clock } = deps
  const { personId } = actor
  await refuseUnlessReauthenticated(db, clock, actor)
  const refusal = whyNotTurnOff(actor)
  if (refusal) refuse(refusal)
  const ended = await transaction(db, async (tx) => {
    if (!(await removeSecondFactor(tx, personId))) refuse('identity.second-factor-off')
    await record(tx, clock, caller, { act: 'second-factor-turned-off', personId, actor })
    await leaveHappening(deps.jobs, tx, clock, personId, { what: 'second-factor-turned-off' })
    return endOtherSessions(tx, personId, actor.sessionId)
  })
  await announceEnded(deps.broadcast, ended)
}
