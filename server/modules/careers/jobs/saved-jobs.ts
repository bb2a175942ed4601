import { type Db, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'

interface Saved {
  readonly jobId: string
  readonly isSaved: boolean
}

/** Saves a published job for later, or takes it off; asking twice changes nothing. */
export const saveForLater = (
  { db, clock }: Pick<CareersDeps, 'db' | 'clock'>,
  personId: string,
  { jobId, isSaved }: Saved,
): Promise<Record<string, never>> =>
  transaction(db, async (tx) => {
    const tables = careers(tx)
    if (!isSaved) {
      const row = tables.deleteFrom('careers.saved_jobs').where('person_id', '=', personId)
      await row.where('job_id', '=', jobId).execute()
      return {}
    }
    const job = await tables
      .selectFrom('careers.jobs as j')
      .innerJoin('careers.companies as c', 'c.id', 'j.company_id')
      .select('j.id')
      .where('j.id', '=', jobId)
      .where('j.published_at', 'is not', null)
      .where('c.state', '=', 'accepted')
      .executeTakeFirst()
    if (!job) refuse('careers.unknown-job')
    await tables
      .insertInto('careers.saved_jobs')
      .values({ person_id: personId, job_id: jobId, at: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
    return {}
  })

export const hasSaved = async (db: Db, jobId: string, personId: string): Promise<boolean> =>
  (await careers(db)
    .selectFrom('careers.saved_jobs')
    .select('at')
    .where('person_id', '=', personId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()) !== undefined
