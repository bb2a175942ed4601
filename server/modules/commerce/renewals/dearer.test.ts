import { listNotices } from '@arvand/contracts/panel/notices'
import { setPlusRenewal } from '@arvand/contracts/panel/plus'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/wallet'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance } from '#testing/wallet'
import { plusOf } from '../plus/plus-of.ts'
import { monthsAfter, renewsAfter } from '../plus/subscription.ts'
import { aPlan, buyPlan, renewDeps } from '../plus/testing.ts'
import { commerce } from '../tables.ts'
import { renewDue } from './renew-due.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => closeInBalance(arvand))

const now = () => arvand.platform.clock.now()
const hour = 3_600
/** Goes to so many hours before that end, or after it, and runs the job. */
async function goTo(until: Date, hours: number) {
  arvand.platform.clock.pass((until.getTime() - hours * hour * 1000 - now().getTime()) / 1000)
  await renewDue(renewDeps(arvand))
}
const walletOf = async ({ id }: TestPerson) =>
  (await balanceOf(arvand.platform.db, { kind: 'person', ownerId: id })).balance
const has = async ({ id }: TestPerson) => (await plusOf(arvand.platform.db, id, now())) !== null
const setPrice = (id: string, price: number) =>
  commerce(arvand.platform.db).updateTable('commerce.plans').set({ price }).where('id', '=', id).execute()
const titlesOf = async ({ token }: TestPerson) =>
  (await arvand.call(listNotices, {}, { token })).answer.items.map(({ title }) => title)

/** Somebody with money whose renewal was announced for 110,000 toman. */
async function anAnnounced() {
  const [person, plan] = [await aPerson(arvand), await aPlan(arvand)]
  await buyPlan(arvand, person, plan)
  await aWallet(arvand, person.id, 5_000_000)
  const until = monthsAfter(now(), 1)
  await goTo(until, 6 * 24)
  return { person, plan, until }
}

test('a renewal that became dearer is told again, and paid a day later', async () => {
  const { person, plan, until } = await anAnnounced()
  await setPrice(plan, 2_000_000)
  await goTo(until, 20)
  await expect
    .poll(() => titlesOf(person), { timeout: 10_000 })
    .toContain('قیمت تمدید پلاس شما ۲۲۰٬۰۰۰ تومان شد')
  await goTo(until, 10)
  await goTo(until, -2)
  expect([await walletOf(person), await has(person)]).toEqual([5_000_000, true])
  await goTo(until, -5)
  expect([await walletOf(person), await has(person)]).toEqual([2_800_000, true])
})

test('whoever switches it off after that pays nothing', async () => {
  const { person, plan, until } = await anAnnounced()
  await setPrice(plan, 2_000_000)
  await goTo(until, 20)
  expect((await arvand.call(setPlusRenewal, { renews: false }, person)).status).toBe(200)
  await goTo(until, -5)
  expect([await walletOf(person), await has(person)]).toEqual([5_000_000, false])
})

test('a price that stayed or fell is paid a day before the end', async () => {
  const { person, plan, until } = await anAnnounced()
  await setPrice(plan, 900_000)
  await goTo(until, 20)
  expect(await walletOf(person)).toBe(5_000_000 - 990_000)
})

test('without days of grace a dearer renewal is paid before plus ends', () => {
  const until = new Date('2026-12-20T09:00:00Z')
  const at = new Date('2026-12-19T12:00:00Z')
  expect(renewsAfter({ until }, { grace_days: 3 }, at)).toEqual(new Date('2026-12-20T12:00:00Z'))
  expect(renewsAfter({ until }, { grace_days: 0 }, at)).toEqual(new Date('2026-12-20T08:30:00Z'))
})
