import { showAgenda } from '@arvand/contracts/panel/courses'
import { cancelRegistration, registerForWebinar } from '@arvand/contracts/panel/webinars'
import * as hosted from '@arvand/contracts/teacher/rooms'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
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
