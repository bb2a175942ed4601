import type { Selectable } from 'kysely'
import { findEnrolment, whyNotLearn } from '#modules/courses'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { overridden, overridesFor } from '../overridden.ts'
import { type ExamRow, exams } from '../tables.ts'

const published = (db: Db, examId: string) =>
  exams(db)
    .selectFrom('exams.exams as e')
    .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .selectAll('e')
    .select(['c.slug as courseSlug', 'c.title as courseTitle'])
    .where('e.id', '=', examId)
    .where('e.published_at', 'is not', null)
    .executeTakeFirst()

/** By what a person may take an exam; null: they may not, or would have to buy it first. */
export async function accessOf(
  db: Db,
  { id, course_id, price }: Pick<Selectable<ExamRow>, 'id' | 'course_id' | 'price'>,
  personId: string,
  now: Date,
): Promise<'course' | 'free' | 'bought' | null> {
  if (whyNotLearn(await findEnrolment(db, course_id, personId), now) === null) return 'course'
  if (price === 0) return 'free'
  const bought = await exams(db)
    .selectFrom('exams.accesses')
    .select('exam_id')
    .where('person_id', '=', personId)
    .where('exam_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return bought ? 'bought' : null
}

/** A published exam that the person may take or buy, with the rules that hold for them; anything else is not found. */
export async function findExam(db: Db, examId: string, personId: string, now: Date) {
  const exam = await published(db, examId)
  if (!exam?.paper) return refuse('exams.unknown-exam')
  const access = await accessOf(db, exam, personId, now)
  if (access === null && exam.price === null) return refuse('exams.unknown-exam')
  const overrides = await overridesFor(db, [exam.id], personId)
  return { ...overridden({ ...exam, paper: exam.paper }, overrides(exam.id)), mayTake: access !== null }
}
export type FoundExam = Awaited<ReturnType<typeof findExam>>

/** The caller's attempts at an exam, the newest first, with what is known of them. */
export const attemptsOf = (db: Db, examId: string, personId: string) =>
  exams(db)
    .selectFrom('exams.attempts as a')
    .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
    .select(['a.id', 'a.number', 'a.started_at', 'a.choices', 'h.ends_at', 'h.submitted_at'])
    .select('h.stopped_at')
    .where('a.exam_id', '=', examId)
    .where('a.person_id', '=', personId)
    .orderBy('a.number', 'desc')
    .execute()
