import type { Db } from '#platform/database'
import { identity } from '../tables.ts'
import { findByIdentifier } from './person-queries.ts'

/** Names of people by id. */
export async function namesOf(db: Db, personIds: readonly string[]): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map()
  const rows = await identity(db)
    .selectFrom('identity.accounts')
    .select(['id', 'name'])
    .where('id', 'in', [...personIds])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The person with this id or identifier (E.164 or a verified e-mail); null when the account is removed. */
export async function activePerson(
  db: Db,
  by: { readonly id: string } | { readonly identifier: string },
): Promise<{ id: string; name: string } | null> {
  const id = 'id' in by ? by.id : (await findByIdentifier(db, by.identifier))?.id
  if (id === undefined) return null
  const row = await identity(db)
    .selectFrom('identity.accounts')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
