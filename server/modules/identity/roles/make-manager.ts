import { scope } from '@arvand/contracts/people'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { record } from '../audit/record.ts'
import { findByIdentifier } from '../people/person-queries.ts'
import { endOtherSessions } from '../sessions/end-session.ts'
import { give, lockHolding } from './role-queries.ts'

const terminal = { address: 'terminal', userAgent: 'make-manager' }

/**
 * Makes the owner of a mobile (E.164) or a verified e-mail a manager with every scope; null when nobody owns it. Who was
 * no manager before signs in again, as after `setRoles`.
 */
export async function makeManager(
  db: Db,
  clock: Clock,
  identifier: string,
): Promise<{ name: string } | null> {
  const person = await findByIdentifier(db, identifier)
  if (!person) return null
  await transaction(db, async (tx) => {
    const before = await lockHolding(tx, person.id)
    await give(tx, clock, person.id, { roles: ['manager'], scopes: scope.options }, null)
    await record(tx, clock, terminal, {
      act: 'role-granted',
      personId: person.id,
      detail: { roles: ['manager'], scopes: scope.options },
    })
    if (!before?.roles.includes('manager')) await endOtherSessions(tx, person.id, null)
  })
  return { name: person.name }
}
