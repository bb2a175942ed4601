import type { TicketContext } from '#plugs/ticket-context'
import { exams } from '../tables.ts'

/** A ticket about one of the person's attempts. */
export const attemptContext: TicketContext = {
  kind: 'attempt',
  async describe(db, personId, id) {
    const attempt = await exams(db)
      .selectFrom('exams.attempts as attempt')
      .innerJoin('exams.exams as exam', 'exam.id', 'attempt.exam_id')
      .select('exam.title')
      .where('attempt.id', '=', id)
      .where('attempt.person_id', '=', personId)
      .executeTakeFirst()
    return attempt ? { title: `آزمون «${attempt.title}»`, href: `/panel/exams/attempts/${id}` } : null
  },
}
