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

/**
 * Answers that missed the end by so few minutes that they count, the last one of each question. After an extension a newer
 * one may have come in time, and that one counts.
 */
export async function lateAnswersOf(
  tx: Tx,
  attemptId: string,
  lateMinutes: number,
): Promise<ReadonlyMap<string, LateAnswer>> {
  if (lateMinutes === 0) return new Map()
  const rows = await exams(tx)
    .selectFrom('exams.late_saves')
    .select(['answers', 'late_seconds', 'at'])
    .where('attempt_id', '=', attemptId)
    .where('why', 'in', ['time-over', 'section-over'])
    .where('late_seconds', '<=', lateMinutes * 60)
    .orderBy('at')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return new Map()
  const savedAt = await savedAtOf(tx, attemptId)
  return new Map(
    rows.flatMap(({ answers, late_seconds, at }) =>
      answers
        .filter(({ questionId }) => at > (savedAt.get(questionId) ?? new Date(0)))
        .map((answer) => [answer.questionId, { ...answer, lateSeconds: late_seconds ?? 0 }] as const),
    ),
  )
}

/** When each question was last saved in time. */
async function savedAtOf(tx: Tx, attemptId: string): Promise<ReadonlyMap<string, Date>> {
  const saves = await exams(tx)
    .selectFrom('exams.saves')
    .select(['answers', 'at'])
    .where('attempt_id', '=', attemptId)
    .orderBy('sequence')
    .execute()
  return new Map(
    saves.flatMap(({ answers, at }) => answers.map(({ questionId }) => [questionId, at] as const)),
  )
}
