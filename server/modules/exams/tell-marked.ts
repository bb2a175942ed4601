import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import { emit } from '#plugs/events'
import type { Sums } from './sum-up.ts'
import { exams } from './tables.ts'

/** Pure: whether these sums pass; an attempt that waits for a marker has not passed yet. */
export const isPassed = ({ points, most, waiting }: Sums, passPercent: number | null): boolean =>
  passPercent !== null && waiting === 0 && most > 0 && (points / most) * 100 >= passPercent

/** Tells whoever listens that all answers of an attempt have their marks; does nothing while one waits. */
export async function tellMarked(tx: Tx, jobs: Jobs, attemptId: string, sums: Sums): Promise<void> {
  if (sums.waiting > 0) return
  const attempt = await exams(tx)
    .selectFrom('exams.attempts as a')
    .innerJoin('exams.exams as e', 'e.id', 'a.exam_id')
    .select([
      'a.exam_id',
      'a.person_id',
      sql<number | null>`(e.settings ->> 'passPercent')::float8`.as('pass'),
    ])
    .where('a.id', '=', attemptId)
    .executeTakeFirstOrThrow()
  await emit(jobs, tx, 'exams.marked', {
    attemptId,
    examId: attempt.exam_id,
    personId: attempt.person_id,
    isPassed: isPassed(sums, attempt.pass),
  })
}
