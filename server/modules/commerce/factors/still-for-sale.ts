import type { Db } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import { isForBuyer } from '../for-whom.ts'
import { whyNotBuy } from '../sellers.ts'
import type { Factor } from './factor-queries.ts'

/**
 * Whether the buyer may still buy all lines that are for themselves: they may have bought an item meanwhile, in another
 * factor. Called while the buyer is locked, so that of two factors with one item only the first is paid.
 */
export async function isStillForSale(
  { sellables }: Pick<CommerceDeps, 'sellables'>,
  db: Db,
  { lines, person_id }: Factor,
): Promise<boolean> {
  const own = lines.filter(isForBuyer).map(({ kind, item_id }) => ({ kind, id: item_id }))
  return (await whyNotBuy(db, sellables, person_id, own)).size === 0
}
