import { sql } from 'kysely'
import { extendHolds } from '#modules/wallet'
import type { Db, Tx } from '#platform/database'
import { paidCause } from '../earnings/paid-cause.ts'
import { commerce } from '../tables.ts'

/** Until when money of a paid factor may be asked for; null: of one that was paid before this was stored. */
export async function refundEndOf(db: Db, factorId: string): Promise<Date | null> {
  const rows = commerce(db).selectFrom('commerce.factors').select('refund_until').where('id', '=', factorId)
  return (await rows.executeTakeFirst())?.refund_until ?? null
}

/**
 * What these factors have sold takes place later than was said: their sellers' earnings are held until then. Locks the
 * factors, so the caller has locked nothing that a payment or a refund locks after them.
 */
export async function holdEarningsUntil(tx: Tx, factorIds: readonly string[], until: Date): Promise<void> {
  if (factorIds.length === 0) return
  await commerce(tx)
    .selectFrom('commerce.factors')
    .select('id')
    .where('id', 'in', [...factorIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await commerce(tx)
    .updateTable('commerce.factors')
    .set({ refund_until: sql<Date>`greatest(refund_until, ${until})` })
    .where('id', 'in', [...factorIds])
    .where('paid_at', 'is not', null)
    .execute()
  await extendHolds(tx, factorIds.map(paidCause), until)
}
