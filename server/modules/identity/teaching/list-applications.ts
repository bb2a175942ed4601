import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import type { ApplicationState } from './application.ts'
import { applications } from './application-queries.ts'

/** Open applications with the oldest first, because they have waited longest; others with the newest first. */
export async function listApplications(db: Db, state: ApplicationState, cursor?: string) {
  const isOpen = state === 'open'
  const to = isOpen ? asc : desc
  let rows = applications(db)
    .innerJoin('identity.accounts as person', 'person.id', 'a.person_id')
    .select('person.name as personName')
    .where('a.is_open', '=', sql.lit(isOpen))
  if (!isOpen) rows = rows.where('v.verdict', '=', state)
  const page = await keysetPage(rows, [to('a.sent_at', 'instant'), to('a.id')], cursor)
  return {
    nextCursor: page.nextCursor,
    items: page.items.map(({ personId, personName, ...application }) => ({
      ...application,
      person: { id: personId, name: personName },
    })),
  }
}
