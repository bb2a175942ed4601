import { showClassTerms } from '@arvand/contracts/home/webinars'
import { listEarnings, showIncome } from '@arvand/contracts/panel/earnings'
import { refundFactor } from '@arvand/contracts/panel/factors'
import { saveWebinar, showOwnWebinar } from '@arvand/contracts/teacher/webinars'
import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { paidFactor } from '#testing/commerce'
import { aPerson, type TestPerson } from '#testing/identity'
import { aSetting } from '#testing/settings'
import { settleAllDue } from '#testing/wallet'
import { liveSettings } from './live-settings.ts'
import { aWebinar, type TestWebinar } from './testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const hour = 3_600
const item = ({ id }: TestWebinar) => ({ kind: 'webinar' as const, id })
async function hoursPass(count: number) {
  arvand.platform.clock.pass(count * hour)
  await settleAllDue(arvand.platform)
}
const askBack = (factorId: string, person: TestPerson) =>
  arvand.call(refundFactor, { factorId, reason: 'نمی‌رسم بیایم', requestId: newId() }, person)
const endOf = ({ startsAt }: { readonly startsAt: string }) =>
  new Date(Date.parse(startsAt) + 90 * 60_000).toISOString()
const heldUntil = async (host: TestPerson) =>
  (await arvand.call(listEarnings, {}, host)).answer.items[0]?.heldUntil
const incomeOf = async (host: TestPerson) => (await arvand.call(showIncome, {}, host)).answer

/** Moves a webinar by so many days. */
async function move({ id, host, startsAt }: TestWebinar, days: number) {
  const { webinar } = (await arvand.call(showOwnWebinar, { webinarId: id }, host)).answer
  const at = new Date(Date.parse(startsAt) + days * 24 * hour * 1000)
  const { title, summary, description, minutes, capacity, price, revision } = webinar
  const text = { title, summary, description, outcomes: webinar.outcomes, minutes, capacity, price }
  const set = { webinarId: id, revision, ...text, day: dayAt(at), time: formatTime(at) }
  const saved = await arvand.call(saveWebinar, set, host)
  expect(saved.status).toBe(200)
  return saved.answer.webinar
}

test('the host earns a seat when the webinar is over, also one that was moved', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000, inHours: 24 * 20 })
  const { host } = webinar
  const buyer = await aPerson(arvand)
  await paidFactor(arvand, buyer, [item(webinar)])
  expect(await heldUntil(host)).toBe(endOf(webinar))
  await hoursPass(24 * 8)
  expect(await incomeOf(host)).toMatchObject({ earned: 700_000, held: 700_000, withdrawable: 0 })
  const moved = await move(webinar, 10)
  await expect.poll(() => heldUntil(host), { timeout: 10_000 }).toBe(endOf(moved))
  await hoursPass(24 * 14)
  expect(await incomeOf(host)).toMatchObject({ held: 700_000, withdrawable: 0 })
  await hoursPass(24 * 9)
  expect(await incomeOf(host)).toMatchObject({ held: 0, withdrawable: 700_000 })
  expect(await brokenInvariants(arvand)).toEqual({})
})

test('a seat goes back by its factor as by its webinar: until the hours of the setting, a moved one until its start', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000, inHours: 24 * 20 })
  const people = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)] as const
  const [one, two, three] = [
    await paidFactor(arvand, people[0], [item(webinar)]),
    await paidFactor(arvand, people[1], [item(webinar)]),
    await paidFactor(arvand, people[2], [item(webinar)]),
  ]
  await hoursPass(24 * 10)
  expect((await askBack(one.id, people[0])).answer.refund.state).toBe('paid')
  await hoursPass(24 * 9 + 4)
  expect((await askBack(two.id, people[1])).problem.code).toBe('commerce.refund-too-much-used')
  await aSetting(arvand, liveSettings.webinarFreeHours, 12)
  expect((await arvand.call(showClassTerms, {})).answer).toEqual({ webinarFreeHours: 12, meetFreeHours: 24 })
  expect((await askBack(two.id, people[1])).answer.refund.state).toBe('paid')
  await aSetting(arvand, liveSettings.webinarFreeHours, null)
  await move(webinar, 1)
  await hoursPass(30)
  expect((await askBack(three.id, people[2])).answer.refund.state).toBe('paid')
  expect(await brokenInvariants(arvand)).toEqual({})
})
