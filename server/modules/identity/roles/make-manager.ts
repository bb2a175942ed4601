import { scope } from '@arvand/contracts/people'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { record } from '../audit/record.ts'
import { findByIdentifier } from '../people/person-queries.ts'
import { give } from './role-queries.ts'

const terminal = { address: 'terminal', userAgent: 'make-manager' }

/** Makes the owner of a mobile (E.164) or a verified e-mail a manager with every scope; null when nobody owns it. */
export async function makeManager(
  db: Db,
  clock: Clock,
  identifier: string,
): Promise<{ name: string } | null> {
  const person = await findByIdentifier(db, identifier)
  if (!person) return null
  await transaction(db, async (tx) => {
    await give(tx, clock, person.id, { roles: ['manager'], scopes: scope.options }, null)
    await record(tx, clock, terminal, {
      act: 'role-granted',
      personId: person.id,
      detail: { roles: ['manager'], scopes: scope.options },
    })
  })
  return { name: person.name }
}
