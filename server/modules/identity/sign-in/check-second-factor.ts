import type { Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import type { RateLimits } from '#platform/rate-limits'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import { checkFactorCode } from '../second-factor/check-code.ts'
import { endChallenge, takeChallengeTry } from './challenges.ts'
import { secondFactorTries, signInsByAddress } from './limits.ts'

/** `code` is six digits or a recovery code, in Latin letters and digits without dashes. */
export interface SecondFactorAnswer {
  readonly challenge: string
  readonly code: string
}

/**
 * Checks the answer to a challenge: a number of the authenticator or a recovery code, each accepted once. Returns the
 * person, and the password to set if the challenge came from a recovery. It starts no session: `openSession` does.
 */
export async function checkSecondFactor(
  db: Db,
  clock: Clock,
  limits: RateLimits,
  secret: string,
  { challenge, code }: SecondFactorAnswer,
  caller: Caller,
): Promise<{ personId: string; newPasswordHash: string | null }> {
  await limits.takeByAddress(signInsByAddress, caller.address)
  const waiting = await takeChallengeTry(db, clock, challenge)
  if (!waiting) refuse('identity.challenge-wrong')
  const personId = waiting.person_id
  await limits.take(secondFactorTries, personId)
  const given = await checkFactorCode(db, clock, secret, personId, code)
  if (!given) {
    await record(db, clock, caller, { act: 'second-factor-failed', personId })
    refuse('identity.second-factor-wrong')
  }
  await transaction(db, async (tx) => {
    if (!(await endChallenge(tx, challenge))) refuse('identity.challenge-wrong')
    if (given === 'recovery code') await record(tx, clock, caller, { act: 'recovery-code-used', personId })
  })
  await limits.forget(secondFactorTries, personId)
  return { personId, newPasswordHash: waiting.new_password_hash }
}
