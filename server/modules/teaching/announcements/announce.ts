import { needStaff } from '#modules/courses'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { needCohort } from '../cohorts/cohort-queries.ts'
import { needCourse } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { findAnnouncement } from './announcement-queries.ts'
import { momentAt, whyNotSchedule } from './announcement-time.ts'
import { notifyLearners } from './notify-learners.ts'
import { publishDueKind } from './publish-due.ts'

export interface AnnouncementAsk {
  readonly courseId: string
  readonly cohortId?: string | undefined
  readonly title: string
  readonly body: string
  readonly day?: string | undefined
  readonly time?: string | undefined
}

/** `then`: on the day at the time; otherwise at once. */
interface TimedAsk extends AnnouncementAsk {
  readonly when?: 'now' | 'then' | undefined
}

type Deps = Pick<TeachingDeps, 'db' | 'clock' | 'jobs'>

/** Stores an announcement; a job notifies the learners, at once or when it is due. */
export function announce({ db, clock, jobs }: Deps, request: RepeatedRequest, ask: TimedAsk) {
  return transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, request.personId, 'announce')
    return once(tx, clock, request, 'a day', async () => {
      const { state } = await needCourse(tx, ask.courseId)
      if (state !== 'published' && state !== 'archived') refuse('courses.not-published')
      if (ask.cohortId) await needCohort(tx, ask.courseId, ask.cohortId)
      const id = newId()
      const { courseId, cohortId, title, body } = ask
      const now = clock.now()
      const later = ask.when === 'then' ? momentAt(ask) : null
      if (later !== null) refuseIf(whyNotSchedule(later, now))
      const at = later ?? now
      const author = { author_id: request.personId, at, is_published: later === null }
      await teaching(tx)
        .insertInto('teaching.announcements')
        .values({ id, course_id: courseId, cohort_id: cohortId ?? null, title, body, ...author })
        .execute()
      if (later === null) await jobs.leave(tx, notifyLearners, { announcementId: id, after: null })
      else await jobs.leave(tx, publishDueKind, {}, { at })
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
