import { localMobile } from '@arvand/persian/mobile'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { commerce } from '../tables.ts'

/** The payments of which a bank has not said whether it has the money, the newest first. */
export const doubtfulTable: ExportTable = {
  ...{ name: 'commerce.doubtful-payments', title: 'پرداخت‌های نامشخص' },
  of: { scope: 'finance' },
  sheet: (db) =>
    querySheet(db, {
      title: 'پرداخت‌های نامشخص',
      file: 'doubtful-payments',
      columns: [
        { head: 'پرداخت‌کننده', width: 28 },
        { head: 'موبایل', width: 16 },
        { head: 'مبلغ (تومان)', width: 16 },
        { head: 'درگاه', width: 12 },
        { head: 'شناسه نزد درگاه', width: 40 },
        { head: 'بارهای پرسیدن از بانک', width: 20 },
        ...dayColumns('آغاز'),
        ...dayColumns('پرسش بعدی'),
      ],
      rows: commerce(db)
        .selectFrom('commerce.payments as p')
        .leftJoin('identity.contacts as payer', 'payer.person_id', 'p.person_id')
        .select(['payer.name', 'payer.mobile', 'p.amount', 'p.gateway', 'p.authority', 'p.checks'])
        .select(['p.created_at', 'p.check_at'])
        .where('p.state', '=', 'verifying'),
      order: [desc('p.created_at', 'instant'), desc('p.id')],
      line: (row) => [
        row.name ?? '',
        row.mobile ? localMobile(row.mobile) : '',
        row.amount / 10,
        row.gateway,
        row.authority ?? '',
        row.checks,
        ...dayCells(row.created_at),
        ...dayCells(row.check_at),
      ],
    }),
}
