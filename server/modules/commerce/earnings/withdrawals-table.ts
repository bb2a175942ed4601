import { withdrawalStateWords } from '@arvand/contracts/state-words/withdrawals'
import { bankOfSheba } from '@arvand/persian/sheba'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { commerce } from '../tables.ts'

/** All withdrawals of teachers, the oldest first; the file for a bank is made of chosen ones. */
export const withdrawalsTable: ExportTable = {
  ...{ name: 'commerce.withdrawals', title: 'برداشت‌های مدرسان' },
  of: { scope: 'finance' },
  sheet: (db) =>
    querySheet(db, {
      title: 'برداشت‌های مدرسان',
      file: 'all-withdrawals',
      columns: [
        { head: 'مدرس', width: 28 },
        { head: 'مبلغ (تومان)', width: 16 },
        { head: 'شمارهٔ شبا', width: 30 },
        { head: 'بانک', width: 20 },
        { head: 'صاحب حساب (نوشتهٔ مدرس)', width: 28 },
        { head: 'وضعیت', width: 18 },
        ...dayColumns('درخواست'),
        { head: 'پاسخ', width: 40 },
        { head: 'شمارهٔ پیگیری بانک', width: 24 },
        ...dayColumns('واریز'),
      ],
      rows: commerce(db)
        .selectFrom('commerce.withdrawals as w')
        .leftJoin('identity.contacts as teacher', 'teacher.person_id', 'w.person_id')
        .select(['teacher.name', 'w.amount', 'w.sheba', 'w.holder', 'w.state', 'w.asked_at', 'w.answer'])
        .select(['w.reference', 'w.paid_at']),
      order: [asc('w.id')],
      line: (row) => [
        row.name ?? '',
        row.amount / 10,
        row.sheba,
        bankOfSheba(row.sheba) ?? '',
        row.holder,
        withdrawalStateWords[row.state],
        ...dayCells(row.asked_at),
        row.answer ?? '',
        row.reference ?? '',
        ...dayCells(row.paid_at),
      ],
    }),
}

/** A teacher's own withdrawals, the oldest first. */
export const ownWithdrawalsTable: ExportTable = {
  ...{ name: 'commerce.own-withdrawals', title: 'برداشت‌های من' },
  of: 'teachers',
  sheet: (db, teacherId) =>
    querySheet(db, {
      title: 'برداشت‌های من',
      file: 'my-withdrawals',
      columns: [
        { head: 'مبلغ (تومان)', width: 16 },
        { head: 'شمارهٔ شبا', width: 30 },
        { head: 'وضعیت', width: 18 },
        ...dayColumns('درخواست'),
        { head: 'پاسخ', width: 40 },
        { head: 'شمارهٔ پیگیری بانک', width: 24 },
        ...dayColumns('واریز'),
      ],
      rows: commerce(db)
        .selectFrom('commerce.withdrawals as w')
        .select(['w.amount', 'w.sheba', 'w.state', 'w.asked_at', 'w.answer', 'w.reference', 'w.paid_at'])
        .where('w.person_id', '=', teacherId),
      order: [asc('w.asked_at', 'instant'), asc('w.id')],
      line: (row) => [
        row.amount / 10,
        row.sheba,
        withdrawalStateWords[row.state],
        ...dayCells(row.asked_at),
        row.answer ?? '',
        row.reference ?? '',
        ...dayCells(row.paid_at),
      ],
    }),
}
