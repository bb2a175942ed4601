import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { leaveHappening } from '../happenings.ts'
import { refuseWeakPassword } from '../password/acceptable-password.ts'
import { hashSecret } from '../password/hash.ts'
import { findOwner, setPassword } from '../password/password-queries.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'

/** Sets a new password and ends all other sessions of the person. */
export async function changePassword(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'broadcast'>,
  caller: Caller,
  actor: Actor,
  password: string,
): Promise<void> {
  const { db, clock } = deps
  const { personId } = actor
  await refuseUnlessReauthenticated(db, clock, actor)
  await refuseWeakPassword(password, await findOwner(db, personId))
  const passwordHash = await hashSecret(password)
  const ended = await transaction(db, async (tx) => {
    await setPassword(tx, clock, personId, passwordHash)
    await record(tx, clock, caller, { act: 'password-changed', personId, actor })
    await leaveHappening(deps.jobs, tx, clock, personId, { what: 'password-changed' })
    return endOtherSessions(tx, personId, actor.sessionId)
  })
  await announceEnded(deps.broadcast, ended)
}
