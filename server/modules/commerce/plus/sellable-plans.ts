import type { Db } from '#platform/database'
import type { Sellable, Sellables } from '#plugs/sellable'
import type { CommerceDeps } from '../deps.ts'
import { commerce } from '../tables.ts'
import { grantPlan } from './grant-plan.ts'
import { revokePlan, whyNotRevokePlan } from './revoke-plan.ts'

/**
 * Plans as commerce sells them. A person who has one may buy another, which lengthens the running subscription. Only
 * the other sellers know what was used with plus (`usedWithPlus`).
 */
export const sellablePlans = (deps: Pick<CommerceDeps, 'clock' | 'jobs'>, others: Sellables): Sellable => ({
  kind: 'plan',
  title: 'پلاس',
  givable: false,
  seats: false,
  grantsBehindWallet: true,
  async quote(db, items) {
    const rows = await commerce(db)
      .selectFrom('commerce.plans')
      .select(['id', 'title', 'price'])
      .where(
        'id',
        'in',
        items.map(({ id }) => id),
      )
      .where('is_sold', '=', true)
      .execute()
    return new Map(rows.map((row) => [row.id, quoteOf(row)]))
  },
  whyNotBuy: async () => new Map(),
  async grant(tx, grants) {
    for (const grant of grants) await grantPlan(deps, tx, grant)
    return []
  },
  async revoke(tx, grants) {
    for (const grant of grants) await revokePlan(deps, tx, grant)
    return []
  },
  whyNotRevoke: whyNotRevokePlan,
  async usedPercent(db, personId, id) {
    const since = await lastBought(db, personId, id)
    // A period that has not begun yet cannot have been used.
    if (!since || since > deps.clock.now()) return 0
    for (const { usedWithPlus } of others) if (await usedWithPlus?.(db, personId, since)) return 100
    return 0
  },
})

const quoteOf = ({ id, title, price }: { id: string; title: string; price: number }) => ({
  id,
  title: `پلاس ${title}`,
  href: '/plus',
  picture: null,
  palette: 'zafaran',
  price,
  listPrice: price,
  sellers: [],
  plusDiscount: false,
  taxed: true,
})

/** When the period began that this plan gave last. */
async function lastBought(db: Db, personId: string, planId: string): Promise<Date | null> {
  const row = await commerce(db)
    .selectFrom('commerce.subscriptions as s')
    .innerJoin('commerce.subscription_turns as t', 't.subscription_id', 's.id')
    .innerJoin('commerce.factor_lines as l', 'l.id', 't.line_id')
    .select('t.since')
    .where('s.person_id', '=', personId)
    .where('l.item_id', '=', planId)
    .where('t.kind', 'in', ['began', 'renewed'])
    .orderBy('t.at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.since ?? null
}
