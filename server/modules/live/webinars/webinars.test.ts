import { listWebinars, showWebinar } from '@arvand/contracts/home/webinars'
import { cancelFactor, createFactorCart } from '@arvand/contracts/panel/factors'
import { listNotices } from '@arvand/contracts/panel/notices'
import { getWallet } from '@arvand/contracts/panel/wallet'
import {
  cancelRegistration,
  listMyWebinars,
  payFactorWebinar,
  registerForWebinar,
} from '@arvand/contracts/panel/webinars'
import {
  cancelWebinar,
  listOwnWebinars,
  saveWebinar,
  showOwnWebinar,
} from '@arvand/contracts/teacher/webinars'
import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { aPerson, type TestPerson } from '#testing/identity'
import { aSetting } from '#testing/settings'
import { aWallet } from '#testing/wallet'
import { liveSettings } from '../live-settings.ts'
import { aWebinar, liveDeps, type TestWebinar } from '../testing.ts'
import { settleCancelled } from './settle-cancelled.ts'
import { endHolds, fillSeats, remind } from './tend-webinars.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const register = ({ id }: TestWebinar, person: TestPerson) =>
  arvand.call(registerForWebinar, { webinarId: id, requestId: newId() }, person)
const pay = ({ id }: TestWebinar, person: TestPerson, more: object = {}) =>
  arvand.call(payFactorWebinar, { webinarId: id, useWallet: true, requestId: newId(), ...more }, person)
const cancel = ({ id }: TestWebinar, person: TestPerson) =>
  arvand.call(cancelRegistration, { webinarId: id, requestId: newId() }, person)
const stateOf = async ({ slug }: TestWebinar, person: TestPerson) =>
  (await arvand.call(showWebinar, { slug }, person)).answer.mine?.registration?.state
const deps = () => liveDeps(arvand)
const walletOf = async (person: TestPerson) => (await arvand.call(getWallet, {}, person)).answer.balance
const titlesOf = async (person: TestPerson) =>
  (await arvand.call(listNotices, {}, person)).answer.items.map(({ title }) => title)

test('a free webinar: registered at once, listed, in the calendar, and given back', async () => {
  const webinar = await aWebinar(arvand, { title: 'هندسهٔ کاشی' })
  const person = await aPerson(arvand)
  const first = await register(webinar, person)
  expect(first.answer.registration).toMatchObject({ state: 'confirmed', place: null })
  expect((await register(webinar, person)).answer.registration).toEqual(first.answer.registration)
  const { items } = (await arvand.call(listMyWebinars, {}, person)).answer
  expect(items).toMatchObject([{ webinar: { id: webinar.id, seatsLeft: 9 }, live: false }])
  const list = (await arvand.call(listWebinars, {})).answer
  expect(list.items.find(({ id }) => id === webinar.id)).toMatchObject({ state: 'published', price: 0 })
  expect(await titlesOf(person)).toContain('در وبینار «هندسهٔ کاشی» ثبت‌نام شدید')
  expect((await cancel(webinar, person)).answer.registration.state).toBe('cancelled')
  expect((await cancel(webinar, person)).problem.code).toBe('live.not-registered')
})

test('who waits moves up in order when somebody goes, and is told', async () => {
  const webinar = await aWebinar(arvand, { capacity: 1, title: 'یک جا' })
  const [one, two, three] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  await register(webinar, one)
  expect((await register(webinar, two)).answer.registration).toMatchObject({ state: 'waiting', place: 1 })
  expect((await register(webinar, three)).answer.registration).toMatchObject({ state: 'waiting', place: 2 })
  await cancel(webinar, one)
  expect([await stateOf(webinar, two), await stateOf(webinar, three)]).toEqual(['confirmed', 'waiting'])
  expect(await titlesOf(two)).toContain('در وبینار «یک جا» جا باز شد')
  expect((await register(webinar, one)).answer.registration).toMatchObject({ state: 'waiting', place: 2 })
})

