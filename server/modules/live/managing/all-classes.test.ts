import { saveHoliday } from '@arvand/contracts/panel/calendar'
import { showSession } from '@arvand/contracts/panel/live'
import {
  endAnyClass,
  exportAllClasses,
  listAllClasses,
  showAnyClass,
} from '@arvand/contracts/panel/manage-live'
import { bookMeet, listSlots } from '@arvand/contracts/panel/meets'
import { listNotices } from '@arvand/contracts/panel/notices'
import { listAudit } from '@arvand/contracts/panel/people'
import { addMeetHours, saveMeetOffer } from '@arvand/contracts/teacher/meets'
import { addDays } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { comingDays } from '../rooms/week.ts'
import { aClass, aWebinar, live } from '../testing.ts'

let arvand: TestApp
let manager: TestPerson
let host: TestPerson
let ali: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content', 'people', 'settings'] })
  host = await aPerson(arvand, { name: 'نرگس بهرامی', roles: ['teacher'] })
  ali = await aPerson(arvand)
}, 60_000)
afterAll(() => arvand.close())

/** A meet that Ali has booked with the host. */
async function aMeet(): Promise<string> {
  const { rows } = await arvand.database.pool.query<{ handle: string }>(
    `update identity.accounts set handle = 'narges-b' where id = $1 returning handle`,
    [host.id],
  )
  for (let weekday = 0; weekday < 7; weekday++)
    await arvand.call(addMeetHours, { weekday, from: '14:00', to: '18:00' }, host)
  await arvand.call(saveMeetOffer, { isOpen: true, minutes: 60, price: 0 }, host)
  const dayIn = (count: number) => addDays(dayAt(arvand.platform.clock.now()), count)
  const asked = { teacher: rows[0]?.handle ?? '', from: dayIn(2), to: dayIn(3) }
  const [slot] = (await arvand.call(listSlots, asked, ali)).answer.items
  const { answer } = await arvand.call(bookMeet, { slotId: slot?.id ?? '', requestId: newId() }, ali)
  return answer.meet.id
}

const list = async (ask: object = {}) => (await arvand.call(listAllClasses, ask, manager)).answer
const end = (by: TestPerson, sessionId: string, reason = 'شکایت شرکت‌کننده‌ها') =>
  arvand.call(endAnyClass, { sessionId, reason }, by)

test('what runs, what comes, what is past and rooms are listed with their host and how many; each part is counted', async () => {
  const before = (await list()).counts
  const { roomId, sessionId } = await aClass(arvand, [ali], host)
  const webinar = await aWebinar(arvand, { host, title: 'هندسهٔ كاشی' })
  const running = await list({ q: 'نرگس' })
  expect(running.items).toMatchObject([
    {
      ...{ id: sessionId, kind: 'room', title: 'کلاس رسم', state: 'live', people: 2, endedAt: null },
      ...{ classId: roomId, host: { id: host.id, name: 'نرگس بهرامی' } },
    },
  ])
  expect((await list({ part: 'coming', kind: 'webinar', q: 'کاشي' })).items).toMatchObject([
    { id: webinar.id, classId: webinar.id, state: null, people: 0, at: webinar.startsAt },
  ])
  const rooms = await list({ part: 'rooms', q: 'بهرامی رسم' })
  expect(rooms.items).toMatchObject([{ id: roomId, people: 2, title: 'کلاس رسم' }])
  expect((await list({ part: 'running', kind: 'meet' })).items).toEqual([])
  expect((await list({ part: 'past', q: 'نرگس' })).items).toEqual([])
  const { counts } = await list()
  expect(counts).toEqual({
    ...{ running: before.running + 1, coming: before.coming + 1 },
    ...{ past: before.past, rooms: before.rooms + 1 },
  })
})

