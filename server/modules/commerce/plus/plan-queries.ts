import type { plan } from '@arvand/contracts/plus'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database'
import { wholeList } from '#platform/whole-list'
import { readSettings } from '../settings.ts'
import { commerce, type PlanRow } from '../tables.ts'

/** A plan as the contract shows it. */
export const planReply = (row: Selectable<PlanRow>): z.input<typeof plan> => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  promises: row.promises,
  months: row.months,
  price: row.price,
  discountPercent: row.discount_percent,
  graceDays: row.grace_days,
  pauseDays: row.pause_days,
})

/** A plan as an item of a cart. */
export const planItem = (planId: string) => ({ kind: 'plan', id: planId, quantity: 1 }) as const

/** The plans that are sold, in their order. */
export async function listPlans(db: Db) {
  const rows = await commerce(db)
    .selectFrom('commerce.plans')
    .selectAll()
    .where('is_sold', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(12)
    .execute()
  return { ...wholeList(rows.map(planReply)), vatPercent: (await readSettings(db)).vatPercent }
}
