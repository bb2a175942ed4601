import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/record.ts'
import type { IdentityParts } from '../parts.ts'
import { isLastKeeper, lockHolding } from '../roles/role-queries.ts'
import { announceEnded, endOtherSessions } from '../sessions/end-session.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { identity } from '../tables.ts'

/** What stands in the place of the name of somebody who left. */
export const removedName = 'کاربر حذف‌شده'

/** Erases what says who a person is and ends every session. The id stays, for what others did with it. */
export async function removeAccount(
  { db, clock, broadcast }: Pick<IdentityParts, 'db' | 'clock' | 'broadcast'>,
  caller: Caller,
  actor: Actor,
): Promise<void> {
  const { personId } = actor
  await refuseUnlessReauthenticated(db, clock, actor)
  const ended = await transaction(db, async (tx) => {
    const holding = (await lockHolding(tx, personId)) ?? refuse('request.not-found')
    const keepsPeople = holding.roles.includes('manager') && holding.scopes.includes('people')
    if (keepsPeople && (await isLastKeeper(tx, personId))) refuse('identity.last-manager')
    await record(tx, clock, caller, { act: 'account-removed', personId, actor })
    const ids = await endOtherSessions(tx, personId, null)
    for (const table of personal)
      await identity(tx).deleteFrom(table).where('person_id', '=', personId).execute()
    await erase(tx, personId, clock.now())
    return ids
  })
  await announceEnded(broadcast, ended)
}

// The audit outlives the account: it says what was done, and its own retention forgets it.
const personal = [
  'identity.roles',
  'identity.scopes',
  'identity.second_factors',
  'identity.recovery_codes',
  'identity.profile_changes',
  'identity.teaching_applications',
  'identity.verifications',
  'identity.tickets',
  'identity.challenges',
  'identity.provider_accounts',
] as const

async function erase(tx: Tx, personId: string, now: Date): Promise<void> {
  await identity(tx)
    .updateTable('identity.accounts')
    .set({
      name: removedName,
      mobile: null,
      email: null,
      email_verified_at: null,
      password_hash: null,
      password_changed_at: null,
      handle: null,
      national_code: null,
      birth_date: null,
      education: null,
      city: null,
      biography: null,
      links: [],
      public_fields: [],
      removed_at: now,
    })
    .where('id', '=', personId)
    .execute()
}
