import type { Db } from '#platform/database'
import { commerce } from '../tables.ts'
import { isOpen } from './subscription.ts'

/** What plus gives a person now; null: they have none, or it is paused. */
export async function plusOf(
  db: Db,
  personId: string,
  now: Date,
): Promise<{ readonly discountPercent: number } | null> {
  const row = await commerce(db)
    .selectFrom('commerce.subscriptions as s')
    .innerJoin('commerce.plans as p', 'p.id', 's.plan_id')
    .select(['s.state', 's.until', 's.renews', 'p.grace_days', 'p.discount_percent'])
    .where('s.person_id', '=', personId)
    .where('s.state', '<>', 'ended')
    .executeTakeFirst()
  return row && isOpen(row, row, now) ? { discountPercent: row.discount_percent } : null
}
