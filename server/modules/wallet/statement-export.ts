import { camelCase } from '@arvand/contracts/fields'
import { type TransactionKind, transactionTitles } from '@arvand/contracts/wallet'
import { formatTime } from '@arvand/persian/format-date'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, type Line, type Spreadsheet } from '#platform/exports'
import { entriesOf, itemOf, type StatementRow, walletOf } from './statement.ts'

/** The whole statement of a person from its beginning. */
export const statementExport = (db: Db, personId: string): Spreadsheet => ({
  title: 'گردش کیف پول',
  file: 'wallet',
  columns: [
    { head: 'ردیف', width: 8, hasPlainNumbers: true },
    ...dayColumns('تاریخ'),
    { head: 'ساعت', width: 9 },
    { head: 'گردش', width: 22 },
    { head: 'شرح', width: 44 },
    { head: 'مبلغ (تومان)', width: 18 },
    { head: 'مانده (تومان)', width: 18 },
    { head: 'شناسه', width: 38 },
  ],
  async *lines() {
    const { accountId } = await walletOf(db, personId)
    const read = (last: StatementRow | undefined, size: number) =>
      entriesOf(db, accountId)
        .where('e.number', '>', last?.number ?? 0)
        .orderBy('e.number')
        .limit(size)
        .execute()
    for await (const rows of inBatches(read))
      for (const row of rows) yield lineOf(row.number ?? 0, itemOf(row))
  },
  // Entries are numbered without a gap, so the last number is the count.
  async count(most) {
    const { accountId } = await walletOf(db, personId)
    const last = await entriesOf(db, accountId).orderBy('e.number', 'desc').limit(1).executeTakeFirst()
    return Math.min(last?.number ?? 0, most)
  },
})

const lineOf = (
  number: number,
  {
    at,
    kind,
    about,
    amount,
    balanceAfter,
    id,
  }: Omit<ReturnType<typeof itemOf>, 'kind'> & { kind: TransactionKind },
): Line => [
  number,
  ...dayCells(at),
  formatTime(at),
  transactionTitles[camelCase(kind)],
  about.title ?? '',
  amount / 10,
  balanceAfter / 10,
  id,
]
