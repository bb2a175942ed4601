import { pageSize } from '@arvand/contracts/page-size'
import { writeCursor } from './cursor.ts'

/** A row with the values of its sorting columns. */
export interface Keyed {
  readonly keyset: readonly unknown[]
}

export interface Page<Row> {
  readonly items: Row[]
  /** The cursor of the next page, opaque to callers; null on the last page. */
  readonly nextCursor: string | null
}

/** The page from sorted rows, of which there may be one more than a page has. */
export function pageOf<Row>(rows: readonly (Row & Keyed)[], order?: string): Page<Row> {
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  const items = rows.slice(0, pageSize).map(({ keyset: _, ...row }) => row as Row)
  return { items, nextCursor: last ? writeCursor(last.keyset, order) : null }
}
