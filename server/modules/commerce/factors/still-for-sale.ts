import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { CommerceParts } from '../parts.ts'
import { isForBuyer } from '../pricing/cart-rule.ts'
import { whyNotBuy } from '../pricing/price-cart.ts'
import { commerce } from '../tables.ts'
import type { Factor } from './factor-queries.ts'

type Parts = Pick<CommerceParts, 'sells'>

/**
 * Whether the buyer may still buy all lines that are for themselves: they may have bought one meanwhile, in another
 * factor. Asked while the buyer is locked, so that of two factors with one course only the first is paid.
 */
export async function isStillForSale(parts: Parts, db: Db, factor: Factor): Promise<boolean> {
  if (ownItems(factor).length === 0) return true
  const opened = await openedMeanwhile(db, factor).execute()
  return opened.length === 0 && sellersAllow(parts, db, factor)
}

/** Whether those who sell its lines would sell them to the buyer. */
export const sellersAllow = async ({ sells }: Parts, db: Db, factor: Factor): Promise<boolean> =>
  (await whyNotBuy(sells, db, factor.person_id, ownItems(factor))).size === 0

/** A course of this factor that another has opened; what its seller has taken up is theirs to judge. */
export const openedMeanwhile = (db: Db, factor: Factor) =>
  commerce(db)
    .selectFrom('commerce.entitlements')
    .select('id')
    .where('person_id', '=', factor.person_id)
    .where('kind', '=', 'course')
    .where(sql<boolean>`item_id = any(${ownItems(factor).map(({ id }) => id)}::uuid[])`)
    .where('closed_at', 'is', null)
    // What was taken up is known to its seller, who is asked besides: a course whose days are over is bought again.
    .where('taken_up_at', 'is', null)
    .limit(1)

const ownItems = ({ lines }: Factor) =>
  lines.filter(isForBuyer).map(({ kind, item_id }) => ({ kind, id: item_id }))
