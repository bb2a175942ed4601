import { payFactor } from '@arvand/contracts/panel/factors'
import { beatSession, enterLive, joinSession } from '@arvand/contracts/panel/live'
import * as panel from '@arvand/contracts/panel/meets'
import { listNotices } from '@arvand/contracts/panel/notices'
import { getWallet } from '@arvand/contracts/panel/wallet'
import * as teacher from '@arvand/contracts/teacher/meets'
import { addDays } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { endMeets } from '../sessions/end-meets.ts'
import { liveDeps } from '../testing.ts'
import { remindMeets } from './remind-meets.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const price = 1_000_000
let made = 0
async function aTeacher() {
  const person = await aPerson(arvand, { roles: ['teacher'] })
  const handle = `moves-${++made}`
  const set = 'update identity.accounts set handle = $1 where id = $2'
  await arvand.database.pool.query(set, [handle, person.id])
  for (let weekday = 0; weekday < 7; weekday++)
    await arvand.call(teacher.addMeetHours, { weekday, from: '14:00', to: '18:00' }, person)
  const offer = { isOpen: true, minutes: 60, price, onHolidays: true }
  await arvand.call(teacher.saveMeetOffer, offer, person)
  return { person, handle }
}

const today = () => dayAt(arvand.platform.clock.now())
const slotsOf = async (handle: string, person: TestPerson, inDays: number) => {
  const ask = { teacher: handle, from: addDays(today(), inDays), to: addDays(today(), inDays) }
  return (await arvand.call(panel.listSlots, ask, person)).answer.items
}

/** A paid meet in so many days, in the first free slot. */
async function aMeet(handle: string, person: TestPerson, inDays = 3) {
  await aWallet(arvand, person.id, 1_100_000)
  const slotId = (await slotsOf(handle, person, inDays))[0]?.id ?? ''
  const { meet, factor } = (await arvand.call(panel.bookMeet, { slotId, requestId: newId() }, person)).answer
  const ask = { factorId: factor?.id ?? '', useWallet: true, requestId: newId() }
  expect((await arvand.call(payFactor, ask, person)).status).toBe(200)
  return meet
}
const move = (meetId: string, slotId: string, person: TestPerson) =>
  arvand.call(panel.moveMeet, { meetId, slotId, requestId: newId() }, person)
const moveTaught = (meetId: string, slotId: string, person: TestPerson) =>
  arvand.call(
    teacher.moveTaughtMeet,
    { meetId, slotId, reason: 'کلاسم جابه‌جا شد.', requestId: newId() },
    person,
  )
const cancel = (meetId: string, person: TestPerson) =>
  arvand.call(panel.cancelMeet, { meetId, requestId: newId() }, person)
const walletOf = async (person: TestPerson) => (await arvand.call(getWallet, {}, person)).answer.balance
const shown = async (meetId: string, person: TestPerson) =>
  (await arvand.call(panel.listMeets, {}, person)).answer.items.find(({ id }) => id === meetId)
/** Time passes until so many minutes before an instant. */
const passTo = (instant: string, minutesBefore: number) => {
  const left = Date.parse(instant) - arvand.platform.clock.now().getTime()
  arvand.platform.clock.pass(left / 1000 - minutesBefore * 60)
}

test('a learner moves a paid meet twice, the old time is free at once, and no money moves', async () => {
  const { person, handle } = await aTeacher()
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  const meet = await aMeet(handle, one)
  const free = (await arvand.call(panel.listSlotsToMove, { meetId: meet.id }, one)).answer.items
  expect(free.some(({ id }) => id === meet.slotId)).toBe(false)
  const [a = { id: '' }, b = { id: '' }] = await slotsOf(handle, one, 5)
  expect((await move(meet.id, a.id, two)).problem.code).toBe('live.unknown-meet')
  expect((await move(meet.id, meet.slotId, one)).problem.code).toBe('live.slot-taken')
  expect((await move(meet.id, newId(), one)).problem.code).toBe('live.unknown-slot')
  expect((await move(meet.id, a.id, one)).answer.meet).toMatchObject({ slotId: a.id, state: 'booked' })
  const others = await aMeet(handle, two)
  expect(others.slotId).toBe(meet.slotId)
  expect((await move(meet.id, meet.slotId, one)).problem.code).toBe('live.slot-taken')
  expect((await move(meet.id, b.id, one)).status).toBe(200)
  expect((await move(meet.id, a.id, one)).problem.code).toBe('live.moved-often')
  expect(await shown(meet.id, one)).toMatchObject({ mayMove: false, mayCancel: true })
  expect((await arvand.call(teacher.listTaughtMeets, {}, person)).answer.items).toHaveLength(2)
  expect(await walletOf(one)).toBe(0)
  expect((await cancel(meet.id, one)).answer.meet.state).toBe('cancelled')
  expect(await walletOf(one)).toBe(1_100_000)
  expect(await brokenInvariants(arvand)).toEqual({})
})

test('both are reminded a day, an hour and ten minutes before, and anew where the meet was moved', async () => {
  const { person, handle } = await aTeacher()
  const learner = await aPerson(arvand)
  const reminders = async (of: TestPerson) =>
    (await arvand.call(listNotices, {}, of)).answer.items.filter(({ kind }) => kind === 'meet-reminder')
      .length
  const remindedAt = async (startsAt: string, minutesBefore: number) => {
    passTo(startsAt, minutesBefore)
    for (const _ of [1, 2]) await remindMeets(liveDeps(arvand))
    return [await reminders(learner), await reminders(person)]
  }
  const { id: meetId, startsAt } = await aMeet(handle, learner, 4)
  expect(await remindedAt(startsAt, 25 * 60)).toEqual([0, 0])
  expect(await remindedAt(startsAt, 23 * 60)).toEqual([1, 1])
  const [, , third] = (await arvand.call(teacher.listTaughtSlotsToMove, { meetId }, person)).answer.items
  expect((await moveTaught(meetId, third?.id ?? '', person)).status).toBe(200)
  const moved = third?.startsAt ?? ''
  expect(await remindedAt(moved, 24 * 60 - 1)).toEqual([2, 2])
  expect(await remindedAt(moved, 59)).toEqual([3, 3])
  expect(await remindedAt(moved, 9)).toEqual([4, 4])
  expect(await remindedAt(moved, -1)).toEqual([4, 4])
})

