import { jobKindWords } from '@arvand/contracts/state-words/careers'
import { sql } from 'kysely'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { careers } from '../tables.ts'

/** All jobs with how many have applied, the oldest first. */
export const jobTable: ExportTable = {
  name: 'careers.jobs',
  title: 'آگهی‌های شغلی',
  of: { scope: 'people' },
  sheet: (db) =>
    querySheet(db, {
      title: 'آگهی‌های شغلی',
      file: 'jobs',
      columns: [
        { head: 'عنوان', width: 36 },
        { head: 'شرکت', width: 28 },
        { head: 'نوع', width: 14 },
        { head: 'شهر', width: 16 },
        { head: 'دورکاری', width: 10 },
        { head: 'متقاضی', width: 10 },
        ...dayColumns('انتشار'),
        ...dayColumns('بسته شدن'),
      ],
      rows: careers(db)
        .selectFrom('careers.jobs as j')
        .innerJoin('careers.companies as c', 'c.id', 'j.company_id')
        .select(['j.title', 'c.name', 'j.kind', 'j.city', 'j.is_remote', 'j.published_at', 'j.closed_at'])
        .select(
          sql<number>`(select count(*)::integer from careers.applications as a
            where a.job_id = j.id and a.withdrawn_at is null)`.as('applicants'),
        ),
      order: [asc('j.id')],
      line: (row) => [
        row.title,
        row.name,
        jobKindWords[row.kind],
        row.city,
        row.is_remote ? 'بله' : '',
        row.applicants,
        ...dayCells(row.published_at),
        ...dayCells(row.closed_at),
      ],
    }),
}