test('more seats let more people in; the price of a published one stays and its seats become no fewer', async () => {
  const webinar = await aWebinar(arvand, { capacity: 1 })
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  await register(webinar, one)
  await register(webinar, two)
  const { webinar: own } = (await arvand.call(showOwnWebinar, { webinarId: webinar.id }, webinar.host)).answer
  const text = { title: own.title, summary: own.summary, description: '', outcomes: '' }
  const ask = { webinarId: own.id, revision: own.revision, ...text, minutes: 90, capacity: 1, price: 0 }
  const at = { day: dayAt(own.startsAt), time: formatTime(own.startsAt) }
  const dearer = await arvand.call(saveWebinar, { ...ask, ...at, price: 10_000 }, webinar.host)
  expect(dearer.problem.code).toBe('live.webinar-fixed')
  expect((await arvand.call(saveWebinar, { ...ask, ...at, capacity: 2 }, webinar.host)).status).toBe(200)
  expect(await stateOf(webinar, two)).toBe('confirmed')
  const fewer = await arvand.call(saveWebinar, { ...ask, ...at, revision: own.revision + 1 }, webinar.host)
  expect(fewer.problem.code).toBe('live.webinar-fixed')
  expect(own.mayEnter).toBe(false)
  expect((await arvand.call(showOwnWebinar, { webinarId: own.id }, one)).status).toBe(403)
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect((await arvand.call(showOwnWebinar, { webinarId: own.id }, other)).status).toBe(404)
  expect((await arvand.call(listOwnWebinars, {}, other)).answer.items).toEqual([])
})

test('a paid seat is held with a factor, paid from the wallet, and its money goes back', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000, capacity: 1 })
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  await aWallet(arvand, one.id, 1_100_000)
  const { registration, factor } = (await register(webinar, one)).answer
  expect(registration).toMatchObject({ state: 'pendingPayment', factorId: factor?.id })
  expect(factor).toMatchObject({ state: 'awaitingPayment', total: 1_100_000 })
  expect((await register(webinar, two)).answer.registration.state).toBe('waiting')
  const paid = await pay(webinar, one)
  expect(paid.answer).toMatchObject({ registration: { state: 'confirmed' }, factor: { state: 'paid' } })
  expect((await pay(webinar, one)).problem.code).toBe('live.nothing-to-pay')
  expect(await walletOf(one)).toBe(0)
  expect((await cancel(webinar, one)).answer.registration.state).toBe('cancelled')
  expect(await walletOf(one)).toBe(1_100_000)
  await fillSeats(deps(), webinar.id)
  expect(await stateOf(webinar, two)).toBe('pendingPayment')
  // The offer lapses: nobody else waits, so the seat is free.
  arvand.platform.clock.pass(31 * 60)
  await endHolds(deps())
  expect(await stateOf(webinar, two)).toBe('cancelled')
  expect((await pay(webinar, two)).problem.code).toBe('live.not-registered')
})

test('a factor that is given up frees its seat; one seat is never sold twice by the cart', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000, capacity: 1 })
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  const items = [{ kind: 'webinar' as const, id: webinar.id }]
  const made = await arvand.call(createFactorCart, { items, requestId: newId() }, one)
  expect(made.answer.factor.total).toBe(1_100_000)
  const full = await arvand.call(createFactorCart, { items, requestId: newId() }, two)
  expect(full.problem).toMatchObject({ current: { whyNot: 'live.webinar-full' } })
  await register(webinar, two)
  await arvand.call(cancelFactor, { factorId: made.answer.factor.id }, one)
  await fillSeats(deps(), webinar.id)
  expect([await stateOf(webinar, one), await stateOf(webinar, two)]).toEqual(['cancelled', 'pendingPayment'])
  await aWallet(arvand, two.id, 1_100_000)
  expect((await pay(webinar, two)).answer.registration.state).toBe('confirmed')
})

