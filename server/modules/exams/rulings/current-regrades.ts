import type { Db } from '#platform/database'
import { exams } from '../tables.ts'
import type { Regrade } from './regrade.ts'

/** How the questions of an exam count now, where that was decided after it. */
export async function currentRegrades(db: Db, examId: string): Promise<ReadonlyMap<string, Regrade>> {
  const rows = await exams(db)
    .selectFrom('exams.regrades')
    .distinctOn('question_id')
    .select(['question_id', 'ruling', 'accepted'])
    .where('exam_id', '=', examId)
    .orderBy('question_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ question_id, ...regrade }) => [question_id, regrade]))
}
