import pg from 'pg'

/** Tables that may grow although nothing was done: counters of rate limits, audit logs, and scheduled jobs. */
const mayGrow = /^(platform\.rate_limits|pgboss\.|[a-z]+\.audit)/

/** The number of rows of each table, by the table's name. */
export async function rowCounts(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  const counted = tables.filter(({ schema, name }) => !mayGrow.test(`${schema}.${name}`))
  const counts = counted.map(
    ({ schema, name }) =>
      `select '${schema}.${name}' as name, count(*)::int as n from ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
  )
  const { rows } = await pool.query<{ name: string; n: number }>(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}
