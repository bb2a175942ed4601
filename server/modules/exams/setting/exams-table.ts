import { sql } from 'kysely'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc, desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { exams } from '../tables.ts'

/** The exams of a teacher's courses, course by course, the newest first. */
export const examTable: ExportTable = {
  ...{ name: 'exams.exams', title: 'آزمون‌های من' },
  of: 'teachers',
  sheet: (db, teacherId) =>
    querySheet(db, {
      title: 'آزمون‌های من',
      file: 'my-exams',
      columns: [
        { head: 'دوره', width: 36 },
        { head: 'آزمون', width: 36 },
        { head: 'آغازشده', width: 10 },
        { head: 'تحویل‌شده', width: 10 },
        ...dayColumns('انتشار'),
        ...dayColumns('شروع'),
        ...dayColumns('پایان'),
      ],
      rows: exams(db)
        .selectFrom('courses.course_staff as t')
        .innerJoin('exams.exams as e', 'e.course_id', 't.course_id')
        .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
        .select(['c.title as course', 'e.title as exam', 'e.published_at', 'e.opens_at', 'e.closes_at'])
        .select(
          sql<{ started: number; submitted: number }>`(
            select json_build_object('started', count(*), 'submitted', count(h.submitted_at))
            from exams.attempts a join exams.attempt_heads h on h.attempt_id = a.id where a.exam_id = e.id
          )`.as('attempts'),
        )
        .where('t.person_id', '=', teacherId)
        .where('t.role', '<>', 'assistant'),
      order: [asc('e.course_id'), desc('e.created_at', 'instant'), desc('e.id')],
      line: ({ course, exam, attempts, ...row }) => [
        ...[course, exam, attempts.started, attempts.submitted],
        ...dayCells(row.published_at),
        ...dayCells(row.opens_at),
        ...dayCells(row.closes_at),
      ],
    }),
}
