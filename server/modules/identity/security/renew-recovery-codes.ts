import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-code.ts'
import { hasSecondFactor, replaceRecoveryCodes } from '../second-factor/second-factor-queries.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'

/** Replaces the unused recovery codes by ten new ones. */
export async function renewRecoveryCodes(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  caller: Caller,
  actor: Actor,
): Promise<{ recoveryCodes: string[] }> {
  const { personId } = actor
  await refuseUnlessReauthenticated(db, clock, actor)
  if (!(await hasSecondFactor(db, personId))) refuse('identity.second-factor-off')
  const codes = await makeRecoveryCodes()
  await transaction(db, async (tx) => {
    await replaceRecoveryCodes(tx, personId, codes.salt, codes.hashes)
    await record(tx, clock, caller, { act: 'recovery-codes-made', personId, actor })
  })
  return { recoveryCodes: codes.shown }
}
