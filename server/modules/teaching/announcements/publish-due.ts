import { z } from 'zod'
import { needStaff } from '#modules/courses'
import { type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { refuse } from '#platform/refusal'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { findAnnouncement } from './announcement-queries.ts'
import { notifyLearners } from './notify-learners.ts'

type Deps = Pick<TeachingDeps, 'db' | 'clock' | 'jobs'>

/** Publishes scheduled announcements that are due. It is left for the instant, and a schedule repeats it. */
export const publishDueKind = jobKind('teaching.publish-announcements', z.object({}))

const atOnce = 50

/**
 * Publishes what is due. The row itself says whether it is published, and changes in the transaction that leaves the
 * job of its notices, so that a restart in between neither loses an announcement nor publishes it twice.
 */
export async function publishDue({ db, clock, jobs }: Deps): Promise<void> {
  const now = clock.now()
  const published = await transaction(db, async (tx) => {
    const due = await teaching(tx)
      .selectFrom('teaching.announcements')
      .select('id')
      .where('is_published', '=', false)
      .where('at', '<=', now)
      .orderBy('at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id } of due) await publish({ jobs }, tx, id, now)
    return due.length
  })
  if (published === atOnce) await publishDue({ db, clock, jobs })
}

/** Publishes a scheduled announcement before its time. */
export function publishAnnouncement(
  { db, clock, jobs }: Deps,
  personId: string,
  courseId: string,
  announcementId: string,
) {
  return transaction(db, async (tx) => {
    await needStaff(tx, courseId, personId, 'announce')
    await lockScheduled(tx, courseId, announcementId)
    await publish({ jobs }, tx, announcementId, clock.now())
    const announcement = await findAnnouncement(tx, courseId, announcementId)
    return { announcement: announcement ?? refuse('courses.unknown-announcement') }
  })
}

/** Locks an announcement that is not published yet; any other is refused. */
export async function lockScheduled(tx: Tx, courseId: string, announcementId: string): Promise<void> {
  const row = await teaching(tx)
    .selectFrom('teaching.announcements')
    .select('is_published')
    .where('id', '=', announcementId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) refuse('courses.unknown-announcement')
  if (row.is_published) refuse('courses.announcement-published')
}

/** The time becomes that of the publishing, because learners see as new what is younger than their last look. */
async function publish({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, id: string, at: Date): Promise<void> {
  await teaching(tx)
    .updateTable('teaching.announcements')
    .set({ is_published: true, at })
    .where('id', '=', id)
    .execute()
  await jobs.leave(tx, notifyLearners, { announcementId: id, after: null })
}
