import { reportReasonWords } from '@arvand/contracts/state-words/discussion'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { discussion } from './tables.ts'

const verdicts = { removed: 'حذف شد', kept: 'باقی ماند' } as const

/** All reports with what managers decided, the oldest first. */
export const reportTable: ExportTable = {
  name: 'discussion.reports',
  title: 'گزارش‌های تخلف',
  of: { scope: 'content' },
  sheet: (db) =>
    querySheet(db, {
      title: 'گزارش‌ها',
      file: 'reports',
      columns: [
        { head: 'کجا', width: 36 },
        { head: 'نویسنده', width: 26 },
        { head: 'نوشته', width: 60 },
        { head: 'گزارش‌دهنده', width: 26 },
        { head: 'دلیل', width: 26 },
        { head: 'توضیح', width: 40 },
        ...dayColumns('گزارش'),
        { head: 'تصمیم', width: 14 },
        { head: 'مدیر', width: 26 },
        ...dayColumns('تصمیم'),
      ],
      rows: discussion(db)
        .selectFrom('discussion.reports as r')
        .innerJoin('discussion.comments as c', 'c.id', 'r.comment_id')
        .innerJoin('discussion.threads as t', 't.id', 'c.thread_id')
        .innerJoin('identity.people as author', 'author.id', 'c.author_id')
        .innerJoin('identity.people as person', 'person.id', 'r.person_id')
        .leftJoin('discussion.settlements as s', 's.id', 'r.settlement_id')
        .leftJoin('identity.people as manager', 'manager.id', 's.by_id')
        .select([
          't.title',
          'author.name as author',
          'c.body',
          'person.name as reporter',
          'r.reason',
          'r.text',
        ])
        .select(['r.at', 's.verdict', 'manager.name as manager', 's.at as settled_at']),
      order: [asc('r.id')],
      line: (row) => [
        row.title,
        row.author,
        row.body,
        row.reporter,
        reportReasonWords[row.reason],
        row.text ?? '',
        ...dayCells(row.at),
        row.verdict ? verdicts[row.verdict] : '',
        row.manager ?? '',
        ...dayCells(row.settled_at),
      ],
    }),
}
