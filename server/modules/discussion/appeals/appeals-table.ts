import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { discussion } from '../tables.ts'

const verdicts = { restored: 'برگردانده شد', refused: 'رد شد' } as const

/** All appeals with what managers decided, the oldest first. */
export const appealTable: ExportTable = {
  name: 'discussion.appeals',
  title: 'درخواست‌های بازبینی',
  of: { scope: 'content' },
  sheet: (db) =>
    querySheet(db, {
      title: 'درخواست‌های بازبینی',
      file: 'appeals',
      columns: [
        { head: 'کجا', width: 36 },
        { head: 'نویسنده', width: 26 },
        { head: 'نوشتهٔ حذف‌شده', width: 60 },
        { head: 'حذف‌کننده', width: 26 },
        ...dayColumns('حذف'),
        { head: 'درخواست نویسنده', width: 60 },
        ...dayColumns('درخواست'),
        { head: 'تصمیم', width: 16 },
        { head: 'دلیل', width: 40 },
        { head: 'مدیر', width: 26 },
        ...dayColumns('تصمیم'),
      ],
      rows: discussion(db)
        .selectFrom('discussion.appeals as a')
        .innerJoin('discussion.settlements as s', 's.id', 'a.settlement_id')
        .innerJoin('discussion.comments as c', 'c.id', 's.comment_id')
        .innerJoin('discussion.threads as t', 't.id', 'c.thread_id')
        .innerJoin('identity.people as author', 'author.id', 'c.author_id')
        .innerJoin('identity.people as remover', 'remover.id', 's.by_id')
        .leftJoin('identity.people as manager', 'manager.id', 'a.decided_by')
        .select([
          't.title',
          'author.name as author',
          'c.body',
          'remover.name as remover',
          's.at as removed_at',
        ])
        .select(['a.text', 'a.at', 'a.verdict', 'a.reason', 'manager.name as manager', 'a.decided_at']),
      order: [asc('a.settlement_id')],
      line: (row) => [
        row.title,
        row.author,
        row.body,
        row.remover,
        ...dayCells(row.removed_at),
        row.text,
        ...dayCells(row.at),
        row.verdict ? verdicts[row.verdict] : '',
        row.reason ?? '',
        row.manager ?? '',
        ...dayCells(row.decided_at),
      ],
    }),
}
