import { findEnrolment, seeAnnouncements, whyNotLearn } from '#modules/courses'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import { needCohort } from '../cohorts/cohort-queries.ts'
import { needCourse } from '../course-queries.ts'
import { listAnnouncements } from './announcement-queries.ts'
import { markRead } from './announcement-reads.ts'

/** The announcements that a learner sees in a course, and their cohort. What a page shows counts as read. */
export async function myAnnouncements(
  db: Db,
  clock: Clock,
  personId: string,
  { courseId, cursor }: { readonly courseId: string; readonly cursor?: string | undefined },
) {
  const enrolment = await findEnrolment(db, courseId, personId)
  refuseIf(whyNotLearn(enrolment, clock.now()))
  const seenIn = enrolment?.cohort_id ?? null
  const [page, course, cohort] = await Promise.all([
    listAnnouncements(db, { courseId, cursor, seenIn }),
    needCourse(db, courseId),
    seenIn ? needCohort(db, courseId, seenIn) : null,
  ])
  const [newest] = cursor === undefined ? page.items : []
  const now = clock.now()
  if (enrolment && newest) await seeAnnouncements(db, enrolment.id, newest.at, now)
  await markRead(
    db,
    personId,
    page.items.map(({ id }) => id),
    now,
  )
  return { ...page, course, cohort }
}
