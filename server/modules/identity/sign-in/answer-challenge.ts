import type { Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import type { IdentityDeps } from '../deps.ts'
import { announceEnded } from '../sessions/end-session.ts'
import { checkSecondFactor, type SecondFactorAnswer } from './check-second-factor.ts'
import { openSession, refuseBlocked, type SignedIn } from './open-session.ts'
import { openRecovered } from './recover-account.ts'

/** Completes a sign-in by its second factor. After a recovery, only this sets the new password. */
export async function answerChallenge(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'broadcast' | 'secret'>,
  caller: Caller,
  answer: SecondFactorAnswer,
): Promise<SignedIn> {
  const { db, clock, limits, secret } = deps
  const { personId, newPasswordHash } = await checkSecondFactor(db, clock, limits, secret, answer, caller)
  if (newPasswordHash === null) return openSession(deps, personId, caller, 'second factor')
  const { ended, signedIn } = await transaction(db, async (tx) => {
    await refuseBlocked(tx, personId)
    return openRecovered(tx, deps, caller, personId, newPasswordHash, 'second factor')
  })
  await announceEnded(deps.broadcast, ended)
  return signedIn
}
