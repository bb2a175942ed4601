import { type TransactionKind, transactionTitles } from '@arvand/contracts/wallet'
import { formatDate, formatTime } from '@arvand/persian/format-date'
import { stringify } from 'csv-stringify'
import writeSheet, { type SheetData } from 'write-excel-file/node'
import type { Db } from '#platform/database'
import { entriesOf, itemOf, walletOf } from './statement.ts'

/** Movements that are read at once. */
const batchSize = 1000

const head = ['ردیف', 'تاریخ', 'ساعت', 'گردش', 'شرح', 'مبلغ (تومان)', 'مانده (تومان)', 'شناسه']

type Line = readonly (string | number)[]

/** The whole statement from its beginning; a few movements at a time are in memory. */
async function* linesOf(db: Db, personId: string): AsyncGenerator<Line> {
  const { accountId } = await walletOf(db, personId)
  let last = 0
  for (;;) {
    const rows = await entriesOf(db, accountId)
      .where('e.number', '>', last)
      .orderBy('e.number')
      .limit(batchSize)
      .execute()
    for (const row of rows) yield lineOf(row.number ?? 0, itemOf(row))
    if (rows.length < batchSize) return
    last = rows.at(-1)?.number ?? 0
  }
}

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
  formatDate(at),
  formatTime(at),
  transactionTitles[kind],
  about.title ?? '',
  amount / 10,
  balanceAfter / 10,
  id,
]

/** The statement as a CSV that spreadsheets open in Persian; a cell that would be a formula there is text. */
export function csvOf(db: Db, personId: string) {
  // Only texts are made safe: a debit begins with a minus, and stays a number.
  const csv = stringify({ bom: true, escape_formulas: false, record_delimiter: 'windows' })
  const fill = async () => {
    csv.write(head)
    for await (const line of linesOf(db, personId))
      if (!csv.write(line.map(harmless))) await new Promise((resolve) => csv.once('drain', resolve))
    csv.end()
  }
  fill().catch((error: unknown) => csv.destroy(error instanceof Error ? error : new Error(String(error))))
  return csv
}

const harmless = (cell: string | number) =>
  typeof cell === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell

/** The statement as a right-to-left sheet; every text is a cell of text, so that nothing in it is reckoned. */
export async function xlsxOf(db: Db, personId: string) {
  const rows: SheetData = [head.map((value) => ({ value, fontWeight: 'bold', type: String }))]
  for await (const line of linesOf(db, personId))
    rows.push(
      line.map((value) =>
        typeof value === 'number' ? { value, type: Number, format: '#,##0.##' } : { value, type: String },
      ),
    )
  const widths = [8, 13, 9, 22, 44, 18, 18, 38].map((width) => ({ width }))
  const sheet = { sheet: 'گردش کیف پول', rightToLeft: true, stickyRowsCount: 1, columns: widths }
  return writeSheet(rows, sheet).toBuffer()
}
