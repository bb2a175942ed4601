import { showWebinar } from '@arvand/contracts/home/webinars'
import * as meets from '@arvand/contracts/panel/meets'
import { showRoom } from '@arvand/contracts/panel/rooms'
import * as panel from '@arvand/contracts/panel/webinars'
import * as taughtLive from '@arvand/contracts/teacher/live'
import * as offered from '@arvand/contracts/teacher/meets'
import * as hosted from '@arvand/contracts/teacher/rooms'
import * as own from '@arvand/contracts/teacher/webinars'
import { addDays } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, aWebinar, type TestWebinar } from './testing.ts'

/** What is somebody else's, wrong or too much: each door refuses it as if it were not there. */

let arvand: TestApp
let host: TestPerson
let other: TestPerson
let learner: TestPerson
let webinar: TestWebinar
let room: { readonly roomId: string; readonly sessionId: string }
let meetId: string
beforeAll(async () => {
  arvand = await anApp()
  host = await aPerson(arvand, { roles: ['teacher'] })
  other = await aPerson(arvand, { roles: ['teacher'] })
  learner = await aPerson(arvand)
  webinar = await aWebinar(arvand, { host })
  room = await aClass(arvand, [learner], host)
  const handle = 'others-host'
  await arvand.database.pool.query('update identity.accounts set handle = $1 where id = $2', [
    handle,
    host.id,
  ])
  for (let weekday = 0; weekday < 7; weekday++)
    await arvand.call(offered.addMeetHours, { weekday, from: '14:00', to: '16:00' }, host)
  await arvand.call(offered.saveMeetOffer, { isOpen: true, minutes: 60, price: 0 }, host)
  const ask = { teacher: handle, from: addDays(today(), 2), to: addDays(today(), 2) }
  const slotId = (await arvand.call(meets.listSlots, ask, learner)).answer.items[0]?.id ?? ''
  meetId = (await arvand.call(meets.bookMeet, { slotId, requestId: newId() }, learner)).answer.meet.id
}, 60_000)
afterAll(() => arvand.close())

const today = () => dayAt(arvand.platform.clock.now())
const reason = 'دلیلی که ندارد'
const text = { title: 'کلاس دیگری', summary: 'نشستی دیگر', description: '', outcomes: '' }