test('within a day of the start a paid seat is not given back', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000, inHours: 20 })
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 1_100_000)
  await register(webinar, person)
  await pay(webinar, person)
  const shown = async () => (await arvand.call(showWebinar, { slug: webinar.slug }, person)).answer
  expect(await shown()).toMatchObject({ webinar: { freeHours: 24 }, mine: { mayCancel: false } })
  expect((await cancel(webinar, person)).problem.code).toBe('live.cancel-too-late')
  await aSetting(arvand, liveSettings.webinarFreeHours, 12)
  expect(await shown()).toMatchObject({ webinar: { freeHours: 12 }, mine: { mayCancel: true } })
  expect((await cancel(webinar, person)).status).toBe(200)
  await aSetting(arvand, liveSettings.webinarFreeHours, null)
})

test('a freed seat is offered for as long as the setting says', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000, capacity: 1, inHours: 48 })
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  await register(webinar, one)
  await register(webinar, two)
  await aSetting(arvand, liveSettings.offerMinutes, 90)
  await cancel(webinar, one)
  await fillSeats(deps(), webinar.id)
  await aSetting(arvand, liveSettings.offerMinutes, null)
  const { mine } = (await arvand.call(showWebinar, { slug: webinar.slug }, two)).answer
  const left = Date.parse(mine?.registration?.heldUntil ?? '') - arvand.platform.clock.now().getTime()
  expect(left).toBe(90 * 60_000)
})

test('a cancelled webinar gives all money back and tells everybody once', async () => {
  const webinar = await aWebinar(arvand, { price: 1_000_000, capacity: 2, title: 'لغوشدنی' })
  const people = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const [one] = people as [TestPerson]
  await aWallet(arvand, one.id, 1_100_000)
  for (const person of people) await register(webinar, person)
  await pay(webinar, one)
  const ask = { webinarId: webinar.id, reason: 'استاد بیمار است.' }
  expect((await arvand.call(cancelWebinar, ask, webinar.host)).answer.webinar.state).toBe('cancelled')
  await settleCancelled(deps(), webinar.id)
  await settleCancelled(deps(), webinar.id)
  for (const person of people) {
    expect(await stateOf(webinar, person)).toBe('cancelled')
    const told = (await titlesOf(person)).filter((title) => title === 'وبینار «لغوشدنی» لغو شد')
    expect(told).toHaveLength(1)
  }
  expect(await walletOf(one)).toBe(1_100_000)
  expect((await register(webinar, one)).problem.code).toBe('live.webinar-cancelled')
  expect(await brokenInvariants(arvand)).toEqual({})
})

test('reminders come a day, an hour and ten minutes before, each once', async () => {
  const webinar = await aWebinar(arvand, { inHours: 30, title: 'یادآور' })
  const person = await aPerson(arvand)
  await register(webinar, person)
  const told = async () => (await titlesOf(person)).filter((title) => title.includes('شروع می‌شود')).length
  const counts = []
  for (const minutes of [0, 7 * 60, 0, 22 * 60 + 5, 51, 0]) {
    arvand.platform.clock.pass(minutes * 60)
    await remind(deps())
    counts.push(await told())
  }
  expect(counts).toEqual([0, 1, 1, 2, 3, 3])
})

test('many people for few seats: as many as there are seats get in, the others wait in order', async () => {
  const webinar = await aWebinar(arvand, { capacity: 3 })
  const people = await Promise.all(Array.from({ length: 12 }, () => aPerson(arvand)))
  const answers = await Promise.all(people.map((person) => register(webinar, person)))
  const states = answers.map(({ answer }) => answer.registration.state)
  expect(states.filter((state) => state === 'confirmed')).toHaveLength(3)
  const places = answers.flatMap(({ answer }) => answer.registration.place ?? [])
  expect(places.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a stranger is 401, an unknown webinar 404, its host needs no seat', async () => {
  const webinar = await aWebinar(arvand)
  const person = await aPerson(arvand)
  expect((await arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() })).status).toBe(
    401,
  )
  expect((await register({ ...webinar, id: newId() }, person)).status).toBe(404)
  expect((await register(webinar, webinar.host)).problem.code).toBe('live.own-webinar')
  expect((await arvand.call(showWebinar, { slug: 'nothing' })).status).toBe(404)
  const file = await arvand.app.inject({ method: 'GET', url: `/webinars/${webinar.slug}.ics` })
  expect(file.body).toContain('STATUS:CONFIRMED')
})
