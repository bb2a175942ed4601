import { lockLearners } from '#modules/courses'
import type { Tx } from '#platform/database'
import { refuse } from '#platform/refusal'

/** Locks these learners of a course until the commit; if one of them is not the course's, all are refused. */
export async function lockStudents(tx: Tx, courseId: string, enrolmentIds: readonly string[]) {
  const ids = [...new Set(enrolmentIds)]
  const rows = await lockLearners(tx, courseId, ids)
  return rows.length < ids.length ? refuse('courses.unknown-student') : rows
}
