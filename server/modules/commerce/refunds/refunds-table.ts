import { refundStateWords } from '@arvand/contracts/state-words/refunds'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { commerce } from '../tables.ts'

/** All refunds with what managers decided, the oldest first. */
export const refundsTable: ExportTable = {
  ...{ name: 'commerce.refunds', title: 'بازپرداخت‌ها' },
  of: { scope: 'finance' },
  sheet: (db) =>
    querySheet(db, {
      title: 'بازپرداخت‌ها',
      file: 'refunds',
      columns: [
        { head: 'فاکتور', width: 14 },
        { head: 'خریدار', width: 28 },
        { head: 'مبلغ (تومان)', width: 16 },
        { head: 'دلیل', width: 40 },
        { head: 'وضعیت', width: 18 },
        ...dayColumns('درخواست'),
        { head: 'پاسخ', width: 40 },
        { head: 'مدیر', width: 26 },
        ...dayColumns('تصمیم'),
        ...dayColumns('واریز'),
      ],
      rows: commerce(db)
        .selectFrom('commerce.refunds as r')
        .innerJoin('commerce.factors as f', 'f.id', 'r.factor_id')
        .leftJoin('identity.contacts as manager', 'manager.person_id', 'r.decided_by')
        .select(['f.number', 'f.buyer', 'r.amount', 'r.reason', 'r.state', 'r.asked_at', 'r.answer'])
        .select(['manager.name as manager', 'r.decided_at', 'r.paid_at']),
      order: [asc('r.id')],
      line: (row) => [
        row.number ?? '',
        row.buyer.name,
        row.amount / 10,
        row.reason,
        refundStateWords[row.state],
        ...dayCells(row.asked_at),
        row.answer ?? '',
        row.manager ?? '',
        ...dayCells(row.decided_at),
        ...dayCells(row.paid_at),
      ],
    }),
}
