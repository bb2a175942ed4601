import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { commerce } from './tables.ts'
import { aStorm, blow, calm, diceOf, repeatOne } from './testing/storm.ts'
import { aSeller, sellingBy } from './testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => arvand.close())

test('whatever people, banks and clocks do at once, the books are right and no answer changes', {
  timeout: 120_000,
}, async () => {
  const seed = Math.floor(Math.random() * 2 ** 32)
  const dice = diceOf(seed)
  const storm = await aStorm(arvand, seller)
  for (let gusts = 0; gusts < 3; gusts++) {
    await blow(storm, dice, 400)
    expect({ seed, ...(await brokenInvariants(arvand)) }).toEqual({ seed })
  }
  await calm(storm)
  for (const asked of storm.answered) await repeatOne(storm, asked)
  expect({ seed, faults: storm.faults }).toEqual({ seed, faults: [] })
  expect({ seed, ...(await brokenInvariants(arvand)) }).toEqual({ seed })
  const { db } = arvand.platform
  const open = commerce(db).selectFrom('commerce.payments').where('check_at', 'is not', null).select('state')
  expect({ seed, open: await open.execute() }).toEqual({ seed, open: [] })
  const held = await arvand.database.pool.query(
    `select cause from wallet.holds where state = 'open' and cause like 'payment %'`,
  )
  expect({ seed, held: held.rows }).toEqual({ seed, held: [] })
  expect(storm.counts.get('payFactor done') ?? 0).toBeGreaterThan(20)
})
