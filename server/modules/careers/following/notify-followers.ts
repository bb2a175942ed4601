import { dayAt } from '@arvand/persian/zone'
import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { stateOf } from '../careers.ts'
import { careersNoticeTypes } from '../careers-notice-types.ts'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'

export const notifyFollowersKind = jobKind('careers.notify-followers', z.strictObject({ jobId: z.uuid() }), {
  retries: 5,
  pause: 30,
})

const atOnce = 200

/** Tells the followers of a company of a new job; running again tells nobody twice. */
export async function notifyFollowers(
  { db, clock, jobs }: Pick<CareersDeps, 'db' | 'clock' | 'jobs'>,
  jobId: string,
): Promise<void> {
  const job = await careers(db)
    .selectFrom('careers.jobs as j')
    .innerJoin('careers.companies as c', 'c.id', 'j.company_id')
    .select(['j.title', 'j.slug', 'j.company_id', 'j.published_at', 'j.closed_at', 'j.deadline', 'c.name'])
    .where('j.id', '=', jobId)
    .where('c.state', '=', 'accepted')
    .executeTakeFirst()
  if (!job || stateOf(job, dayAt(clock.now())) !== 'open') return
  const about = { company: job.name, job: job.title, slug: job.slug }
  let last: string | null = null
  for (;;) {
    const after: string | null = last
    let rows = careers(db)
      .selectFrom('careers.followers')
      .select('person_id')
      .where('company_id', '=', job.company_id)
    if (after !== null) rows = rows.where('person_id', '>', after)
    const people = await rows.orderBy('person_id').limit(atOnce).execute()
    await transaction(db, async (tx) => {
      for (const { person_id: personId } of people)
        await leaveNotice(jobs, tx, clock, {
          ...{ personId, kind: careersNoticeTypes.newJob, about, cause: `job ${jobId}` },
        })
    })
    if (people.length < atOnce) return
    last = people.at(-1)?.person_id ?? null
  }
}