test('a manager ends a class for all with a reason, which its host reads and the history keeps', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  expect((await end(manager, sessionId)).answer).toEqual({ session: { id: sessionId, state: 'ended' } })
  const shown = (await arvand.call(showSession, { sessionId }, ali)).answer
  expect(shown.session.state).toBe('ended')
  const past = (await list({ part: 'past', q: 'نرگس' })).items
  expect(past[0]).toMatchObject({ id: sessionId, state: 'ended', people: 2 })
  expect(past[0]?.endedAt).not.toBeNull()
  const { items } = (await arvand.call(listAudit, { act: 'class-ended' }, manager)).answer
  expect(items[0]).toMatchObject({
    title: 'پایان دادن به کلاس زنده',
    detail: { reason: 'شکایت شرکت‌کننده‌ها' },
  })
  await expect
    .poll(async () => (await arvand.call(listNotices, {}, host)).answer.items.map(({ body }) => body))
    .toContainEqual(expect.stringContaining('شکایت شرکت‌کننده‌ها'))
  expect((await end(manager, sessionId)).problem.code).toBe('live.session-over')
  expect((await end(manager, newId())).problem.code).toBe('live.unknown-session')
  expect((await end(manager, sessionId, 'نه')).problem.code).toBe('request.invalid')
})

test('classes of rooms in the next two weeks are to come: as the room’s week says, its days differ and holidays fall', async () => {
  const today = dayAt(arvand.platform.clock.now())
  const teacher = await aPerson(arvand, { name: 'مانی پارسا', roles: ['teacher'] })
  const [{ roomId }, { roomId: holidays }] = [
    await aClass(arvand, [ali], teacher),
    await aClass(arvand, [], teacher),
  ]
  const { db } = arvand.platform
  const hours = [roomId, holidays].flatMap((room) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, room_id: room, id: newId() })),
  )
  await live(db)
    .insertInto('live.room_hours')
    .values(hours.map((one) => ({ ...one, time: '18:30', minutes: 90 })))
    .execute()
  await live(db).updateTable('live.rooms').set({ on_holidays: true }).where('id', '=', holidays).execute()
  const differs = (room_id: string, day: string, time: string | null) => ({
    ...{ id: newId(), room_id, day, time, minutes: time === null ? null : 60, note: '', by_id: teacher.id },
  })
  await live(db)
    .insertInto('live.room_days')
    .values([
      differs(roomId, addDays(today, 3), null),
      // It falls out on that day, and has another hour instead.
      differs(roomId, addDays(today, 4), null),
      differs(roomId, addDays(today, 4), '09:15'),
      // The same hour as the week's is one class.
      differs(holidays, addDays(today, 5), '18:30'),
      differs(holidays, addDays(today, comingDays), '10:00'),
    ])
    .execute()
  const holiday = { day: addDays(today, 6), title: 'روز خانواده' }
  expect((await arvand.call(saveHoliday, holiday, manager)).status).toBe(200)
  const ask = { part: 'coming', kind: 'room', q: 'پارسا' }
  const listed: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list({ ...ask, cursor })
    listed.push(...page.items.map(({ classId, at }) => `${classId} ${at}`))
    cursor = page.nextCursor
  }
  const shown = async (id: string) => (await arvand.call(showAnyClass, { kind: 'room', id }, manager)).answer
  const due = async (id: string) => {
    const { coming } = (await shown(id)).class
    return coming.filter(({ whyNot }) => whyNot === null).map(({ at }) => `${id} ${at}`)
  }
  const both = new Set([...(await due(roomId)), ...(await due(holidays))])
  expect(listed.toSorted()).toEqual([...both].toSorted())
  expect(listed.map((one) => one.split(' ')[1])).toEqual(listed.map((one) => one.split(' ')[1]).toSorted())
  const { counts } = await list()
  expect(counts.coming).toBeGreaterThanOrEqual(listed.length)
})

