import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { countFigures } from '../course/course-figures.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { addTransition } from './add-enrolment.ts'
import type { Enrolment } from './enrolment-queries.ts'
import { completeIfFinished } from './recount-progress.ts'

// Changes of enrolments by teachers. The module teaching checks the rules; only this module writes the rows.

/** Locks an enrolment until the commit, so that changes of its data (submissions, marks) follow each other. */
export async function lockEnrolment(tx: Tx, enrolmentId: string): Promise<void> {
  await courses(tx)
    .selectFrom('courses.enrolments')
    .select('id')
    .where('id', '=', enrolmentId)
    .forUpdate()
    .execute()
}

/** Those of these enrolments that a course's teachers see; locks them until the commit, always in the same order. */
export const lockLearners = (
  tx: Tx,
  courseId: string,
  enrolmentIds: readonly string[],
): Promise<Enrolment[]> =>
  courses(tx)
    .selectFrom('courses.enrolments')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('id', '=', sql<string>`any(${enrolmentIds}::uuid[])`)
    .where('opened_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()

interface By {
  readonly byId: string
  readonly at: Date
}

/** Ends access now, until it is given or paid for again: plus does not bring it back. The progress stays. */
export async function endAccess(
  tx: Tx,
  { id, course_id: courseId }: Enrolment,
  { byId, at, reason }: By & { readonly reason: string },
): Promise<void> {
  await courses(tx)
    .updateTable('courses.enrolments')
    .set({ state: 'expired', ended_at: at, removed_at: at, cohort_id: null })
    .where('id', '=', id)
    .execute()
  await addTransition(tx, { enrolmentId: id, state: 'expired', byId, reason, at })
  await countFigures(tx, courseId)
}

/**
 * Sets the end of access to `until`; a learner whose access had ended gets it again. Access that goes on still rests on
 * what opened it, so a refund of that closes it, added days and all. Access that had ended is given by the teacher
 * alone, as when they enrol the learner again (`comeBack`), and no refund takes it.
 */
export async function prolongAccess(
  deps: Pick<CoursesDeps, 'jobs'>,
  tx: Tx,
  before: Enrolment,
  { byId, at, until }: By & { readonly until: Date },
): Promise<void> {
  const state = before.completed_at === null ? 'active' : 'completed'
  const hadEnded = before.state === 'expired' || (before.expires_at !== null && before.expires_at <= at)
  const byTeacher = hadEnded ? { source: 'teacher' as const, opening_id: null } : {}
  await courses(tx)
    .updateTable('courses.enrolments')
    .set({ state, expires_at: until, ended_at: null, removed_at: null, ...byTeacher })
    .where('id', '=', before.id)
    .execute()
  if (before.state === 'expired') await addTransition(tx, { enrolmentId: before.id, state, byId, at })
  if (hadEnded) await completeIfFinished(deps, tx, before)
  await countFigures(tx, before.course_id)
}

/** Puts learners into a cohort; null: into no cohort. */
export async function putInCohort(
  tx: Tx,
  enrolmentIds: readonly string[],
  cohortId: string | null,
): Promise<void> {
  await courses(tx)
    .updateTable('courses.enrolments')
    .set({ cohort_id: cohortId })
    .where('id', '=', sql<string>`any(${enrolmentIds}::uuid[])`)
    .execute()
}

/** Marks all announcements until now as seen; writes nothing when the newest one was seen before. */
export async function seeAnnouncements(db: Db, enrolmentId: string, newest: Date, now: Date): Promise<void> {
  await courses(db)
    .updateTable('courses.enrolments')
    .set({ announcements_seen_at: now })
    .where('id', '=', enrolmentId)
    .where((on) => on.or([on('announcements_seen_at', 'is', null), on('announcements_seen_at', '<', newest)]))
    .execute()
}
