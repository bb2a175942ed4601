import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { certificates } from './tables.ts'

const reasons = {
  completed: 'پایان دوره',
  passed: 'قبولی در آزمون',
  attended: 'حضور در وبینار',
  'by-hand': 'دستی',
} as const

const issued = (db: Db) =>
  certificates(db)
    .selectFrom('certificates.certificates as c')
    .select(['c.code', 'c.holder', 'c.title', 'c.teacher', 'c.hours', 'c.grade', 'c.reason'])
    .select(['c.issued_at', 'c.expires_at', 'c.revoked_at', 'c.revoked_reason'])

/** All certificates that were issued, the oldest first. */
export const certificateTable: ExportTable = {
  ...{ name: 'certificates.issued', title: 'گواهی‌های صادرشده' },
  of: { scope: 'exams' },
  sheet: (db) => sheetOf(db, issued(db)),
}

/** The certificates of a teacher's courses and webinars, the oldest first. */
export const taughtCertificateTable: ExportTable = {
  ...{ name: 'certificates.taught', title: 'گواهی‌های دوره‌ها و وبینارهای من' },
  of: 'teachers',
  sheet: (db, teacherId) =>
    sheetOf(
      db,
      issued(db).where(
        sql<boolean>`c.template_id in (
          select t.id from certificates.templates t
          join courses.course_staff s on s.course_id = t.item_id and s.role <> 'assistant'
          where t.kind = 'course' and s.person_id = ${teacherId}
          union all
          select t.id from certificates.templates t
          join live.known_webinars w on w.id = t.item_id
          where t.kind = 'webinar' and w.owner_id = ${teacherId}
        )`,
      ),
    ),
}

const sheetOf = (db: Db, rows: ReturnType<typeof issued>) =>
  querySheet(db, {
    title: 'گواهی‌ها',
    file: 'certificates',
    columns: [
      { head: 'کد', width: 20 },
      { head: 'دارنده', width: 28 },
      { head: 'عنوان', width: 40 },
      { head: 'مدرس', width: 26 },
      { head: 'ساعت', width: 8 },
      { head: 'نمره (٪)', width: 10 },
      { head: 'علت', width: 16 },
      ...dayColumns('صدور'),
      ...dayColumns('پایان اعتبار'),
      ...dayColumns('ابطال'),
      { head: 'علت ابطال', width: 30 },
    ],
    stickyColumns: 1,
    rows,
    order: [asc('c.id')],
    line: (row) => [
      row.code,
      row.holder,
      row.title,
      row.teacher,
      row.hours,
      row.grade === null ? null : row.grade / 100,
      reasons[row.reason],
      ...dayCells(row.issued_at),
      ...dayCells(row.expires_at),
      ...dayCells(row.revoked_at),
      row.revoked_reason ?? '',
    ],
  })
