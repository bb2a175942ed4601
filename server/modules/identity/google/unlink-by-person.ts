import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { unlinkAccount } from './provider-accounts.ts'

/** Unlinks the provider's account from its person, who can still sign in by a verified mobile or e-mail. */
export async function unlinkByPerson(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  caller: Caller,
  actor: Actor,
): Promise<void> {
  await refuseUnlessReauthenticated(db, clock, actor)
  const { personId } = actor
  await transaction(db, async (tx) => {
    if (!(await unlinkAccount(tx, personId))) refuse('request.not-found')
    await record(tx, clock, caller, { act: 'provider-unlinked', personId, actor, detail: { way: 'google' } })
  })
}
