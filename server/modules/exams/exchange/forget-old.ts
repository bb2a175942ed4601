import { removeFiles } from '#modules/media'
import { transaction } from '#platform/database'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'

const keptMs = 7 * 86_400_000
const atOnce = 200

/** Removes imports and exports a week after they last changed, with what was read and never confirmed. */
export async function forgetOldExchanges({ db, clock, media }: ExamsDeps): Promise<void> {
  await transaction(db, async (tx) => {
    const old = await exams(tx)
      .selectFrom('exams.question_exchanges')
      .select(['id', 'file_id', 'stored_file_ids'])
      .where('changed_at', '<', new Date(clock.now().getTime() - keptMs))
      .where('state', 'not in', ['waiting', 'working'])
      .orderBy('changed_at')
      .limit(atOnce)
      .forUpdate()
      .execute()
    if (old.length === 0) return
    await exams(tx)
      .deleteFrom('exams.question_exchanges')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
    const files = old.flatMap(({ file_id, stored_file_ids }) => [
      ...(file_id ? [file_id] : []),
      ...stored_file_ids,
    ])
    await removeFiles(media, tx, files)
  })
}
