import { sql } from 'kysely'
import type { Caller } from '#platform/actor'
import type { Tx } from '#platform/database'
import { emit } from '#plugs/events'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { addPerson } from '../people/add-person.ts'
import { nameTold, type ToldElsewhere } from '../people/name-told.ts'
import type { StartedSession } from '../sessions/start-session.ts'
import { identity } from '../tables.ts'
import { openSessionIn } from './open-session.ts'

type Deps = Pick<IdentityDeps, 'clock' | 'jobs'>

/**
 * An account for somebody whom the learning system of a school names. Only that system leads into it; nobody proved the
 * e-mail.
 */
export async function addPersonOfSchool(
  tx: Tx,
  { clock, jobs }: Deps,
  { name, email }: ToldElsewhere,
  caller: Caller,
): Promise<string> {
  const account = { mobile: null, email, emailVerified: false, passwordHash: null, isFromSchool: true }
  const personId = await addPerson(tx, clock, { ...account, name: nameTold({ name, email }) })
  await record(tx, clock, caller, { act: 'registered', personId, detail: { way: 'school' } })
  await emit(jobs, tx, 'identity.registered', { personId, invitedBy: null })
  return personId
}

/**
 * Whether a school leads into this account: it was made for it, and its person has no way in of their own and no role.
 * Whoever has one signs in by it, so that no school opens what is not its own.
 */
export async function whyNotEnteredBySchool(tx: Tx, personId: string): Promise<'own' | 'blocked' | null> {
  const account = await identity(tx)
    .selectFrom('identity.accounts as a')
    .select('a.blocked_at')
    .select(
      sql<boolean>`a.from_school and a.removed_at is null and a.mobile is null and a.email_verified_at is null
        and a.password_hash is null
        and not exists (select from identity.roles r where r.person_id = a.id)
        and not exists (select from identity.passkeys p where p.person_id = a.id)
        and not exists (select from identity.provider_accounts g where g.person_id = a.id)`.as('isSchools'),
    )
    .where('a.id', '=', personId)
    .executeTakeFirst()
  if (!account?.isSchools) return 'own'
  return account.blocked_at ? 'blocked' : null
}

/** A session for the person whom a school leads in; `whyNotEnteredBySchool` was asked before. */
export const openSessionOfSchool = (
  tx: Tx,
  deps: Deps,
  personId: string,
  caller: Caller,
): Promise<StartedSession> => openSessionIn(tx, deps, personId, caller, 'school')
