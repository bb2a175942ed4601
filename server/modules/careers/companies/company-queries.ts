import type { CompanyState } from '@arvand/contracts/careers'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { careers } from '../tables.ts'

/** The columns of a company's card. */
export const cardColumns = ['c.slug', 'c.name', 'c.field', 'c.city'] as const
const textColumns = [...cardColumns, 'c.size', 'c.website', 'c.about'] as const

const openJobs = (today: string) => sql<number>`(select count(*)::integer from careers.jobs as j
  where j.company_id = c.id and j.published_at is not null and j.closed_at is null and j.deadline >= ${today})`

/** Accepted companies for everybody. Uses the index `companies__in_state`. */
export const listCompanies = (db: Db, today: string, cursor?: string) =>
  keysetPage(
    careers(db)
      .selectFrom('careers.companies as c')
      .select(['c.id', ...cardColumns, openJobs(today).as('jobs')])
      .where('c.state', '=', 'accepted'),
    [desc('c.state_at', 'instant'), desc('c.id')],
    cursor,
  )

/** An accepted company by its address. */
export const findAccepted = async (db: Db, slug: string) =>
  (await careers(db)
    .selectFrom('careers.companies as c')
    .select(['c.id', ...textColumns])
    .where('c.slug', '=', slug)
    .where('c.state', '=', 'accepted')
    .executeTakeFirst()) ?? refuse('careers.unknown-company')

const withRole = (db: Db, personId: string) =>
  careers(db)
    .selectFrom('careers.members as m')
    .innerJoin('careers.companies as c', 'c.id', 'm.company_id')
    .where('m.person_id', '=', personId)

/** Companies of a person, the newest membership first. Uses the index `members__person`. */
export const listMyCompanies = (db: Db, personId: string, cursor?: string) =>
  keysetPage(
    withRole(db, personId)
      .select(['c.id', 'c.slug', 'c.state', 'c.name', 'c.field', 'm.role'])
      .select(
        sql<number>`(select count(*)::integer from careers.jobs as j
          join careers.applications as a on a.job_id = j.id and a.stage = 'new' and a.withdrawn_at is null
          where j.company_id = c.id)`.as('waiting'),
      ),
    [desc('m.since', 'instant'), desc('m.company_id')],
    cursor,
  )

/** A company of a person; others' are not found. */
export async function findOwnCompany(db: Db, companyId: string, personId: string) {
  const row = await withRole(db, personId)
    .leftJoin('careers.company_changes as change', 'change.company_id', 'c.id')
    .select(['c.id', ...textColumns, 'c.state', 'c.reason', 'm.role'])
    .select(['change.name as newName', 'change.website as newWebsite'])
    .where('c.id', '=', companyId)
    .executeTakeFirst()
  const { newName, newWebsite, ...company } = row ?? refuse('careers.unknown-company')
  const change = newName === null || newWebsite === null ? null : { name: newName, website: newWebsite }
  return { ...company, change }
}

/** Refuses who is no member of the company; what members do to it comes one after another. */
export async function needMember(tx: Tx, companyId: string, personId: string) {
  const row = await withRole(tx, personId)
    .select(['c.state', 'c.name', 'c.website', 'm.role'])
    .where('c.id', '=', companyId)
    .forUpdate('c')
    .executeTakeFirst()
  return row ?? refuse('careers.unknown-company')
}

/** Refuses members who do not own the company, too. */
export async function needOwner(tx: Tx, companyId: string, personId: string) {
  const member = await needMember(tx, companyId, personId)
  return member.role === 'owner' ? member : refuse('careers.owners-only')
}

export const isMember = async (db: Db, companyId: string, personId: string): Promise<boolean> =>
  (await careers(db)
    .selectFrom('careers.members')
    .select('role')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .executeTakeFirst()) !== undefined

/** Members of a company, the first first. */
export const findMembers = (db: Db, companyId: string) =>
  careers(db)
    .selectFrom('careers.members as m')
    .innerJoin('identity.people as p', 'p.id', 'm.person_id')
    .select(['m.person_id as personId', 'p.name', 'm.role'])
    .where('m.company_id', '=', companyId)
    .orderBy('m.since')
    .orderBy('m.person_id')
    .execute()

export const ownersOf = async (db: Db, companyId: string): Promise<string[]> =>
  (await findMembers(db, companyId)).filter(({ role }) => role === 'owner').map(({ personId }) => personId)

const managed = (db: Db) =>
  careers(db)
    .selectFrom('careers.companies as c')
    .leftJoin('identity.people as p', 'p.id', 'c.proposed_by')
    .select(['c.id', ...textColumns, 'c.state', 'c.reason', 'c.proposed_at as proposedAt'])
    .select(['p.name as proposedBy', 'c.state_at'])

interface CompaniesAsk {
  readonly state: CompanyState
  /** The id of the only one to list. */
  readonly onlyId?: string | undefined
  readonly cursor?: string | undefined
}

/** Companies in one state, for managers. Uses the index `companies__in_state`. */
export const listManagedCompanies = (db: Db, { state, onlyId, cursor }: CompaniesAsk) =>
  keysetPage(
    (onlyId ? managed(db).where('c.id', '=', onlyId) : managed(db)).where('c.state', '=', state),
    state === 'waiting'
      ? [asc('c.state_at', 'instant'), asc('c.id')]
      : [desc('c.state_at', 'instant'), desc('c.id')],
    cursor,
  )
