import { meetStateWords } from '@arvand/contracts/state-words/meets'
import { formatTime } from '@arvand/persian/format-date'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { live } from '../tables.ts'
import { meetStates } from './meet-states.ts'

/** The meets of a teacher, the latest first. */
export const meetsTable: ExportTable = {
  name: 'live.meets',
  title: 'جلسه‌های خصوصی من',
  of: 'teachers',
  sheet: (db, teacherId) =>
    querySheet(db, {
      title: 'جلسه‌های خصوصی من',
      file: 'my-meets',
      columns: [
        ...dayColumns('جلسه'),
        { head: 'ساعت', width: 8 },
        { head: 'مدت (دقیقه)', width: 12 },
        { head: 'شرکت‌کننده', width: 28 },
        { head: 'وضعیت', width: 18 },
        { head: 'پرداخت‌شده (تومان)', width: 18 },
      ],
      rows: live(db)
        .selectFrom('live.meets as m')
        .innerJoin('identity.people as p', 'p.id', 'm.learner_id')
        .select(['m.starts_at', 'm.minutes', 'p.name', 'm.state', 'm.paid'])
        .where('m.teacher_id', '=', teacherId),
      order: [desc('m.starts_at', 'instant'), desc('m.id')],
      line: (row) => [
        ...dayCells(row.starts_at),
        formatTime(row.starts_at),
        row.minutes,
        row.name,
        meetStateWords[meetStates[row.state]],
        row.paid / 10,
      ],
    }),
}
