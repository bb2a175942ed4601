import { createFactorCart, listFactors, payFactor, showFactor } from '@arvand/contracts/panel/factors'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { recordSql } from '#server/testing/recorded-sql'
import { aPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { aFactor, aSeller, paidFactor, sellingBy } from '../testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => arvand.close())

/** The SQL of a call, without its first statement, which reads the session. */
async function asked(call: () => Promise<{ status: number }>): Promise<string[]> {
  const statements = await recordSql(async () => {
    expect((await call()).status).toBe(200)
  })
  return statements.map(({ text }) => text).slice(1)
}

test('lists ask as often for ten factors as for one', async () => {
  const person = await aPerson(arvand)
  const as = { token: person.token }
  const { id: factorId } = await paidFactor(arvand, person, seller.put())
  const list = () => asked(() => arvand.call(listFactors, {}, as))
  const one = await list()
  for (let made = 0; made < 9; made++) await aFactor(arvand, person, seller.put())
  expect(await list()).toHaveLength(one.length)
  expect(one).toHaveLength(2)
  expect((await asked(() => arvand.call(showFactor, { factorId }, as))).length).toBeLessThanOrEqual(5)
  expect((await asked(() => arvand.call(getWallet, {}, as))).length).toBeLessThanOrEqual(2)
})

test('buying from the wallet asks so much and no more', async () => {
  const [person, owner] = [await aPerson(arvand), await aPerson(arvand)]
  const as = { token: person.token }
  await aWallet(arvand, person.id, 5_000_000)
  const buy = async () => {
    const items = [{ kind: 'course', id: seller.put({ sellers: [{ personId: owner.id, percent: 100 }] }) }]
    const make = { items, requestId: newId() }
    const made = await arvand.call(createFactorCart, make, as)
    return { make, factorId: made.answer.factor.id }
  }
  await arvand.call(payFactor, { ...(await buy()), make: undefined, useWallet: true, requestId: newId() }, as)
  const { make, factorId } = await buy()
  const creating = await asked(() => arvand.call(createFactorCart, { ...make, requestId: newId() }, as))
  const paying = await asked(() =>
    arvand.call(payFactor, { factorId, useWallet: true, requestId: newId() }, as),
  )
  expect(creating.length).toBeLessThanOrEqual(6)
  expect(paying.length).toBeLessThanOrEqual(12)
  // All payments wait for the counter, so only the stored reply and the commit come after it.
  expect(paying.slice(-3).map((text) => /factor_numbers|requests|commit/.exec(text)?.[0])).toEqual([
    'factor_numbers',
    'requests',
    'commit',
  ])
})
