import { sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db, Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { teaching } from '../tables.ts'
import { seatsLeft } from './cohort.ts'

/** Who holds a seat: those whose enrolment goes on. */
const learnersOfCohort = sql<number>`(
  select count(*) from courses.enrolments as e
  where e.cohort_id = cohort.id and e.state in ('active', 'completed')
)`.as('learners')

const cohortRows = (db: Db) =>
  teaching(db)
    .selectFrom('courses.cohorts as cohort')
    .select(['cohort.id', 'cohort.title', 'cohort.starts_on as startsOn', 'cohort.ends_on as endsOn'])
    .select(['cohort.seats', learnersOfCohort])

const lastShown = z.tuple([z.iso.date(), z.uuid()])

/** The cohorts of a course, the latest to begin first. */
export async function listCohorts(db: Db, courseId: string, cursor?: string) {
  let rows = cohortRows(db).where('cohort.course_id', '=', courseId)
  if (cursor !== undefined) {
    const [startsOn, id] = readCursor(cursor, lastShown)
    rows = rows.where(sql<boolean>`(cohort.starts_on, cohort.id) < (${startsOn}::date, ${id}::uuid)`)
  }
  const ordered = rows.orderBy('cohort.starts_on', 'desc').orderBy('cohort.id', 'desc').limit(pageLimit)
  return pageOfRows(await ordered.execute(), ({ startsOn, id }) => [startsOn, id])
}

/** One of a course's cohorts with its learners counted; another course's is as if it did not exist. */
export async function needCohort(db: Db, courseId: string, cohortId: string) {
  const rows = cohortRows(db).where('cohort.id', '=', cohortId).where('cohort.course_id', '=', courseId)
  return (await rows.executeTakeFirst()) ?? refuse('courses.unknown-cohort')
}

/** Holds a cohort until the commit, so that two lists do not give the same seat, and tells how many are left. */
export async function lockSeats(tx: Tx, courseId: string, cohortId: string): Promise<number> {
  const cohort = await teaching(tx)
    .selectFrom('courses.cohorts as cohort')
    .select('cohort.seats')
    .where('cohort.id', '=', cohortId)
    .where('cohort.course_id', '=', courseId)
    // Not `for update`: a row that names the cohort shares its key, and two who hold that would wait for each other.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!cohort) return refuse('courses.unknown-cohort')
  if (cohort.seats === null) return Number.POSITIVE_INFINITY
  // A statement of its own: it sees what was committed while this one waited for the lock.
  const { learners } = await needCohort(tx, courseId, cohortId)
  return seatsLeft(cohort.seats, learners)
}
