import { pipeline } from 'node:stream'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { stringify } from 'csv-stringify'

export type Format = 'csv' | 'xlsx'

/** A Date is a day, at midnight in UTC. Null: an empty cell. */
export type Cell = string | number | Date | null
export type Line = readonly Cell[]

interface SheetColumn {
  readonly head: string
  readonly width: number
  /** Its numbers name something or are of any kind, so they are shown as they are: 1405, not 1,405. */
  readonly hasPlainNumbers?: boolean
}

/** A table that people download. */
export interface Spreadsheet {
  /** Title of the file and of its sheet, in Persian. */
  readonly title: string
  /** Name of the file for browsers that read only Latin letters. */
  readonly file: string
  readonly columns: readonly SheetColumn[]
  /** This many columns stay visible while the others scroll. */
  readonly stickyColumns?: number
  /** All rows, only a few of them in memory at a time. */
  lines(): AsyncIterable<Line>
  /** How many rows there are; counting stops at `most`. */
  count(most: number): Promise<number>
}

/** Excel reads 1,048,576 rows of a sheet, the head among them; a CSV has no limit. */
export const mostLines = 1_048_575

/** Why an export is not available in this format; null: it is. */
export async function whyNotExport(
  { count }: Pick<Spreadsheet, 'count'>,
  format: Format,
): Promise<ErrorCode | null> {
  if (format === 'csv') return null
  return (await count(mostLines + 1)) > mostLines ? 'request.sheet-too-long' : null
}

/** A CSV that spreadsheet programs open as Persian; a text that would be a formula there stays a text. */
export function csvOf({ columns, lines }: Pick<Spreadsheet, 'columns' | 'lines'>) {
  // Only texts are made safe, because a negative number begins with a minus and has to stay a number.
  // A text with a line break is quoted: otherwise its second line would begin a new row, and could be a formula there.
  const csv = stringify({
    bom: true,
    escape_formulas: false,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  })
  async function* table() {
    yield columns.map(({ head }) => harmless(head))
    for await (const line of lines()) yield line.map(harmless)
  }
  // An error while rows are read destroys the stream, so the browser reports a failed download, not half a file.
  pipeline(table, csv, () => undefined)
  return csv
}

function harmless(cell: Cell): Cell {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell
}
