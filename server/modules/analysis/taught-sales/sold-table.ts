import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { analysis } from '../tables.ts'

/** What was sold of a teacher's courses and what of it is theirs, sale by sale, the oldest first; no buyers. */
export const soldTable: ExportTable = {
  name: 'analysis.sold',
  title: 'فروش دوره‌های من',
  of: 'teachers',
  sheet: (db, teacherId) =>
    querySheet(db, {
      title: 'فروش دوره‌های من',
      file: 'my-sales',
      columns: [
        { head: 'دوره', width: 40 },
        ...dayColumns('فروش'),
        { head: 'تعداد', width: 8 },
        { head: 'سهم من (تومان)', width: 18 },
        { head: 'برگشت‌خورده (تومان)', width: 20 },
      ],
      stickyColumns: 1,
      rows: analysis(db)
        .selectFrom('courses.taught_courses as t')
        .innerJoin('courses.known_courses as c', 'c.id', 't.course_id')
        .innerJoin('commerce.fact_sold_lines as l', (on) =>
          on.onRef('l.item_id', '=', 't.course_id').on('l.kind', '=', 'course'),
        )
        .innerJoin('commerce.fact_shares as s', (on) =>
          on.onRef('s.line_id', '=', 'l.line_id').onRef('s.person_id', '=', 't.teacher_id'),
        )
        .select(['c.title', 'l.at', 'l.quantity', 's.amount', 's.refunded', 'l.line_id'])
        .where('t.teacher_id', '=', teacherId)
        .where('s.amount', '>', 0),
      order: [asc('l.at', 'instant'), asc('l.line_id')],
      line: ({ title, at, quantity, amount, refunded }) => [
        ...[title, ...dayCells(at), quantity, Number(amount) / 10, Number(refunded) / 10],
      ],
    }),
}
