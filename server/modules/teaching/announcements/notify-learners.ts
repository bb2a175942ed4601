import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { courseAnnouncement } from '../teaching-notice-types.ts'

/** Notifies the next batch of learners of an announcement: those whose enrolment id is above `after`. */
export const notifyLearners = jobKind(
  'courses.tell-learners',
  z.object({ announcementId: z.uuid(), after: z.uuid().nullable() }),
)

/** Learners that are notified in one transaction. */
const batchSize = 100

interface Telling {
  readonly announcementId: string
  readonly after: string | null
}

/**
 * Notifies a batch of learners and leaves the job of the next batch, in one commit: a batch that fails is repeated
 * whole, and the cause of the notice keeps everybody from getting it twice.
 */
export function notifyBatch(
  { db, clock, jobs }: Pick<TeachingDeps, 'db' | 'clock' | 'jobs'>,
  { announcementId, after }: Telling,
): Promise<void> {
  return transaction(db, async (tx) => {
    const told = await teaching(tx)
      .selectFrom('teaching.announcements as a')
      .innerJoin('courses.known_courses as c', 'c.id', 'a.course_id')
      .select(['a.title', 'a.body', 'a.cohort_id', 'c.id as courseId', 'c.title as courseTitle'])
      .where('a.id', '=', announcementId)
      .executeTakeFirst()
    if (!told) return
    let learners = teaching(tx)
      .selectFrom('courses.learners')
      .select(['id', 'person_id as personId'])
      .where('course_id', '=', told.courseId)
      .where('state', 'in', ['active', 'completed'])
      .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', clock.now())]))
    if (told.cohort_id) learners = learners.where('cohort_id', '=', told.cohort_id)
    if (after) learners = learners.where('id', '>', after)
    const batch = await learners.orderBy('id').limit(batchSize).execute()
    const cause = `announcement ${announcementId}`
    for (const { personId } of batch)
      await leaveNotice(jobs, tx, clock, { personId, kind: courseAnnouncement, about: told, cause })
    const last = batch.at(-1)
    if (last && batch.length === batchSize)
      await jobs.leave(tx, notifyLearners, { announcementId, after: last.id })
  })
}
