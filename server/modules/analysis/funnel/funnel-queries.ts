import type { FunnelStage } from '@arvand/contracts/analysis/funnel'
import { sql } from 'kysely'
import type { Span, SpanKind } from '#platform/comparison'
import type { Db } from '#platform/database'
import { instantsOf, type UnitRow, unitOf } from '#platform/period-figures'
import { analysis } from '../tables.ts'
import { visitorsByHour } from './visitors-by-hour.ts'

/** What happened on the way to an enrolment in a span, by unit. Each part has an index by time. */
export async function readFunnel(
  db: Db,
  kind: SpanKind,
  span: Span,
): Promise<readonly UnitRow<FunnelStage>[]> {
  const [visits, happened] = await Promise.all([readVisitors(db, kind, span), readHappened(db, kind, span)])
  return [...visits, ...happened]
}

/** Of finished days as they were counted up, of today live. */
async function readVisitors(db: Db, kind: SpanKind, { start, end }: Span) {
  const unit = kind === 'day' ? sql<number>`hour::int` : sql<number>`(day - ${start}::date)`
  const { rows } = await sql<{ unit: number; visitors: number; course_visitors: number }>`
    select ${unit} as unit, sum(visitors)::int as visitors, sum(course_visitors)::int as course_visitors
    from (
      select day, hour, visitors, course_visitors
        from analysis.visitor_hours where day between ${start} and ${end}
      union all
      ${visitorsByHour(sql`(
        select day, hour, path, visitor from analysis.page_views where day between ${start} and ${end}
      ) as views`)}
    ) as visits
    group by 1`.execute(analysis(db))
  const rowOf = (figure: FunnelStage, { unit: at, value }: { unit: number; value: number }) => ({
    ...{ figure, unit: at, value, count: value },
  })
  return rows.flatMap((row) => [
    rowOf('visitors', { unit: row.unit, value: row.visitors }),
    rowOf('courseVisitors', { unit: row.unit, value: row.course_visitors }),
  ])
}

async function readHappened(db: Db, kind: SpanKind, span: Span) {
  const { from, until } = instantsOf(span)
  const { rows } = await sql<{ figure: FunnelStage; unit: number; count: number }>`
    select figure, ${unitOf(kind, span)} as unit, count(*)::int as count
      from (
        select 'accounts' as figure, at from identity.fact_sign_ups where at >= ${from} and at < ${until}
        union all
        select 'madeFactors', at from commerce.fact_factors where at >= ${from} and at < ${until}
        union all
        select 'factors', at from commerce.fact_sales where at >= ${from} and at < ${until}
        union all
        select 'enrolments', enrolled_at from courses.fact_enrolments
          where enrolled_at >= ${from} and enrolled_at < ${until}
      ) as happened
      group by 1, 2`.execute(analysis(db))
  return rows.map((row) => ({ ...row, value: row.count }))
}
