import { type RawBuilder, sql } from 'kysely'

/**
 * Rows for an `insert … select`, all columns of the table in each: so several tables are written by one statement whose
 * text is the same for any number of rows. What is left out is null; defaults do not fill it.
 */
export const jsonRows = (table: string, rows: readonly object[]): RawBuilder<unknown> =>
  sql`select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
