import type { Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { leaveHappening } from '../happenings.ts'
import { refuseWeakPassword } from '../password/acceptable-password.ts'
import { hashSecret } from '../password/hash.ts'
import { setPassword } from '../password/password-queries.ts'
import { findByIdentifier } from '../people/person-queries.ts'
import { hasSecondFactor } from '../second-factor/second-factor-queries.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import { takeTicket } from '../verification/tickets.ts'
import { makeChallenge } from './challenges.ts'
import { signInsByAddress } from './limits.ts'
import { openSessionIn, refuseBlocked, type SignedIn } from './open-session.ts'

export interface RecoverAsk {
  readonly ticket: string
  readonly password: string
}

/** Sets a new password and signs in; if the second factor is on, both happen only after it. */
export async function recoverAccount(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'broadcast'>,
  caller: Caller,
  { ticket, password }: RecoverAsk,
): Promise<SignedIn | { challenge: string }> {
  const { db, clock, limits } = deps
  await limits.takeByAddress(signInsByAddress, caller.address)
  const passwordHash = await hashSecret(password)
  const outcome = await transaction(db, async (tx) => {
    const { recipient } = await takeTicket(tx, clock, ticket, 'recover')
    const person = await findByIdentifier(tx, recipient)
    if (!person) refuse('identity.no-account')
    await refuseBlocked(tx, person.id)
    await refuseWeakPassword(password, person)
    if (await hasSecondFactor(tx, person.id)) {
      return { challenge: await makeChallenge(tx, clock, person.id, passwordHash) }
    }
    const ended = await setRecoveredPassword(tx, deps, caller, person.id, passwordHash)
    return { ended, signedIn: await openSessionIn(tx, deps, person.id, caller, 'recovery') }
  })
  if (outcome.challenge !== undefined) return { challenge: outcome.challenge }
  await announceEnded(deps.broadcast, outcome.ended)
  return outcome.signedIn
}

/** Returns the ids of the sessions that it ended. */
export async function setRecoveredPassword(
  tx: Tx,
  { clock, jobs }: Pick<IdentityDeps, 'clock' | 'jobs'>,
  caller: Caller,
  personId: string,
  passwordHash: string,
): Promise<string[]> {
  await setPassword(tx, clock, personId, passwordHash)
  await record(tx, clock, caller, { act: 'password-recovered', personId })
  await leaveHappening(jobs, tx, clock, personId, { what: 'password-changed' })
  return endOtherSessions(tx, personId, null)
}
