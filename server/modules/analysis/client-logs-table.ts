import { formatTime } from '@arvand/persian/format-date'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { analysis } from './tables.ts'

/** What went wrong in browsers, the newest first. */
export const clientLogTable: ExportTable = {
  ...{ name: 'analysis.client-logs', title: 'خطاهای مرورگر' },
  of: { scope: 'settings' },
  sheet: (db) =>
    querySheet(db, {
      title: 'خطاهای مرورگر',
      file: 'client-logs',
      columns: [
        ...dayColumns('روز'),
        { head: 'ساعت', width: 8 },
        { head: 'شدت', width: 10 },
        { head: 'خطا', width: 60 },
        { head: 'صفحه', width: 40 },
        { head: 'مرورگر', width: 60 },
        { head: 'جای خطا', width: 60 },
      ],
      rows: analysis(db)
        .selectFrom('analysis.client_logs')
        .select(['at', 'level', 'message', 'path', 'user_agent', 'stack']),
      order: [desc('at', 'instant'), desc('id')],
      line: (row) => [
        ...[...dayCells(row.at), formatTime(row.at), row.level === 'error' ? 'خطا' : 'هشدار'],
        ...[row.message, row.path ?? '', row.user_agent, row.stack ?? ''],
      ],
    }),
}
