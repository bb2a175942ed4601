import { createFactorCart, payFactor } from '@arvand/contracts/panel/factors'
import { beatSession, enterLive, joinSession } from '@arvand/contracts/panel/live'
import { bookMeet, cancelMeet, listMeets, listSlots } from '@arvand/contracts/panel/meets'
import { getWallet } from '@arvand/contracts/panel/wallet'
import * as teacher from '@arvand/contracts/teacher/meets'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { endMeets } from '../sessions/end-meets.ts'
import { live, liveDeps } from '../testing.ts'
import { slotStarts, whyNotAdd } from './meet.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

let made = 0
/** A teacher whose every day has four slots of an hour. */
async function aTeacher(price: number) {
  const person = await aPerson(arvand, { roles: ['teacher'] })
  const handle = `meets-${++made}`
  await arvand.database.pool.query('update identity.accounts set handle = $1 where id = $2', [
    handle,
    person.id,
  ])
  for (let weekday = 0; weekday < 7; weekday++)
    await arvand.call(teacher.addMeetHours, { weekday, from: '14:00', to: '18:00' }, person)
  await arvand.call(teacher.saveMeetOffer, { isOpen: true, minutes: 60, price }, person)
  return { person, handle }
}
const slotsOf = async (handle: string, person: TestPerson, days = [2, 3]) => {
  const dayIn = (count: number) => dayAt(arvand.platform.clock.now().getTime() + count * 86_400_000)
  const ask = { teacher: handle, from: dayIn(days[0] ?? 0), to: dayIn(days[1] ?? 0) }
  return arvand.call(listSlots, ask, person)
}
const book = (slotId: string, person: TestPerson) =>
  arvand.call(bookMeet, { slotId, requestId: newId() }, person)
const cancel = (meetId: string, person: TestPerson) =>
  arvand.call(cancelMeet, { meetId, requestId: newId() }, person)
const walletOf = async (person: TestPerson) => (await arvand.call(getWallet, {}, person)).answer.balance

const friday = { weekday: 6, from_time: '22:00', to_time: '23:59' }
test.each([
  { title: 'a Friday', hours: [friday], minutes: 60, now: '2026-11-26T12:00', starts: ['2026-11-27 22:00'] },
  {
    title: 'no part over the end',
    hours: [friday],
    minutes: 70,
    now: '2026-11-26T12:00',
    starts: ['2026-11-27 22:00'],
  },
  {
    title: 'what is past today',
    hours: [friday],
    minutes: 30,
    now: '2026-11-27T22:15',
    starts: ['2026-11-27 22:30', '2026-11-27 23:00'],
  },
  {
    title: 'over Nowruz',
    hours: [{ weekday: 0, from_time: '08:00', to_time: '09:00' }],
    minutes: 60,
    now: '2027-03-19T12:00',
    starts: ['2027-03-20 08:00'],
  },
])('slots: $title', ({ hours, minutes, now, starts }) => {
  const [day = '', time = ''] = now.split('T')
  const found = slotStarts(hours, minutes, instantAt(day, time))
  const wanted = starts.map((text) => instantAt(...(text.split(' ') as [string, string])).toISOString())
  expect(found.slice(0, starts.length).map((at) => at.toISOString())).toEqual(wanted)
  // The same week comes four times.
  expect(found.every((at) => at > instantAt(day, time))).toBe(true)
})

test.each([
  [{ weekday: 1, from_time: '10:00', to_time: '10:00' }, 'live.hours-backwards'],
  [{ weekday: 6, from_time: '23:00', to_time: '23:30' }, 'live.hours-overlap'],
  [{ weekday: 6, from_time: '20:00', to_time: '22:00' }, null],
  [{ weekday: 5, from_time: '22:00', to_time: '23:00' }, null],
] as const)('hours %j: %s', (hours, why) => {
  expect(whyNotAdd([friday], hours)).toBe(why)
})

