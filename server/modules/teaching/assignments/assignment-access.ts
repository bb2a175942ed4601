import { openedAt, whyNotLearn, whyNotOpen } from '#modules/courses'
import type { Db } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { teaching } from '../tables.ts'
import { needAssignment } from './assignment-queries.ts'
import type { SubmissionAndMark } from './submission-queries.ts'

/** Pure: why nothing may be handed in after the newest submission: it is marked. */
export const whyNotSubmit = (
  newest: Pick<SubmissionAndMark, 'points'> | undefined,
): 'courses.already-marked' | null => ((newest?.points ?? null) === null ? null : 'courses.already-marked')

/** A learner's enrolment and an assignment that is open to them; refuses a person who does not learn the course now. */
export async function needLearner(db: Db, now: Date, personId: string, courseId: string, lessonId: string) {
  const enrolment = await teaching(db)
    .selectFrom('courses.learners')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const whyNot = whyNotLearn(enrolment, now)
  if (whyNot || !enrolment) return refuse(whyNot ?? 'courses.not-enrolled')
  const lesson = await needAssignment(db, courseId, lessonId)
  const access = await teaching(db)
    .selectFrom('courses.lesson_access')
    .select(['opens_at as opensAt', 'missing'])
    .where('enrolment_id', '=', enrolment.id)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
  if (!access) return refuse('courses.unknown-lesson')
  refuseIf(whyNotOpen(access, now))
  return { enrolment, lesson, opened: openedAt(access.opensAt, enrolment.enrolled_at) }
}
