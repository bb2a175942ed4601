import { companySizeWords } from '@arvand/contracts/state-words/careers'
import { sql } from 'kysely'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { careers } from '../tables.ts'

const states = { waiting: 'در انتظار تأیید', accepted: 'تأییدشده', returned: 'نیازمند اصلاح' } as const
/** All companies with how many jobs they have offered, the oldest first. */
export const companyTable: ExportTable = {
  name: 'careers.companies',
  title: 'شرکت‌ها',
  of: { scope: 'people' },
  sheet: (db) =>
    querySheet(db, {
      title: 'شرکت‌ها',
      file: 'companies',
      columns: [
        { head: 'نام', width: 30 },
        { head: 'زمینه', width: 24 },
        { head: 'شهر', width: 16 },
        { head: 'اندازه', width: 18 },
        { head: 'وب‌سایت', width: 30 },
        { head: 'وضعیت', width: 18 },
        { head: 'آگهی', width: 8 },
        ...dayColumns('معرفی'),
        ...dayColumns('آخرین تصمیم'),
      ],
      stickyColumns: 1,
      rows: careers(db)
        .selectFrom('careers.companies as c')
        .select(['c.name', 'c.field', 'c.city', 'c.size', 'c.website', 'c.state'])
        .select(['c.proposed_at', 'c.state_at'])
        .select(
          sql<number>`(select count(*)::integer from careers.jobs as j where j.company_id = c.id)`.as('jobs'),
        ),
      order: [asc('c.id')],
      line: (row) => [
        row.name,
        row.field,
        row.city,
        companySizeWords[row.size],
        row.website,
        states[row.state],
        row.jobs,
        ...dayCells(row.proposed_at),
        ...dayCells(row.state === 'waiting' ? null : row.state_at),
      ],
    }),
}
