import { needStaff, putInCohort } from '#modules/courses'
import { type Db, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { lockSeats } from '../cohorts/cohort-queries.ts'
import { lockStudents } from './lock-students.ts'
import { holdsSeat } from './student.ts'

export interface MoveAsk {
  readonly courseId: string
  readonly enrolmentIds: readonly string[]
  /** Null: into no cohort. */
  readonly cohortId: string | null
}

/** Puts learners into a cohort, all of them or nobody; a learner who is in it already takes no second seat. */
export function moveStudents(db: Db, personId: string, { courseId, enrolmentIds, cohortId }: MoveAsk) {
  return transaction(db, async (tx) => {
    await needStaff(tx, courseId, personId, 'enrol')
    const left = cohortId ? await lockSeats(tx, courseId, cohortId) : Number.POSITIVE_INFINITY
    const rows = await lockStudents(tx, courseId, enrolmentIds)
    const moving = rows.filter((row) => row.cohort_id !== cohortId)
    const seated = moving.filter(holdsSeat)
    if (seated.length > left) refuse('courses.cohort-full')
    if (moving.length > 0)
      await putInCohort(
        tx,
        moving.map(({ id }) => id),
        cohortId,
      )
    return { moved: moving.length }
  })
}
