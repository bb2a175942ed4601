import { payFactor, refundFactor } from '@arvand/contracts/panel/factors'
import { decideRefund, giveRefund, listRefunds } from '@arvand/contracts/panel/manage-refunds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, checkLedger } from '#modules/wallet'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aSetting } from '#testing/settings'
import { aWallet } from '#testing/wallet'
import { commerceSettings } from '../settings.ts'
import { commerce } from '../tables.ts'
import { aFactor, anAccountant, aSeller, comeBackWith, commerceDeps, sellingBy } from '../testing.ts'
import { giveBackDue } from './give-back.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  await aSetting(arvand, commerceSettings.vatPercent, 33)
  await aSetting(arvand, commerceSettings.platformPercent, 37)
}, 60_000)
afterAll(() => arvand.close())

/** Numbers that look random and are the same each time. */
let state = 1405
const next = (most: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
  return (state >> 8) % most
}

/** One to four courses of odd prices, paid from wallet and bank in some mixture. */
async function aMixedFactor(buyer: TestPerson, teachers: readonly TestPerson[]) {
  const items = Array.from({ length: 1 + next(4) }, (_, at) => {
    // The first line is enough for a bank's minimum; the others may cost next to nothing.
    const price = 10 * (at > 0 && next(3) === 0 ? 1 + next(9) : 3000 + next(200_000))
    const [first, second] = [teachers[next(3)], teachers[next(3)]]
    const percent = 1 + next(99)
    const sellers =
      first && second && first !== second
        ? [
            { personId: first.id, percent },
            { personId: second.id, percent: 100 - percent },
          ]
        : []
    return { kind: 'course' as const, id: seller.put({ price, sellers }) }
  })
  const factor = await aFactor(arvand, buyer, items)
  const ofWallet = [0, 10 * next(factor.total / 10), factor.total][next(3)] ?? 0
  if (ofWallet > 0) await aWallet(arvand, buyer.id, ofWallet)
  const pay = { factorId: factor.id, useWallet: true, requestId: newId() }
  const { answer } = await arvand.call(payFactor, pay, buyer)
  if (answer.redirect) await comeBackWith(arvand, answer.redirect, 'pay')
  return factor
}

/** The sum of what these people have in their wallets and what they owe. */
async function held(people: readonly TestPerson[]) {
  const { db } = arvand.platform
  const of = async (kind: 'person' | 'receivable', one: TestPerson) =>
    (await balanceOf(db, { kind, ownerId: one.id })).balance
  const sums = await Promise.all(
    people.map(async (one) => (await of('person', one)) + (await of('receivable', one))),
  )
  return sums.reduce((sum, value) => sum + value, 0)
}

test('whatever is bought and given back in whatever order, the books are sound and nothing is lost or made', async () => {
  const { db, clock } = arvand.platform
  const teachers = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const keeper = await anAccountant(arvand)
  const buyers = await Promise.all(Array.from({ length: 4 }, () => aPerson(arvand)))
  const factors = []
  for (const buyer of [...buyers, ...buyers])
    factors.push({ buyer, ...(await aMixedFactor(buyer, teachers)) })
  for (let round = 0; round < 6; round++) {
    clock.pass([60, 1200, 3600][next(3)] ?? 60)
    if (next(3) === 0) arvand.bank.silentAt('reverse')
    await Promise.all(
      factors.map(({ id, lines, buyer }) => {
        const some = lines.filter(() => next(2) === 0).map((line) => line.lineId)
        const ask = { factorId: id, reason: 'نمی‌خواهم', requestId: newId() }
        const wish = some.length > 0 ? { ...ask, lines: some } : ask
        return next(2) === 0 ? arvand.call(refundFactor, wish, buyer) : arvand.call(giveRefund, wish, keeper)
      }),
    )
    await giveBackDue(commerceDeps(arvand, seller))
    expect((await checkLedger(db)).faults).toEqual([])
  }
  arvand.bank.clear()
  // In the end managers approve the requested refunds, and refund the rest.
  const { answer: asked } = await arvand.call(listRefunds, { state: 'requested' }, keeper)
  for (const { id } of asked.items)
    await arvand.call(decideRefund, { refundId: id, approve: true, requestId: newId() }, keeper)
  for (const { id } of factors) {
    clock.pass(3700)
    await giveBackDue(commerceDeps(arvand, seller))
    await arvand.call(giveRefund, { factorId: id, reason: 'همه‌چیز', requestId: newId() }, keeper)
    await giveBackDue(commerceDeps(arvand, seller))
  }
  const left = await commerce(db)
    .selectFrom('commerce.factor_lines')
    .select(['total', 'refunded'])
    .where(
      'factor_id',
      'in',
      factors.map(({ id }) => id),
    )
    .execute()
  expect(left.length).toBeGreaterThan(8)
  expect(left.filter(({ total, refunded }) => total !== refunded)).toEqual([])
  const { faults, isSound } = await checkLedger(db)
  expect([isSound, faults]).toEqual([true, []])
  expect(await held(teachers)).toBe(0)
  for (const name of ['sales', 'tax', 'payouts'] as const)
    expect([name, (await balanceOf(db, { kind: 'system', name })).balance]).toEqual([name, 0])
}, 120_000)
