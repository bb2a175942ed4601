import type { SalesFigure } from '@arvand/contracts/panel/manage-sales'
import { sql } from 'kysely'
import type { Span, SpanKind } from '#platform/comparison'
import type { Db } from '#platform/database'
import { instantsOf, type Range, type UnitRow, unitOf } from '#platform/period-figures'
import { homes } from '../tables.ts'

/** Sales, factors, discounts and refunds of a span, by unit. Both parts have an index by time. */
export async function readSalesUnits(
  db: Db,
  kind: SpanKind,
  span: Span,
): Promise<readonly UnitRow<SalesFigure>[]> {
  const { from, until } = instantsOf(span)
  const { rows } = await sql<{ figure: SalesFigure; unit: number; value: string; count: number }>`
    select figure, ${unitOf(kind, span)} as unit, sum(value)::bigint as value, count(*)::int as count
      from (
        select figure, at, value
          from commerce.fact_sales,
            lateral (values ('sales', sales), ('factors', 1), ('discounts', discount)) as of (figure, value)
          where at >= ${from} and at < ${until} and (figure <> 'discounts' or value > 0)
        union all
        select 'refunds', at, amount from commerce.fact_refunds where at >= ${from} and at < ${until}
      ) as happened
      group by 1, 2`.execute(homes(db))
  return rows.map((row) => ({ ...row, value: Number(row.value) }))
}

/**
 * How what buyers paid divides, as the ledger booked it: the teachers' shares, tax, the credit on bought gift cards, and
 * the rest, which is the platform's.
 */
export async function readPaid(db: Db, { from, until }: Range) {
  const { rows } = await sql<Record<'total' | 'tax' | 'teachers' | 'gift_cards', string>>`
    select coalesce(sum(total), 0)::bigint as total, coalesce(sum(tax), 0)::bigint as tax,
        (
          select coalesce(sum(s.amount), 0)::bigint
            from commerce.fact_sold_lines l join commerce.fact_shares s on s.line_id = l.line_id
            where l.at >= ${from} and l.at < ${until}
        ) as teachers,
        (
          select coalesce(sum(full_price), 0)::bigint
            from commerce.fact_sold_lines where kind = 'giftCard' and at >= ${from} and at < ${until}
        ) as gift_cards
      from commerce.fact_sales where at >= ${from} and at < ${until}`.execute(homes(db))
  const [total, tax, teachers, giftCards] = [
    rows[0]?.total,
    rows[0]?.tax,
    rows[0]?.teachers,
    rows[0]?.gift_cards,
  ].map(Number) as [number, number, number, number]
  return { total, teachers, platform: total - tax - teachers - giftCards, tax, giftCards }
}

/** Factors made in a range of time that expired unpaid. */
export async function readAbandoned(db: Db, { from, until }: Range) {
  const { rows } = await sql<{ count: number; total: string }>`
    select count(*)::int as count, coalesce(sum(total), 0)::bigint as total
      from commerce.fact_abandoned where at >= ${from} and at < ${until}`.execute(homes(db))
  return { count: rows[0]?.count ?? 0, total: Number(rows[0]?.total ?? 0) }
}
