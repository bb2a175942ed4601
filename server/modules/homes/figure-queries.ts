import type { ManagerFigure } from '@arvand/contracts/home/homes'
import { instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Span, SpanKind } from '#platform/comparison'
import type { Db } from '#platform/database'
import { instantsOf, type Range, type UnitRow, unitOf } from '#platform/period-figures'
import { homes } from './tables.ts'

/** What happened in a span, by unit and figure: the money for managers of finance alone. Each part has its index. */
export async function readUnits(
  db: Db,
  kind: SpanKind,
  span: Span,
  seesMoney: boolean,
): Promise<readonly UnitRow<ManagerFigure>[]> {
  const { from, until } = instantsOf(span)
  const money = sql`
    select 'sales' as figure, at, sales as value from commerce.fact_sales where at >= ${from} and at < ${until}
    union all
    select 'refunds', at, amount from commerce.fact_refunds where at >= ${from} and at < ${until}
    union all`
  const { rows } = await sql<{ figure: ManagerFigure; unit: number; value: string; count: number }>`
    select figure, ${unitOf(kind, span)} as unit, sum(value)::bigint as value, count(*)::int as count
      from (
        ${seesMoney ? money : sql``}
        select 'enrolments' as figure, enrolled_at as at, 1 as value from courses.fact_enrolments
          where enrolled_at >= ${from} and enrolled_at < ${until}
        union all
        select 'completions', completed_at, 1 from courses.fact_enrolments
          where completed_at >= ${from} and completed_at < ${until}
        union all
        select 'accounts', at, 1 from identity.fact_sign_ups where at >= ${from} and at < ${until}
      ) as happened
      group by 1, 2`.execute(homes(db))
  return rows.map((row) => ({ ...row, value: Number(row.value) }))
}

/** How many people were active in each unit of a span. In a day a person counts in the hour in which they first came. */
export async function readActive(
  db: Db,
  kind: SpanKind,
  span: Span,
): Promise<readonly UnitRow<ManagerFigure>[]> {
  const { rows } = await sql<{ unit: number; count: number }>`
    select ${unitOf(kind, span)} as unit, count(*)::int as count
      from identity.fact_active_days where day between ${span.start} and ${span.end} group by 1`.execute(
    homes(db),
  )
  return rows.map((row) => ({ ...row, figure: 'active', value: row.count }))
}

/** How many different people were active in a span. */
export async function countActive(db: Db, { start, end }: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct person_id)::int as count
      from identity.fact_active_days where day between ${start} and ${end}`.execute(homes(db))
  return rows[0]?.count ?? 0
}

/** Sales without tax since the start of a day. */
export async function salesSince(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ sales: string }>`
    select coalesce(sum(sales), 0)::bigint as sales
      from commerce.fact_sales where at >= ${instantAt(day)}`.execute(homes(db))
  return Number(rows[0]?.sales ?? 0)
}

const mostBest = 5

interface BestRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly teacher: string
  readonly category: string
  readonly category_title: string
  readonly palette: string
  readonly cover_file_id: string | null
  readonly sales: string
  readonly count: number
  readonly before: string
  readonly count_before: number
  readonly enrolments: number
}

/** The courses that brought in most in a range, each with what it brought in the range before. */
export async function readBest(db: Db, now: Range, before: Range): Promise<readonly BestRow[]> {
  const { rows } = await sql<BestRow>`
    with best as (
      select item_id, sum(sales)::bigint as sales, count(*)::int as count
        from commerce.fact_sold_lines where kind = 'course' and at >= ${now.from} and at < ${now.until}
        group by item_id having sum(sales) > 0 order by 2 desc, 1 limit ${sql.lit(mostBest)}
    )
    select c.id, c.slug, c.title, p.name as teacher, c.category, k.title as category_title, k.palette,
           c.cover_file_id, best.sales, best.count, b.sales as before, b.count as count_before, e.enrolments
      from best
        join courses.known_courses c on c.id = best.item_id
        join courses.known_categories k on k.slug = c.category
        join identity.people p on p.id = c.owner_id,
        lateral (
          select coalesce(sum(sales), 0)::bigint as sales, count(*)::int as count from commerce.fact_sold_lines l
            where l.kind = 'course' and l.item_id = best.item_id and at >= ${before.from} and at < ${before.until}
        ) b,
        lateral (
          select count(*)::int as enrolments from courses.fact_enrolments f
            where f.course_id = best.item_id and enrolled_at >= ${now.from} and enrolled_at < ${now.until}
        ) e
      order by best.sales desc, c.id`.execute(homes(db))
  return rows
}

/** Sales of a range by field, the largest first; what is no course comes without one. */
export async function readFields(db: Db, { from, until }: Range) {
  const { rows } = await sql<{ slug: string | null; title: string | null; sales: string }>`
    select k.slug, k.title, sum(l.sales)::bigint as sales
      from commerce.fact_sold_lines l
        left join courses.known_courses c on l.kind = 'course' and c.id = l.item_id
        left join courses.known_categories k on k.slug = c.category
      where l.at >= ${from} and l.at < ${until}
      group by k.slug, k.title having sum(l.sales) > 0 order by 3 desc`.execute(homes(db))
  return rows.map((row) => ({ ...row, sales: Number(row.sales) }))
}
