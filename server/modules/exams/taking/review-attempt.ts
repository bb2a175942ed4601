import type { ExamReview } from '@arvand/contracts/exams'
import type { Actor } from '#platform/actor'
import { refuseIf } from '#platform/refusal'
import { filesFor } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { type ExamTimes, stateOf } from '../exam.ts'
import { verdictOf } from '../question-kinds/marked.ts'
import { markedOf } from '../questions.ts'
import { exams } from '../tables.ts'
import { filesTold } from './files-told.ts'
import { examOf, findAttempt, questionsOf, showAttempt } from './show-attempt.ts'

/** Pure: why an attempt is not shown to its candidate again. */
export function whyNotReview(
  { from }: Pick<ExamReview, 'from'>,
  exam: ExamTimes & { readonly extended_to: Date | null },
  submittedAt: Date | null,
  now: Date,
): 'exams.not-reviewed-yet' | null {
  if (submittedAt === null || from === 'never') return 'exams.not-reviewed-yet'
  if (from !== 'closed') return null
  const isOver = stateOf(exam, now) === 'closed' && (exam.extended_to === null || now >= exam.extended_to)
  return isOver ? null : 'exams.not-reviewed-yet'
}

/** An attempt that was handed in, as far as its exam allows. */
export async function reviewAttempt(deps: ExamsDeps, attemptId: string, actor: Actor) {
  const { db } = deps
  const now = deps.clock.now()
  const row = await findAttempt(db, attemptId, actor.personId)
  const exam = await examOf(db, row)
  const { review, passPercent } = exam.settings
  refuseIf(whyNotReview(review, exam, row.submitted_at, now))
  const shows = new Set(review.parts)
  const [attempt, questions, marks] = await Promise.all([
    showAttempt(db, row, now),
    questionsOf(db, row),
    exams(db).selectFrom('exams.marks').selectAll().where('attempt_id', '=', attemptId).execute(),
  ])
  const markOf = new Map(marks.map((mark) => [mark.question_id, mark]))
  const most = marks.reduce((sum, mark) => sum + mark.most, 0)
  const isMarked = marks.every(({ percent }) => percent !== null)
  const score = marks.reduce((sum, mark) => sum + mark.points, 0)
  const told = questions.map(({ questionId, question, seed }, at) => {
    const mark = markOf.get(questionId)
    const given = mark?.answer ?? null
    const { correct, feedback, verdict: byKey } = markedOf(question, given, seed)
    const verdict = mark?.marked_at ? verdictOf(mark.percent) : byKey
    const asked = attempt.questions[at]
    if (!asked) throw new Error(`question ${questionId} was not asked`)
    return {
      ...asked,
      ...(shows.has('given') ? { given } : {}),
      ...(shows.has('correct') ? { correct } : {}),
      ...(shows.has('feedback') ? { feedback, comment: mark?.comment ?? null } : {}),
      ...(shows.has('score')
        ? { verdict, mark: mark?.percent === null ? null : (mark?.points ?? null) }
        : {}),
    }
  })
  const tellsScore = shows.has('score') && isMarked
  return {
    attempt,
    exam: { id: row.exam_id, title: exam.title },
    files: await filesFor(deps, told.flatMap(filesTold), actor),
    questions: told,
    score: tellsScore ? score : null,
    most,
    passed: tellsScore && passPercent !== null ? score * 100 >= passPercent * most : null,
  }
}
