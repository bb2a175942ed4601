import { stringify } from 'csv-stringify'
import writeSheet, { type SheetData } from 'write-excel-file/node'
import type { Db } from '#platform/database'
import { type Column, columnsOf, learnersByName, rowsFor } from './gradebook-queries.ts'
import type { Graded } from './graded.ts'

/** Learners that are read at once. */
const batchSize = 500

type Cell = string | number | null

const headOf = (columns: readonly Column[]): string[] => [
  'یادگیرنده',
  'گروه',
  ...columns.map(({ title, most }) => `${title} (از ${most / 100})`),
  'جمع (درصد)',
]

/** The whole gradebook in the order of names, line by line; a few learners at a time are in memory. */
async function* linesOf(
  db: Db,
  plugs: readonly Graded[],
  columns: readonly Column[],
  asked: { readonly courseId: string; readonly cohortId: string | undefined },
): AsyncGenerator<Cell[]> {
  let last: { readonly key: string; readonly id: string } | undefined
  for (;;) {
    const learners = await learnersByName(db, asked, last).limit(batchSize).execute()
    for (const row of await rowsFor(db, plugs, asked.courseId, columns, learners))
      yield [
        row.name,
        row.cohort,
        ...row.marks.map(({ points }) => (points === null ? null : points / 100)),
        row.total === null ? null : row.total / 100,
      ]
    const end = learners.at(-1)
    if (!end || learners.length < batchSize) return
    last = { key: end.nameKey, id: end.enrolmentId }
  }
}

export interface SheetAsk {
  readonly courseId: string
  readonly cohortId: string | null
}

/** The gradebook as a CSV that spreadsheets open in Persian; a cell that would be a formula there is text. */
export async function csvOf(db: Db, plugs: readonly Graded[], { courseId, cohortId }: SheetAsk) {
  const columns = await columnsOf(db, plugs, courseId)
  const csv = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' })
  const fill = async () => {
    csv.write(headOf(columns))
    for await (const line of linesOf(db, plugs, columns, { courseId, cohortId: cohortId ?? undefined }))
      if (!csv.write(line)) await new Promise((resolve) => csv.once('drain', resolve))
    csv.end()
  }
  fill().catch((error: unknown) => csv.destroy(error instanceof Error ? error : new Error(String(error))))
  return csv
}

/** The gradebook as a right-to-left sheet; every text is a cell of text, so that nothing in it is reckoned. */
export async function xlsxOf(db: Db, plugs: readonly Graded[], { courseId, cohortId }: SheetAsk) {
  const columns = await columnsOf(db, plugs, courseId)
  const rows: SheetData = [headOf(columns).map((value) => ({ value, fontWeight: 'bold', type: String }))]
  for await (const line of linesOf(db, plugs, columns, { courseId, cohortId: cohortId ?? undefined }))
    rows.push(line.map(cellOf))
  const widths = [{ width: 28 }, { width: 18 }, ...columns.map(() => ({ width: 16 })), { width: 14 }]
  const sheet = {
    sheet: 'دفتر نمره',
    rightToLeft: true,
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns: widths,
  }
  return writeSheet(rows, sheet).toBuffer()
}

const cellOf = (value: Cell) => {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number, format: '0.##' } : { value, type: String }
}
