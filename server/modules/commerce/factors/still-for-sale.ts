import type { Db } from '#platform/database'
import type { CommerceParts } from '../parts.ts'
import { isForBuyer } from '../pricing/cart-rule.ts'
import { whyNotBuy } from '../pricing/price-cart.ts'
import { commerce } from '../tables.ts'
import type { Factor } from './factor-queries.ts'

/**
 * Whether the buyer may still buy all lines that are for themselves: they may have bought one meanwhile, in another
 * factor. Asked while the buyer is locked, so that of two factors with one course only the first is paid.
 */
export async function isStillForSale(
  { sells }: Pick<CommerceParts, 'sells'>,
  db: Db,
  factor: Factor,
): Promise<boolean> {
  const own = factor.lines.filter(isForBuyer).map(({ kind, item_id }) => ({ kind, id: item_id }))
  if (own.length === 0) return true
  const opened = await commerce(db)
    .selectFrom('commerce.entitlements')
    .select('id')
    .where('person_id', '=', factor.person_id)
    .where('kind', '=', 'course')
    .where(
      'item_id',
      'in',
      own.map(({ id }) => id),
    )
    .where('closed_at', 'is', null)
    // What was taken up is known to its seller, who is asked below: a course whose days are over is bought again.
    .where('taken_up_at', 'is', null)
    .limit(1)
    .execute()
  if (opened.length > 0) return false
  return (await whyNotBuy(sells, db, factor.person_id, own)).size === 0
}
