import { stringify } from 'csv-stringify/sync'
import writeSheet, { type SheetData } from 'write-excel-file/node'

export type Cell = string | number

/** A table that somebody takes along; its length is bounded by whoever makes it. */
export interface Sheet {
  /** Of the file and its page, in Persian. */
  readonly title: string
  /** Of the file for browsers that read only Latin. */
  readonly file: string
  readonly columns: readonly { readonly head: string; readonly width: number }[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A CSV that spreadsheets open in Persian; a cell that would be a formula there is text. */
export function csvOf({ columns, rows }: Sheet): Buffer {
  const table = [columns.map(({ head }) => head), ...rows.map((row) => row.map(harmless))]
  // Only texts are made safe: a number below zero begins with a minus, and stays a number.
  return Buffer.from(stringify(table, { bom: true, escape_formulas: false, record_delimiter: 'windows' }))
}

const harmless = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell

/** A right-to-left sheet; every text is a cell of text, so that nothing in it is reckoned. */
export function xlsxOf({ title, columns, rows }: Sheet): Promise<Buffer> {
  const data: SheetData = [
    columns.map(({ head }) => ({ value: head, fontWeight: 'bold', type: String })),
    ...rows.map((row) =>
      row.map((value) =>
        typeof value === 'number' ? { value, type: Number, format: '#,##0.##' } : { value, type: String },
      ),
    ),
  ]
  const widths = columns.map(({ width }) => ({ width }))
  const page = { sheet: title.slice(0, 31), rightToLeft: true, stickyRowsCount: 1, columns: widths }
  return writeSheet(data, page).toBuffer()
}
