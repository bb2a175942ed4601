import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { leaveHappening } from '../happenings.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-code.ts'
import {
  confirm,
  findSecondFactor,
  replaceRecoveryCodes,
  takeStep,
} from '../second-factor/second-factor-queries.ts'
import { openText } from '../second-factor/secret-box.ts'
import { stepOf } from '../second-factor/time-code.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import { secondFactorTries } from '../sign-in/limits.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'

/** Turns the second factor on with a first number. The recovery codes are returned only here. */
export async function confirmSecondFactor(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'broadcast' | 'secret'>,
  caller: Caller,
  actor: Actor,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { db, clock, limits, secret } = deps
  const { personId } = actor
  await refuseUnlessReauthenticated(db, clock, actor)
  await limits.take(secondFactorTries, personId)
  const factor = await findSecondFactor(db, personId)
  if (!factor) refuse('identity.second-factor-off')
  if (factor.confirmed_at) refuse('identity.second-factor-on')
  const step = stepOf(openText(secret, personId, factor.sealed_secret), code, clock.now())
  if (step === null) refuse('identity.second-factor-wrong')
  const codes = await makeRecoveryCodes()
  const ended = await transaction(db, async (tx) => {
    if (!(await takeStep(tx, personId, step))) refuse('identity.second-factor-wrong')
    if (!(await confirm(tx, personId, clock.now()))) refuse('identity.second-factor-on')
    await replaceRecoveryCodes(tx, personId, codes.salt, codes.hashes)
    await record(tx, clock, caller, { act: 'second-factor-turned-on', personId, actor })
    await leaveHappening(deps.jobs, tx, clock, personId, { what: 'second-factor-turned-on' })
    return endOtherSessions(tx, personId, actor.sessionId)
  })
  await limits.forget(secondFactorTries, personId)
  await announceEnded(deps.broadcast, ended)
  return { recoveryCodes: codes.shown }
}
