import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { exams } from '../tables.ts'

/**
 * Somebody’s attempt at an exam is not handed in: it runs, waits for the clock, or is stopped and may go on later, at an
 * end that nobody knows yet.
 */
export const stillWritten = (examId: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from exams.attempts as written
      join exams.attempt_heads as head on head.attempt_id = written.id
     where written.exam_id = ${examId} and head.submitted_at is null)`

/** An exam with whether somebody still writes it. */
export async function withWriters<Exam extends { readonly id: string }>(db: Db, exam: Exam) {
  const { isStillWritten } = await exams(db)
    .selectNoFrom(stillWritten(sql.val(exam.id)).as('isStillWritten'))
    .executeTakeFirstOrThrow()
  return { ...exam, isStillWritten }
}
