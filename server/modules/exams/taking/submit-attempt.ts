import type { Question } from '@arvand/contracts/questions'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { isPenalised, negativeOf } from '../exam.ts'
import { leaveLessonSteps } from '../lesson-kinds/exam/take-lesson-steps.ts'
import { markedOf } from '../questions.ts'
import { currentRegrades } from '../rulings/current-regrades.ts'
import { byKey, remarked } from '../rulings/regrade.ts'
import { storeScores } from '../store-scores.ts'
import { type Sums, sumUp } from '../sum-up.ts'
import { exams } from '../tables.ts'
import { tellMarked } from '../tell-marked.ts'
import { answersOf } from './answers-of.ts'
import { lateAnswersOf } from './late-answers.ts'
import { findAttempt, needAttempt, questionsOf, showAttempt } from './show-attempt.ts'

type Deps = Pick<ExamsDeps, 'db' | 'clock' | 'jobs'>

/** Hands an attempt in; handing in again changes nothing. */
export async function submitAttempt(deps: Deps, actor: Actor, attemptId: string) {
  const { db, clock } = deps
  const { personId, sessionId } = actor
  const now = clock.now()
  await transaction(db, async (tx) => {
    const row = await findAttempt(tx, attemptId, personId)
    if (row.submitted_at !== null) return
    if (row.session_id !== sessionId) refuse('exams.taken-over')
    if (row.stopped_at !== null) refuse('exams.stopped')
    await closeAttempt(deps.jobs, tx, attemptId, now, 'candidate')
  })
  return { attempt: await showAttempt(db, await findAttempt(db, attemptId, personId), now) }
}

/**
 * Ends an attempt and marks what needs no person; undefined: it was ended before. A save that is under way is either in
 * before, or refused after.
 */
export async function closeAttempt(
  jobs: Deps['jobs'],
  tx: Tx,
  attemptId: string,
  now: Date,
  by: 'candidate' | 'clock' | 'teacher',
): Promise<Sums | null | undefined> {
  const head = await exams(tx)
    .updateTable('exams.attempt_heads')
    .set({ submitted_at: sql<Date>`least(ends_at, ${now})`, submitted_by: by, stopped_at: null })
    .where('attempt_id', '=', attemptId)
    .where('submitted_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst()
  if (!head) return undefined
  const row = await needAttempt(tx, attemptId, head.person_id)
  const sums = await mark(tx, row)
  if (sums) await tellMarked(tx, jobs, attemptId, sums)
  await leaveLessonSteps(tx, jobs, { examId: row.exam_id, personId: head.person_id })
  return sums
}

/** Pure: what an answer is worth in this exam, in percent of its points. */
export function percentIn(
  negative: number,
  question: Question,
  given: { percent: number | null; isEmpty: boolean },
) {
  const { percent, isEmpty } = given
  if (percent === null || isEmpty) return isEmpty ? 0 : percent
  return percent <= 0 && isPenalised(question) ? Math.min(percent, -negative) : percent
}

async function mark(tx: Tx, row: Awaited<ReturnType<typeof needAttempt>>): Promise<Sums | null> {
  const attemptId = row.id
  const { settings } = await exams(tx)
    .selectFrom('exams.exams')
    .select('settings')
    .where('id', '=', row.exam_id)
    // A regrade waits for attempts that are being marked, and those that come after it are marked by it.
    .forShare()
    .executeTakeFirstOrThrow()
  const [questions, { answers }, late, regrades] = await Promise.all([
    questionsOf(tx, row),
    answersOf(tx, attemptId),
    lateAnswersOf(tx, attemptId, settings.lateMinutes ?? 0),
    currentRegrades(tx, row.exam_id),
  ])
  const marks = questions.map(({ questionId, question, seed }) => {
    const lateAnswer = late.get(questionId)
    const answer = (lateAnswer ? lateAnswer.value : answers[questionId]) ?? null
    const marked = markedOf(question, answer, seed)
    const percent = percentIn(negativeOf(settings), question, {
      percent: marked.percent,
      isEmpty: marked.verdict === 'empty',
    })
    return {
      attempt_id: attemptId,
      question_id: questionId,
      answer: answer === null ? null : JSON.stringify(answer),
      late_seconds: lateAnswer?.lateSeconds ?? null,
      ...remarked(regrades.get(questionId) ?? byKey, {
        ...{ kind: question.kind, value: answer, percent },
        ...{ ownPoints: null, worth: question.points },
      }),
    }
  })
  if (marks.length === 0) return null
  await exams(tx).insertInto('exams.marks').values(marks).execute()
  await storeScores(tx, [attemptId])
  return sumUp(tx, attemptId)
}

const mostAtOnce = 200
/** After an exam of thousands all are over in the same second, and each takes some thirty milliseconds. */
const sideBySide = 4

/**
 * Hands in attempts whose time is over, each in a transaction of its own: those of one person, or all. Answers that
 * arrived in time were saved before, because a save is stored with the time at which it arrived; those that still wait
 * for a crowded or starting database are given time, and so are late ones where the exam counts them.
 */
export async function submitOverdue(
  deps: Deps,
  { personId, signal }: { readonly personId?: string; readonly signal?: AbortSignal } = {},
): Promise<void> {
  const { db, clock } = deps
  const now = clock.now().getTime()
  const [before, longAgo] = [new Date(now - graceMs), new Date(now - longestStopMs)]
  for (;;) {
    let overdue = exams(db)
      .selectFrom('exams.attempt_heads')
      .select('attempt_id')
      .where('submitted_at', 'is', null)
      .where('ends_at', '<', before)
      .where(sql<boolean>`ends_at + make_interval(mins => late_minutes) < ${before}`)
      .where(({ eb, or }) => or([eb('stopped_at', 'is', null), eb('stopped_at', '<', longAgo)]))
    if (personId !== undefined) overdue = overdue.where('person_id', '=', personId)
    const rows = await overdue.orderBy('ends_at').limit(mostAtOnce).execute()
    const waiting = rows.values()
    const handIn = async () => {
      for (const { attempt_id } of waiting) {
        signal?.throwIfAborted()
        await transaction(db, (tx) => closeAttempt(deps.jobs, tx, attempt_id, clock.now(), 'clock'))
      }
    }
    await Promise.all(Array.from({ length: sideBySide }, handIn))
    if (rows.length < mostAtOnce) return
  }
}

const graceMs = 20_000
/** The clock of a stopped attempt stands still for so long; then it is over like any other. */
const longestStopMs = 86_400_000
