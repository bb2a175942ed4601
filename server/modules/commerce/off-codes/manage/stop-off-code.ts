import type * as endpoints from '@arvand/contracts/panel/manage-off-codes'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { refuse } from '#platform/refusal'
import { record } from '../../audited-acts.ts'
import type { CommerceDeps } from '../../deps.ts'
import { commerce } from '../../tables.ts'

/**
 * A manager stops a code or starts it again, with `batch` all codes that were made with it. Factors made before keep
 * their discount.
 */
export function stopOffCode(
  { db, clock }: Pick<CommerceDeps, 'db' | 'clock'>,
  { input, actor, caller }: Asked<typeof endpoints.stopOffCode>,
) {
  const { offCodeId, stopped, batch } = input
  return transaction(db, async (tx) => {
    const code = await commerce(tx)
      .selectFrom('commerce.off_codes')
      .select(['id', 'code', 'batch_id'])
      .where('id', '=', offCodeId)
      .executeTakeFirst()
    if (!code) return refuse('commerce.unknown-off-code')
    const changing = commerce(tx)
      .updateTable('commerce.off_codes')
      .set({ stopped_at: stopped ? clock.now() : null })
      .where('stopped_at', stopped ? 'is' : 'is not', null)
    const chosen =
      batch && code.batch_id !== null
        ? changing.where('batch_id', '=', code.batch_id)
        : changing.where('id', '=', offCodeId)
    const { numUpdatedRows } = await chosen.executeTakeFirst()
    const changed = Number(numUpdatedRows)
    const act = stopped ? 'off-code-stopped' : 'off-code-started'
    const detail = { code: code.code, changed }
    if (changed > 0) await record(tx, clock, caller, { act, personId: null, actor, detail })
    return { changed }
  })
}
