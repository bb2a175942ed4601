import { type Expression, type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import { type Db, lens } from '../database.ts'
import { type Keyed, type KeysetColumn, keysetQuery } from '../keyset.ts'
import { inBatches } from './in-batches.ts'
import type { Line, Spreadsheet } from './spreadsheet.ts'

/** Counting names no table of its own. */
const anyTable = lens<Record<never, never>>()

interface QuerySheet<DB, TB extends keyof DB, Row>
  extends Pick<Spreadsheet, 'title' | 'file' | 'columns' | 'stickyColumns'> {
  readonly rows: SelectQueryBuilder<DB, TB, Row>
  /** What the rows are sorted by, with an index behind it: they are read in batches after one another. */
  readonly order: readonly KeysetColumn<StringReference<DB, TB> | Expression<unknown>>[]
  readonly line: (row: Row) => Line
}

/** The sheet of all rows of a query, a thousand of them in memory at a time. */
export function querySheet<DB, TB extends keyof DB, Row>(
  db: Db,
  { rows, order, line, ...about }: QuerySheet<DB, TB, Row>,
): Spreadsheet {
  const read = (last: (Row & Keyed) | undefined, size: number) =>
    keysetQuery(rows, order, last?.keyset ?? null, size).execute() as Promise<(Row & Keyed)[]>
  return {
    ...about,
    async *lines() {
      for await (const batch of inBatches(read)) yield* batch.map(line)
    },
    async count(most) {
      const some = rows.clearSelect().select(sql.lit(1).as('one')).limit(sql.lit(most))
      const { rows: counted } = await sql<{ count: string }>`select count(*) from ${some.as('some')}`.execute(
        anyTable(db),
      )
      return Number(counted[0]?.count ?? 0)
    },
  }
}
