import { sql } from 'kysely'
import { lockCohort } from '#modules/courses'
import type { Db, Tx } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { teaching } from '../tables.ts'
import { seatsLeft } from './cohort.ts'

/** Those whose enrolment goes on and who have opened the course. */
const learnersOfCohort = sql<number>`(
  select count(*) from courses.learners as e
  where e.cohort_id = cohort.id and e.state in ('active', 'completed') and e.opened_at is not null
)`.as('learners')

/** Each holds a seat, whether its number has an account or not. */
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

/** One of a course's cohorts with its learners counted; another course's is as if it did not exist. */
export async function needCohort(db: Db, courseId: string, cohortId: string) {
  const rows = cohortRows(db).where('cohort.id', '=', cohortId).where('cohort.course_id', '=', courseId)
  return (await rows.executeTakeFirst()) ?? refuse('courses.unknown-cohort')
}

/** Holds a cohort until the commit, so that two lists do not give the same seat, and tells how many are left. */
export async function lockSeats(tx: Tx, courseId: string, cohortId: string): Promise<number> {
  const cohort = await lockCohort(tx, courseId, cohortId)
  if (!cohort) return refuse('courses.unknown-cohort')
  if (cohort.seats === null) return Number.POSITIVE_INFINITY
  // A statement of its own: it sees what was committed while this one waited for the lock.
  const { learners, invited } = await needCohort(tx, courseId, cohortId)
  return seatsLeft(cohort.seats, learners + invited)
}
