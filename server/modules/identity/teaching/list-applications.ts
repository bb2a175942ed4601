import { sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import type { ApplicationState } from './application.ts'
import { applications } from './application-queries.ts'

const lastShown = z.tuple([z.iso.datetime(), z.uuid()])

/** Open applications oldest first, so that nobody waits longest for nothing; others newest first. */
export async function listApplications(db: Db, state: ApplicationState, cursor?: string) {
  const isOpen = state === 'open'
  const direction = isOpen ? 'asc' : 'desc'
  let rows = applications(db)
    .innerJoin('identity.accounts as person', 'person.id', 'a.person_id')
    .select('person.name as personName')
    .where('a.is_open', '=', sql.lit(isOpen))
    .orderBy('a.sent_at', direction)
    .orderBy('a.id', direction)
    .limit(pageLimit)
  if (!isOpen) rows = rows.where('v.verdict', '=', state)
  if (cursor) {
    const [sentAt, id] = readCursor(cursor, lastShown)
    const after = isOpen ? sql`>` : sql`<`
    rows = rows.where(sql<boolean>`(a.sent_at, a.id) ${after} (${sentAt}::timestamptz, ${id}::uuid)`)
  }
  const page = pageOfRows(await rows.execute(), (row) => [row.sentAt.toISOString(), row.id])
  return {
    nextCursor: page.nextCursor,
    items: page.items.map(({ personId, personName, ...application }) => ({
      ...application,
      person: { id: personId, name: personName },
    })),
  }
}
