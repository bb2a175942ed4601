import type { Actor, Caller } from '#platform/actor'
import { type Db, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { unlinkAccount } from '../google/provider-accounts.ts'
import { leaveHappening } from '../happenings.ts'
import { deletePasskey, lockOwner } from '../passkeys/passkey-queries.ts'
import { setRecoveredAt, undecidedSince } from '../people/recovered-account.ts'
import { removeSecondFactor } from '../second-factor/second-factor-queries.ts'
import { whyNotTurnOff } from '../security/turn-off-second-factor.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { waysInUntil } from './ways-in.ts'

/** What the person is to decide on after a recovery; null when there is nothing. */
export async function showRecovered(db: Db, actor: Actor) {
  const since = await undecidedSince(db, actor.personId)
  const waysIn = since && (await waysInUntil(db, actor.personId, since))
  if (!waysIn) return { waysIn: null }
  const { passkeys, google, factorSince } = waysIn
  if (passkeys.length === 0 && !google && !factorSince) return { waysIn: null }
  return {
    waysIn: {
      passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        createdAt: created_at,
        usedAt: used_at,
      })),
      google: google && { email: google.email, linkedAt: google.linked_at },
      secondFactor: factorSince && { onSince: factorSince, required: actor.roles.has('manager') },
    },
  }
}

export interface KeptWays {
  readonly passkeyIds: readonly string[]
  readonly google: boolean
  readonly secondFactor: boolean
}

/** Removes the ways in of before the recovery that are not kept; a second time there is nothing left to remove. */
export async function settleRecovered(
  { db, clock, jobs }: Pick<IdentityDeps, 'db' | 'clock' | 'jobs'>,
  caller: Caller,
  actor: Actor,
  kept: KeptWays,
): Promise<void> {
  await refuseUnlessReauthenticated(db, clock, actor)
  const { personId } = actor
  await transaction(db, async (tx) => {
    await lockOwner(tx, personId)
    const since = await undecidedSince(tx, personId)
    if (!since) return
    const { passkeys, google, factorSince } = await waysInUntil(tx, personId, since)
    for (const { id } of passkeys.filter(({ id }) => !kept.passkeyIds.includes(id))) {
      const name = await deletePasskey(tx, personId, id)
      await record(tx, clock, caller, { act: 'passkey-removed', personId, actor, detail: { name } })
    }
    if (google && !kept.google) {
      await unlinkAccount(tx, personId)
      await record(tx, clock, caller, {
        act: 'provider-unlinked',
        personId,
        actor,
        detail: { way: 'google' },
      })
    }
    if (factorSince && !kept.secondFactor) {
      const refusal = whyNotTurnOff(actor)
      if (refusal) refuse(refusal)
      await removeSecondFactor(tx, personId)
      await record(tx, clock, caller, { act: 'second-factor-turned-off', personId, actor })
      await leaveHappening(jobs, tx, clock, personId, { what: 'second-factor-turned-off' })
    }
    await setRecoveredAt(tx, personId, null)
  })
}
