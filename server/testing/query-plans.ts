import type pg from 'pg'
import type { TestApp } from './app.ts'
import type { Statement } from './recorded-sql.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Schema?: string
  readonly Plans?: readonly Plan[]
}

/**
 * For each statement, the tables that it can only read whole: PostgreSQL finds no index even when full scans are off.
 */
export async function plansOf(
  { database }: Pick<TestApp, 'database'>,
  statements: readonly Statement[],
): Promise<string[][]> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const plans: string[][] = []
    for (const statement of statements) plans.push(await readWhole(client, statement))
    return plans
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function readWhole(client: pg.PoolClient, { text, values = [] }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json, verbose) ${text}`,
    [...values],
  )
  const found: string[] = []
  const look = (plan: Plan) => {
    if (plan['Node Type'] === 'Seq Scan') found.push(`${plan.Schema}.${plan['Relation Name']}`)
    for (const inner of plan.Plans ?? []) look(inner)
  }
  for (const row of rows) look(row['QUERY PLAN'][0].Plan)
  return found
}
