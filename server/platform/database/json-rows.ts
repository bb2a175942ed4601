import { type RawBuilder, sql } from 'kysely'

/**
 * Rows, given as JSON, for an `insert … select`, with all columns of the table in each. So one statement can write
 * several tables, and its text is the same for any number of rows. A missing column becomes null; defaults do not fill
 * it.
 */
export const jsonRows = (table: string, json: string): RawBuilder<unknown> =>
  sql`select * from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`
