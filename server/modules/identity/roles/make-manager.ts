import { scope } from '@arvand/contracts/people'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { record } from '../audit/audited-acts.ts'
import { findByIdentifier } from '../people/person-queries.ts'
import { endOtherSessions } from '../sessions/end-session.ts'
import { identity } from '../tables.ts'
import { give, lockHolding } from './role-queries.ts'

const terminal = { address: 'terminal', userAgent: 'make-manager' }

export type MadeManager = { readonly name: string } | { readonly why: 'no-account' | 'no-password' }

/**
 * Makes the owner of a mobile (E.164) or a verified e-mail a manager with every scope. Also repairs a manager: gives
 * back lost scopes and unblocks the account. A person who was no manager must sign in again, as after `setRoles`.
 */
export async function makeManager(db: Db, clock: Clock, identifier: string): Promise<MadeManager> {
  const person = await findByIdentifier(db, identifier)
  if (!person) return { why: 'no-account' }
  if (person.password_hash === null) return { why: 'no-password' }
  await transaction(db, async (tx) => {
    const before = await lockHolding(tx, person.id)
    await give(tx, clock, person.id, { roles: ['manager'], scopes: scope.options }, null)
    await identity(tx)
      .updateTable('identity.accounts')
      .set({ blocked_at: null })
      .where('id', '=', person.id)
      .execute()
    await record(tx, clock, terminal, {
      act: 'role-granted',
      personId: person.id,
      detail: { roles: ['manager'], scopes: scope.options },
    })
    if (!before?.roles.includes('manager')) await endOtherSessions(tx, person.id, null)
  })
  return { name: person.name }
}
