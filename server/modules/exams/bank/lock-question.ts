import type { Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { exams } from '../tables.ts'

export interface OwnQuestion {
  readonly questionId: string
  readonly ownerId: string
}

/** A question of this bank, held until the transaction ends. */
export async function lockQuestion(tx: Tx, { questionId, ownerId }: OwnQuestion) {
  const row = await exams(tx)
    .selectFrom('exams.questions')
    .selectAll()
    .where('id', '=', questionId)
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse('exams.unknown-question')
}
export type LockedQuestion = Awaited<ReturnType<typeof lockQuestion>>

/** Refuses a save that was written over an older draft, and tells what is stored. */
export function refuseStale(row: LockedQuestion, revision: number): void {
  if (row.revision === revision) return
  const { draft, changed_at } = row
  refuse('exams.saved-meanwhile', {
    current: { revision: row.revision, question: draft, savedAt: changed_at },
  })
}
