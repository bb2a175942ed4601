import { showWebinar } from '@arvand/contracts/home/webinars'
import * as panel from '@arvand/contracts/panel/live'
import { bookMeet, listSlots } from '@arvand/contracts/panel/meets'
import { listRooms, showRoom } from '@arvand/contracts/panel/rooms'
import { SaveTicket } from '@arvand/contracts/panel/tickets'
import { registerForWebinar } from '@arvand/contracts/panel/webinars'
import { exportAttendance, listAttendance, listSessions } from '@arvand/contracts/teacher/live'
import * as offered from '@arvand/contracts/teacher/meets'
import * as hosted from '@arvand/contracts/teacher/rooms'
import { addDays } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aMobile, aPerson, type TestPerson } from '#testing/identity'
import { aClass, aWebinar, liveDeps } from '../testing.ts'
import { closeEmptyRooms } from './sessions.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const enter = (kind: string, id: string, person: TestPerson) =>
  arvand.call(panel.enterLive, { kind, id }, person)
const join = (sessionId: string, person: TestPerson) => arvand.call(panel.joinSession, { sessionId }, person)
const show = (sessionId: string, person: TestPerson) => arvand.call(panel.showSession, { sessionId }, person)
const say = (sessionId: string, text: string, person: TestPerson) =>
  arvand.call(panel.sayInSession, { sessionId, text, requestId: newId() }, person)
const pass = (seconds: number) => arvand.platform.clock.pass(seconds)
/** Signs of life twice a minute. */
async function stay(sessionId: string, person: TestPerson, minutes: number) {
  for (let beats = 0; beats < minutes * 2; beats++) {
    pass(30)
    await arvand.call(panel.beatSession, { sessionId }, person)
  }
}

test('a webinar from inside: too early, begun by its host, attended, ended', async () => {
  const webinar = await aWebinar(arvand, { inHours: 1 })
  const [learner, other] = [await aPerson(arvand), await aPerson(arvand)]
  await arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, learner)
  await arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, other)
  expect((await enter('webinar', webinar.id, learner)).problem.code).toBe('live.too-early')
  expect((await enter('webinar', webinar.id, await aPerson(arvand))).problem.code).toBe('live.not-registered')
  pass(50 * 60)
  const { answer } = await enter('webinar', webinar.id, learner)
  expect(answer).toMatchObject({ role: 'participant', href: `/live/${answer.session.id}` })
  const sessionId = answer.session.id
  expect((await enter('webinar', webinar.id, webinar.host)).answer.session.id).toBe(sessionId)
  expect((await join(sessionId, learner)).answer.session.state).toBe('waiting')
  expect((await join(sessionId, webinar.host)).answer.session.state).toBe('live')
  const shown = (await show(sessionId, learner)).answer
  expect(shown.people.map(({ isHost, isMe }) => [isHost, isMe])).toEqual([
    [true, false],
    [false, true],
  ])
  expect((await arvand.call(showWebinar, { slug: webinar.slug })).answer.webinar.state).toBe('live')
  await stay(sessionId, learner, 10)
  // A silence of an hour is not counted, though the same page comes back.
  pass(3_600)
  await stay(sessionId, learner, 5)
  const mine = (await arvand.call(panel.showAttendance, { sessionId }, learner)).answer
  expect(mine).toMatchObject({ minutes: 14, joins: [{}, {}] })
  const all = (await arvand.call(listAttendance, { sessionId }, webinar.host)).answer
  expect(all.items.find(({ personId }) => personId === learner.id)?.signature).toBe(mine.signature)
  // Who was expected and did not come is there too.
  expect(all.items.find(({ personId }) => personId === other.id)).toMatchObject({
    isPresent: false,
    minutes: 0,
  })
  expect(all.items).toHaveLength(3)
  const sessionsFor = (person: TestPerson) =>
    arvand.call(listSessions, { kind: 'webinar', id: webinar.id }, person)
  expect((await sessionsFor(webinar.host)).answer.items).toMatchObject([
    { id: sessionId, state: 'live', people: 2 },
  ])
  const file = async (person: TestPerson) =>
    arvand.call(exportAttendance, { sessionId, format: 'csv' }, person)
  const { url } = (await file(webinar.host)).answer
  const download = ({ token }: TestPerson) =>
    arvand.app.inject({ url, headers: { cookie: `arvand.session=${token}` } })
  expect((await download(webinar.host)).body).toContain(`غایب,0,,,`)
  const another = await aPerson(arvand, { roles: ['teacher'] })
  expect([(await sessionsFor(another)).status, (await file(another)).status]).toEqual([404, 404])
  expect((await download(another)).statusCode).toBe(404)
  expect((await arvand.call(panel.endSession, { sessionId }, learner)).status).toBe(403)
  expect((await arvand.call(panel.endSession, { sessionId }, webinar.host)).status).toBe(200)
  const stateOf = async (person: TestPerson) =>
    (await arvand.call(showWebinar, { slug: webinar.slug }, person)).answer.mine?.registration?.state
  expect([await stateOf(learner), await stateOf(other)]).toEqual(['attended', 'absent'])
  expect((await join(sessionId, learner)).problem.code).toBe('live.session-over')
  expect((await show(sessionId, await aPerson(arvand))).status).toBe(404)
})

