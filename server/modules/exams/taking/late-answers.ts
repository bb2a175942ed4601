import type { Tx } from '#platform/database'
import { exams, type StoredAnswer } from '../tables.ts'
import type { AttemptHead } from './known-attempts.ts'
import { openUntil } from './sections.ts'

/** Pure: by how many seconds a save missed the end of what was open; null: it was refused for another reason. */
export function lateSeconds(
  head: Pick<AttemptHead, 'endsAt' | 'sectionEndsAt'> | undefined,
  at: Date,
): number | null {
  if (!head) return null
  const late = (at.getTime() - openUntil(head.endsAt, head.sectionEndsAt).getTime()) / 1000
  return late > 0 ? Math.ceil(late) : null
}

export interface LateAnswer extends StoredAnswer {
  readonly lateSeconds: number
}

/** Answers that missed the end by so few minutes that they count, the last one of each question. */
export async function lateAnswersOf(
  tx: Tx,
  attemptId: string,
  lateMinutes: number,
): Promise<ReadonlyMap<string, LateAnswer>> {
  if (lateMinutes === 0) return new Map()
  const rows = await exams(tx)
    .selectFrom('exams.late_saves')
    .select(['answers', 'late_seconds'])
    .where('attempt_id', '=', attemptId)
    .where('why', 'in', ['time-over', 'section-over'])
    .where('late_seconds', '<=', lateMinutes * 60)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return new Map(
    rows.flatMap(({ answers, late_seconds }) =>
      answers.map((answer) => [answer.questionId, { ...answer, lateSeconds: late_seconds ?? 0 }] as const),
    ),
  )
}
