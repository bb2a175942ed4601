import { pipeline } from 'node:stream'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { stringify } from 'csv-stringify'
import type { SheetData } from 'write-excel-file/node'

export type Format = 'csv' | 'xlsx'

/** A Date is a day, at midnight of UTC. Null: nothing is known there. */
export type Cell = string | number | Date | null
export type Line = readonly Cell[]

/** A table that somebody takes along. */
export interface Spreadsheet {
  /** Of the file and its page, in Persian. */
  readonly title: string
  /** Of the file for browsers that read only Latin. */
  readonly file: string
  readonly columns: readonly { readonly head: string; readonly width: number }[]
  /** So many columns stay in sight as one goes along the others. */
  readonly stickyColumns?: number
  /** All lines, a few at a time in memory. */
  lines(): AsyncIterable<Line>
  /** How many lines there are, counted no further than `most`. */
  count(most: number): Promise<number>
}

/** An XLSX stands in memory as a whole until it is packed; a CSV goes out line by line and may be as long as it is. */
export const mostLines = 10_000

/** Why a sheet is not given in this format; null: it is. */
export async function whyNotExport(
  { count }: Pick<Spreadsheet, 'count'>,
  format: Format,
): Promise<ErrorCode | null> {
  if (format === 'csv') return null
  return (await count(mostLines + 1)) > mostLines ? 'request.sheet-too-long' : null
}

/** A CSV that spreadsheets open in Persian; a cell that would be a formula there is text. */
export function csvOf({ columns, lines }: Pick<Spreadsheet, 'columns' | 'lines'>) {
  // Only texts are made safe: a number below zero begins with a minus, and stays a number.
  // Lines within a text are quoted, or the second one would begin a line of the table, and may be a formula there.
  const csv = stringify({
    bom: true,
    escape_formulas: false,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  })
  async function* table() {
    yield columns.map(({ head }) => head)
    for await (const line of lines()) yield line.map(harmless)
  }
  // Cut off in the middle the browser says that the file has failed: half of it is no file.
  pipeline(table, csv, () => undefined)
  return csv
}

function harmless(cell: Cell): Cell {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell
}

/** A right-to-left sheet; every text is a cell of text, so that nothing in it is reckoned. */
export async function xlsxOf({ title, columns, stickyColumns = 0, lines }: Spreadsheet): Promise<Buffer> {
  const data: SheetData = [columns.map(({ head }) => ({ value: head, fontWeight: 'bold', type: String }))]
  for await (const line of lines()) data.push(line.map(cellOf))
  const widths = columns.map(({ width }) => ({ width }))
  const sticky = { stickyRowsCount: 1, stickyColumnsCount: stickyColumns }
  // Excel refuses these in the name of a page, and longer names.
  const sheet = title.replaceAll(/[:\\/?*[\]]/g, ' ').slice(0, 31)
  const page = { sheet, rightToLeft: true, ...sticky, columns: widths }
  const { default: writeSheet } = await import('write-excel-file/node')
  return writeSheet(data, page).toBuffer()
}

function cellOf(value: Cell) {
  if (value === null) return null
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' }
  return typeof value === 'number' ? { value, type: Number, format: '#,##0.##' } : { value, type: String }
}
