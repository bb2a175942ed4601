import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { certificateNoticeTypes } from '../certificate-notice-types.ts'
import { certificates } from '../tables.ts'
import type { IssuingDeps } from './issue-to.ts'

export const remindOfEnd = jobKind('certificates.remind-of-end', z.object({}))

const dayInMs = 86_400_000
const batch = 200

/** The daily job: tells holders whose certificates end within thirty days, once for each certificate. */
export async function tellOfEnd({
  db,
  clock,
  jobs,
}: Pick<IssuingDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + 30 * dayInMs)
  let after = new Date(now)
  for (let found = batch; found === batch; ) {
    const rows = await certificates(db)
      .selectFrom('certificates.certificates')
      .select(['id', 'person_id', 'title', 'code', 'expires_at'])
      .where('expires_at', '>', after)
      .where('expires_at', '<=', until)
      .where('revoked_at', 'is', null)
      .where('renewed_at', 'is', null)
      .orderBy('expires_at')
      .limit(batch)
      .execute()
    await transaction(db, async (tx) => {
      for (const { id, person_id, title, code, expires_at } of rows)
        if (expires_at)
          await leaveNotice(jobs, tx, clock, {
            personId: person_id,
            kind: certificateNoticeTypes.ending,
            about: { title, code, at: expires_at },
            cause: `certificate ${id} ending`,
          })
    })
    found = rows.length
    after = rows.at(-1)?.expires_at ?? until
  }
}
