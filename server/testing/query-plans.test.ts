import { getProfile } from '@arvand/contracts/panel/profile'
import { scope } from '@arvand/contracts/people'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#testing/identity'
import { anApp, type TestApp } from './app.ts'
import { recordSql, type Statement } from './recorded-sql.ts'
import { walkTo } from './walk/ask.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

describe('a panel call', () => {
  it('asks the database once who is calling and once for what was asked', async () => {
    const { token } = await aPerson(arvand)
    const statements = await recordSql(async () => {
      expect((await arvand.call(getProfile, {}, { token })).status).toBe(200)
    })
    expect(statements.map(({ text }) => text.slice(0, 6))).toEqual(['select', 'select'])
    expect(statements.every(({ name }) => name !== undefined)).toBe(true)
    expect(statements[0]?.text).toContain('"identity"."sessions"')
    expect(await plansOf(statements)).toEqual([[], []])
  })
})

it('a question without an index is found', async () => {
  const text = "select from identity.accounts where city = 'شیراز'"
  expect(await plansOf([{ text }])).toEqual([['identity.accounts']])
})

it('no question that an endpoint asks without a wish reads a whole table', { timeout: 240_000 }, async () => {
  const whole: string[] = []
  for (const endpoint of arvand.endpoints) {
    // Each endpoint gets its own person, because some endpoints end sessions.
    const { token } = await aPerson(arvand, { roles: ['teacher', 'manager'], scopes: scope.options })
    const statements = await recordSql(async () => {
      await walkTo(arvand.app, endpoint, { token })
    })
    const asked = statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
    for (const [at, tables] of (await plansOf(asked)).entries())
      for (const table of tables)
        whole.push(`${endpoint.service}/${endpoint.path}: ${table}: ${asked[at]?.text}`)
  }
  expect(whole).toEqual([])
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Schema?: string
  readonly Plans?: readonly Plan[]
}

/**
 * For each statement, the tables that it can only read whole: PostgreSQL finds no index even when full scans are off.
 */
async function plansOf(statements: readonly Statement[]): Promise<string[][]> {
  const client = await arvand.database.pool.connect()
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
