import type { Tx } from '#platform/database'
import { courses } from '../tables.ts'

export interface CohortDays {
  readonly title: string
  readonly starts_on: string
  readonly ends_on: string | null
  readonly seats: number | null
}

// Rows of cohorts stand here, as lessons open and access begins by their days (lesson_access); who teaches keeps them.

/** A cohort of a course, held until the commit, so that two lists do not give the same seat. */
export const lockCohort = (tx: Tx, courseId: string, cohortId: string) =>
  courses(tx)
    .selectFrom('courses.cohorts')
    .select('seats')
    .where('id', '=', cohortId)
    .where('course_id', '=', courseId)
    // Not `for update`: a row that names the cohort shares its key, and two who hold that would wait for each other.
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

/** Takes a cohort away, and out of it whoever left the course. */
export async function dropCohort(tx: Tx, cohortId: string): Promise<void> {
  await courses(tx)
    .updateTable('courses.enrolments')
    .set({ cohort_id: null })
    .where('cohort_id', '=', cohortId)
    .execute()
  await courses(tx).deleteFrom('courses.cohorts').where('id', '=', cohortId).execute()
}
