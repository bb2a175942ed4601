import { sql } from 'kysely'
import { querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { careers } from '../tables.ts'

/** The tree of skills with what proves each, and how many people and open jobs name it. */
export const skillTable: ExportTable = {
  ...{ name: 'careers.skills', title: 'مهارت‌ها' },
  of: { scope: 'people' },
  sheet: (db) =>
    querySheet(db, {
      title: 'مهارت‌ها',
      file: 'skills',
      columns: [
        { head: 'حوزه', width: 28 },
        { head: 'مهارت', width: 28 },
        { head: 'دوره‌هایی که تأییدش می‌کنند', width: 50 },
        { head: 'آزمون‌هایی که تأییدش می‌کنند', width: 50 },
        { head: 'افراد', width: 10 },
        { head: 'آگهی‌های باز', width: 12 },
      ],
      rows: careers(db)
        .selectFrom('careers.skills as s')
        .leftJoin('careers.skills as field', 'field.id', 's.parent_id')
        .select(['s.title', 'field.title as field'])
        .select(
          sql<string>`(
            select coalesce(string_agg(c.title, '، ' order by c.slug), '') from careers.skill_courses as tie
            join courses.catalogue as c on c.id = tie.course_id where tie.skill_id = s.id
          )`.as('courses'),
        )
        .select(
          sql<string>`(
            select coalesce(string_agg(e.title, '، ' order by e.id), '') from careers.skill_exams as tie
            join exams.known_exams as e on e.id = tie.exam_id where tie.skill_id = s.id
          )`.as('exams'),
        )
        .select(
          sql<number>`(select count(*)::integer from careers.person_skills own where own.skill_id = s.id)`.as(
            'people',
          ),
        )
        .select(
          sql<number>`(
            select count(*)::integer from careers.job_skills asked
            join careers.jobs j on j.id = asked.job_id
            where asked.skill_id = s.id and j.published_at is not null and j.closed_at is null
          )`.as('jobs'),
        ),
      order: [asc('s.id')],
      line: ({ title, field, courses, exams, people, jobs }) => [
        ...(field === null ? [title, ''] : [field, title]),
        ...[courses, exams, people, jobs],
      ],
    }),
}
