import { showSession } from '@arvand/contracts/panel/live'
import { endAnyClass, exportAllClasses, listAllClasses } from '@arvand/contracts/panel/manage-live'
import { listNotices } from '@arvand/contracts/panel/notices'
import { listAudit } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, aWebinar } from '../testing.ts'

let arvand: TestApp
let manager: TestPerson
let host: TestPerson
let ali: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content', 'people'] })
  host = await aPerson(arvand, { name: 'نرگس بهرامی', roles: ['teacher'] })
  ali = await aPerson(arvand)
}, 60_000)
afterAll(() => arvand.close())

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
      host: { id: host.id, name: 'نرگس بهرامی' },
      page: null,
    },
  ])
  expect((await list({ part: 'coming', kind: 'webinar', q: 'کاشي' })).items).toMatchObject([
    { id: webinar.id, page: `/webinars/${webinar.slug}`, state: null, people: 0, at: webinar.startsAt },
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
  const { sessionId } = await aClass(arvand, [], host)
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  const calls = [
    (by?: TestPerson) => arvand.call(listAllClasses, {}, by),
    (by?: TestPerson) => arvand.call(endAnyClass, { sessionId, reason: 'بی‌دلیل' }, by),
    (by?: TestPerson) => arvand.call(exportAllClasses, { format: 'csv' }, by),
  ]
  for (const call of calls) {
    expect((await call()).status).toBe(401)
    for (const one of [keeper, host]) expect((await call(one)).status).toBe(403)
  }
  expect((await arvand.call(listAllClasses, { part: 'lost' }, manager)).status).toBe(422)
})
