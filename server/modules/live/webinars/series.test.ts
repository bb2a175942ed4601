import { showWebinar } from '@arvand/contracts/home/webinars'
import { payFactor } from '@arvand/contracts/panel/factors'
import { cancelRegistration, registerForSeries, registerForWebinar } from '@arvand/contracts/panel/webinars'
import * as teacher from '@arvand/contracts/teacher/webinars'
import { addDays } from '@arvand/persian/days'
import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

interface Wish {
  readonly times?: number
  readonly price?: number
  readonly capacity?: number
}

/** A published series of a new teacher. */
async function aSeries({ times = 3, price = 0, capacity = 10 }: Wish = {}) {
  const host = await aPerson(arvand, { roles: ['teacher'] })
  const when = { day: addDays(dayAt(arvand.platform.clock.now()), 3), time: '18:30' }
  const title = 'رسم گره در چند جلسه'
  const { webinarId } = (await arvand.call(teacher.makeWebinar, { title, ...when, requestId: newId() }, host))
    .answer
  const text = { title, summary: 'چند نشست', description: '', outcomes: 'رسم شمسه' }
  const set = { webinarId, revision: 0, ...text, ...when, minutes: 90, capacity, price }
  await arvand.call(teacher.saveWebinar, set, host)
  const repeat = (by: TestPerson) =>
    arvand.call(teacher.repeatWebinar, { webinarId, times, requestId: newId() }, by)
  expect((await repeat(await aPerson(arvand, { roles: ['teacher'] }))).status).toBe(404)
  expect((await repeat(host)).answer).toEqual({ made: times })
  expect((await repeat(host)).problem.code).toBe('live.series-not-draft')
  const { webinar } = (await arvand.call(teacher.publishWebinar, { webinarId, series: true }, host)).answer
  return { host, webinarId, parts: webinar.series, slug: webinar.slug, set }
}

const join = (webinarId: string, by: TestPerson) =>
  arvand.call(registerForSeries, { webinarId, requestId: newId() }, by)
const page = async (slug: string, by?: TestPerson) => (await arvand.call(showWebinar, { slug }, by)).answer

test('one form makes webinars a week apart; one of them is moved and one cancelled alone', async () => {
  const { host, parts, slug, set } = await aSeries()
  const days = parts.map(({ startsAt }) => [dayAt(startsAt), formatTime(startsAt)])
  expect(days.map(([day]) => day)).toEqual([0, 7, 14].map((later) => addDays(set.day, later)))
  expect(new Set(days.map(([, time]) => time)).size).toBe(1)
  expect(parts.map(({ state }) => state)).toEqual(['published', 'published', 'published'])
  expect(new Set(parts.map((part) => part.slug)).size).toBe(3)
  const [, second, third] = parts as [(typeof parts)[0], (typeof parts)[0], (typeof parts)[0]]
  const moved = { ...set, webinarId: second.id, day: addDays(set.day, 8) }
  expect((await arvand.call(teacher.saveWebinar, moved, host)).status).toBe(200)
  await arvand.call(teacher.cancelWebinar, { webinarId: third.id, reason: 'سفر' }, host)
  const { series } = (await page(slug)).webinar
  expect(series.map(({ state }) => state)).toEqual(['published', 'published', 'cancelled'])
  expect(dayAt(series[1]?.startsAt ?? '')).toBe(addDays(set.day, 8))
  const ics = async (of: string) => (await arvand.app.inject({ url: `/webinars/${of}.ics` })).body
  expect(await ics(third.slug)).toContain('STATUS:CANCELLED')
  expect(await ics(second.slug)).toContain('SEQUENCE:1')
  expect(await ics(slug)).toContain('STATUS:CONFIRMED')
})

test('the whole series at once: free ones are confirmed, full ones wait, and again there is nothing left', async () => {
  const { host, webinarId, parts, slug } = await aSeries({ capacity: 1 })
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  const ask = { webinarId: parts[1]?.id ?? '', requestId: newId() }
  await arvand.call(registerForWebinar, ask, one)
  expect((await page(slug, two)).mine?.seriesLeft).toBe(3)
  expect((await join(webinarId, two)).answer).toEqual({ registered: 2, waiting: 1 })
  const shown = await page(slug, two)
  expect(shown.webinar.series.map(({ mine }) => mine)).toEqual(['confirmed', 'waiting', 'confirmed'])
  expect(shown.mine?.seriesLeft).toBe(0)
  expect((await join(webinarId, two)).problem.code).toBe('live.series-nothing-left')
  expect((await join(webinarId, host)).problem.code).toBe('live.series-nothing-left')
  expect((await join(newId(), two)).problem.code).toBe('live.unknown-webinar')
  await arvand.call(cancelRegistration, { ...ask, requestId: newId() }, one)
  expect((await page(slug, two)).webinar.series[1]?.mine).toBe('confirmed')
})

test('a paid series is one factor; one webinar of it is given back alone', async () => {
  const { webinarId, parts, slug } = await aSeries({ price: 1_000_000 })
  const one = await aPerson(arvand)
  await aWallet(arvand, one.id, 3_300_000)
  const { registered, factor } = (await join(webinarId, one)).answer
  expect(registered).toBe(3)
  expect(factor?.lines).toHaveLength(3)
  const pay = { factorId: factor?.id ?? '', useWallet: true, requestId: newId() }
  expect((await arvand.call(payFactor, pay, one)).answer.factor.state).toBe('paid')
  const last = { webinarId: parts[2]?.id ?? '', requestId: newId() }
  expect((await arvand.call(cancelRegistration, last, one)).status).toBe(200)
  const states = (await page(slug, one)).webinar.series.map(({ mine }) => mine)
  expect(states).toEqual(['confirmed', 'confirmed', 'cancelled'])
  expect(await brokenInvariants(arvand)).toEqual({})
})

test('people who want a whole series at once get no more seats than there are', async () => {
  const { webinarId, slug } = await aSeries({ capacity: 2 })
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(arvand)))
  const answers = await Promise.all(people.map((who) => join(webinarId, who)))
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  const states = await Promise.all(people.map(async (who) => (await page(slug, who)).webinar.series))
  for (const at of [0, 1, 2])
    expect(states.filter((series) => series[at]?.mine === 'confirmed')).toHaveLength(2)
})
