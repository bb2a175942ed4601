import type { Db } from '#platform/database'
import { commerce } from '../tables.ts'
import type { Factor } from './factor-queries.ts'

/** The ids of those factors of which a part of a refund still waits for a bank. */
export async function payingBack(
  db: Db,
  factors: readonly Pick<Factor, 'id' | 'state'>[],
): Promise<Set<string>> {
  const ids = factors.flatMap(({ id, state }) =>
    state === 'refunded' || state === 'partlyRefunded' ? [id] : [],
  )
  if (ids.length === 0) return new Set()
  const rows = await commerce(db)
    .selectFrom('commerce.refunds')
    .select('factor_id')
    .where('factor_id', 'in', ids)
    .where('state', '=', 'paying')
    .execute()
  return new Set(rows.map(({ factor_id }) => factor_id))
}
