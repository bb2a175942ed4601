import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { exams } from '../tables.ts'
import { candidateNumber } from './answer-to-mark.ts'
import { shownResult } from './list-results.ts'

/** The results of all exams of a teacher's courses; a number stands for a name where an exam hides names. */
export const resultsTable: ExportTable = {
  name: 'exams.results',
  title: 'نتایج آزمون‌های من',
  of: 'teachers',
  sheet: (db, teacherId) =>
    querySheet(db, {
      title: 'نتایج آزمون‌ها',
      file: 'my-exam-results',
      columns: [
        { head: 'دوره', width: 36 },
        { head: 'آزمون', width: 36 },
        { head: 'شرکت‌کننده', width: 28 },
        { head: 'تلاش', width: 8 },
        ...dayColumns('تحویل'),
        { head: 'نمره', width: 10 },
        { head: 'از', width: 10 },
        { head: 'در انتظار تصحیح', width: 16 },
        { head: 'نتیجه', width: 12 },
      ],
      stickyColumns: 3,
      rows: exams(db)
        .selectFrom('courses.course_staff as t')
        .innerJoin('exams.exams as e', 'e.course_id', 't.course_id')
        .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
        .innerJoin('exams.results as r', 'r.exam_id', 'e.id')
        .innerJoin('exams.attempts as a', 'a.id', 'r.attempt_id')
        .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
        .innerJoin('identity.people as p', 'p.id', 'a.person_id')
        .select(['c.title as course', 'e.title as exam', 'e.settings', 'p.name', 'a.number', 'a.started_at'])
        .select(['r.attempt_id', 'r.points', 'r.most', 'r.waiting'])
        .select(['h.submitted_at', 'h.submitted_by', candidateNumber.as('candidate')])
        .where('t.person_id', '=', teacherId)
        .where('t.role', '<>', 'assistant'),
      order: [asc('r.exam_id'), asc('r.attempt_id')],
      line: ({ course, exam, settings, ...row }) => {
        const { candidate, number, submittedAt, points, most, waiting, passed } = shownResult(row, settings)
        return [
          ...[course, exam, candidate.name ?? candidate.number, number, ...dayCells(submittedAt)],
          ...[points / 100, most / 100, waiting, passed === null ? null : passed ? 'قبول' : 'مردود'],
        ]
      },
    }),
}
