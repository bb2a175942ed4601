import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { type Db, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { certificateNoticeTypes } from '../certificate-notice-types.ts'
import { certificates } from '../tables.ts'
import type { IssuingDeps } from './issue-to.ts'

export const remindOfEnd = jobKind('certificates.remind-of-end', z.object({}))

const dayInMs = 86_400_000

/** The daily job: tells holders whose certificates end within thirty days, once for each certificate. */
export async function tellOfEnd(
  { db, clock, jobs }: Pick<IssuingDeps, 'db' | 'clock' | 'jobs'>,
  batch = 200,
): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + 30 * dayInMs)
  for (let last: Ending | undefined, found = batch; found === batch; ) {
    const rows = await endingBetween(db, { now, until, batch }, last)
    await transaction(db, async (tx) => {
      for (const { id, personId, title, code, endsAt } of rows)
        await leaveNotice(jobs, tx, clock, {
          personId,
          kind: certificateNoticeTypes.ending,
          about: { title, code, at: endsAt },
          cause: `certificate ${id} ending`,
        })
    })
    found = rows.length
    last = rows.at(-1)
  }
}

type Ending = Awaited<ReturnType<typeof endingBetween>>[number]

/** The next certificates that end after `now` and not after `until`; many end at the same instant. */
async function endingBetween(
  db: Db,
  { now, until, batch }: { readonly now: Date; readonly until: Date; readonly batch: number },
  last?: { readonly endsAt: Date; readonly id: string },
) {
  const rows = certificates(db)
    .selectFrom('certificates.certificates')
    .select(['id', 'person_id as personId', 'title', 'code', 'expires_at as endsAt'])
    .where('expires_at', '>', now)
    .where('expires_at', '<=', until)
    .where('revoked_at', 'is', null)
    .where('renewed_at', 'is', null)
    .$narrowType<{ endsAt: Date }>()
    .orderBy('expires_at')
    .orderBy('id')
    .limit(batch)
  const next = last
    ? rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('expires_at', 'id'), '>', tuple(last.endsAt, last.id)),
      )
    : rows
  return next.execute()
}
