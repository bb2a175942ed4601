import type { Updateable } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { exams, type QuestionExchangeRow } from '../tables.ts'

/** The person has called the import or export off, or its row is gone. */
export class CalledOff extends Error {
  override readonly name = 'CalledOff'
}

/** An import or export that a worker has claimed. */
export interface TakenUp {
  readonly id: string
  readonly person_id: string
  readonly file_id: string | null
  readonly wish: QuestionExchangeRow['wish']['__select__']
}

/** Changes an import or export that is worked on. Throws CalledOff. */
export async function changeWorking(
  db: Db,
  clock: Clock,
  id: string,
  to: Updateable<QuestionExchangeRow>,
): Promise<void> {
  const { numUpdatedRows } = await exams(db)
    .updateTable('exams.question_exchanges')
    .set({ ...to, changed_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new CalledOff()
}
