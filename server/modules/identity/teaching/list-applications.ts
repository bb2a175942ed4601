import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage, keysetQuery } from '#platform/keyset'
import type { Queue } from '#plugs/queue'
import type { ApplicationState } from './application.ts'
import { applications } from './application-queries.ts'

interface ApplicationsAsk {
  readonly state: ApplicationState
  /** The id of the only one to list. */
  readonly onlyId?: string | undefined
  readonly cursor?: string | undefined
}

const withPeople = (db: Db, isOpen: boolean) =>
  applications(db)
    .innerJoin('identity.accounts as person', 'person.id', 'a.person_id')
    .select('person.name as personName')
    .where('a.is_open', '=', sql.lit(isOpen))

/** Open applications with the oldest first, because they have waited longest; others with the newest first. */
export async function listApplications(db: Db, { state, onlyId, cursor }: ApplicationsAsk) {
  const isOpen = state === 'open'
  const to = isOpen ? asc : desc
  let rows = withPeople(db, isOpen)
  if (!isOpen) rows = rows.where('v.verdict', '=', state)
  if (onlyId) rows = rows.where('a.id', '=', onlyId)
  const page = await keysetPage(rows, [to('a.sent_at', 'instant'), to('a.id')], cursor)
  return {
    nextCursor: page.nextCursor,
    items: page.items.map(({ personId, personName, ...application }) => ({
      ...application,
      person: { id: personId, name: personName },
    })),
  }
}

/** Applications that wait for a manager. Uses the index `teaching_applications__open`. */
export const queuedApplications = (db: Db): Queue => ({
  code: 'identity.applications-waiting',
  title: 'درخواست تدریس',
  async items(after, most) {
    const longestFirst = [asc('a.sent_at' as const, 'instant'), asc('a.id' as const)]
    const rows = await keysetQuery(withPeople(db, true), longestFirst, after, most).execute()
    return rows.map(({ id, field, personName, sentAt, keyset }) => ({
      ...{ keyset, id, title: `تدریس ${field}`, person: personName, at: sentAt },
      link: `/manage/teaching?onlyId=${id}`,
    }))
  },
})
