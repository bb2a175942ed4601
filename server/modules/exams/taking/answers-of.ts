import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Db } from '#platform/database'
import { exams, type StoredAnswer } from '../tables.ts'

export interface CurrentAnswers {
  readonly answers: Record<string, AnswerValue>
  readonly flagged: string[]
}

/** Pure: what the saves of an attempt, in their order, come to. */
export function answersIn(saves: readonly (readonly StoredAnswer[])[]): CurrentAnswers {
  const last = new Map(saves.flat().map((answer) => [answer.questionId, answer]))
  return {
    answers: Object.fromEntries(
      [...last].flatMap(([id, { value }]) => (value === null ? [] : [[id, value] as const])),
    ),
    flagged: [...last].flatMap(([id, { flagged }]) => (flagged ? [id] : [])),
  }
}

/** The answers of an attempt as they are saved. */
export async function answersOf(db: Db, attemptId: string): Promise<CurrentAnswers> {
  const rows = await exams(db)
    .selectFrom('exams.saves')
    .select('answers')
    .where('attempt_id', '=', attemptId)
    .orderBy('sequence')
    .execute()
  return answersIn(rows.map(({ answers }) => answers))
}