test('of two people who move to one slot at once, one gets it', async () => {
  const { handle } = await aTeacher()
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  const meets = [await aMeet(handle, one), await aMeet(handle, two)]
  const [slot] = await slotsOf(handle, one, 6)
  const answers = await Promise.all(
    [one, two].map((who, at) => move(meets[at]?.id ?? '', slot?.id ?? '', who)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.flatMap(({ problem }) => problem?.code ?? [])).toEqual(['live.slot-taken'])
})

test('within a day the learner moves no more; a time that the teacher chose may be given up until its start', async () => {
  const { person, handle } = await aTeacher()
  const one = await aPerson(arvand)
  const meet = await aMeet(handle, one)
  const [later] = await slotsOf(handle, one, 6)
  passTo(meet.startsAt, 23 * 60)
  expect((await move(meet.id, later?.id ?? '', one)).problem.code).toBe('live.move-too-late')
  const soon = await slotsOf(handle, one, 0)
  const ask = { meetId: meet.id }
  const offered = (await arvand.call(teacher.listTaughtSlotsToMove, ask, person)).answer.items
  expect(offered.some(({ id }) => soon.some((slot) => slot.id === id))).toBe(false)
  if (soon[0]) expect((await moveTaught(meet.id, soon[0].id, person)).problem.code).toBe('live.move-too-soon')
  expect((await moveTaught(meet.id, later?.id ?? '', one)).status).toBe(403)
  expect((await moveTaught(meet.id, later?.id ?? '', person)).status).toBe(200)
  const moved = await shown(meet.id, one)
  expect(moved).toMatchObject({ slotId: later?.id, movedByTeacher: true, mayCancel: true })
  passTo(moved?.startsAt ?? '', 10)
  expect((await cancel(meet.id, one)).answer.meet.state).toBe('cancelled')
  expect(await walletOf(one)).toBe(1_100_000)
})

test('who misses a meet: money goes back unless it was the learner alone', async () => {
  const { person, handle } = await aTeacher()
  const people = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const meets: Awaited<ReturnType<typeof aMeet>>[] = []
  for (const who of people) meets.push(await aMeet(handle, who, 4))
  // The first: both come; the second: the learner does not; the third: the teacher does not; the fourth: nobody.
  for (const [at, who] of people.entries()) {
    const { id, startsAt } = meets[at] ?? { id: '', startsAt: '' }
    passTo(startsAt, 0)
    const come = [...(at < 2 ? [person] : []), ...(at === 0 || at === 2 ? [who] : [])]
    for (const one of come) {
      const { answer } = await arvand.call(enterLive, { kind: 'meet', id }, one)
      const sessionId = answer.session.id
      await arvand.call(joinSession, { sessionId }, one)
      await arvand.call(beatSession, { sessionId }, one)
    }
  }
  passTo(meets[3]?.startsAt ?? '', -91)
  for (const _ of [1, 2]) await endMeets(liveDeps(arvand))
  const stateOf = async (at: number) => {
    const meet = await shown(meets[at]?.id ?? '', people[at] as TestPerson)
    return [meet?.state, meet?.missedBy]
  }
  expect([await stateOf(0), await stateOf(1), await stateOf(2), await stateOf(3)]).toEqual([
    ['held', null],
    ['missed', 'learner'],
    ['missed', 'teacher'],
    ['missed', 'both'],
  ])
  const balances = () => Promise.all(people.map(walletOf))
  await expect.poll(balances, { timeout: 15_000 }).toEqual([0, 0, 1_100_000, 1_100_000])
  // It stays missed when its money has gone back.
  expect(await stateOf(3)).toEqual(['missed', 'both'])
  expect(await brokenInvariants(arvand)).toEqual({})
})

test('days that differ from the week, and holidays, change what is offered and not what is booked', async () => {
  const { person, handle } = await aTeacher()
  const one = await aPerson(arvand)
  const meet = await aMeet(handle, one)
  const day = dayAt(meet.startsAt)
  const added = await arvand.call(teacher.addMeetDay, { day }, person)
  expect(added.answer.offer.days).toMatchObject([{ day, from: null, to: null }])
  expect((await arvand.call(teacher.addMeetDay, { day }, person)).problem.code).toBe('live.day-taken')
  expect(await slotsOf(handle, one, 3)).toEqual([])
  expect(await shown(meet.id, one)).toMatchObject({ state: 'booked' })
  const dayId = added.answer.offer.days[0]?.id ?? ''
  const other = await aPerson(arvand, { roles: ['teacher'] })
  await arvand.call(teacher.removeMeetDay, { dayId }, other)
  expect(await slotsOf(handle, one, 3)).toEqual([])
  await arvand.call(teacher.removeMeetDay, { dayId }, person)
  expect(await slotsOf(handle, one, 3)).toHaveLength(3)
  const hours = { day: addDays(today(), 4), from: '22:00', to: '00:00' }
  await arvand.call(teacher.addMeetDay, hours, person)
  expect(await slotsOf(handle, one, 4)).toHaveLength(2)
  const past = { day: addDays(today(), -1) }
  expect((await arvand.call(teacher.addMeetDay, past, person)).problem.code).toBe('live.day-past')
})
