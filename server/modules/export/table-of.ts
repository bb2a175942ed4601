import { withSignsAtNames } from '@arvand/persian/clean-text'
import { isIsoDay } from '@arvand/persian/days'
import { containsPersian } from '@arvand/persian/letters'
import { type Cell, dayCells, dayColumns, type Spreadsheet } from '#platform/exports'

type Value = string | number | boolean | null
export type DataRow = Readonly<Record<string, Value>>
export type Table = Pick<Spreadsheet, 'columns' | 'lines'>

interface Column {
  readonly key: string
  readonly isDay: boolean
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** The names of the columns, in the order in which the rows first have them. */
export const keysOf = (rows: readonly DataRow[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
]

/** The table of rows that a page had; a column that holds nothing but ISO days or instants stands in both calendars. */
export function tableOf(rows: readonly DataRow[]): Table {
  const columns: readonly Column[] = keysOf(rows).map((key) => ({ key, isDay: isDayColumn(rows, key) }))
  return {
    columns: columns.flatMap(({ key, isDay }) =>
      isDay ? dayColumns(key) : [{ head: key, width: 20, hasPlainNumbers: true }],
    ),
    async *lines() {
      for (const row of rows) yield columns.flatMap((column) => cellsOf(row[column.key] ?? null, column))
    },
  }
}

const isDayColumn = (rows: readonly DataRow[], key: string): boolean => {
  const values = rows.map((row) => row[key] ?? null).filter((value) => value !== null)
  return values.length > 0 && values.every((value) => dayOf(value) !== null)
}

function cellsOf(value: Value, { isDay }: Column): readonly Cell[] {
  if (isDay) return dayCells(value === null ? null : dayOf(value))
  if (typeof value === 'boolean') return [value ? 'بله' : 'خیر']
  // A cell without Persian letters runs from left to right by itself, and stays as it was given.
  return [typeof value === 'string' && containsPersian(value) ? withSignsAtNames(value) : value]
}

/** A day alone has no zone: it is taken as that day's noon in Tehran. */
function dayOf(value: Value): Date | null {
  if (typeof value !== 'string') return null
  if (isIsoDay(value)) return new Date(`${value}T12:00:00+03:30`)
  const at = instant.test(value) ? new Date(value) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}
