import { listNotices } from '@arvand/contracts/panel/notices'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { cancelRegistration, payFactorWebinar, registerForWebinar } from '@arvand/contracts/panel/webinars'
import { cancelWebinar, saveWebinar, showOwnWebinar } from '@arvand/contracts/teacher/webinars'
import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { aWebinar, liveDeps, type TestWebinar } from '../testing.ts'
import { tellOfMove } from './move-webinar.ts'
import { settleCancelled } from './settle-cancelled.ts'
import { remind } from './tend-webinars.ts'
import { whyNotMove } from './webinar.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const register = ({ id }: TestWebinar, person: TestPerson) =>
  arvand.call(registerForWebinar, { webinarId: id, requestId: newId() }, person)
const titlesOf = async (person: TestPerson) =>
  (await arvand.call(listNotices, {}, person)).answer.items.map(({ title }) => title)
const walletOf = async (person: TestPerson) => (await arvand.call(getWallet, {}, person)).answer.balance
const hour = 3_600_000

/** Moves a webinar to so many hours from now. */
async function move({ id, host }: TestWebinar, inHours: number, more: object = {}) {
  const { webinar } = (await arvand.call(showOwnWebinar, { webinarId: id }, host)).answer
  const at = new Date(arvand.platform.clock.now().getTime() + inHours * hour)
  const { title, summary, description, outcomes, minutes, capacity, price, revision } = webinar
  const ask = { webinarId: id, revision, title, summary, description, outcomes, minutes, capacity, price }
  return arvand.call(saveWebinar, { ...ask, day: dayAt(at), time: formatTime(at), ...more }, host)
}

const eventOf = async ({ slug }: TestWebinar) => {
  const { body } = await arvand.app.inject({ method: 'GET', url: `/webinars/${slug}.ics` })
  const line = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(body)?.[1]
  return { sequence: Number(line('SEQUENCE')), start: line('DTSTART'), status: line('STATUS') }
}

const movedTold = async (title: string, person: TestPerson) =>
  (await titlesOf(person)).filter((one) => one === `زمان وبینار «${title}» تغییر کرد`).length

test('moved by a day and then cancelled: everybody is told once, calendars follow, money goes back', async () => {
  const title = 'جابه‌جاشدنی'
  const webinar = await aWebinar(arvand, { title, price: 1_000_000, capacity: 1 })
  const [paid, waits, gone] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  await aWallet(arvand, paid.id, 1_100_000)
  await register(webinar, paid)
  await arvand.call(payFactorWebinar, { webinarId: webinar.id, useWallet: true, requestId: newId() }, paid)
  for (const one of [waits, gone]) await register(webinar, one)
  await arvand.call(cancelRegistration, { webinarId: webinar.id, requestId: newId() }, gone)
  const before = await eventOf(webinar)
  arvand.platform.clock.pass(1)
  const moved = await move(webinar, 96)
  expect(moved.status).toBe(200)
  const after = await eventOf(webinar)
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect(after.start).not.toBe(before.start)
  const movedAt = arvand.platform.clock.now().toISOString()
  // The job that the move left runs too; told twice or thrice is told once.
  for (const _ of [1, 2]) await tellOfMove(liveDeps(arvand), { webinarId: webinar.id, movedAt })
  for (const one of [paid, waits]) expect(await movedTold(title, one)).toBe(1)
  expect(await movedTold(title, gone)).toBe(0)
  const late = await aPerson(arvand)
  arvand.platform.clock.pass(1)
  await register(webinar, late)
  await tellOfMove(liveDeps(arvand), { webinarId: webinar.id, movedAt })
  expect(await movedTold(title, late)).toBe(0)

  // Another save without another time tells nobody.
  await move(webinar, 0, {
    ...{ day: dayAt(moved.answer.webinar.startsAt), time: formatTime(moved.answer.webinar.startsAt) },
    summary: 'متن تازه',
  })
  expect(await movedTold(title, paid)).toBe(1)

  await arvand.call(cancelWebinar, { webinarId: webinar.id, reason: 'استاد بیمار است.' }, webinar.host)
  for (const _ of [1, 2]) await settleCancelled(liveDeps(arvand), webinar.id)
  const cancelled = await eventOf(webinar)
  expect(cancelled.status).toBe('CANCELLED')
  expect(cancelled.sequence).toBeGreaterThan(after.sequence)
  expect(await walletOf(paid)).toBe(1_100_000)
  for (const one of [paid, waits])
    expect((await titlesOf(one)).filter((told) => told === `وبینار «${title}» لغو شد`)).toHaveLength(1)
  expect(await brokenInvariants(arvand)).toEqual({})
})

