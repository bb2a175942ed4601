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
import { setRecoveredAt } from '../people/recovered-account.ts'
import { hasSecondFactor } from '../second-factor/second-factor-queries.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import { noteReauthentication } from '../sessions/session-queries.ts'
import { takeTicket } from '../verification/tickets.ts'
import { makeChallenge } from './challenges.ts'
import { signInsByAddress } from './limits.ts'
import { openSessionIn, refuseBlocked, type SignedIn, type SignInMethod } from './open-session.ts'

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
    return openRecovered(tx, deps, caller, person.id, passwordHash, 'recovery')
  })
  if (outcome.challenge !== undefined) return { challenge: outcome.challenge }
  await announceEnded(deps.broadcast, outcome.ended)
  return outcome.signedIn
}

/**
 * Sets the password, asks about the ways in of before and opens a session, which has proved itself. Returns the ids of
 * the sessions that it ended too.
 */
export async function openRecovered(
  tx: Tx,
  deps: Pick<IdentityDeps, 'clock' | 'jobs'>,
  caller: Caller,
  personId: string,
  passwordHash: string,
  way: SignInMethod,
): Promise<{ ended: string[]; signedIn: SignedIn; challenge?: undefined }> {
  const { clock, jobs } = deps
  await setPassword(tx, clock, personId, passwordHash)
  await setRecoveredAt(tx, personId, clock.now())
  await record(tx, clock, caller, { act: 'password-recovered', personId })
  await leaveHappening(jobs, tx, clock, personId, { what: 'password-changed' })
  const ended = await endOtherSessions(tx, personId, null)
  const signedIn = await openSessionIn(tx, deps, personId, caller, way)
  await noteReauthentication(tx, signedIn.sessionId, clock.now())
  return { ended, signedIn }
}
