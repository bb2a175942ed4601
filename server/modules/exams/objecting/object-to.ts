import type { Db } from '#platform/database'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { questionsIn } from '../taking/known-attempts.ts'
import { objectionsOpen, toldObjection, whyNotReview } from '../taking/review-attempt.ts'
import { examOf, findAttempt } from '../taking/show-attempt.ts'
import { withWriters } from '../taking/still-written.ts'

interface Written {
  readonly attemptId: string
  readonly questionId: string
  readonly text: string
}

/** Objects to a question of one's own attempt. */
export const objectTo = (
  { db, clock }: Pick<ExamsDeps, 'db' | 'clock'>,
  request: RepeatedRequest,
  { attemptId, questionId, text }: Written,
) =>
  transaction(db, async (tx) => {
    const row = await findAttempt(tx, attemptId, request.personId)
    return once(tx, clock, request, 'a day', async () => {
      const exam = await withWriters(tx, await examOf(tx, row))
      const now = clock.now()
      refuseIf(whyNotReview(exam.settings.review, exam, row.submitted_at, now))
      if (objectionsOpen(exam, row.submitted_at, now) === null) refuse('exams.objections-closed')
      if (!questionsIn(row.paper).some((one) => one.questionId === questionId))
        refuse('exams.unknown-question')
      const made = await exams(tx)
        .insertInto('exams.objections')
        .values({
          ...{ id: newId(), exam_id: row.exam_id, attempt_id: attemptId },
          ...{ question_id: questionId, text, at: now },
        })
        .onConflict((again) => again.columns(['attempt_id', 'question_id']).doNothing())
        .returningAll()
        .executeTakeFirst()
      return { objection: toldObjection(made ?? refuse('exams.objected-already')) }
    })
  })

/** How many objections to an exam wait. */
export async function countWaiting(db: Db, examId: string): Promise<number> {
  const { waiting } = await exams(db)
    .selectFrom('exams.objections')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('exam_id', '=', examId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(waiting)
}
