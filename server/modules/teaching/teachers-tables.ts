import { localMobile } from '@arvand/persian/mobile'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc, desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { teaching } from './tables.ts'

/** The courses of a teacher; who only assists reads one course at a time, as far as their rights go. */
const taught = (db: Db, teacherId: string) =>
  teaching(db)
    .selectFrom('courses.course_staff as t')
    .innerJoin('courses.known_courses as c', 'c.id', 't.course_id')
    .where('t.person_id', '=', teacherId)
    .where('t.role', '<>', 'assistant')

/** What stands in a teacher's courses, course by course. */
export const teachersTables: readonly ExportTable[] = [
  {
    ...{ name: 'teaching.announcements', title: 'اطلاعیه‌های من' },
    of: 'teachers',
    sheet: (db, teacherId) =>
      querySheet(db, {
        title: 'اطلاعیه‌های من',
        file: 'my-announcements',
        columns: [
          { head: 'دوره', width: 36 },
          { head: 'گروه', width: 18 },
          { head: 'عنوان', width: 40 },
          { head: 'متن', width: 60 },
          { head: 'نویسنده', width: 26 },
          { head: 'منتشرشده', width: 10 },
          ...dayColumns('انتشار'),
        ],
        rows: taught(db, teacherId)
          .innerJoin('teaching.announcements as a', 'a.course_id', 't.course_id')
          .innerJoin('identity.people as p', 'p.id', 'a.author_id')
          .leftJoin('courses.course_cohorts as g', 'g.id', 'a.cohort_id')
          .select(['c.title as course', 'g.title as cohort', 'a.title', 'a.body', 'p.name', 'a.is_published'])
          .select('a.at'),
        order: [asc('a.course_id'), desc('a.at', 'instant'), desc('a.id')],
        line: (row) => [
          ...[row.course, row.cohort ?? '', row.title, row.body, row.name, row.is_published ? 'بله' : ''],
          ...dayCells(row.at),
        ],
      }),
  },
  {
    ...{ name: 'teaching.invitations', title: 'دعوت‌های باز من' },
    of: 'teachers',
    sheet: (db, teacherId) =>
      querySheet(db, {
        title: 'دعوت‌های باز من',
        file: 'my-invitations',
        columns: [
          { head: 'دوره', width: 36 },
          { head: 'موبایل', width: 16 },
          { head: 'گروه', width: 18 },
          ...dayColumns('دعوت'),
        ],
        rows: taught(db, teacherId)
          .innerJoin('teaching.open_invitations as i', 'i.course_id', 't.course_id')
          .leftJoin('courses.course_cohorts as g', 'g.id', 'i.cohort_id')
          .select(['c.title', 'i.mobile', 'g.title as cohort', 'i.at']),
        order: [asc('i.course_id'), desc('i.at', 'instant'), desc('i.id')],
        line: (row) => [row.title, localMobile(row.mobile), row.cohort ?? '', ...dayCells(row.at)],
      }),
  },
  {
    ...{ name: 'teaching.submissions', title: 'تکلیف‌های تحویل‌شده به من' },
    of: 'teachers',
    sheet: (db, teacherId) =>
      querySheet(db, {
        title: 'تکلیف‌های تحویل‌شده به من',
        file: 'my-submissions',
        columns: [
          { head: 'دوره', width: 36 },
          { head: 'تکلیف', width: 36 },
          { head: 'دانشجو', width: 28 },
          { head: 'بار', width: 8 },
          ...dayColumns('تحویل'),
          { head: 'دیرتر از مهلت', width: 14 },
          { head: 'در انتظار تصحیح', width: 16 },
          { head: 'نمره', width: 10 },
          { head: 'بازخورد', width: 40 },
        ],
        stickyColumns: 3,
        rows: taught(db, teacherId)
          .innerJoin('courses.course_lessons as l', 'l.course_id', 't.course_id')
          .innerJoin('teaching.submissions as s', 's.lesson_id', 'l.id')
          .innerJoin('courses.learners as e', 'e.id', 's.enrolment_id')
          .innerJoin('identity.people as p', 'p.id', 'e.person_id')
          .leftJoin('teaching.marks as m', 'm.submission_id', 's.id')
          .select(['c.title as course', 'l.title as lesson', 'p.name', 's.number', 's.at', 's.late'])
          .select(['s.is_waiting', 'm.points', 'm.comment']),
        order: [asc('s.lesson_id'), asc('s.at', 'instant'), asc('s.id')],
        line: (row) => [
          ...[row.course, row.lesson, row.name, row.number, ...dayCells(row.at)],
          ...[row.late ? 'بله' : '', row.is_waiting ? 'بله' : ''],
          ...[row.points === null ? null : row.points / 100, row.comment ?? ''],
        ],
      }),
  },
]
