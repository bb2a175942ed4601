import { type Db, type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { requireCategory } from './categories.ts'

/** Locks questions of a bank in the order of their ids; one that is not there refuses all. */
async function lockThem(tx: Tx, ownerId: string, questionIds: readonly string[], removed: boolean) {
  const ids = [...new Set(questionIds)]
  const rows = await exams(tx)
    .selectFrom('exams.questions')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('removed_at', removed ? 'is not' : 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < ids.length) refuse('exams.unknown-question')
  return ids
}

export const moveQuestions = (
  db: Db,
  ownerId: string,
  {
    questionIds,
    categoryId,
  }: { readonly questionIds: readonly string[]; readonly categoryId: string | null },
) =>
  transaction(db, async (tx) => {
    await requireCategory(tx, ownerId, categoryId)
    const ids = await lockThem(tx, ownerId, questionIds, false)
    await exams(tx)
      .updateTable('exams.questions')
      .set({ category_id: categoryId })
      .where('id', 'in', ids)
      .execute()
    return { moved: ids.length }
  })

/** Takes questions out of the bank; their versions stay for what asks them. */
export const removeQuestions = (
  { db, clock }: Pick<ExamsDeps, 'db' | 'clock'>,
  ownerId: string,
  questionIds: readonly string[],
) =>
  transaction(db, async (tx) => {
    const ids = await lockThem(tx, ownerId, questionIds, false)
    await exams(tx)
      .updateTable('exams.questions')
      .set({ removed_at: clock.now() })
      .where('id', 'in', ids)
      .execute()
    return { removed: ids.length }
  })

export const restoreQuestions = (db: Db, ownerId: string, questionIds: readonly string[]) =>
  transaction(db, async (tx) => {
    const ids = await lockThem(tx, ownerId, questionIds, true)
    await exams(tx).updateTable('exams.questions').set({ removed_at: null }).where('id', 'in', ids).execute()
    return { restored: ids.length }
  })
