import { type LessonAccess, openedAt, type WhyNotOpen, whyNotLearn, whyNotOpen } from '#modules/courses'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { teaching } from '../tables.ts'
import { needAssignment } from './assignment-queries.ts'

/** Pure: why nothing may be handed in now. */
export const whyNotSubmit = (
  access: LessonAccess,
  isMarked: boolean,
  now: Date,
): WhyNotOpen | 'courses.already-marked' | null =>
  whyNotOpen(access, now) ?? (isMarked ? 'courses.already-marked' : null)

/** A learner's enrolment and a published assignment; refuses a person who does not learn the course now. */
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
  return { enrolment, lesson, access, opened: openedAt(access.opensAt, enrolment.enrolled_at) }
}
