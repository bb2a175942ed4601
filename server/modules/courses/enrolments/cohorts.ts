import type { Tx } from '#platform/database'
import { courses } from '../tables.ts'

export interface CohortDays {
  readonly title: string
  readonly starts_on: string
  readonly ends_on: string | null
  readonly seats: number | null
}

// The rows of cohorts are in this module, because their days decide when lessons open and access begins
// (lesson_access). The module teaching manages them.

/** Locks a cohort of a course until the commit, so that two lists do not give the same seat. */
export const lockCohort = (tx: Tx, courseId: string, cohortId: string) =>
  courses(tx)
    .selectFrom('courses.cohorts')
    .select('seats')
    .where('id', '=', cohortId)
    .where('course_id', '=', courseId)
    // Not `for update`: inserting a row that names the cohort locks its key, and two such transactions would deadlock.
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function setCohort(
  tx: Tx,
  cohort: CohortDays & { readonly id: string; readonly course_id: string; readonly created_at: Date },
): Promise<void> {
  await courses(tx).insertInto('courses.cohorts').values(cohort).execute()
}

export async function resetCohort(tx: Tx, cohortId: string, days: CohortDays): Promise<void> {
  await courses(tx).updateTable('courses.cohorts').set(days).where('id', '=', cohortId).execute()
}

/** Deletes a cohort; people in it who left the course then have no cohort. */
export async function dropCohort(tx: Tx, cohortId: string): Promise<void> {
  await courses(tx)
    .updateTable('courses.enrolments')
    .set({ cohort_id: null })
    .where('cohort_id', '=', cohortId)
    .execute()
  await courses(tx).deleteFrom('courses.cohorts').where('id', '=', cohortId).execute()
}
