import type { Db } from '#platform/database'
import { commerce } from '../tables.ts'

/** What plus gives a person now; null: they have none, or it rests. */
export async function plusOf(
  db: Db,
  personId: string,
  _now: Date,
): Promise<{ readonly discountPercent: number } | null> {
  const row = await commerce(db)
    .selectFrom('commerce.subscriptions as s')
    .innerJoin('commerce.plans as p', 'p.id', 's.plan_id')
    .select('p.discount_percent as discountPercent')
    .where('s.person_id', '=', personId)
    .where('s.state', 'in', ['active', 'grace'])
    .executeTakeFirst()
  return row ?? null
}
