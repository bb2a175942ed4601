import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export interface Column<Row> {
  /** Also the column's name in the address of a sorted table. */
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Names the row for a screen reader; one column has it. */
  names?: boolean
  sortable?: boolean
  /** The column is hidden on a phone. */
  wide?: boolean
}

export interface Sort {
  key: string
  descending: boolean
}

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort
  /** Address of the same list in another order. */
  sortTo?: (sort: Sort) => string
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** Under the rows: a `CursorPager`. */
  footer?: ReactNode
}

/** A table that is sorted and paged by links, so it works before hydration and without JavaScript. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, sortTo, empty, footer } = props
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      {/* Positioned, or words for screen readers in a cell that is scrolled out would widen the page. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
      <section tabIndex={0} aria-label={caption} className="relative overflow-x-auto -outline-offset-2">
        <table className="w-full text-15">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-start text-14 text-muted">
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} sort={sort} sortTo={sortTo} />
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={rowKey(row)} className="hover:bg-sunken">
                {columns.map((column) => (
                  <BodyCell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 ? empty : null}
      {footer ? <div className="border-t border-line px-4 py-1">{footer}</div> : null}
    </div>
  )
}

const phone = (wide = false) => (wide ? 'hidden md:table-cell' : '')

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Cell = column.names ? 'th' : 'td'
  return (
    <Cell
      scope={column.names ? 'row' : undefined}
      className={`px-4 py-3.5 text-start font-normal ${phone(column.wide)}`}
    >
      {column.cell(row)}
    </Cell>
  )
}

interface HeadCellProps<Row> {
  column: Column<Row>
  sort?: Sort
  sortTo?: (sort: Sort) => string
}

function HeadCell<Row>({ column, sort, sortTo }: HeadCellProps<Row>) {
  const sorted = sort?.key === column.key ? sort : undefined
  const order = sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined
  const mark = order === 'descending' ? ArrowDown : order ? ArrowUp : ChevronsUpDown
  return (
    <th scope="col" aria-sort={order} className={`px-4 text-start font-normal ${phone(column.wide)}`}>
      {column.sortable && sortTo ? (
        <Link
          to={sortTo({ key: column.key, descending: sorted ? !sorted.descending : false })}
          className={`inline-flex min-h-12 items-center gap-1.5 rounded-small hover:text-ink ${order ? 'font-label text-ink' : ''}`}
        >
          {column.title}
          <Icon of={mark} size={16} />
        </Link>
      ) : (
        <span className="inline-flex min-h-12 items-center">{column.title}</span>
      )}
    </th>
  )
}
