import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import type { Achieved } from '#plugs/achieved'
import type { Sums } from './sum-up.ts'
import { exams } from './tables.ts'

/** Pure: whether these sums pass; an attempt that waits for a marker has not passed yet. */
export const isPassed = ({ points, most, waiting }: Sums, passPercent: number | null): boolean =>
  passPercent !== null && waiting === 0 && most > 0 && (points / most) * 100 >= passPercent

/** Tells whoever rewards achievements that this attempt passed its exam. */
export async function tellPassed(tx: Tx, achieved: Achieved, attemptId: string, sums: Sums): Promise<void> {
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
  if (isPassed(sums, attempt.pass))
    await achieved(tx, { kind: 'exam', itemId: attempt.exam_id, personId: attempt.person_id })
}
