import { type Stage, stage } from '@arvand/contracts/careers'
import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { stateOf } from '../careers.ts'
import { findOwnJob } from '../jobs/set-job.ts'
import { careers } from '../tables.ts'
import { isBlocked } from './apply.ts'
import { messagesOf } from './messages.ts'

/** How many applicants of a job stand at each stage. */
export async function showBoard(db: Db, now: Date, personId: string, jobId: string) {
  const job = await findOwnJob(db, jobId, personId)
  const counts = await careers(db)
    .selectFrom('careers.applications')
    .select(['stage', (of) => of.fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .where('withdrawn_at', 'is', null)
    .groupBy('stage')
    .execute()
  const { id, title, company_id: companyId } = job
  return {
    job: { id, companyId, title, state: stateOf(job, dayAt(now)) },
    stages: stage.options.map((one) => ({
      stage: one,
      count: counts.find((row) => row.stage === one)?.count ?? 0,
    })),
  }
}

const applicants = (db: Db) =>
  careers(db)
    .selectFrom('careers.applications as a')
    .select(['a.id', 'a.stage', 'a.at'])
    .select([
      sql<string>`a.resume ->> 'name'`.as('name'),
      sql<string>`a.resume ->> 'headline'`.as('headline'),
      sql<number>`(select count(*)::integer from careers.notes as n where n.application_id = a.id)`.as(
        'notes',
      ),
    ])
    .where('a.withdrawn_at', 'is', null)

interface AtStage {
  readonly jobId: string
  readonly stage: Stage
  readonly cursor?: string | undefined
}

/** Applicants at one stage, who applied first first. Uses the index `applications__at_stage`. */
export async function listApplicants(db: Db, personId: string, asked: AtStage) {
  await findOwnJob(db, asked.jobId, personId)
  const rows = applicants(db).where('a.job_id', '=', asked.jobId).where('a.stage', '=', asked.stage)
  return keysetPage(rows, [asc('a.at', 'instant'), asc('a.id')], asked.cursor)
}

/** The stages of an application, the first first. */
export const movesOf = (db: Db, applicationId: string) =>
  careers(db)
    .selectFrom('careers.moves as m')
    .innerJoin('identity.people as p', 'p.id', 'm.by_id')
    .select(['m.stage', 'm.at', 'p.name as by'])
    .where('m.application_id', '=', applicationId)
    .orderBy('m.at')
    .orderBy('m.id')
    .execute()

/** An application to a company of this person; others', and withdrawn ones, are not found. */
export async function showApplication(db: Db, personId: string, applicationId: string) {
  const row = await applicants(db)
    .innerJoin('careers.jobs as j', 'j.id', 'a.job_id')
    .innerJoin('careers.members as m', 'm.company_id', 'j.company_id')
    .select(['a.letter', 'a.resume', 'a.person_id', 'j.id as jobId', 'j.title as jobTitle'])
    .select('j.company_id as companyId')
    .where('a.id', '=', applicationId)
    .where('m.person_id', '=', personId)
    .executeTakeFirst()
  const { person_id, ...application } = row ?? refuse('careers.unknown-application')
  const [moves, messages, written, blocked] = await Promise.all([
    movesOf(db, applicationId),
    messagesOf(db, applicationId),
    careers(db)
      .selectFrom('careers.notes as n')
      .innerJoin('identity.people as p', 'p.id', 'n.by_id')
      .select(['n.id', 'n.text', 'n.at', 'p.name as by'])
      .where('n.application_id', '=', applicationId)
      .orderBy('n.at')
      .orderBy('n.id')
      .execute(),
    isBlocked(db, application.companyId, person_id),
  ])
  return { application: { ...application, moves, messages, written, isBlocked: blocked } }
}
