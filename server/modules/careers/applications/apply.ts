import type * as endpoints from '@arvand/contracts/panel/careers'
import { leaveNotice } from '#modules/notices'
import { type Db, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import { isDecided, whyNotApply, withParts } from '../careers.ts'
import { careersNoticeTypes } from '../careers-notice-types.ts'
import { findMembers, isMember } from '../companies/company-queries.ts'
import type { CareersDeps } from '../deps.ts'
import { findPublicJob } from '../jobs/job-queries.ts'
import { hasSaved } from '../jobs/saved-jobs.ts'
import { rules } from '../limits.ts'
import { coursesOfSkills, skillsOfPerson } from '../skills/skill-queries.ts'
import { careers } from '../tables.ts'
import { resumeOf } from './resume.ts'

type PublicJob = Awaited<ReturnType<typeof findPublicJob>>

/** How a person stands to a published job. */
export async function standingTo(db: Db, now: Date, personId: string, job: PublicJob) {
  const [own, member, blocked, application, isSaved] = await Promise.all([
    skillsOfPerson(db, personId, now),
    isMember(db, job.company_id, personId),
    isBlocked(db, job.company_id, personId),
    findApplication(db, job.id, personId),
    hasSaved(db, job.id, personId),
  ])
  const known = new Set(own.map(({ id }) => id))
  const verified = new Set(own.filter(({ isVerified }) => isVerified).map(({ id }) => id))
  const lacking = job.skills.filter(({ id, isDemanded }) => !(isDemanded ? verified : known).has(id))
  const courses = await coursesOfSkills(
    db,
    lacking.map(({ id }) => id),
  )
  const stands = application && application.withdrawn_at === null ? application : null
  return {
    application: stands && { id: stands.id, stage: stands.stage },
    isSaved,
    whyNotApply: whyNotApply(job.state, {
      ...{ isMember: member, isBlocked: blocked, hasApplied: stands !== null },
      isDecided: application !== undefined && isDecided(application.stage),
      lacksDemanded: lacking.some(({ isDemanded }) => isDemanded),
    }),
    lacking: lacking.map((skill) => ({ ...skill, courses: (courses.get(skill.id) ?? []).slice(0, 3) })),
  }
}

export const isBlocked = async (db: Db, companyId: string, personId: string): Promise<boolean> =>
  (await careers(db)
    .selectFrom('careers.blocks')
    .select('at')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .executeTakeFirst()) !== undefined

const findApplication = (db: Db, jobId: string, personId: string) =>
  careers(db)
    .selectFrom('careers.applications')
    .select(['id', 'stage', 'withdrawn_at'])
    .where('job_id', '=', jobId)
    .where('person_id', '=', personId)
    .executeTakeFirst()

/**
 * Applies with the chosen parts of the résumé as they are now. After a withdrawal the same application stands again,
 * unless the company had decided about it.
 */
export async function applyForJob(
  { db, clock, jobs, limits }: Pick<CareersDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  { input, actor: { personId }, request }: Asked<typeof endpoints.applyForJob>,
) {
  await limits.take(rules.apply, personId)
  await limits.take(rules.applyAgain, `${personId} ${input.jobId}`)
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const now = clock.now()
      // Held, so that nobody closes it meanwhile.
      await careers(tx)
        .selectFrom('careers.jobs')
        .select('id')
        .where('id', '=', input.jobId)
        .forShare()
        .execute()
      const job = await findPublicJob(tx, now, input.jobId)
      const { whyNotApply: code, lacking } = await standingTo(tx, now, personId, job)
      if (code) {
        const missing = lacking.filter(({ isDemanded }) => isDemanded)
        refuse(code, code === 'careers.skill-missing' ? { current: { skills: missing } } : {})
      }
      const demanded = new Set(job.skills.filter(({ isDemanded }) => isDemanded).map(({ id }) => id))
      const resume = withParts(await resumeOf(tx, personId, now), input.parts, demanded)
      const sent = {
        ...{ letter: input.letter, resume: JSON.stringify(resume) },
        ...{ stage: 'new' as const, at: now, withdrawn_at: null },
      }
      const made = await careers(tx)
        .insertInto('careers.applications')
        .values({ id: newId(), job_id: job.id, person_id: personId, ...sent })
        .onConflict((twin) =>
          twin
            .columns(['job_id', 'person_id'])
            .doUpdateSet(sent)
            .where('careers.applications.withdrawn_at', 'is not', null),
        )
        .returning('id')
        .executeTakeFirst()
      // A second open page was faster.
      const { id } = made ?? refuse('careers.applied')
      const moveId = newId()
      await careers(tx)
        .insertInto('careers.moves')
        .values({ id: moveId, application_id: id, stage: 'new', by_id: personId, at: now })
        .execute()
      const about = { name: resume.name, job: job.title, jobId: job.id, companyId: job.company_id }
      const cause = `application move ${moveId}`
      for (const member of await findMembers(tx, job.company_id))
        await leaveNotice(jobs, tx, clock, {
          ...{ personId: member.personId, kind: careersNoticeTypes.applied, about, cause },
        })
      return { applicationId: id }
    }),
  )
}
