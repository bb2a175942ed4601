import type { SalesPart } from '@arvand/contracts/panel/manage-sales'
import { type RawBuilder, sql } from 'kysely'
import type { Range } from '#platform/period-figures'

/** A part of the sales of a period, against the one before. */
export interface SoldPart {
  readonly key: string
  readonly sales: number
  readonly count: number
  readonly before: number
  readonly countBefore: number
  readonly share: number | null
}

/**
 * What was sold in a range of time as rows of `key`, `sales`, `count` and `share`, for each way to split it. Where the
 * parts are whole (all but off codes), their sales add up to the sales of the range.
 */
export const soldBy: Readonly<Record<SalesPart, (range: Range, field?: string) => RawBuilder<unknown>>> = {
  item: ({ from, until }, field) => sql`
    select case when l.kind = 'course' then l.item_id::text else l.kind end as key, l.sales, l.quantity as count,
        null::bigint as share
      from commerce.fact_sold_lines l
      where l.at >= ${from} and l.at < ${until} ${
        field
          ? sql`and l.kind = 'course'
              and l.item_id in (select id from courses.known_courses where category = ${field})`
          : sql``
      }`,
  // A line of several teachers is divided by their shares; what rounding leaves falls to the last of them.
  teacher: ({ from, until }) => sql`
    select coalesce(person_id::text, '') as key,
        case when person_id is null then sales
          else (div(sales * upto, whole) - div(sales * (upto - amount), whole))::bigint end as sales,
        quantity as count, coalesce(amount, 0) as share
      from (
        select l.sales, l.quantity, s.person_id, s.amount, sum(s.amount) over of_line as whole,
            sum(s.amount) over (of_line order by s.person_id) as upto
          from commerce.fact_sold_lines l
            left join commerce.fact_shares s on s.line_id = l.line_id and s.amount > 0
          where l.at >= ${from} and l.at < ${until}
          window of_line as (partition by l.line_id)
      ) as earned`,
  field: ({ from, until }) => sql`
    select coalesce(c.category, '') as key, l.sales, l.quantity as count, null::bigint as share
      from commerce.fact_sold_lines l
        left join courses.known_courses c on l.kind = 'course' and c.id = l.item_id
      where l.at >= ${from} and l.at < ${until}`,
  offCode: ({ from, until }) => sql`
    select off_code_id::text as key, sales, 1 as count, discount as share
      from commerce.fact_sales
      where at >= ${from} and at < ${until} and off_code_id is not null`,
}
