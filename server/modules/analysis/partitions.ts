import { addDays } from '@arvand/persian/days'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { analysis } from './tables.ts'

/** A part of a table: from its first day on, before another (ISO days, UTC). */
export interface Part {
  readonly name: string
  readonly from: string
  readonly until: string
}

interface Partitioned {
  readonly table: 'client_logs' | 'learning_events' | 'page_views'
  readonly column: 'at' | 'day'
}

/** The month of an instant and those after it; pure. */
export const monthsFrom = (now: Date, count: number, table: string): Part[] =>
  Array.from({ length: count }, (_, ahead) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1))
    const from = first.toISOString().slice(0, 10)
    return {
      name: `${table}_${from.slice(0, 7).replace('-', '_')}`,
      from,
      until: next.toISOString().slice(0, 10),
    }
  })

/** A day and the three after it, so that a night without the job does no harm; pure. */
export const daysFrom = (today: string, table: string): Part[] =>
  [0, 1, 2, 3].map((ahead) => {
    const from = addDays(today, ahead)
    return { name: `${table}_${from.replaceAll('-', '_')}`, from, until: addDays(from, 1) }
  })

/** Makes the partitions that are not there yet; what waits for one of them moves into it. */
export async function makePartitions(
  tx: Tx,
  { table, column }: Partitioned,
  parts: readonly Part[],
): Promise<void> {
  const made = new Set(await partitionsOf(tx, table))
  const parent = sql.id('analysis', table)
  const rest = sql.id('analysis', `${table}_rest`)
  for (const { name, from, until } of parts) {
    if (made.has(name)) continue
    const part = sql.id('analysis', name)
    const [start, end] = [sql.lit(from), sql.lit(until)]
    await sql`create table ${part} (like ${parent} including defaults including constraints)`.execute(
      analysis(tx),
    )
    await sql`
      with moved as (
        delete from ${rest} where ${sql.id(column)} >= ${start} and ${sql.id(column)} < ${end} returning *
      )
      insert into ${part} select * from moved`.execute(analysis(tx))
    await sql`alter table ${parent} attach partition ${part} for values from (${start}) to (${end})`.execute(
      analysis(tx),
    )
  }
}

/** Drops the partitions that end on this day or before, and what waits for a partition and is older. */
export async function dropPartitions(tx: Tx, { table, column }: Partitioned, before: string): Promise<void> {
  const { rows } = await sql<{ name: string; until: string | null }>`
    select child.relname as name,
      substring(pg_get_expr(child.relpartbound, child.oid) from 'TO .*([0-9]{4}-[0-9]{2}-[0-9]{2})') as until
    from pg_inherits
    join pg_class child on child.oid = inhrelid
    where inhparent = ${`analysis.${table}`}::regclass`.execute(analysis(tx))
  for (const { name, until } of rows)
    if (until !== null && until <= before)
      await sql`drop table ${sql.id('analysis', name)}`.execute(analysis(tx))
  await sql`
    delete from ${sql.id('analysis', `${table}_rest`)} where ${sql.id(column)} < ${sql.lit(before)}`.execute(
    analysis(tx),
  )
}

async function partitionsOf(tx: Tx, table: Partitioned['table']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = ${`analysis.${table}`}::regclass`.execute(analysis(tx))
  return rows.map(({ name }) => name)
}
