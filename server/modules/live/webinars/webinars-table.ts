import { webinarStateWords } from '@arvand/contracts/state-words/webinars'
import { formatTime } from '@arvand/persian/format-date'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { live } from '../tables.ts'

const webinars = (db: Db) =>
  live(db)
    .selectFrom('live.webinars as w')
    .innerJoin('identity.people as p', 'p.id', 'w.owner_id')
    .select(['w.title', 'p.name', 'w.starts_at', 'w.minutes', 'w.state', 'w.price', 'w.capacity'])
    .select(
      sql<number>`(select count(*)::integer from live.registrations r
        where r.webinar_id = w.id and r.state not in ('waiting', 'cancelled'))`.as('registered'),
    )

const sheetOf = (db: Db, title: string, rows: ReturnType<typeof webinars>) =>
  querySheet(db, {
    title,
    file: 'webinars',
    columns: [
      { head: 'وبینار', width: 40 },
      { head: 'مدرس', width: 26 },
      ...dayColumns('برگزاری'),
      { head: 'ساعت', width: 8 },
      { head: 'مدت (دقیقه)', width: 12 },
      { head: 'وضعیت', width: 18 },
      { head: 'قیمت (تومان)', width: 16 },
      { head: 'ظرفیت', width: 10 },
      { head: 'ثبت‌نام', width: 10 },
    ],
    stickyColumns: 1,
    rows,
    order: [desc('w.starts_at', 'instant'), desc('w.id')],
    line: (row) => [
      ...[row.title, row.name, ...dayCells(row.starts_at), formatTime(row.starts_at), row.minutes],
      ...[webinarStateWords[row.state], row.price / 10, row.capacity, row.registered],
    ],
  })

/** All webinars but drafts, the latest first. */
export const webinarTable: ExportTable = {
  ...{ name: 'live.webinars', title: 'وبینارها' },
  of: { scope: 'content' },
  sheet: (db) => sheetOf(db, 'وبینارها', webinars(db).where('w.state', '<>', 'draft')),
}

/** A teacher's own webinars, drafts too, the latest first. */
export const ownWebinarsTable: ExportTable = {
  ...{ name: 'live.own-webinars', title: 'وبینارهای من' },
  of: 'teachers',
  sheet: (db, teacherId) => sheetOf(db, 'وبینارهای من', webinars(db).where('w.owner_id', '=', teacherId)),
}