test('to another teacher a webinar, a room, a meet and their sessions do not exist', async () => {
  const { id: webinarId } = webinar
  const { roomId, sessionId } = room
  const when = { day: addDays(today(), 5), time: '10:00', minutes: 60, capacity: 10, price: 0 }
  const answers = {
    'live.unknown-webinar': [
      await arvand.call(own.showOwnWebinar, { webinarId }, other),
      await arvand.call(own.saveWebinar, { webinarId, revision: 1, ...text, ...when }, other),
      await arvand.call(own.publishWebinar, { webinarId }, other),
      await arvand.call(own.cancelWebinar, { webinarId, reason }, other),
      await arvand.call(own.repeatWebinar, { webinarId, times: 2, requestId: newId() }, other),
      await arvand.call(own.listRegistered, { webinarId }, other),
      await arvand.call(taughtLive.listSessions, { kind: 'webinar', id: webinarId }, other),
    ],
    'live.unknown-room': [
      await arvand.call(hosted.saveRoom, { roomId, title: 'نام دیگر', description: '' }, other),
      await arvand.call(hosted.addRoomHour, { roomId, weekday: 1, time: '10:00', minutes: 60 }, other),
      await arvand.call(hosted.removeRoomHour, { roomId, hourId: newId() }, other),
      await arvand.call(hosted.addRoomDay, { roomId, day: when.day }, other),
      await arvand.call(hosted.removeRoomDay, { roomId, dayId: newId() }, other),
      await arvand.call(hosted.addRoomMember, { roomId, mobile: other.mobile, role: 'host' }, other),
      await arvand.call(hosted.removeRoomMember, { roomId, personId: learner.id }, other),
      await arvand.call(taughtLive.listSessions, { kind: 'room', id: roomId }, other),
      await arvand.call(showRoom, { roomId }, other),
    ],
    'live.unknown-meet': [
      await arvand.call(offered.cancelTaughtMeet, { meetId, reason, requestId: newId() }, other),
      await arvand.call(offered.listTaughtSlotsToMove, { meetId }, other),
      await arvand.call(
        offered.moveTaughtMeet,
        { meetId, slotId: newId(), reason, requestId: newId() },
        other,
      ),
      await arvand.call(offered.joinMeet, { meetId }, other),
      await arvand.call(meets.cancelMeet, { meetId, requestId: newId() }, other),
      await arvand.call(meets.listSlotsToMove, { meetId }, other),
      await arvand.call(meets.moveMeet, { meetId, slotId: newId(), requestId: newId() }, other),
      // Its own teacher is no learner of it, and its learner no teacher.
      await arvand.call(meets.cancelMeet, { meetId, requestId: newId() }, host),
    ],
    'live.unknown-session': [
      await arvand.call(taughtLive.listAttendance, { sessionId }, other),
      await arvand.call(taughtLive.exportAttendance, { sessionId, format: 'csv' }, other),
    ],
  }
  for (const [code, all] of Object.entries(answers))
    expect(all.map(({ status, problem }) => [status, problem.code])).toEqual(all.map(() => [404, code]))
  // Nothing of it was done.
  const { webinar: kept } = (await arvand.call(own.showOwnWebinar, { webinarId }, host)).answer
  expect(kept).toMatchObject({ title: 'نقش‌های گره', state: 'published' })
  const { room: shown } = (await arvand.call(showRoom, { roomId }, learner)).answer
  expect(shown).toMatchObject({ title: 'کلاس رسم', schedule: [], days: [], members: { length: 2 } })
})

test('a draft is nobody’s but its teacher’s: neither its page, nor its seats, nor its calendar file', async () => {
  const when = { day: addDays(today(), 5), time: '10:00' }
  const made = await arvand.call(own.makeWebinar, { title: 'پیش‌نویس', ...when, requestId: newId() }, host)
  const { webinarId } = made.answer
  const { slug } = (await arvand.call(own.showOwnWebinar, { webinarId }, host)).answer.webinar
  expect((await arvand.call(showWebinar, { slug })).status).toBe(404)
  expect((await arvand.call(showWebinar, { slug }, learner)).status).toBe(404)
  expect((await arvand.call(showWebinar, { slug }, host)).status).toBe(200)
  const register = await arvand.call(panel.registerForWebinar, { webinarId, requestId: newId() }, learner)
  expect(register.problem.code).toBe('live.unknown-webinar')
  expect((await arvand.app.inject({ url: `/webinars/${slug}.ics` })).statusCode).toBe(404)
})

test('hours of another’s week are not removed; one’s own are, and what is booked stays', async () => {
  const hoursOf = async (person: TestPerson) =>
    (await arvand.call(offered.showMeetOffer, {}, person)).answer.offer.hours
  const [first] = await hoursOf(host)
  await arvand.call(offered.removeMeetHours, { hoursId: first?.id ?? '' }, other)
  expect(await hoursOf(host)).toHaveLength(7)
  for (const { id } of await hoursOf(host)) await arvand.call(offered.removeMeetHours, { hoursId: id }, host)
  expect(await hoursOf(host)).toEqual([])
  const mine = (await arvand.call(meets.listMeets, {}, learner)).answer.items
  expect(mine).toMatchObject([{ id: meetId, state: 'booked' }])
  // Whoever offers nothing is no longer among those who do.
  const { items } = (await arvand.call(meets.listMeetTeachers, {}, learner)).answer
  expect(items.map(({ handle }) => handle)).toContain('others-host')
  await arvand.call(offered.saveMeetOffer, { isOpen: false, minutes: 60, price: 0 }, host)
  const left = (await arvand.call(meets.listMeetTeachers, {}, learner)).answer.items
  expect(left.map(({ handle }) => handle)).not.toContain('others-host')
})

