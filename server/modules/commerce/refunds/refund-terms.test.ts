import * as earnings from '@arvand/contracts/panel/earnings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aMobile, aPerson, type TestPerson } from '#testing/identity'
import { aSetting } from '#testing/settings'
import { closeInBalance, settleAllDue } from '#testing/wallet'
import { commerceSettings } from '../settings.ts'
import { aSeller, paidFactor, sellingBy } from '../testing.ts'
import { refundsIn } from './testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => closeInBalance(arvand))

const { minutes, ask, shown, figures } = refundsIn(() => arvand)
async function daysPass(count: number) {
  minutes(count * 24 * 60)
  await settleAllDue(arvand.platform)
}
const inDays = (count: number) => new Date(arvand.platform.clock.now().getTime() + count * 86_400_000)
const aTeacher = () => aPerson(arvand, { roles: ['teacher'] })
const soldBy = ({ id }: TestPerson) => seller.put({ sellers: [{ personId: id, percent: 100 }] })
const course = (id: string, more: object = {}) => ({ kind: 'course' as const, id, ...more })
const heldOf = async (teacher: TestPerson) =>
  (await arvand.call(earnings.listEarnings, {}, teacher)).answer.items[0]?.heldUntil

test('until it takes place what was sold is held of its seller, and its buyer may ask for the money', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()]
  const [later, now] = [soldBy(teacher), soldBy(other)]
  const at = inDays(30)
  seller.takesPlaceAt(later, at)
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  const factor = await paidFactor(arvand, one, [course(later), course(now)])
  await paidFactor(arvand, two, later)
  expect([await heldOf(teacher), await heldOf(other)]).toEqual([at.toISOString(), inDays(7).toISOString()])
  await daysPass(20)
  expect([(await figures(teacher)).held, (await figures(other)).held]).toEqual([1_400_000, 0])
  expect(await heldOf(other)).toBeNull()
  const income = (await arvand.call(earnings.showIncome, {}, teacher)).answer
  expect(income).toMatchObject({ withdrawable: 0, held: 1_400_000 })
  const { refundable, refundRule } = await shown(factor.id, one)
  expect(refundRule).toBeNull()
  expect(refundable.map(({ whyNot }) => whyNot)).toEqual([null, 'commerce.refund-too-late'])
  const line = factor.lines.find(({ id }) => id === later)?.lineId
  expect((await ask(factor.id, one, { lines: [line] })).answer.refund.state).toBe('paid')
  await daysPass(11)
  expect(await figures(teacher)).toMatchObject({ balance: 700_000, held: 0 })
})

test('a factor keeps the days and the percent that it was paid under', async () => {
  const [buyer, id] = [await aPerson(arvand), seller.put()]
  const factor = await paidFactor(arvand, buyer, id)
  await aSetting(arvand, commerceSettings.refundDays, 1)
  await aSetting(arvand, commerceSettings.refundMostPercent, 5)
  minutes(3 * 24 * 60)
  seller.use(id, 20)
  expect(await shown(factor.id, buyer)).toMatchObject({
    ...{ refundRule: { days: 7, mostPercent: 25 }, whyNotRefund: null },
  })
  const late = await paidFactor(arvand, buyer, seller.put())
  expect((await shown(late.id, buyer)).refundRule).toEqual({ days: 1, mostPercent: 5 })
  for (const one of ['refundDays', 'refundMostPercent'] as const)
    await aSetting(arvand, commerceSettings[one], null)
  expect((await ask(factor.id, buyer)).answer.refund.state).toBe('paid')
})

test('a gift that nobody has taken goes back at any time, seats within the days', async () => {
  const giver = await aPerson(arvand)
  const gift = await paidFactor(arvand, giver, [
    course(seller.put(), { options: { gift: { mobile: aMobile() } } }),
  ])
  const seats = await paidFactor(arvand, giver, [
    course(seller.put(), { quantity: 2, options: { seats: true } }),
  ])
  minutes(20 * 24 * 60)
  expect((await ask(gift.id, giver)).answer.refund).toMatchObject({ state: 'paid', amount: gift.total })
  expect((await ask(seats.id, giver)).problem.code).toBe('commerce.refund-too-late')
})
