import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { identity } from '../tables.ts'

/** Whether a person has signed in before, but never from this device. */
export async function cameOnlyFromOthers(db: Db, personId: string, device: string): Promise<boolean> {
  const { earlier, here } = await identity(db)
    .selectFrom('identity.audit')
    .select([
      sql<boolean>`count(*) > 0`.as('earlier'),
      sql<boolean>`coalesce(bool_or(detail ->> 'device' = ${device}), false)`.as('here'),
    ])
    .where('person_id', '=', personId)
    .where('act', '=', 'signed-in')
    .executeTakeFirstOrThrow()
  return earlier && !here
}
