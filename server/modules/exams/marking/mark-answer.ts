import type { Criterion } from '@arvand/contracts/lesson-content'
import { mostOf, pointsOf, whyNotLevels } from '#modules/courses'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { examMarked } from '../exam-notice-types.ts'
import { findTaught } from '../setting/set-exam.ts'
import { sumUp } from '../sum-up.ts'
import { exams } from '../tables.ts'
import { whyNotReview } from '../taking/review-attempt.ts'
import { tellMarked } from '../tell-marked.ts'
import { type AnswerPlace, findAnswerToMark } from './answer-to-mark.ts'
import { nextToMark } from './list-to-mark.ts'

export interface Marking {
  readonly levels: Readonly<Record<string, string>>
  /** In hundredths. */
  readonly points?: number | undefined
  readonly comment?: string | undefined
}

type Deps = Pick<ExamsDeps, 'db' | 'clock' | 'jobs'>

/** Marks an answer, or marks it again; every marking stays. Once nothing waits the candidate is told. */
export function markAnswer(deps: Deps, request: RepeatedRequest, ask: AnswerPlace & Marking) {
  const { db, clock, jobs } = deps
  const { examId, attemptId, questionId } = ask
  const { personId } = request
  return transaction(db, async (tx) => {
    const exam = await findTaught(tx, { examId, personId }, 'mark')
    return once(tx, clock, request, 'a day', async () => {
      const before = await lockResult(tx, attemptId)
      const answer = await findAnswerToMark(tx, ask)
      const points = pointsFor(answer, ask)
      const now = clock.now()
      await storeMark(tx, ask, { points, most: answer.most, personId, now })
      const sums = await sumUp(tx, attemptId)
      const { waiting } = sums
      await tellMarked(tx, jobs, attemptId, sums)
      const { review, title } = exam.settings
      const isSeen = review.parts.includes('score') && !whyNotReview(review, exam, answer.submittedAt, now)
      if (before.waiting > 0 && waiting === 0 && isSeen)
        await leaveNotice(jobs, tx, clock, {
          personId: answer.person_id,
          kind: examMarked,
          about: { examTitle: title, attemptId },
          cause: `marked ${attemptId}`,
        })
      const { nextId } = await nextToMark(tx, { examId, questionId }, attemptId)
      return { points, most: answer.most, nextId }
    })
  })
}

/** Two markers of one attempt come one after the other, so that its sums are right. */
const lockResult = async (tx: Tx, attemptId: string) =>
  (await exams(tx)
    .selectFrom('exams.results')
    .select('waiting')
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst()) ?? refuse('exams.nothing-to-mark')

/** Pure: the points of a marking; the levels of a rubric are scaled to what the question is worth in its exam. */
export function pointsFor(
  { rubric, most }: { readonly rubric: readonly Criterion[]; readonly most: number },
  { levels, points }: Marking,
): number {
  const graded = { rubric: [...rubric], points: 0 }
  refuseIf(whyNotLevels(graded, levels))
  if (rubric.length > 0) return Math.round((pointsOf(graded, levels) / Math.max(mostOf(graded), 1)) * most)
  if (points === undefined)
    return refuse('request.invalid', { fields: { points: 'نمره را با عدد بنویسید.' } })
  return points <= most ? points : refuse('courses.points-above-most')
}

async function storeMark(
  tx: Tx,
  { attemptId, questionId, levels, comment }: AnswerPlace & Marking,
  given: { readonly points: number; readonly most: number; readonly personId: string; readonly now: Date },
): Promise<void> {
  const { points, most, personId, now } = given
  const written = {
    points,
    levels: JSON.stringify(levels),
    comment: comment ? comment : null,
    marker_id: personId,
  }
  await exams(tx)
    .updateTable('exams.marks')
    .set({ ...written, percent: most === 0 ? 0 : (points / most) * 100, marked_at: now })
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .execute()
  await exams(tx)
    .insertInto('exams.markings')
    .values({ id: newId(), attempt_id: attemptId, question_id: questionId, at: now, ...written })
    .execute()
}
