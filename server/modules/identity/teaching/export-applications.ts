import { applicationStateWords } from '@arvand/contracts/state-words/teaching'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { applications } from './application-queries.ts'

/** All applications to teach, without national codes and Sheba numbers, the oldest first. */
export const applicationTable: ExportTable = {
  name: 'identity.applications',
  title: 'درخواست‌های تدریس',
  of: { scope: 'people' },
  sheet: (db) =>
    querySheet(db, {
      title: 'درخواست‌های تدریس',
      file: 'applications',
      columns: [
        { head: 'نام', width: 26 },
        { head: 'زمینه', width: 30 },
        { head: 'دربارهٔ خود', width: 60 },
        { head: 'وضعیت', width: 18 },
        { head: 'دلیل', width: 40 },
        ...dayColumns('ارسال'),
        ...dayColumns('تصمیم'),
      ],
      stickyColumns: 1,
      rows: applications(db)
        .innerJoin('identity.accounts as person', 'person.id', 'a.person_id')
        .select('person.name as name'),
      order: [asc('a.sent_at', 'instant'), asc('a.id')],
      line: (row) => [
        row.name,
        row.field,
        row.biography,
        applicationStateWords[row.state],
        row.reason ?? '',
        ...dayCells(row.sentAt),
        ...dayCells(row.verdictAt),
      ],
    }),
}
