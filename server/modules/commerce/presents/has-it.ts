import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'
import type { CommerceParts } from '../parts.ts'
import { whyNotBuy } from '../pricing/price-cart.ts'
import { commerce } from '../tables.ts'

/** What was paid for opens even when the course is closed to buyers by now; only who is in already gains nothing. */
const isIn: ReadonlySet<ErrorCode> = new Set(['courses.already-enrolled', 'courses.teaches-it'])

/** Whether a course would open nothing for this person, since they learn or teach it. */
export async function hasIt(
  { sells }: Pick<CommerceParts, 'sells'>,
  db: Db,
  personId: string,
  itemId: string,
): Promise<boolean> {
  // Paid for a moment ago, and not yet taken up by the seller.
  const coming = await commerce(db)
    .selectFrom('commerce.entitlements')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', 'course')
    .where('item_id', '=', itemId)
    .where('closed_at', 'is', null)
    .where('taken_up_at', 'is', null)
    .executeTakeFirst()
  if (coming) return true
  const why = (await whyNotBuy(sells, db, personId, [{ kind: 'course', id: itemId }])).get(`course ${itemId}`)
  return why !== undefined && isIn.has(why)
}
