import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { deletePasskey } from './passkey-queries.ts'

/** Removes one of one's own passkeys. */
export async function removePasskey(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  caller: Caller,
  actor: Actor,
  passkeyId: string,
): Promise<void> {
  await refuseUnlessReauthenticated(db, clock, actor)
  const { personId } = actor
  await transaction(db, async (tx) => {
    const name = (await deletePasskey(tx, personId, passkeyId)) ?? refuse('request.not-found')
    await record(tx, clock, caller, { act: 'passkey-removed', personId, actor, detail: { name } })
  })
}
