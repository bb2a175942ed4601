import { needStaff } from '#modules/courses'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import { needCohort } from '../cohorts/cohort-queries.ts'
import { needCourse } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { findAnnouncement } from './announcement-queries.ts'
import { notifyLearners } from './notify-learners.ts'

export interface AnnouncementAsk {
  readonly courseId: string
  readonly cohortId?: string | undefined
  readonly title: string
  readonly body: string
}

type Deps = Pick<TeachingDeps, 'db' | 'clock' | 'jobs'>

/** Stores an announcement; a job notifies the learners. */
export function announce({ db, clock, jobs }: Deps, request: RepeatedRequest, ask: AnnouncementAsk) {
  return transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, request.personId, 'announce')
    return once(tx, clock, request, 'a day', async () => {
      const { state } = await needCourse(tx, ask.courseId)
      if (state !== 'published' && state !== 'archived') refuse('courses.not-published')
      if (ask.cohortId) await needCohort(tx, ask.courseId, ask.cohortId)
      const id = newId()
      const { courseId, cohortId, title, body } = ask
      const author = { author_id: request.personId, at: clock.now() }
      await teaching(tx)
        .insertInto('teaching.announcements')
        .values({ id, course_id: courseId, cohort_id: cohortId ?? null, title, body, ...author })
        .execute()
      await jobs.leave(tx, notifyLearners, { announcementId: id, after: null })
      const announcement = await findAnnouncement(tx, courseId, id)
      return { announcement: announcement ?? refuse('courses.unknown-announcement') }
    })
  })
}

/** Removes an announcement; learners who were not notified yet get no notice of it. */
export function removeAnnouncement(
  { db }: Pick<Deps, 'db'>,
  personId: string,
  courseId: string,
  announcementId: string,
) {
  return transaction(db, async (tx) => {
    await needStaff(tx, courseId, personId, 'announce')
    const gone = await teaching(tx)
      .deleteFrom('teaching.announcements')
      .where('id', '=', announcementId)
      .where('course_id', '=', courseId)
      .returning('id')
      .executeTakeFirst()
    if (!gone) refuse('courses.unknown-announcement')
    return {}
  })
}
