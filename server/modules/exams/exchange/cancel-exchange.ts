import { removeFiles } from '#modules/media'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { lockExchange, type OwnExchange } from './exchange-queries.ts'

/** Calls off an import or export; a running worker finds out when it ends. What was read is removed. */
export const cancelExchange = ({ db, clock, media }: ExamsDeps, own: OwnExchange) =>
  transaction(db, async (tx) => {
    const { id, state, file_id, stored_file_ids } = await lockExchange(tx, own)
    if (state !== 'waiting' && state !== 'working' && state !== 'read') refuse('exams.exchange-over')
    await exams(tx)
      .updateTable('exams.question_exchanges')
      .set({ state: 'cancelled', file_id: null, stored_file_ids: [], changed_at: clock.now() })
      .where('id', '=', id)
      .execute()
    await exams(tx).deleteFrom('exams.imported_questions').where('exchange_id', '=', id).execute()
    await removeFiles(media, tx, [...(file_id ? [file_id] : []), ...stored_file_ids])
    return {}
  })
