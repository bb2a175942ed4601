import { departmentWords, ticketStateWords } from '@arvand/contracts/state-words/support'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { support } from './tables.ts'

/** All tickets, the oldest first. */
export const ticketTable: ExportTable = {
  name: 'support.tickets',
  title: 'تیکت‌ها و پیام‌های تماس',
  of: { scope: 'support' },
  sheet: (db) =>
    querySheet(db, {
      title: 'تیکت‌ها',
      file: 'tickets',
      columns: [
        { head: 'شماره', width: 10, hasPlainNumbers: true },
        { head: 'موضوع', width: 40 },
        { head: 'بخش', width: 20 },
        { head: 'فوری', width: 8 },
        { head: 'فرستنده', width: 26 },
        { head: 'راه تماس', width: 26 },
        { head: 'وضعیت', width: 16 },
        { head: 'مسئول', width: 26 },
        ...dayColumns('فرستاده‌شده'),
        ...dayColumns('آخرین تغییر'),
        { head: 'امتیاز', width: 8 },
      ],
      stickyColumns: 1,
      rows: support(db)
        .selectFrom('support.tickets as t')
        .leftJoin('identity.people as p', 'p.id', 't.assignee_id')
        .select(['t.number', 't.subject', 't.department', 't.priority', 't.name', 't.reply_to', 't.state'])
        .select(['p.name as assignee', 't.created_at', 't.updated_at', 't.rating']),
      order: [asc('t.id')],
      line: (row) => [
        Number(row.number),
        row.subject,
        departmentWords[row.department],
        row.priority === 'urgent' ? 'بله' : '',
        row.name,
        row.reply_to,
        ticketStateWords[row.state],
        row.assignee ?? '',
        ...dayCells(row.created_at),
        ...dayCells(row.updated_at),
        row.rating,
      ],
    }),
}
