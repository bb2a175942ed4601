import { needStaff } from '#modules/courses'
import { transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { needCohort } from '../cohorts/cohort-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import type { AnnouncementAsk } from './announce.ts'
import { findAnnouncement } from './announcement-queries.ts'
import { momentAt, whyNotSchedule } from './announcement-time.ts'
import { lockScheduled, publishDueKind } from './publish-due.ts'

type Change = AnnouncementAsk & { readonly announcementId: string }

/** Changes the words, the cohort and the time of a scheduled announcement. */
export function changeAnnouncement(
  { db, clock, jobs }: Pick<TeachingDeps, 'db' | 'clock' | 'jobs'>,
  personId: string,
  { courseId, announcementId, cohortId, title, body, ...moment }: Change,
) {
  return transaction(db, async (tx) => {
    await needStaff(tx, courseId, personId, 'announce')
    await lockScheduled(tx, courseId, announcementId)
    if (cohortId) await needCohort(tx, courseId, cohortId)
    const at = momentAt(moment)
    refuseIf(whyNotSchedule(at, clock.now()))
    await teaching(tx)
      .updateTable('teaching.announcements')
      .set({ title, body, cohort_id: cohortId ?? null, at })
      .where('id', '=', announcementId)
      .execute()
    await jobs.leave(tx, publishDueKind, {}, at ? { at } : {})
    const announcement = await findAnnouncement(tx, courseId, announcementId)
    return { announcement: announcement ?? refuse('courses.unknown-announcement') }
  })
}
