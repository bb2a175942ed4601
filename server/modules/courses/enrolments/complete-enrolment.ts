import { leaveNotice } from '#modules/notices'
import type { Tx } from '#platform/database'
import { emit } from '#plugs/events'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { addTransition } from './add-enrolment.ts'
import { enrolmentNoticeTypes } from './enrolment-notice-types.ts'

interface Finished {
  readonly id: string
  readonly personId: string
  readonly course: { readonly id: string; readonly title: string; readonly slug: string }
}

/**
 * Marks an active enrolment with every step done as completed, once and for ever, with a row in its history and a
 * notice; listeners are told. The caller has locked the enrolment's row.
 */
export async function completeEnrolment(
  { clock, jobs }: Pick<CoursesDeps, 'clock' | 'jobs'>,
  tx: Tx,
  { id, personId, course }: Finished,
): Promise<void> {
  const now = clock.now()
  const row = await courses(tx)
    .updateTable('courses.enrolments')
    .set({ state: 'completed', completed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('completed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await addTransition(tx, { enrolmentId: id, state: 'completed', byId: personId, at: now })
  const cause = `enrolment ${id} completed`
  await leaveNotice(jobs, tx, clock, {
    personId,
    kind: enrolmentNoticeTypes.courseCompleted,
    about: course,
    cause,
  })
  await emit(jobs, tx, 'courses.completed', { courseId: course.id, personId })
}
