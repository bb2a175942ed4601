import { sql } from 'kysely'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { catalogue } from '../catalogue/tables.ts'

/** All paths in their order, drafts too, with the titles of their courses. */
export const pathTable: ExportTable = {
  ...{ name: 'courses.paths', title: 'مسیرهای یادگیری' },
  of: { scope: 'content' },
  sheet: (db) =>
    querySheet(db, {
      title: 'مسیرهای یادگیری',
      file: 'paths',
      columns: [
        { head: 'مسیر', width: 36 },
        { head: 'رشته', width: 18 },
        { head: 'خلاصه', width: 60 },
        { head: 'دوره‌ها', width: 60 },
        ...dayColumns('انتشار'),
        ...dayColumns('آخرین تغییر'),
      ],
      rows: catalogue(db)
        .selectFrom('courses.paths as p')
        .innerJoin('courses.categories as k', 'k.slug', 'p.category')
        .select(['p.title', 'k.title as category', 'p.summary', 'p.published_at', 'p.changed_at'])
        .select(
          sql<string>`(
            select coalesce(string_agg(c.title, '، ' order by step.position), '')
            from courses.path_courses as step
            join courses.courses as c on c.id = step.course_id
            where step.path_id = p.id
          )`.as('courses'),
        ),
      order: [asc('p.position', 'integer'), asc('p.id')],
      line: (row) => [
        ...[row.title, row.category, row.summary, row.courses],
        ...dayCells(row.published_at),
        ...dayCells(row.changed_at),
      ],
    }),
}
