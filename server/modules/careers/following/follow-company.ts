import { mostFollowed } from '@arvand/contracts/careers'
import { sql } from 'kysely'
import { type Db, transaction } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { cardColumns } from '../companies/company-queries.ts'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'

interface Follow {
  readonly companyId: string
  readonly isFollowing: boolean
}

/** Follows an accepted company, or no longer; asking twice changes nothing. */
export const followCompany = (
  { db, clock }: Pick<CareersDeps, 'db' | 'clock'>,
  personId: string,
  { companyId, isFollowing }: Follow,
): Promise<Record<string, never>> =>
  transaction(db, async (tx) => {
    const tables = careers(tx)
    if (!isFollowing) {
      const row = tables.deleteFrom('careers.followers').where('company_id', '=', companyId)
      await row.where('person_id', '=', personId).execute()
      return {}
    }
    // A person's follows come one after another, so that the limit holds.
    await sql`select pg_advisory_xact_lock(hashtextextended(${personId}, 31))`.execute(tables)
    const company = tables.selectFrom('careers.companies').select('id').where('id', '=', companyId)
    if (!(await company.where('state', '=', 'accepted').executeTakeFirst())) refuse('careers.unknown-company')
    const { count } = await tables
      .selectFrom('careers.followers')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('person_id', '=', personId)
      .where('company_id', '<>', companyId)
      .executeTakeFirstOrThrow()
    if (count >= mostFollowed) refuse('careers.too-many-followed')
    await tables
      .insertInto('careers.followers')
      .values({ company_id: companyId, person_id: personId, since: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
    return {}
  })

export const isFollower = async (db: Db, companyId: string, personId: string): Promise<boolean> =>
  (await careers(db)
    .selectFrom('careers.followers')
    .select('since')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .executeTakeFirst()) !== undefined

export async function countFollowers(db: Db, companyId: string): Promise<number> {
  const { count } = await careers(db)
    .selectFrom('careers.followers')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

/** Companies that a person follows, the last followed first. Uses the index `followers__person`. */
export const listFollowed = (db: Db, personId: string, cursor?: string) =>
  keysetPage(
    careers(db)
      .selectFrom('careers.followers as f')
      .innerJoin('careers.companies as c', 'c.id', 'f.company_id')
      .select(['c.id', ...cardColumns])
      .where('f.person_id', '=', personId)
      .where('c.state', '=', 'accepted'),
    [desc('f.since', 'instant'), desc('f.company_id')],
    cursor,
  )
