import { showAgenda, showCalendarAddress } from '@arvand/contracts/panel/courses'
import { bookMeet, cancelMeet, listSlots, moveMeet } from '@arvand/contracts/panel/meets'
import { cancelRegistration, registerForWebinar } from '@arvand/contracts/panel/webinars'
import * as taught from '@arvand/contracts/teacher/meets'
import * as hosted from '@arvand/contracts/teacher/rooms'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
import { cancelWebinar, saveWebinar, showOwnWebinar } from '@arvand/contracts/teacher/webinars'
import { addDays, weekdayOf } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWebinar, live } from './testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const today = () => dayAt(arvand.platform.clock.now())
const agendaOf = async (person: TestPerson, days = 13) =>
  (await arvand.call(showAgenda, { from: today(), to: addDays(today(), days) }, person)).answer.items

test('a webinar stands in the agenda of who is in and of its host, until the seat is given back', async () => {
  const webinar = await aWebinar(arvand, { title: 'هندسهٔ کاشی' })
  const [learner, other] = [await aPerson(arvand), await aPerson(arvand)]
  const ask = () => ({ webinarId: webinar.id, requestId: newId() })
  await arvand.call(registerForWebinar, ask(), learner)
  const link = `/webinars/${webinar.slug}`
  expect(await agendaOf(learner)).toMatchObject([
    { kind: 'event', title: 'هندسهٔ کاشی', within: 'وبینار', link, at: webinar.startsAt, minutes: 90 },
  ])
  expect(await agendaOf(learner, 1)).toEqual([])
  expect(await agendaOf(other)).toEqual([])
  const { deadlines } = (await arvand.call(showTeacherToday, {}, webinar.host)).answer
  expect(deadlines).toMatchObject([{ title: 'هندسهٔ کاشی', at: webinar.startsAt, work: null }])
  await arvand.call(cancelRegistration, ask(), learner)
  expect(await agendaOf(learner)).toEqual([])
})

/** The events of a person's calendar feed, by their title. */
async function feedOf(person: TestPerson) {
  const { address } = (await arvand.call(showCalendarAddress, {}, person)).answer
  const { body } = await arvand.app.inject({ url: new URL(address).pathname })
  const events = body.replaceAll(/\r\n /g, '').split('BEGIN:VEVENT').slice(1)
  const value = (event: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(event)?.[1]
  return events.map((event) => ({
    ...{ uid: value(event, 'UID'), start: value(event, 'DTSTART'), title: value(event, 'SUMMARY') },
    ...{ sequence: Number(value(event, 'SEQUENCE')), status: value(event, 'STATUS') },
  }))
}

const stamp = (at: Date) => `${at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`

test('the calendar feed follows: a moved webinar counts up and stands at its new time, a cancelled one says so', async () => {
  const webinar = await aWebinar(arvand, { title: 'هندسهٔ کاشی' })
  const learner = await aPerson(arvand)
  await arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, learner)
  const [first] = await feedOf(learner)
  expect(first).toMatchObject({
    ...{ start: stamp(new Date(webinar.startsAt)), title: 'هندسهٔ کاشی', status: undefined },
  })
  const { webinar: own } = (await arvand.call(showOwnWebinar, { webinarId: webinar.id }, webinar.host)).answer
  const { title, summary, description, outcomes, minutes, capacity, price, revision } = own
  const text = { title, summary, description, outcomes, minutes, capacity, price, revision }
  const moved = { webinarId: webinar.id, ...text, day: addDays(today(), 9), time: '19:30' }
  expect((await arvand.call(saveWebinar, moved, webinar.host)).status).toBe(200)
  const [second] = await feedOf(learner)
  expect(second).toMatchObject({ uid: first?.uid, start: stamp(instantAt(moved.day, moved.time)) })
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0)
  await arvand.call(cancelWebinar, { webinarId: webinar.id, reason: 'بیمار هستم' }, webinar.host)
  const [third] = await feedOf(learner)
  expect(third).toMatchObject({ uid: first?.uid, status: 'CANCELLED' })
  expect(third?.sequence).toBeGreaterThan(second?.sequence ?? 0)
  expect(await agendaOf(learner)).toEqual([])
})

test('so does a meet that is moved and given up', async () => {
  const [teacher, learner] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
  const handle = 'agenda-teacher'
  const named = 'update identity.accounts set handle = $1 where id = $2'
  await arvand.database.pool.query(named, [handle, teacher.id])
  for (let weekday = 0; weekday < 7; weekday++)
    await arvand.call(taught.addMeetHours, { weekday, from: '14:00', to: '16:00' }, teacher)
  await arvand.call(taught.saveMeetOffer, { isOpen: true, minutes: 60, price: 0 }, teacher)
  const ask = { teacher: handle, from: addDays(today(), 3), to: addDays(today(), 4) }
  const { items } = (await arvand.call(listSlots, ask, learner)).answer
  const [slot, other] = items.map(({ id }) => id)
  const { meet } = (await arvand.call(bookMeet, { slotId: slot ?? '', requestId: newId() }, learner)).answer
  const moves = { meetId: meet.id, slotId: other ?? '', requestId: newId() }
  expect(await feedOf(learner)).toMatchObject([{ sequence: 0, status: undefined }])
  expect((await arvand.call(moveMeet, moves, learner)).status).toBe(200)
  const start = stamp(new Date(items[1]?.startsAt ?? 0))
  expect(await feedOf(learner)).toMatchObject([{ start, sequence: 1, status: undefined }])
  expect((await arvand.call(cancelMeet, { meetId: meet.id, requestId: newId() }, learner)).status).toBe(200)
  expect(await feedOf(learner)).toMatchObject([{ start, sequence: 2, status: 'CANCELLED' }])
  expect(await agendaOf(learner)).toEqual([])
})

test('the hours of a room come in every week, for its members and its host', async () => {
  const [host, learner] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
  const text = { title: 'کلاس هندسه', description: '', requestId: newId() }
  const { roomId } = (await arvand.call(hosted.makeRoom, text, host)).answer
  const day = addDays(today(), 2)
  const hour = { roomId, weekday: weekdayOf(day), time: '17:00', minutes: 60 }
  await arvand.call(hosted.addRoomHour, hour, host)
  await live(arvand.platform.db)
    .insertInto('live.room_members')
    .values({
      room_id: roomId,
      person_id: learner.id,
      role: 'member',
      joined_at: arvand.platform.clock.now(),
    })
    .execute()
  const times = (await agendaOf(learner)).map(({ at }) => at)
  expect(times).toEqual([day, addDays(day, 7)].map((one) => instantAt(one, '17:00').toISOString()))
  const { deadlines } = (await arvand.call(showTeacherToday, {}, host)).answer
  expect(deadlines).toMatchObject([{ title: 'کلاس هندسه', link: `/teach/classes/rooms/${roomId}` }])
})
