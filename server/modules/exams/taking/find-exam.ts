import { findEnrolment, whyNotLearn } from '#modules/courses'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { exams } from '../tables.ts'

const published = (db: Db, examId: string) =>
  exams(db)
    .selectFrom('exams.exams as e')
    .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .selectAll('e')
    .select(['c.slug', 'c.title as courseTitle'])
    .where('e.id', '=', examId)
    .where('e.published_at', 'is not', null)
    .executeTakeFirst()

/** A published exam of a course that the person learns; anything else is not found. */
export async function findExam(db: Db, examId: string, personId: string, now: Date) {
  const exam = await published(db, examId)
  if (!exam?.paper) return refuse('exams.unknown-exam')
  const enrolment = await findEnrolment(db, exam.course_id, personId)
  if (whyNotLearn(enrolment, now) !== null) return refuse('exams.unknown-exam')
  return { ...exam, paper: exam.paper }
}
export type FoundExam = Awaited<ReturnType<typeof findExam>>

/** The caller's attempts at an exam, the newest first, with what is known of them. */
export const attemptsOf = (db: Db, examId: string, personId: string) =>
  exams(db)
    .selectFrom('exams.attempts as a')
    .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
    .select(['a.id', 'a.number', 'a.started_at', 'h.ends_at', 'h.submitted_at'])
    .where('a.exam_id', '=', examId)
    .where('a.person_id', '=', personId)
    .orderBy('a.number', 'desc')
    .execute()
