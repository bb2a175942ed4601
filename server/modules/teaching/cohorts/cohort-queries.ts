import { sql } from 'kysely'
import { lockCohort } from '#modules/courses'
import type { Db, Tx } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { teaching } from '../tables.ts'
import { seatsLeft } from './cohort.ts'

/** Learners whose enrolment is active or completed, and not ended, and who have opened the course. */
const learnersOfCohort = sql<number>`(
  select count(*) from courses.learners as e
  where e.cohort_id = cohort.id and e.state in ('active', 'completed') and e.ended_at is null
    and e.opened_at is not null
)`.as('learners')

/** Each open invitation holds a seat, whether its mobile has an account or not. */
const invitedToCohort = sql<number>`(
  select count(*) from teaching.open_invitations as i where i.cohort_id = cohort.id
)`.as('invited')

const cohortRows = (db: Db) =>
  teaching(db)
    .selectFrom('courses.course_cohorts as cohort')
    .select(['cohort.id', 'cohort.title', 'cohort.starts_on as startsOn', 'cohort.ends_on as endsOn'])
    .select(['cohort.seats', learnersOfCohort, invitedToCohort])

/** The cohorts of a course, the latest to begin first. */
export async function listCohorts(db: Db, courseId: string, cursor?: string) {
  const rows = cohortRows(db).where('cohort.course_id', '=', courseId)
  return keysetPage(rows, [desc('cohort.starts_on', 'day'), desc('cohort.id')], cursor)
}

/** A cohort of a course with its learners counted; one of another course is refused as unknown. */
export async function needCohort(db: Db, courseId: string, cohortId: string) {
  const rows = cohortRows(db).where('cohort.id', '=', cohortId).where('cohort.course_id', '=', courseId)
  return (await rows.executeTakeFirst()) ?? refuse('courses.unknown-cohort')
}

/** Locks a cohort until the commit, so that two lists do not give the same seat; returns how many seats are left. */
export async function lockSeats(tx: Tx, courseId: string, cohortId: string): Promise<number> {
  const cohort = await lockCohort(tx, courseId, cohortId)
  if (!cohort) return refuse('courses.unknown-cohort')
  if (cohort.seats === null) return Number.POSITIVE_INFINITY
  // A separate statement, because only a new one sees what others committed while the lock was awaited.
  const { learners, invited } = await needCohort(tx, courseId, cohortId)
  return seatsLeft(cohort.seats, learners + invited)
}
