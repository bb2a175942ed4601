import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { courses } from '../tables.ts'
import { endingOf } from './add-enrolment.ts'

export interface EnrolOrInvite {
  readonly courseId: string
  readonly cohortId: string | null
  readonly byId: string
}

/** The outcome for the notice: the person is enrolled, or may come back; null: they learn in the course already. */
export type EnrolOrInviteOutcome = 'enrolled' | 'invited back' | null

/**
 * Enrols a person who was never in the course, hidden from its teachers until they open it. For a person who learns in
 * it already nothing changes; a learner whose access has ended comes back by opening the course (`comeBack`).
 */
export async function enrolOrInvite(
  tx: Tx,
  clock: Clock,
  { courseId, cohortId, byId }: EnrolOrInvite,
  personId: string,
): Promise<EnrolOrInviteOutcome> {
  const now = clock.now()
  const expiresAt = await endingOf(tx, { courseId, cohortId }, now)
  const entered = await courses(tx)
    .insertInto('courses.enrolments')
    .values({
      ...{ id: newId(), course_id: courseId, person_id: personId, source: 'teacher', cohort_id: cohortId },
      ...{ enrolled_at: now, expires_at: expiresAt, seen_at: now, opened_at: null },
    })
    .onConflict((twin) => twin.constraint('enrolments__once').doNothing())
    .returning(['id', 'state'])
    .executeTakeFirst()
  if (!entered) return (await learns(tx, courseId, personId, now)) ? null : 'invited back'
  const turn = {
    id: newId(),
    enrolment_id: entered.id,
    state: entered.state,
    by_id: byId,
    reason: null,
    at: now,
  }
  await courses(tx).insertInto('courses.enrolment_turns').values(turn).execute()
  return 'enrolled'
}

async function learns(tx: Tx, courseId: string, personId: string, now: Date): Promise<boolean> {
  const row = await courses(tx)
    .selectFrom('courses.enrolments')
    .select('id')
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .where('state', 'in', ['active', 'completed'])
    .where((one) => one.or([one('expires_at', 'is', null), one('expires_at', '>', now)]))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Deletes the enrolment that a withdrawn invitation began, and tells whether it did; a person who opened the course
 * meanwhile stays in it.
 */
export async function closeUnopened(tx: Tx, courseId: string, personId: string): Promise<boolean> {
  const { numDeletedRows } = await courses(tx)
    .deleteFrom('courses.enrolments')
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .where('opened_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
