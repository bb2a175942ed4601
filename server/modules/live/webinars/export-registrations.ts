import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { live } from '../tables.ts'

const states: Readonly<Record<string, string>> = {
  waiting: 'فهرست انتظار',
  'pending-payment': 'در انتظار پرداخت',
  confirmed: 'ثبت‌نام‌شده',
  attended: 'حاضر',
  certified: 'گواهی گرفته',
  absent: 'غایب',
  cancelled: 'لغوشده',
}

/** All registrations of webinars, the oldest first. */
export const registrationTable: ExportTable = {
  name: 'live.registrations',
  title: 'ثبت‌نام‌های وبینارها',
  of: { scope: 'content' },
  sheet: (db) =>
    querySheet(db, {
      title: 'ثبت‌نام‌های وبینارها',
      file: 'registrations',
      columns: [
        { head: 'وبینار', width: 40 },
        ...dayColumns('برگزاری'),
        { head: 'نام', width: 28 },
        { head: 'وضعیت', width: 18 },
        { head: 'پرداخت‌شده (تومان)', width: 18 },
        ...dayColumns('ثبت‌نام'),
      ],
      rows: live(db)
        .selectFrom('live.registrations as r')
        .innerJoin('live.webinars as w', 'w.id', 'r.webinar_id')
        .innerJoin('identity.people as p', 'p.id', 'r.person_id')
        .select(['w.title', 'w.starts_at', 'p.name', 'r.state', 'r.paid', 'r.queued_at']),
      order: [asc('r.id')],
      line: (row) => [
        row.title,
        ...dayCells(row.starts_at),
        row.name,
        states[row.state] ?? row.state,
        Number(row.paid) / 10,
        ...dayCells(row.queued_at),
      ],
    }),
}