test('a free slot is booked once, however many want it', async () => {
  const { person, handle } = await aTeacher(0)
  const people = await Promise.all(Array.from({ length: 8 }, () => aPerson(arvand)))
  const [one] = people as [TestPerson]
  const { items } = (await slotsOf(handle, one)).answer
  expect(items).toHaveLength(8)
  const slotId = items[0]?.id ?? ''
  expect((await book(slotId, person)).problem.code).toBe('live.own-slot')
  const answers = await Promise.all(people.map((who) => book(slotId, who)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = answers.flatMap(({ problem }) => problem?.code ?? [])
  expect(new Set(codes)).toEqual(new Set(['live.slot-taken']))
  expect((await slotsOf(handle, one)).answer.items).toHaveLength(7)
})

test('a paid slot is held, paid and given back; given up, it is free again', async () => {
  const { person, handle } = await aTeacher(1_000_000)
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  await aWallet(arvand, one.id, 1_100_000)
  const slotId = (await slotsOf(handle, one)).answer.items[0]?.id ?? ''
  const { meet, factor } = (await book(slotId, one)).answer
  expect(meet).toMatchObject({ state: 'pendingPayment', factorId: factor?.id })
  expect((await book(slotId, two)).problem.code).toBe('live.slot-taken')
  const ask = { factorId: factor?.id ?? '', useWallet: true, requestId: newId() }
  expect((await arvand.call(payFactor, ask, one)).answer.factor.state).toBe('paid')
  expect((await arvand.call(listMeets, {}, one)).answer.items).toMatchObject([{ state: 'booked' }])
  expect((await cancel(meet.id, two)).status).toBe(404)
  expect((await cancel(meet.id, one)).answer.meet.state).toBe('cancelled')
  expect(await walletOf(one)).toBe(1_100_000)
  const again = (await book(slotId, two)).answer.meet
  expect((await cancel(again.id, two)).answer.meet.state).toBe('cancelled')
  const items = [{ kind: 'meet' as const, id: slotId }]
  expect((await arvand.call(createFactorCart, { items, requestId: newId() }, one)).status).toBe(200)
  const taken = (await arvand.call(teacher.listTaughtMeets, {}, person)).answer.items
  expect(taken.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'cancelled', 'pendingPayment'])
  expect(await brokenInvariants(arvand)).toEqual({})
})

test('the teacher cancels at any time and joins; who does not come has missed it', async () => {
  const { person, handle } = await aTeacher(1_000_000)
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  const slots = (await slotsOf(handle, one, [0, 1])).answer.items
  const meets = []
  for (const [at, who] of [one, two, one].entries()) {
    await aWallet(arvand, who.id, 1_100_000)
    const { meet, factor } = (await book(slots[at]?.id ?? '', who)).answer
    const ask = { factorId: factor?.id ?? '', useWallet: true, requestId: newId() }
    await arvand.call(payFactor, ask, who)
    meets.push(meet)
  }
  const [first, second, third] = meets as [(typeof meets)[0], (typeof meets)[0], (typeof meets)[0]]
  const enter = (id: string, who: TestPerson) => arvand.call(enterLive, { kind: 'meet', id }, who)
  const wish = { meetId: third.id, reason: 'سفر دارم', requestId: newId() }
  expect((await arvand.call(teacher.cancelTaughtMeet, wish, person)).status).toBe(200)
  const untilStart = Date.parse(first.startsAt) - arvand.platform.clock.now().getTime()
  arvand.platform.clock.pass(untilStart / 1000 - 16 * 60)
  expect((await cancel(first.id, one)).problem.code).toBe('live.cancel-too-late')
  expect((await enter(first.id, one)).problem.code).toBe('live.too-early')
  arvand.platform.clock.pass(120)
  const joined = await arvand.call(teacher.joinMeet, { meetId: first.id }, person)
  expect(joined.answer).toMatchObject({ role: 'host' })
  const { sessionId } = { sessionId: joined.answer.session.id }
  for (const who of [person, one])
    expect((await arvand.call(joinSession, { sessionId }, who)).status).toBe(200)
  expect((await enter(first.id, two)).status).toBe(404)
  // A sign of life after the start: an early look in is no presence.
  arvand.platform.clock.pass(15 * 60)
  for (const who of [person, one]) await arvand.call(beatSession, { sessionId }, who)
  arvand.platform.clock.pass(4 * 3_600)
  await endMeets(liveDeps(arvand))
  const rows = await live(arvand.platform.db).selectFrom('live.meets').select(['id', 'state']).execute()
  const stateOf = (id: string) => rows.find((row) => row.id === id)?.state
  expect([first, second, third].map(({ id }) => stateOf(id))).toEqual(['held', 'missed', 'cancelled'])
})
