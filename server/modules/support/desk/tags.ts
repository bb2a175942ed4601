import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { support } from '../tables.ts'

/** The tags that some ticket has, in their order. */
export async function listTags(db: Db): Promise<string[]> {
  const rows = await support(db)
    .selectFrom('support.tags as known')
    .select('known.tag')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('support.tickets as ticket')
          .select('ticket.id')
          .where(sql<boolean>`ticket.tags @> array[known.tag] and ticket.tags <> '{}'`),
      ),
    )
    .orderBy('known.tag')
    .limit(200)
    .execute()
  return rows.map(({ tag }) => tag)
}
