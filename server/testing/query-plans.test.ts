import { getProfile } from '@arvand/contracts/panel/profile'
import { scope } from '@arvand/contracts/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#testing/identity'
import { anApp, type TestApp } from './app.ts'
import { plansOf } from './query-plans.ts'
import { recordSql } from './recorded-sql.ts'
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
    expect(await plansOf(arvand, statements)).toEqual([[], []])
  })
})

it('a question without an index is found', async () => {
  const text = "select from identity.accounts where city = 'شیراز'"
  expect(await plansOf(arvand, [{ text }])).toEqual([['identity.accounts']])
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
    for (const [at, tables] of (await plansOf(arvand, asked)).entries())
      for (const table of tables)
        whole.push(`${endpoint.service}/${endpoint.path}: ${table}: ${asked[at]?.text}`)
  }
  expect(whole).toEqual([])
})
