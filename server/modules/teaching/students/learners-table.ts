import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc, desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { teaching } from '../tables.ts'
import { stateTitles } from './export-students.ts'

/** The learners of all courses of a teacher, course by course, the newest first; no mobiles. */
export const learnersTable: ExportTable = {
  name: 'teaching.learners',
  title: 'دانشجویان من',
  of: 'teachers',
  sheet: (db, teacherId) =>
    querySheet(db, {
      title: 'دانشجویان من',
      file: 'my-learners',
      columns: [
        { head: 'دوره', width: 36 },
        { head: 'دانشجو', width: 28 },
        { head: 'گروه', width: 18 },
        { head: 'وضعیت', width: 18 },
        { head: 'پیشرفت (درصد)', width: 16 },
        ...dayColumns('ثبت‌نام'),
        ...dayColumns('آخرین بازدید'),
      ],
      stickyColumns: 2,
      rows: teaching(db)
        .selectFrom('courses.course_staff as t')
        .innerJoin('courses.learners as e', 'e.course_id', 't.course_id')
        .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
        .innerJoin('identity.people as p', 'p.id', 'e.person_id')
        .leftJoin('courses.course_cohorts as g', 'g.id', 'e.cohort_id')
        .select(['c.title', 'c.steps', 'p.name', 'g.title as cohort', 'e.state', 'e.distinct_steps as done'])
        .select(['e.enrolled_at as enrolledAt', 'e.seen_at as seenAt', 'e.first_opened_at as openedAt'])
        .where('t.person_id', '=', teacherId)
        .where('t.role', '<>', 'assistant')
        // Brought by a mobile and not opened yet: whose it is is not told.
        .where('e.opened_at', 'is not', null),
      order: [asc('e.course_id'), desc('e.enrolled_at', 'instant'), desc('e.id')],
      line: ({ title, steps, name, cohort, state, done, enrolledAt, seenAt, openedAt }) => [
        ...[title, name, cohort, stateTitles[state]],
        steps === 0 ? 0 : Math.min(100, Math.floor((100 * done) / steps)),
        ...dayCells(enrolledAt),
        ...dayCells(openedAt ? seenAt : null),
      ],
    }),
}
