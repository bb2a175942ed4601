import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { taughtReviews } from './taught-reviews.ts'

/** The shown reviews of the courses in which a teacher may answer, the newest first. */
export const taughtReviewTable: ExportTable = {
  name: 'courses.taught-reviews',
  title: 'نظرهای دوره‌های من',
  of: 'teachers',
  sheet: (db, teacherId) =>
    querySheet(db, {
      title: 'نظرهای دوره‌های من',
      file: 'my-reviews',
      columns: [
        { head: 'دوره', width: 36 },
        { head: 'نویسنده', width: 26 },
        { head: 'امتیاز', width: 8 },
        { head: 'متن', width: 60 },
        { head: 'پاسخ', width: 40 },
        ...dayColumns('نوشته‌شده'),
      ],
      rows: taughtReviews(db, teacherId)
        .innerJoin('identity.people as p', 'p.id', 'r.person_id')
        .select(['c.title', 'p.name', 'r.stars', 'r.text', 'a.text as reply', 'r.at']),
      order: [desc('r.at', 'instant'), desc('r.course_id'), desc('r.person_id')],
      line: (row) => [row.title, row.name, row.stars, row.text, row.reply ?? '', ...dayCells(row.at)],
    }),
}
