import type * as endpoints from '@arvand/contracts/panel/companies'
import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { latinOf } from '#modules/courses'
import { type Db, type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { desc, keysetPage } from '#platform/keyset'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { stateOf, whyNotPay, whyNotPublish } from '../careers.ts'
import { findOwnCompany, needMember } from '../companies/company-queries.ts'
import type { CareersDeps } from '../deps.ts'
import { notifyFollowersKind } from '../following/notify-followers.ts'
import { needSkills } from '../skills/skill-queries.ts'
import { careers } from '../tables.ts'
import { skillsOfJob } from './job-queries.ts'

type Needs = Pick<CareersDeps, 'db' | 'clock'>
type Made = Asked<typeof endpoints.makeJob>['input']
type Set = Omit<Made, 'companyId' | 'requestId'>

const columnsOf = ({
  isRemote,
  payLeast,
  payMost,
  description,
  ...job
}: Omit<Set, 'skillIds' | 'verifiedSkillIds'>) => ({
  ...job,
  is_remote: isRemote,
  pay_least: payLeast,
  pay_most: payMost,
  description: JSON.stringify(description),
})

/** Makes a draft. */
export const makeJob = ({ db, clock }: Needs, { input, actor, request }: Asked<typeof endpoints.makeJob>) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { companyId, requestId: _, skillIds, verifiedSkillIds, ...job } = input
      await needMember(tx, companyId, actor.personId)
      refuseIf(whyNotPay(job))
      const id = newId()
      const slug = `${latinOf(job.title) || 'job'}-${id.slice(-6)}`
      await careers(tx)
        .insertInto('careers.jobs')
        .values({ ...columnsOf(job), id, slug, company_id: companyId, created_at: clock.now() })
        .execute()
      await storeSkills(tx, id, { skillIds, verifiedSkillIds })
      return { jobId: id }
    }),
  )

async function storeSkills(tx: Tx, jobId: string, asked: Pick<Set, 'skillIds' | 'verifiedSkillIds'>) {
  const demanded = new Set(asked.verifiedSkillIds)
  const ids = [...new Set([...asked.skillIds, ...demanded])]
  await needSkills(tx, ids)
  await careers(tx).deleteFrom('careers.job_skills').where('job_id', '=', jobId).execute()
  const rows = ids.map((id) => ({ job_id: jobId, skill_id: id, is_demanded: demanded.has(id) }))
  if (rows.length > 0) await careers(tx).insertInto('careers.job_skills').values(rows).execute()
}

const ownJobs = (db: Db, personId: string) =>
  careers(db)
    .selectFrom('careers.jobs as j')
    .innerJoin('careers.members as m', 'm.company_id', 'j.company_id')
    .innerJoin('careers.companies as c', 'c.id', 'j.company_id')
    .selectAll('j')
    .select(['c.name as company', 'c.state as companyState'])
    .where('m.person_id', '=', personId)

/** A job of a company of this person; others' are not found. */
export const findOwnJob = async (db: Db, jobId: string, personId: string) =>
  (await ownJobs(db, personId).where('j.id', '=', jobId).executeTakeFirst()) ?? refuse('careers.unknown-job')

const lockOwnJob = async (tx: Tx, jobId: string, personId: string) =>
  (await ownJobs(tx, personId).where('j.id', '=', jobId).forUpdate('j').executeTakeFirst()) ??
  refuse('careers.unknown-job')

/** A job as its company sets it. */
export async function showOwnJob(db: Db, now: Date, personId: string, jobId: string) {
  const job = await findOwnJob(db, jobId, personId)
  const { id, slug, title, kind, city, deadline, description } = job
  return {
    job: {
      ...{ id, slug, title, kind, city, deadline, description, companyId: job.company_id },
      ...{ isRemote: job.is_remote, payLeast: job.pay_least, payMost: job.pay_most },
      state: stateOf(job, dayAt(now)),
      skills: await skillsOfJob(db, id),
    },
  }
}

export const saveJob = ({ db, clock }: Needs, personId: string, jobId: string, set: Set) =>
  transaction(db, async (tx) => {
    const { skillIds, verifiedSkillIds, ...job } = set
    await lockOwnJob(tx, jobId, personId)
    refuseIf(whyNotPay(job))
    await careers(tx).updateTable('careers.jobs').set(columnsOf(job)).where('id', '=', jobId).execute()
    await storeSkills(tx, jobId, { skillIds, verifiedSkillIds })
    return showOwnJob(tx, clock.now(), personId, jobId)
  })

/** Opens a draft or a closed job to applications. */
export const publishJob = (
  { db, clock, jobs }: Pick<CareersDeps, 'db' | 'clock' | 'jobs'>,
  personId: string,
  jobId: string,
) =>
  transaction(db, async (tx) => {
    const job = await lockOwnJob(tx, jobId, personId)
    const now = clock.now()
    refuseIf(whyNotPublish(job, job.companyState, dayAt(now)))
    const moved = { published_at: now, closed_at: null }
    await careers(tx).updateTable('careers.jobs').set(moved).where('id', '=', jobId).execute()
    // Who follows the company was told when it was published first.
    if (job.published_at === null) await jobs.leave(tx, notifyFollowersKind, { jobId })
    return showOwnJob(tx, now, personId, jobId)
  })

export const closeJob = ({ db, clock }: Needs, personId: string, jobId: string) =>
  transaction(db, async (tx) => {
    const job = await lockOwnJob(tx, jobId, personId)
    const now = clock.now()
    if (job.published_at === null || job.closed_at !== null) refuse('careers.job-moved')
    await careers(tx).updateTable('careers.jobs').set({ closed_at: now }).where('id', '=', jobId).execute()
    return showOwnJob(tx, now, personId, jobId)
  })

/** Jobs of a company, the newest first. Uses the index `jobs__of_company`. */
export async function listCompanyJobs(
  db: Db,
  now: Date,
  personId: string,
  companyId: string,
  cursor?: string,
) {
  await findOwnCompany(db, companyId, personId)
  const count = (more: ReturnType<typeof sql>) => sql<number>`(select count(*)::integer
    from careers.applications as a where a.job_id = j.id and a.withdrawn_at is null ${more})`
  const jobs = careers(db)
    .selectFrom('careers.jobs as j')
    .select(['j.id', 'j.title', 'j.deadline', 'j.published_at', 'j.closed_at'])
    .select([count(sql``).as('applications'), count(sql`and a.stage = 'new'`).as('waiting')])
    .where('j.company_id', '=', companyId)
  const page = await keysetPage(jobs, [desc('j.created_at', 'instant'), desc('j.id')], cursor)
  const today = dayAt(now)
  return { ...page, items: page.items.map((job) => ({ ...job, state: stateOf(job, today) })) }
}