test('a week takes fifty rows, and an hour that is taken out makes room for another', async () => {
  const { roomId } = room
  const add = (at: number) => {
    const time = `${String(Math.floor(at / 6)).padStart(2, '0')}:${String((at % 6) * 10).padStart(2, '0')}`
    return arvand.call(hosted.addRoomHour, { roomId, weekday: 0, time, minutes: 15 }, host)
  }
  for (let at = 0; at < 50; at++) expect((await add(at)).status).toBe(200)
  expect((await add(50)).problem).toMatchObject({ status: 409, code: 'live.week-full' })
  const { room: shown } = (await arvand.call(showRoom, { roomId }, host)).answer
  await arvand.call(hosted.removeRoomHour, { roomId, hourId: shown.schedule[0]?.id ?? '' }, host)
  expect((await add(50)).status).toBe(200)
})

test('managers of the content see webinars of all; other managers and teachers do not', async () => {
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const list = (by: TestPerson) => arvand.call(panel.listAllWebinars, { state: 'published' }, by)
  expect((await list(manager)).answer.items.map(({ id }) => id)).toContain(webinar.id)
  const accountant = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
  expect((await list(accountant)).status).toBe(403)
  expect((await list(host)).status).toBe(403)
})

test('its teacher sees who is registered and who waits, in the order in which they came', async () => {
  const small = await aWebinar(arvand, { host, capacity: 1 })
  const people = [await aPerson(arvand), await aPerson(arvand)]
  for (const person of people)
    await arvand.call(panel.registerForWebinar, { webinarId: small.id, requestId: newId() }, person)
  const { items } = (await arvand.call(own.listRegistered, { webinarId: small.id }, host)).answer
  expect(items.map(({ state }) => state)).toEqual(['confirmed', 'waiting'])
})

const when = { day: '2026-12-20', time: '10:00' }
const whole = { ...text, ...when, minutes: 60, capacity: 10, price: 0, revision: 0 }
test.each([
  ['a day that does not exist', own.makeWebinar, { title: 'نشست', ...when, day: '2026-02-30' }],
  ['a time that does not exist', own.makeWebinar, { title: 'نشست', ...when, time: '24:30' }],
  ['a title without a letter', own.makeWebinar, { title: '۱۲۳', ...when }],
  ['a title of a megabyte', own.makeWebinar, { title: 'ن'.repeat(500_000), ...when }],
  ['no seats', own.saveWebinar, { ...whole, capacity: 0 }],
  ['a million seats', own.saveWebinar, { ...whole, capacity: 1_000_000 }],
  ['a price below nothing', own.saveWebinar, { ...whole, price: -10 }],
  ['a price with a fraction', own.saveWebinar, { ...whole, price: 1.5 }],
  ['a year of minutes', own.saveWebinar, { ...whole, minutes: 525_600 }],
  ['an unknown field', own.saveWebinar, { ...whole, ownerId: newId() }],
  ['a series of a thousand', own.repeatWebinar, { times: 1_000, requestId: newId() }],
  ['an eighth day of the week', offered.addMeetHours, { weekday: 7, from: '10:00', to: '11:00' }],
  ['a meet of one minute', offered.saveMeetOffer, { isOpen: true, minutes: 1, price: 0 }],
] as const)('%s is refused as 422', async (_what, endpoint, body) => {
  const ids = 'title' in body && !('capacity' in body) ? { requestId: newId() } : {}
  const isOwn = endpoint === own.saveWebinar || endpoint === own.repeatWebinar
  const ask = { ...(isOwn ? { webinarId: webinar.id } : {}), ...ids, ...body }
  const { status, problem } = await arvand.call(endpoint as typeof own.makeWebinar, ask as never, host)
  expect([status, problem.code]).toEqual([422, 'request.invalid'])
  expect(JSON.stringify(problem)).not.toMatch(/[A-Za-z]{4,} [a-z]{3,}/)
})
