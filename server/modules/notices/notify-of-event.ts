import type { z } from 'zod'
import type { happened } from '#modules/identity'
import { identityNoticeTypes } from '#modules/identity'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import type { NoticeType } from '#plugs/notice-type'
import { type LeftNotice, leaveNotice } from './leave-notice.ts'

type Happened = z.infer<(typeof happened)['payload']>

/** Turns an event of identity into a notice; a job that runs twice for the same event makes only one. */
export async function notifyOfEvent(db: Db, clock: Clock, jobs: Jobs, job: Happened): Promise<void> {
  const { id, personId, about } = job
  // `identityNoticeTypes` maps each `what` to the type whose `about` is that event; TypeScript cannot see this.
  const kind = identityNoticeTypes[about.what] as NoticeType<typeof about>
  const cause = `identity ${id}`
  await transaction(db, (tx) =>
    leaveNotice(jobs, tx, clock, { personId, kind, about, cause, alsoTo: formerOf(about) }),
  )
}

function formerOf(about: Happened['about']): NonNullable<LeftNotice<unknown>['alsoTo']> {
  if (about.what === 'mobile-changed' && about.formerMobile !== null)
    return [{ channel: 'sms', address: about.formerMobile }]
  if (about.what === 'email-changed' && about.formerEmail !== null)
    return [{ channel: 'mail', address: about.formerEmail }]
  return []
}