test('a room: made, filled, entered at any time; its chat stays from one session to the next', async () => {
  const host = await aPerson(arvand, { roles: ['teacher'] })
  const mobile = aMobile()
  const member = await aPerson(arvand, { mobile })
  const stranger = await aPerson(arvand, { roles: ['teacher'] })
  const text = { title: 'کلاس هندسه', description: '' }
  const { roomId } = (await arvand.call(hosted.makeRoom, { ...text, requestId: newId() }, host)).answer
  const hour = { roomId, weekday: 1, time: '17:00', minutes: 60 }
  expect((await arvand.call(hosted.addRoomHour, hour, host)).status).toBe(200)
  expect((await arvand.call(hosted.addRoomHour, hour, host)).problem.code).toBe('live.hour-taken')
  expect((await arvand.call(hosted.addRoomHour, hour, stranger)).status).toBe(404)
  const add = (number: string) => arvand.call(hosted.addRoomMember, { roomId, mobile: number }, host)
  expect((await add(aMobile())).problem.code).toBe('live.unknown-mobile')
  expect((await add(mobile)).status).toBe(200)
  expect((await arvand.call(listRooms, {}, member)).answer.items).toMatchObject([
    { id: roomId, role: 'member', live: null, schedule: [{ weekday: 1, time: '17:00' }] },
  ])
  expect((await arvand.call(showRoom, { roomId }, stranger)).status).toBe(404)
  expect((await enter('room', roomId, stranger)).status).toBe(404)

  const sessionId = (await enter('room', roomId, member)).answer.session.id
  expect((await join(sessionId, member)).answer.session.state).toBe('live')
  const first = (await say(sessionId, 'سلام', member)).answer.messageId
  expect((await say(sessionId, 'سلام', stranger)).status).toBe(404)
  expect((await arvand.call(listRooms, {}, host)).answer.items[0]?.live).toMatchObject({ sessionId })
  await arvand.call(panel.leaveSession, { sessionId }, member)
  expect((await show(sessionId, host)).answer.people).toEqual([])
  pass(11 * 60)
  await closeEmptyRooms(liveDeps(arvand))
  const next = (await enter('room', roomId, host)).answer.session.id
  expect(next).not.toBe(sessionId)
  const chat = async () => (await arvand.call(panel.listMessages, { sessionId: next }, host)).answer.items
  expect(await chat()).toMatchObject([{ text: 'سلام', isMine: false, mayRemove: true }])
  await arvand.call(panel.removeMessage, { sessionId: next, messageId: first }, host)
  expect(await chat()).toEqual([])

  const remove = (personId: string) => arvand.call(hosted.removeRoomMember, { roomId, personId }, host)
  expect((await remove(host.id)).problem.code).toBe('live.last-host')
  expect((await remove(member.id)).status).toBe(200)
  expect((await show(next, member)).status).toBe(404)
})

/** Asks support about the class of a session. */
const askAbout = (sessionId: string, person: TestPerson) =>
  arvand.call(
    SaveTicket,
    {
      ...{ department: 'learning', subject: 'صدای کلاس', body: 'صدا قطع می‌شد.', requestId: newId() },
      context: { kind: 'class', id: sessionId },
    },
    person,
  )

test('a ticket about a webinar says which, for whoever was in it alone', async () => {
  const webinar = await aWebinar(arvand, { inHours: 1 })
  const learner = await aPerson(arvand)
  await arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, learner)
  pass(50 * 60)
  const sessionId = (await enter('webinar', webinar.id, webinar.host)).answer.session.id
  await join(sessionId, webinar.host)
  expect((await askAbout(sessionId, learner)).problem.code).toBe('support.unknown-context')
  await join(sessionId, learner)
  expect((await askAbout(sessionId, learner)).answer.ticket.context).toMatchObject({
    kind: 'class',
    href: `/webinars/${webinar.slug}`,
  })
})

test('a ticket about a room and about a meet says which, for whoever was in it alone', async () => {
  const host = await aPerson(arvand, { roles: ['teacher'] })
  const [learner, stranger] = [await aPerson(arvand), await aPerson(arvand)]
  const { roomId, sessionId } = await aClass(arvand, [learner], host)
  expect((await askAbout(sessionId, learner)).answer.ticket.context).toMatchObject({
    title: 'کلاس «کلاس رسم»',
    href: `/panel/classes/rooms/${roomId}`,
  })
  expect((await askAbout(sessionId, stranger)).problem.code).toBe('support.unknown-context')

  const handle = 'asked-about'
  await arvand.database.pool.query('update identity.accounts set handle = $1 where id = $2', [
    handle,
    host.id,
  ])
  const day = addDays(dayAt(arvand.platform.clock.now()), 1)
  await arvand.call(offered.addMeetDay, { day, from: '14:00', to: '15:00' }, host)
  await arvand.call(offered.saveMeetOffer, { isOpen: true, minutes: 60, price: 0 }, host)
  const { items } = (await arvand.call(listSlots, { teacher: handle, from: day, to: day }, learner)).answer
  const slotId = items[0]?.id ?? ''
  const { meet } = (await arvand.call(bookMeet, { slotId, requestId: newId() }, learner)).answer
  pass((Date.parse(meet.startsAt) - arvand.platform.clock.now().getTime()) / 1000)
  const begun = (await enter('meet', meet.id, learner)).answer.session.id
  await join(begun, learner)
  expect((await askAbout(begun, learner)).answer.ticket.context).toMatchObject({
    title: 'کلاس «جلسهٔ خصوصی»',
    href: '/panel/classes/meets',
  })
})