test('where it is moved twice, the newest time alone is told', async () => {
  const title = 'دو بار'
  const webinar = await aWebinar(arvand, { title })
  const person = await aPerson(arvand)
  await register(webinar, person)
  arvand.platform.clock.pass(60)
  const first = arvand.platform.clock.now().toISOString()
  await move(webinar, 96)
  await expect.poll(() => movedTold(title, person), { timeout: 10_000 }).toBe(1)
  arvand.platform.clock.pass(60)
  await move(webinar, 120)
  await tellOfMove(liveDeps(arvand), { webinarId: webinar.id, movedAt: first })
  await expect.poll(() => movedTold(title, person), { timeout: 10_000 }).toBe(2)
})

test('reminders are set anew by the new time', async () => {
  const webinar = await aWebinar(arvand, { inHours: 20, title: 'یادآور تازه' })
  const person = await aPerson(arvand)
  await register(webinar, person)
  const told = async () => (await titlesOf(person)).filter((title) => title.includes('شروع می‌شود')).length
  const counts = []
  arvand.platform.clock.pass(19 * 3_600 + 600)
  await remind(liveDeps(arvand))
  counts.push(await told())
  // From fifty minutes ahead to two days ahead: a day, an hour and ten minutes before come again.
  expect((await move(webinar, 48)).status).toBe(200)
  for (const minutes of [0, 24 * 60 + 1, 23 * 60, 50]) {
    arvand.platform.clock.pass(minutes * 60)
    await remind(liveDeps(arvand))
    counts.push(await told())
  }
  expect(counts).toEqual([1, 1, 2, 3, 4])
})

test('whoever paid for another time may give the seat back until the start; who came later only until a day before', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000, inHours: 60 })
  const [before, after] = [await aPerson(arvand), await aPerson(arvand)]
  const buy = async (person: TestPerson) => {
    await aWallet(arvand, person.id, 1_100_000)
    await register(webinar, person)
    await arvand.call(
      payFactorWebinar,
      { webinarId: webinar.id, useWallet: true, requestId: newId() },
      person,
    )
  }
  await buy(before)
  arvand.platform.clock.pass(60)
  expect((await move(webinar, 10)).status).toBe(200)
  arvand.platform.clock.pass(60)
  await buy(after)
  const cancel = (person: TestPerson) =>
    arvand.call(cancelRegistration, { webinarId: webinar.id, requestId: newId() }, person)
  expect((await cancel(after)).problem.code).toBe('live.cancel-too-late')
  expect((await cancel(before)).answer.registration.state).toBe('cancelled')
  expect([await walletOf(before), await walletOf(after)]).toEqual([1_100_000, 0])
})

test('it is moved to a time ahead only, and not once it has begun', async () => {
  const webinar = await aWebinar(arvand, { inHours: 2 })
  expect((await move(webinar, -1)).problem.code).toBe('live.webinar-not-moved')
  arvand.platform.clock.pass(3 * 3_600)
  expect((await move(webinar, 5)).problem.code).toBe('live.webinar-not-moved')
})

test.each([
  ['published', 1, 2, null],
  ['published', 1, 0, 'live.webinar-not-moved'],
  ['published', 0, 2, 'live.webinar-not-moved'],
  ['live', 1, 2, 'live.webinar-not-moved'],
] as const)('a webinar that is %s, in %i h, to one in %i h: %s', (state, old, to, why) => {
  const now = new Date('2026-11-28T12:00:00Z')
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  expect(whyNotMove({ state, starts_at: at(old) }, at(to), now)).toBe(why)
})
