import type { RosterFile } from '@arvand/contracts/panel/manage-roster'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import type { RosterRow } from './reader.ts'
import { rosters } from './tables.ts'

/** Organizations and terms are read, and nothing is made of them. */
export type MadeFile = Exclude<RosterFile, 'orgs' | 'academicSessions'>

// not of the locale: ids of schools, whose order must stay.
const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * In whose system the ids of a file are: the first id of its schools, in an order that new schools with later ids do not
 * change. Empty: it names no school.
 */
export const sourceOf = (rows: readonly Pick<RosterRow, 'file' | 'sourcedId'>[]): string =>
  rows.flatMap(({ file, sourcedId }) => (file === 'orgs' ? sourcedId : [])).toSorted(byNumber.compare)[0] ??
  ''

/** What these ids of a system stand for here; one whose account, course or cohort was removed stands for nothing. */
export const linksOf = (db: Db, source: string, ids: readonly string[]) =>
  rosters(db)
    .selectFrom('interop.roster_links as link')
    .select(['link.kind', 'link.sourced_id', 'link.target_id'])
    .where('link.source', '=', source)
    .where('link.sourced_id', '=', sql<string>`any(${ids}::text[])`)
    .where(
      sql<boolean>`case link.kind
        when 'users' then exists (select from identity.people as person where person.id = link.target_id)
        when 'classes' then exists (select from courses.course_cohorts as cohort where cohort.id = link.target_id)
        else exists (select from courses.known_courses as course where course.id = link.target_id)
      end`,
    )

/** What one id of a system stands for here. */
export async function linkOf(
  db: Db,
  source: string,
  kind: MadeFile,
  sourcedId: string,
): Promise<string | null> {
  const links = linksOf(db, source, [sourcedId]).where('link.kind', '=', kind)
  return (await links.executeTakeFirst())?.target_id ?? null
}

interface Link {
  readonly source: string
  readonly kind: MadeFile
  readonly sourced_id: string
  readonly target_id: string
  readonly at: Date
}

/** Notes what an id stands for; whoever asks has looked that it stands for nothing that is left. */
export const link = (tx: Tx, one: Link) =>
  rosters(tx)
    .insertInto('interop.roster_links')
    .values(one)
    .onConflict((dead) =>
      dead.columns(['source', 'kind', 'sourced_id']).doUpdateSet({ target_id: one.target_id, at: one.at }),
    )
    .execute()
