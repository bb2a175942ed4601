import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { reviewing } from './tables.ts'

/** The reviews of all courses, hidden ones too, the oldest first. */
export const reviewTable: ExportTable = {
  name: 'courses.reviews',
  title: 'نظرهای دوره‌ها',
  of: { scope: 'content' },
  sheet: (db) =>
    querySheet(db, {
      title: 'نظرها',
      file: 'reviews',
      columns: [
        { head: 'دوره', width: 36 },
        { head: 'نویسنده', width: 26 },
        { head: 'امتیاز', width: 8 },
        { head: 'متن', width: 60 },
        { head: 'پاسخ مدرس', width: 40 },
        { head: 'پنهان', width: 8 },
        ...dayColumns('نوشته‌شده'),
      ],
      rows: reviewing(db)
        .selectFrom('courses.reviews as r')
        .innerJoin('courses.courses as c', 'c.id', 'r.course_id')
        .innerJoin('identity.people as p', 'p.id', 'r.person_id')
        .leftJoin('courses.review_replies as a', (on) =>
          on.onRef('a.course_id', '=', 'r.course_id').onRef('a.person_id', '=', 'r.person_id'),
        )
        .select(['c.title', 'p.name', 'r.stars', 'r.text', 'a.text as reply', 'r.hidden_at', 'r.at']),
      order: [asc('r.at', 'instant'), asc('r.course_id'), asc('r.person_id')],
      line: (row) => [
        row.title,
        row.name,
        row.stars,
        row.text,
        row.reply ?? '',
        row.hidden_at ? 'بله' : '',
        ...dayCells(row.at),
      ],
    }),
}
