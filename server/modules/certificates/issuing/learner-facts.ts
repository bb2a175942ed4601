import type { Db } from '#platform/database'
import { certificates } from '../tables.ts'

/** Whether somebody gave a course back, or left it by themselves. */
export async function hasRefunded(db: Db, courseId: string, personId: string): Promise<boolean> {
  const row = await certificates(db)
    .selectFrom('courses.learners')
    .select('state')
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.state === 'refunded'
}

/** Whether somebody passes an exam by the attempts that are marked. */
export async function hasPassed(db: Db, examId: string, personId: string): Promise<boolean> {
  const row = await certificates(db)
    .selectFrom('exams.passed_exams')
    .select('exam_id')
    .where('exam_id', '=', examId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}

/** From when on the candidates of an exam see how they did; null: as soon as they are marked. */
export async function resultsFrom(db: Db, examId: string): Promise<Date | null> {
  const row = await certificates(db)
    .selectFrom('exams.known_exams')
    .select('results_from')
    .where('id', '=', examId)
    .executeTakeFirst()
  return row?.results_from ?? null
}
