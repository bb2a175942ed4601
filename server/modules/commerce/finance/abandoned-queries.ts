import type { AbandonedStep } from '@arvand/contracts/panel/manage-abandoned'
import { addDays } from '@arvand/persian/days'
import { instantAt } from '@arvand/persian/zone'
import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/database'
import { commerce } from '../tables.ts'
import { searched } from './list-all-factors.ts'

export interface AbandonedAsk {
  readonly q?: string | undefined
  readonly step?: AbandonedStep | undefined
  readonly later?: 'bought' | 'not' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** How far a factor came. A payment from whose page nobody came back fails too, as `abandoned`. */
const stepOf = sql<AbandonedStep>`coalesce(
  (
    select case when bool_or(p.state = 'failed' and p.failure <> 'abandoned') then 'failed' else 'atBank' end
      from commerce.payments p where p.factor_id = f.id having count(*) > 0
  ), 'made')`

/** The first factor that the same buyer paid later and that holds something of this one. */
const boughtLater = sql`
  select b.id, b.number, b.paid_at
    from commerce.factors b
    where b.person_id = f.person_id and b.created_at >= f.created_at and b.paid_at > f.created_at
      and exists (
        select from commerce.factor_lines bought
          join commerce.factor_lines wished on wished.kind = bought.kind and wished.item_id = bought.item_id
          where bought.factor_id = b.id and wished.factor_id = f.id
      )
    order by b.paid_at, b.id limit 1`

/** Factors that expired unpaid; `factors__expired` has their order. */
export function abandonedFactors(db: Db, { q = '', step, later, from, to }: AbandonedAsk) {
  let rows = searched(db, q).where('f.state', '=', 'expired')
  if (from) rows = rows.where('f.created_at', '>=', instantAt(from))
  if (to) rows = rows.where('f.created_at', '<', instantAt(addDays(to, 1)))
  if (step) rows = rows.where(stepOf as Expression<AbandonedStep>, '=', step)
  if (later) rows = rows.where(sql<boolean>`exists (${boughtLater}) = ${later === 'bought'}`)
  return rows
}

interface Ending {
  readonly id: string
  readonly step: AbandonedStep
  readonly later_id: string | null
  readonly number: string | null
  readonly paid_at: Date | null
}

/** How far these factors came, and what of them was bought later. */
export async function endingsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Ending>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Ending>`
    select f.id, ${stepOf} as step, later.id as later_id, later.number, later.paid_at
      from commerce.factors f left join lateral (${boughtLater}) as later on true
      where f.id = any(${ids}::uuid[])`.execute(commerce(db))
  return new Map(rows.map((row) => [row.id, row]))
}
