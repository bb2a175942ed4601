import { sql } from 'kysely'
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

/** An application that waits for nobody else's verdict until the transaction ends. */
export async function lockApplication(tx: Tx, id: string) {
  const row = await identity(tx)
    .selectFrom('identity.teaching_applications')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && applications(tx).where('a.id', '=', id).executeTakeFirst()
}

export async function addApplication(tx: Tx, row: TeachingApplicationRow): Promise<void> {
  await identity(tx).insertInto('identity.teaching_applications').values(row).execute()
}

export async function addVerdict(tx: Tx, row: TeachingVerdictRow): Promise<void> {
  await identity(tx).insertInto('identity.teaching_verdicts').values(row).execute()
}
