import { sql } from 'kysely'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { exams } from '../../tables.ts'

/** A teacher's groups of sample questions, the newest first. */
export const practiceGroupTable: ExportTable = {
  ...{ name: 'exams.practice-groups', title: 'نمونه‌سؤال‌های من' },
  of: 'teachers',
  sheet: (db, teacherId) =>
    querySheet(db, {
      title: 'نمونه‌سؤال‌های من',
      file: 'my-sample-questions',
      columns: [
        { head: 'عنوان', width: 40 },
        { head: 'رشته', width: 18 },
        { head: 'سؤال', width: 10 },
        { head: 'تمرین‌کننده', width: 12 },
        { head: 'قیمت (تومان)', width: 16 },
        ...dayColumns('ساخت'),
        ...dayColumns('انتشار'),
      ],
      rows: exams(db)
        .selectFrom('exams.practice_groups as g')
        .leftJoin('courses.known_categories as k', 'k.slug', 'g.category')
        .select(['g.title', 'k.title as category', 'g.price', 'g.created_at', 'g.published_at'])
        .select(sql<number>`cardinality(g.question_ids)`.as('questions'))
        .select(
          sql<number>`(select count(distinct a.person_id)::integer from exams.practice_answers a
            where a.group_id = g.id)`.as('people'),
        )
        .where('g.owner_id', '=', teacherId),
      order: [desc('g.created_at', 'instant'), desc('g.id')],
      line: (row) => [
        ...[row.title, row.category ?? '', row.questions, row.people, row.price / 10],
        ...dayCells(row.created_at),
        ...dayCells(row.published_at),
      ],
    }),
}