test('a class of anybody shows when it comes and its sessions, also a private one', async () => {
  const { roomId, sessionId } = await aClass(arvand, [ali], host)
  const show = (by: TestPerson, ask: object) => arvand.call(showAnyClass, ask as never, by)
  const room = { kind: 'room', id: roomId }
  const running = (await show(manager, room)).answer
  expect(running.class).toMatchObject({
    ...{ ...room, title: 'کلاس رسم', page: null, people: 2, coming: [] },
    host: { id: host.id, name: 'نرگس بهرامی' },
  })
  expect(running.items).toMatchObject([{ id: sessionId, state: 'live', endedAt: null, people: 2 }])
  await end(manager, sessionId)
  expect((await show(manager, room)).answer.items).toMatchObject([{ state: 'ended', people: 2 }])
  const webinar = await aWebinar(arvand, { host })
  const ahead = (await show(manager, { kind: 'webinar', id: webinar.id })).answer
  expect(ahead.class).toMatchObject({
    page: `/webinars/${webinar.slug}`,
    coming: [{ at: webinar.startsAt, minutes: 90, whyNot: null }],
  })
  const meetId = await aMeet()
  const meet = (await show(manager, { kind: 'meet', id: meetId })).answer
  expect(meet).toMatchObject({ class: { page: null, host: { id: host.id } }, items: [] })
  expect(meet.class.coming).toHaveLength(1)
  const listed = (await list({ part: 'coming', kind: 'meet', q: 'بهرامی' })).items
  expect(listed).toMatchObject([{ classId: meetId, title: meet.class.title }])
  const unknown = async (kind: string) => (await show(manager, { kind, id: newId() })).problem.code
  expect([await unknown('webinar'), await unknown('room'), await unknown('meet')]).toEqual([
    ...['live.unknown-webinar', 'live.unknown-room', 'live.unknown-meet'],
  ])
  expect(await unknown('rehearsal')).toBe('request.invalid')
})

test('pages of ten follow each other, and the sheet has all rows of its filters', async () => {
  const other = await aPerson(arvand, { name: 'کاوه مهرابی', roles: ['teacher'] })
  for (let made = 0; made < 12; made += 1) {
    await aWebinar(arvand, { host: other, title: 'مثلثات', inHours: 48 + made })
  }
  const ask = { part: 'coming', q: 'مهرابی' }
  const first = await list(ask)
  const second = await list({ ...ask, cursor: first.nextCursor })
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([10, 2, null])
  const times = [...first.items, ...second.items].map(({ at }) => at)
  expect(times).toEqual(times.toSorted())
  expect(
    (await arvand.call(listAllClasses, { part: 'past', cursor: first.nextCursor }, manager)).status,
  ).toBe(422)
  const { answer } = await arvand.call(exportAllClasses, { ...ask, format: 'csv' }, manager)
  const sheet = await arvand.app.inject({ url: answer.url, cookies: { 'arvand.session': manager.token } })
  expect(sheet.statusCode).toBe(200)
  expect(sheet.body.split('\r\n')[0]).toContain('کلاس,نوع,میزبان')
  expect(sheet.body.match(/مثلثات,وبینار,کاوه مهرابی/g)).toHaveLength(12)
  const { items } = (await arvand.call(listAudit, { act: 'classes-exported' }, manager)).answer
  expect(items[0]?.title).toBe('خروجی گرفتن از کلاس‌های زنده')
})

test('only managers of content see, end and export; a wrong filter is refused', async () => {
  const { roomId, sessionId } = await aClass(arvand, [], host)
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  const calls = [
    (by?: TestPerson) => arvand.call(listAllClasses, {}, by),
    (by?: TestPerson) => arvand.call(showAnyClass, { kind: 'room', id: roomId }, by),
    (by?: TestPerson) => arvand.call(endAnyClass, { sessionId, reason: 'بی‌دلیل' }, by),
    (by?: TestPerson) => arvand.call(exportAllClasses, { format: 'csv' }, by),
  ]
  for (const call of calls) {
    expect((await call()).status).toBe(401)
    for (const one of [keeper, host]) expect((await call(one)).status).toBe(403)
  }
  expect((await arvand.call(listAllClasses, { part: 'lost' }, manager)).status).toBe(422)
})
