import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { LateReason } from '@arvand/contracts/exams'
import type { Question } from '@arvand/contracts/questions'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { storedAnswer } from '../questions.ts'
import { exams } from '../tables.ts'

/** Why a save was kept apart, as it is stored and as it is told. */
const reasons = {
  'time-over': 'timeOver',
  'section-over': 'sectionOver',
  'question-passed': 'questionPassed',
  'taken-over': 'takenOver',
  submitted: 'submitted',
  stopped: 'stopped',
} as const satisfies Readonly<Record<string, LateReason>>

interface UncountedRow {
  readonly id: string
  readonly attempt_id: string
  readonly question_id: string
  readonly value: AnswerValue
  readonly at: Date
  readonly why: keyof typeof reasons
  readonly late_seconds: number | null
}

/**
 * Answers of attempts that were handed in which came too late and do not count: for each question and reason the newest,
 * unless it says what counts anyway.
 */
export const uncountedAnswers = (db: Db, of: { readonly attemptId: string } | { readonly examId: string }) =>
  exams(db).selectFrom(
    sql<UncountedRow>`(
      select n.id, n.attempt_id, n.question_id, n.value, n.at, n.why, n.late_seconds
        from (
          select s.id, s.attempt_id, (g.given ->> 'questionId')::uuid as question_id, g.given -> 'value' as value,
                 s.at, s.why, s.late_seconds,
                 row_number() over (
                   partition by s.attempt_id, g.given ->> 'questionId', s.why order by s.at desc, s.id desc) as place
            from exams.late_saves as s
            join exams.attempts as a on a.id = s.attempt_id
           cross join lateral jsonb_array_elements(s.answers) as g (given)
           where ${'attemptId' in of ? sql`a.id = ${of.attemptId}` : sql`a.exam_id = ${of.examId}`}
        ) as n
        join exams.marks as m on m.attempt_id = n.attempt_id and m.question_id = n.question_id
       where n.place = 1 and n.value <> 'null' and m.answer is distinct from n.value)`.as('u'),
  )

/** The same of one attempt, the newest first, by its questions. */
export async function uncountedOf(db: Db, attemptId: string) {
  const rows = await uncountedAnswers(db, { attemptId })
    .selectAll()
    .orderBy('u.at', 'desc')
    .orderBy('u.id', 'desc')
    .execute()
  return Map.groupBy(rows, (row) => row.question_id)
}

/** Pure: an answer that does not count, with the ids by which its question is told now. */
export const toldUncounted = (
  { value, at, why, late_seconds }: Pick<UncountedRow, 'value' | 'at' | 'why' | 'late_seconds'>,
  { question, seed }: { readonly question: Question; readonly seed: string },
) => ({ value: storedAnswer(question, value, seed), at, why: reasons[why], lateSeconds: late_seconds })
