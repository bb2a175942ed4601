import type { Db } from '#platform/database'
import { identity } from '../tables.ts'

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
