import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { identity, type TeachingApplicationRow, type TeachingVerdictRow } from '../tables.ts'
import type { ApplicationState } from './application.ts'

/** An application with its verdict, if there is one. */
export const applications = (db: Db) =>
  identity(db)
    .selectFrom('identity.teaching_applications as a')
    .leftJoin('identity.teaching_verdicts as v', 'v.application_id', 'a.id')
    .select([
      'a.id',
      'a.person_id as personId',
      'a.field',
      'a.biography',
      'a.national_code as nationalCode',
      'a.sheba',
      'a.sent_at as sentAt',
      'v.given_at as verdictAt',
      'v.reason',
      sql<ApplicationState>`coalesce(v.verdict, 'open')`.as('state'),
    ])

export const lastApplication = (db: Db, personId: string) =>
  applications(db)
    .where('a.person_id', '=', personId)
    .orderBy('a.sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Id of the person who sent an application; undefined when there is none. */
export async function applicantOf(db: Db, id: string): Promise<string | undefined> {
  const row = await identity(db)
    .selectFrom('identity.teaching_applications')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.person_id
}

/** Locks an application, so that nobody else decides it until the transaction ends. */
export async function lockApplication(tx: Tx, id: string) {
  const row = await identity(tx)
    .selectFrom('identity.teaching_applications')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && applications(tx).where('a.id', '=', id).executeTakeFirst()
}

export async function addApplication(tx: Tx, row: Insertable<TeachingApplicationRow>): Promise<void> {
  await identity(tx).insertInto('identity.teaching_applications').values(row).execute()
}

export async function addVerdict(tx: Tx, row: TeachingVerdictRow): Promise<void> {
  await identity(tx).insertInto('identity.teaching_verdicts').values(row).execute()
  await identity(tx)
    .updateTable('identity.teaching_applications')
    .set({ is_open: false })
    .where('id', '=', row.application_id)
    .execute()
}

/** The applicant who waits longest for a verdict, and since when. */
export const oldestApplication = (db: Db): Promise<{ name: string; at: Date } | undefined> =>
  identity(db)
    .selectFrom('identity.teaching_applications as a')
    .innerJoin('identity.accounts as p', 'p.id', 'a.person_id')
    .select(['p.name', 'a.sent_at as at'])
    .where('a.is_open', '=', sql.lit(true))
    .orderBy('a.sent_at')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst()

/** How many applications wait for a verdict. */
export async function countOpenApplications(db: Db): Promise<number> {
  const { open } = await identity(db)
    .selectFrom('identity.teaching_applications')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('is_open', '=', sql.lit(true))
    .executeTakeFirstOrThrow()
  return open
}
