import { showAgenda } from '@arvand/contracts/panel/courses'
import { showRoom } from '@arvand/contracts/panel/rooms'
import * as hosted from '@arvand/contracts/teacher/rooms'
import { addDays, weekdayOf } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass } from '../testing.ts'
import { classesOf, whyNotAddDay } from './week.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const saturday = { id: 'h', weekday: 0, time: '17:00', minutes: 90 }
const more = { id: 'd', day: '2027-03-21', time: '10:00', minutes: 60, note: '' }
const off = { id: 'o', day: '2026-11-28', time: null, minutes: null, note: 'سفر مدرس' }
const nowruz = new Map([['2027-03-20', 'ملی شدن نفت']])

test.each([
  {
    title: 'every week at its time, ends not included',
    week: { onHolidays: false, hours: [saturday], days: [] },
    from: '2026-11-28 17:00',
    to: '2026-12-12 17:00',
    classes: ['2026-11-28 17:00', '2026-12-05 17:00'],
    out: [],
  },
  {
    title: 'a day off keeps its reason',
    week: { onHolidays: true, hours: [saturday], days: [off] },
    from: '2026-11-28 00:00',
    to: '2026-12-06 00:00',
    classes: ['2026-11-28 17:00', '2026-12-05 17:00'],
    out: ['سفر مدرس'],
  },
  {
    title: 'holidays, and a class more on one',
    week: { onHolidays: false, hours: [saturday], days: [more] },
    from: '2027-03-20 00:00',
    to: '2027-03-22 00:00',
    classes: ['2027-03-20 17:00', '2027-03-21 10:00'],
    out: ['ملی شدن نفت'],
  },
  {
    title: 'a room that meets on holidays',
    week: { onHolidays: true, hours: [saturday], days: [] },
    from: '2027-03-20 00:00',
    to: '2027-03-22 00:00',
    classes: ['2027-03-20 17:00'],
    out: [],
  },
])('classes: $title', ({ week, from, to, classes, out }) => {
  const at = (text: string) => instantAt(...(text.split(' ') as [string, string]))
  const found = classesOf(week, nowruz, at(from), at(to))
  expect(found.map((one) => one.at.toISOString())).toEqual(classes.map((one) => at(one).toISOString()))
  expect(found.flatMap(({ whyNot }) => whyNot ?? [])).toEqual(out)
})

test.each([
  [{ day: '2026-11-20', time: null }, 'live.day-past'],
  [{ day: '2026-11-28', time: null }, 'live.hour-taken'],
  // Its week does not hold that day, so a class at its hour is none twice.
  [{ day: '2026-11-28', time: '17:00' }, null],
  [{ day: '2026-12-05', time: '17:00' }, 'live.hour-taken'],
  [{ day: '2026-12-05', time: '18:00' }, null],
  [{ day: '2026-12-05', time: null }, null],
] as const)('a day %j: %s', (wish, why) => {
  const week = { onHolidays: false, hours: [saturday], days: [off] }
  expect(whyNotAddDay(week, wish, '2026-11-21')).toBe(why)
})

test('a day off leaves the agenda of members, who are told; a class more comes into it', async () => {
  const [host, member] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
  const { roomId } = await aClass(arvand, [member], host)
  const today = dayAt(arvand.platform.clock.now())
  const day = addDays(today, 2)
  const hour = { roomId, weekday: weekdayOf(day), time: '17:00', minutes: 60 }
  await arvand.call(hosted.addRoomHour, hour, host)
  const add = (wish: object, by: TestPerson = host) =>
    arvand.call(hosted.addRoomDay, { roomId, ...wish } as never, by)
  expect((await add({ day }, member)).status).toBe(403)
  expect((await add({ day }, await aPerson(arvand, { roles: ['teacher'] }))).status).toBe(404)
  expect((await add({ day: addDays(today, -1) })).problem.code).toBe('live.day-past')
  expect((await add({ day, note: 'سفر' })).status).toBe(200)
  expect((await add({ day })).problem.code).toBe('live.hour-taken')
  expect((await add({ day: addDays(today, 3), time: '۹:۳۰', minutes: 45 })).status).toBe(200)
  const { room } = (await arvand.call(showRoom, { roomId }, member)).answer
  expect(room.coming).toMatchObject([
    { at: instantAt(day, '17:00').toISOString(), whyNot: 'سفر' },
    { at: instantAt(addDays(today, 3), '09:30').toISOString(), minutes: 45, whyNot: null },
    { at: instantAt(addDays(day, 7), '17:00').toISOString(), whyNot: null },
  ])
  const agenda = async () => {
    const ask = { from: today, to: addDays(today, 6) }
    return (await arvand.call(showAgenda, ask, member)).answer.items.map(({ at }) => at)
  }
  expect(await agenda()).toEqual([instantAt(addDays(today, 3), '09:30').toISOString()])
  const told = async () => {
    const rows = await arvand.database.pool.query(
      `select kind from notices.notices where person_id = $1 and kind = 'room-day'`,
      [member.id],
    )
    return rows.rowCount
  }
  await expect.poll(told, { timeout: 15_000 }).toBe(2)
  const dayId = room.days[0]?.id ?? ''
  expect((await arvand.call(hosted.removeRoomDay, { roomId, dayId }, host)).status).toBe(200)
  expect(await agenda()).toHaveLength(2)
})
