import type { Input } from '@arvand/contracts/endpoint'
import type { listSales as endpoint, exportSales } from '@arvand/contracts/panel/manage-sales'
import { type Expression, sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Comparison } from '#platform/comparison'
import type { Db } from '#platform/database'
import { asc, desc, type Keyed, type KeysetColumn, keysetSql, pageOf, readCursor } from '#platform/keyset'
import { comparisonNow, passedRange } from '#platform/period-figures'
import { homes } from '../tables.ts'
import { type SoldPart, soldBy } from './sold-parts.ts'
import { namedParts } from './sold-titles.ts'

export type SalesAsk = Omit<Input<typeof exportSales>, 'format'>

const sorted: Readonly<Record<SalesAsk['sort'], Expression<unknown>>> = {
  sales: sql`part.sales`,
  count: sql`part.count`,
  change: sql`(part.sales - part.before)`,
}

const columnsOf = ({ sort, order }: SalesAsk): KeysetColumn<Expression<unknown>>[] => {
  const by = order === 'asc' ? asc : desc
  return [by(sorted[sort], 'integer'), by(sql`part.key`, 'text')]
}

type PartRow = Keyed & { readonly key: string } & Readonly<
    Record<'sales' | 'count' | 'before' | 'count_before', string> & Record<'share', string | null>
  >

/**
 * The parts of a period's sales after a row, in the order that was asked for. A part that sold in the period before alone
 * is one of them, so that both columns add up to the figures.
 */
export async function readParts(
  db: Db,
  comparison: Comparison,
  ask: SalesAsk,
  after: readonly unknown[] | null,
  size?: number,
): Promise<(SoldPart & Keyed)[]> {
  const { key, where, order, limit } = keysetSql(columnsOf(ask), after)
  const sold = (span: Comparison['now']) => soldBy[ask.by](passedRange(comparison, span), ask.field)
  const { rows } = await sql<PartRow>`
    select part.*, ${key} as keyset
      from (
        select key, coalesce(sum(sales) filter (where is_now), 0)::bigint as sales,
            coalesce(sum(count) filter (where is_now), 0)::bigint as count,
            coalesce(sum(sales) filter (where not is_now), 0)::bigint as before,
            coalesce(sum(count) filter (where not is_now), 0)::bigint as count_before,
            (sum(share) filter (where is_now))::bigint as share
          from (
            select now.*, true as is_now from (${sold(comparison.now)}) as now
            union all
            select before.*, false from (${sold(comparison.before)}) as before
          ) as sold
          group by key
      ) as part
      where ${where} order by ${order} limit ${size === undefined ? limit : sql.lit(size)}`.execute(homes(db))
  return rows.map(({ key: of, sales, count, before, count_before, share, keyset }) => ({
    ...{ key: of, keyset, sales: Number(sales), count: Number(count), before: Number(before) },
    countBefore: Number(count_before),
    share: share === null ? null : Number(share),
  }))
}

/** A page of the sales of a period, split as was asked. */
export async function listSales(db: Db, clock: Clock, { cursor, ...ask }: Input<typeof endpoint>) {
  const order = `${ask.by} ${ask.sort} ${ask.order}`
  const after = readCursor(columnsOf(ask), cursor, order)
  const comparison = comparisonNow(clock, ask.period, ask.to)
  const { items, nextCursor } = pageOf<SoldPart>(await readParts(db, comparison, ask, after), order)
  return { items: await namedParts(db, ask.by, items), nextCursor }
}
