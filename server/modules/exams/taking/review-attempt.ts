import type { ExamReview } from '@arvand/contracts/exams'
import type { KonkurChoices } from '@arvand/contracts/konkur'
import type { Selectable } from 'kysely'
import type { Actor } from '#platform/actor'
import { refuseIf } from '#platform/refusal'
import { filesFor } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { type ExamTimes, stateOf } from '../exam.ts'
import { verdictOf } from '../question-kinds/marked.ts'
import { markedOf, storedAnswer } from '../questions.ts'
import { currentRegrades } from '../rulings/current-regrades.ts'
import { objectionsUntil } from '../rulings/regrade.ts'
import { exams, type ObjectionRow } from '../tables.ts'
import { answerFilesFor, filesOfAnswer } from './answer-files.ts'
import { filesTold } from './files-told.ts'
import { rankOf } from './rank-of.ts'
import { examOf, findAttempt, questionsOf, showAttempt } from './show-attempt.ts'
import { withWriters } from './still-written.ts'
import { toldUncounted, uncountedOf } from './uncounted-answers.ts'

interface Ending extends ExamTimes {
  readonly extended_to: Date | null
  readonly isStillWritten: boolean
}

/** Pure: why an attempt is not shown to its candidate again. No key is told while somebody writes. */
export function whyNotReview(
  { from }: Pick<ExamReview, 'from'>,
  exam: Ending,
  submittedAt: Date | null,
  now: Date,
): 'exams.not-reviewed-yet' | null {
  if (submittedAt === null || from === 'never') return 'exams.not-reviewed-yet'
  if (from !== 'closed') return null
  const isOver = stateOf(exam, now) === 'closed' && (exam.extended_to === null || now >= exam.extended_to)
  return isOver && !exam.isStillWritten ? null : 'exams.not-reviewed-yet'
}

type ShownExam = Ending & Pick<Awaited<ReturnType<typeof examOf>>, 'settings'>

/** Pure: why an attempt has no sheet, or not yet; ranks wait for all candidates. */
export function whyNotSheet(
  exam: ShownExam,
  choices: KonkurChoices | null,
  submittedAt: Date | null,
  now: Date,
) {
  const { konkur, review } = exam.settings
  if (!konkur || !choices || !review.parts.includes('score')) return 'exams.without-sheet'
  const whyNot = whyNotReview(review, exam, submittedAt, now)
  if (whyNot) return whyNot
  if (exam.closes_at === null) return null
  return whyNotReview({ from: 'closed' }, exam, submittedAt, now) ? 'exams.sheet-not-ready' : null
}

/** Pure: until when one may object; null: not any more, or not at all. */
export function objectionsOpen(exam: ReviewedExam, submittedAt: Date | null, now: Date): Date | null {
  const { objectionDays, review } = exam.settings
  if (submittedAt === null || review.from === 'never') return null
  const ends = [exam.closes_at, exam.extended_to].map((at) => at?.getTime() ?? 0)
  const opened = review.from === 'closed' ? new Date(Math.max(...ends)) : submittedAt
  return objectionsUntil(objectionDays, opened, now)
}
type ReviewedExam = Pick<Awaited<ReturnType<typeof examOf>>, 'settings' | 'closes_at' | 'extended_to'>

/** Pure: an objection as its candidate sees it. */
export const toldObjection = (
  row: Pick<Selectable<ObjectionRow>, 'state' | 'text' | 'at' | 'answer' | 'answered_at'>,
) => ({ state: row.state, text: row.text, at: row.at, answer: row.answer, answeredAt: row.answered_at })

/** An attempt that was handed in, as far as its exam allows. */
export async function reviewAttempt(deps: ExamsDeps, attemptId: string, actor: Actor) {
  const { db } = deps
  const now = deps.clock.now()
  const row = await findAttempt(db, attemptId, actor.personId)
  const exam = await withWriters(db, await examOf(db, row))
  const { review, passPercent } = exam.settings
  refuseIf(whyNotReview(review, exam, row.submitted_at, now))
  const shows = new Set(review.parts)
  const [attempt, questions, marks, regrades, objections, late] = await Promise.all([
    showAttempt(db, row, now, true),
    questionsOf(db, row),
    exams(db).selectFrom('exams.marks').selectAll().where('attempt_id', '=', attemptId).execute(),
    currentRegrades(db, row.exam_id),
    exams(db).selectFrom('exams.objections').selectAll().where('attempt_id', '=', attemptId).execute(),
    uncountedOf(db, attemptId),
  ])
  const objectionTo = new Map(objections.map((one) => [one.question_id, toldObjection(one)]))
  const markOf = new Map(marks.map((mark) => [mark.question_id, mark]))
  const most = marks.reduce((sum, mark) => sum + mark.most, 0)
  const isMarked = marks.every(({ percent }) => percent !== null)
  const score = marks.reduce((sum, mark) => sum + mark.points, 0)
  const told = questions.map(({ questionId, question, seed }, at) => {
    const mark = markOf.get(questionId)
    const given = storedAnswer(question, mark?.answer ?? null, seed)
    const { correct, feedback, verdict: byKey } = markedOf(question, given, seed)
    const isLeft = byKey === 'empty' && (mark?.percent ?? 0) <= 0 && !mark?.marked_at
    const verdict = mark && !isLeft ? verdictOf(mark.percent) : byKey
    const asked = attempt.questions[at]
    if (!asked) throw new Error(`question ${questionId} was not asked`)
    return {
      ...asked,
      ...(shows.has('given') ? { given } : {}),
      ...(shows.has('correct') ? { correct } : {}),
      ...(shows.has('feedback') ? { feedback, comment: mark?.comment ?? null } : {}),
      ...(shows.has('score')
        ? {
            ...{ verdict, ruling: regrades.get(questionId)?.ruling ?? ('key' as const) },
            mark: mark?.percent === null ? null : (mark?.points ?? null),
          }
        : {}),
      objection: objectionTo.get(questionId) ?? null,
      lateSeconds: shows.has('given') ? (mark?.late_seconds ?? null) : null,
      uncounted: shows.has('given')
        ? (late.get(questionId) ?? []).map((one) => toldUncounted(one, { question, seed }))
        : [],
    }
  })
  const tellsScore = shows.has('score') && isMarked
  const isRanked = tellsScore && exam.settings.konkur === null
  // Places are told once nobody writes any more.
  const isOver = whyNotReview({ from: 'closed' }, exam, row.submitted_at, now) === null
  return {
    attempt: tellsScore ? { ...attempt, state: 'published' as const } : attempt,
    exam: { id: row.exam_id, title: exam.title },
    files: await filesFor(deps, told.flatMap(filesTold), actor),
    answerFiles: await answerFilesFor(
      deps,
      told.flatMap((one) => filesOfAnswer(one, one.given ?? null)),
      actor,
    ),
    questions: told,
    score: tellsScore ? score : null,
    most,
    rank: isRanked && isOver ? await rankOf(db, exam, actor.personId) : null,
    objectionsUntil: objectionsOpen(exam, row.submitted_at, now),
    hasSheet: whyNotSheet(exam, row.choices, row.submitted_at, now) === null,
    passed: tellsScore && passPercent !== null ? score * 100 >= passPercent * most : null,
  }
}
