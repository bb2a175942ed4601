import type { Input } from '@arvand/contracts/endpoint'
import {
  type listTaughtSales as list,
  type showTaughtSales as show,
  type TaughtFigure,
  taughtFigure,
} from '@arvand/contracts/teacher/sales'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Comparison, Span, SpanKind } from '#platform/comparison'
import type { Db } from '#platform/database'
import { asc, desc, type Keyed, keysetSql, pageOf, readCursor } from '#platform/keyset'
import {
  comparisonNow,
  figureOf,
  instantsOf,
  passedRange,
  periodReply,
  type Range,
  type UnitRow,
  unitOf,
} from '#platform/period-figures'
import { analysis } from '../tables.ts'

/**
 * What a teacher's courses brought them in a range of time, and who enrolled in them: a row each. Whoever was brought by
 * a mobile counts once they open the course, so that no count tells whether a mobile has an account.
 */
const happened = (teacherId: string, { from, until }: Range) => sql`
  select t.course_id, l.at, s.amount - s.refunded as income, l.quantity as sold, 0 as enrolments
    from courses.taught_courses as t
    join commerce.fact_sold_lines as l on l.kind = 'course' and l.item_id = t.course_id
    join commerce.fact_shares as s on s.line_id = l.line_id and s.person_id = t.teacher_id and s.amount > 0
    where t.teacher_id = ${teacherId} and l.at >= ${from} and l.at < ${until}
  union all
  select t.course_id, e.enrolled_at, 0, 0, 1
    from courses.taught_courses as t
    join courses.learners as e on e.course_id = t.course_id
    where t.teacher_id = ${teacherId} and e.enrolled_at >= ${from} and e.enrolled_at < ${until}
      and e.opened_at is not null`

type Sums = Readonly<Record<TaughtFigure, string>>

async function readUnits(db: Db, kind: SpanKind, span: Span, teacherId: string) {
  const { rows } = await sql<Sums & { unit: number }>`
    select ${unitOf(kind, span)} as unit,
      sum(income)::bigint as income, sum(sold)::bigint as sold, sum(enrolments)::bigint as enrolments
    from (${happened(teacherId, instantsOf(span))}) as happened
    group by 1`.execute(analysis(db))
  return rows.flatMap((row): UnitRow<TaughtFigure>[] =>
    taughtFigure.options.map((figure) => ({
      ...{ figure, unit: row.unit, value: Number(row[figure]) },
      // How many sales a sum of money has.
      count: Number(row[figure === 'income' ? 'sold' : figure]),
    })),
  )
}

/** A teacher's income by courses, sales and enrolments of a period against the one before. */
export async function showTaughtSales(
  db: Db,
  clock: Clock,
  { period, to }: Input<typeof show>,
  teacherId: string,
) {
  const comparison = comparisonNow(clock, period, to)
  const { kind, now, before } = comparison
  const [units, unitsBefore] = await Promise.all([
    readUnits(db, kind, now, teacherId),
    readUnits(db, kind, before, teacherId),
  ])
  return {
    period: periodReply(comparison),
    figures: taughtFigure.options.map((figure) => figureOf(comparison, figure, units, unitsBefore)),
  }
}

interface CourseRow extends Sums {
  readonly course_id: string
  readonly title: string
  readonly learners: number
  readonly income_before: string
  readonly sold_before: string
  readonly enrolments_before: string
}

export type TaughtCourse = CourseRow & Keyed

const mostEarned = [desc(sql`course.income`, 'integer'), asc(sql`course.course_id`)]

/** A page, or so many, of a teacher's courses after these values of the order, those that brought most in the period first. */
export async function readTaughtCourses(
  db: Db,
  comparison: Comparison,
  teacherId: string,
  after: readonly unknown[] | null,
  most?: number,
): Promise<readonly TaughtCourse[]> {
  const { key, where, order, limit } = keysetSql(mostEarned, after, most)
  const { rows } = await sql<TaughtCourse>`
    select course.*, ${key} as keyset
    from (
      select t.course_id, t.title, t.learners, ${sumsOf('now')}, ${sumsOf('before')}
      from courses.taught_courses as t
      left join (
        select now.*, true as is_now from (${happened(teacherId, passedRange(comparison, comparison.now))}) as now
        union all
        select before.*, false
          from (${happened(teacherId, passedRange(comparison, comparison.before))}) as before
      ) as happened on happened.course_id = t.course_id
      where t.teacher_id = ${teacherId}
      group by t.course_id, t.title, t.learners
    ) as course
    where ${where} order by ${order} limit ${limit}`.execute(analysis(db))
  return rows
}

export async function listTaughtSales(
  db: Db,
  clock: Clock,
  { period, to, cursor }: Input<typeof list>,
  teacherId: string,
) {
  const comparison = comparisonNow(clock, period, to)
  const order = `${comparison.kind} ${comparison.now.end}`
  const after = readCursor(mostEarned, cursor, order)
  const rows = await readTaughtCourses(db, comparison, teacherId, after)
  const { items, nextCursor } = pageOf<CourseRow>(rows, order)
  return { items: items.map(shown), nextCursor }
}

const sumsOf = (which: 'now' | 'before') =>
  sql.join(
    taughtFigure.options.map((figure) => {
      const filter = which === 'now' ? sql`happened.is_now` : sql`not happened.is_now`
      const name = which === 'now' ? figure : `${figure}_before`
      return sql`coalesce(sum(happened.${sql.ref(figure)}) filter (where ${filter}), 0)::bigint as ${sql.ref(name)}`
    }),
  )

const shown = (row: CourseRow) => ({
  ...{ courseId: row.course_id, title: row.title, learners: row.learners },
  ...{ income: Number(row.income), sold: Number(row.sold), enrolments: Number(row.enrolments) },
  before: {
    income: Number(row.income_before),
    sold: Number(row.sold_before),
    enrolments: Number(row.enrolments_before),
  },
})
