import { holidaysOfYear } from '@arvand/contracts/home/calendar'
import { manageHolidays, removeHoliday, saveHoliday } from '@arvand/contracts/panel/calendar'
import { estimatedHijriYears, hijriHolidays } from '@arvand/persian/hijri-holidays'
import { jalaliOf } from '@arvand/persian/jalali'
import { addWorkingDays } from '@arvand/persian/working-days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { holidaysBetween, isWorkingDay, workingCalendar } from './holiday-queries.ts'

let arvand: TestApp
let keeper: TestPerson
let sara: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['settings'] })
  sara = await aPerson(arvand)
})
afterAll(() => arvand.close())

const asKeeper = () => ({ token: keeper.token })
const yearOf = async (year?: number | string) =>
  (await arvand.call(holidaysOfYear, year === undefined ? {} : { year })).answer

test('the first rows are those of the moon calendar that persian/ knows', async () => {
  const { rows } = await arvand.database.pool.query(
    'select day, title, estimated from calendar.holidays order by day, title',
  )
  const expected = hijriHolidays
    .map((one) => ({ ...one, estimated: estimatedHijriYears.includes(jalaliOf(one.day).year) }))
    .toSorted((a, b) => (a.day + a.title < b.day + b.title ? -1 : 1))
  expect(rows).toEqual(expected)
})

test('anyone sees the holidays of a year, of this one when none is named, in any digits', async () => {
  const { year, items: holidays } = await yearOf()
  expect(year).toBe(1405)
  expect(holidays[0]).toEqual({ day: '2026-03-21', title: 'آغاز نوروز', estimated: false })
  expect(holidays).toContainEqual({ day: '2026-03-21', title: 'عید سعید فطر', estimated: false })
  expect(holidays.map(({ day }) => day)).toEqual(holidays.map(({ day }) => day).toSorted())
  expect(await yearOf('۱۴۰۵')).toEqual({ year, items: holidays, nextCursor: null })
})

test('home is POST with a body too', async () => {
  const response = await arvand.app.inject({
    method: 'POST',
    url: '/api/home/calendar/holidays',
    payload: { year: 1406 },
  })
  expect(response.json().items[0]).toMatchObject({ day: '2027-03-21' })
})

test.each(['abc', '12', '1299', '1500', '', "1405'", '1405.5'])('«%s» is no year', async (year) => {
  const refused = await arvand.call(holidaysOfYear, { year })
  expect(refused.problem).toMatchObject({
    status: 422,
    code: 'request.invalid',
    fields: { year: expect.any(String) },
  })
})

test('a manager adds, moves and removes a holiday, and the history stays', async () => {
  const added = await arvand.call(
    saveHoliday,
    { day: '2026-12-06', title: 'تعطیلی به دلیل آلودگي هوا' },
    asKeeper(),
  )
  const { holiday } = added.answer
  expect(holiday).toEqual({
    id: expect.any(String),
    day: '2026-12-06',
    title: 'تعطیلی به دلیل آلودگی هوا',
    estimated: false,
  })
  expect(await isWorkingDay(arvand.platform.db, '2026-12-06')).toBe(false)
  const id = holiday.id ?? ''
  const moved = await arvand.call(saveHoliday, { id, day: '2026-12-07', title: holiday.title }, asKeeper())
  expect(moved.answer.holiday.day).toBe('2026-12-07')
  expect(await isWorkingDay(arvand.platform.db, '2026-12-06')).toBe(true)
  expect((await arvand.call(removeHoliday, { id }, asKeeper())).status).toBe(200)
  expect((await arvand.call(removeHoliday, { id }, asKeeper())).status).toBe(404)
  const gone = await arvand.call(saveHoliday, { id, day: '2026-12-07', title: 'عنوان' }, asKeeper())
  expect(gone.status).toBe(404)
  const { rows } = await arvand.database.pool.query(
    'select act, day, changed_by from calendar.holiday_changes where holiday_id = $1 order by id',
    [id],
  )
  expect(rows).toEqual([
    { act: 'added', day: '2026-12-06', changed_by: keeper.id },
    { act: 'mended', day: '2026-12-07', changed_by: keeper.id },
    { act: 'removed', day: '2026-12-07', changed_by: keeper.id },
  ])
})

test('what is saved counts as announced', async () => {
  const { answer } = await arvand.call(manageHolidays, { year: 1406 }, asKeeper())
  const fitr = answer.items.find(({ title, day }) => title === 'عید سعید فطر' && day > '2028')
  expect(fitr).toMatchObject({ estimated: true, id: expect.any(String) })
  const { id, day, title } = fitr ?? { day: '', title: '' }
  const saved = await arvand.call(saveHoliday, { id, day, title }, asKeeper())
  expect(saved.answer.holiday.estimated).toBe(false)
})

test('the same holiday twice on a day is refused, by twins at the same moment too', async () => {
  const twins = await Promise.all(
    [1, 2].map(() => arvand.call(saveHoliday, { day: '2026-12-08', title: 'روز نمونه' }, asKeeper())),
  )
  expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(twins.find(({ status }) => status === 409)?.problem.code).toBe('calendar.holiday-taken')
})

test('what the law has cannot be added again', async () => {
  const refused = await arvand.call(saveHoliday, { day: '2027-03-21', title: 'آغاز نوروز' }, asKeeper())
  expect(refused.problem).toMatchObject({ status: 409, code: 'calendar.solar-holiday' })
})

test.each([
  { day: '2026-02-30', title: 'روز نمونه' },
  { day: '1405-08-29', title: 'روز نمونه' },
  { day: '2026-12-09', title: 'x'.repeat(121) },
  { day: '2026-12-09', title: '\u0000' },
  { day: '2026-12-09', title: ['روز'] },
  { day: '2026-12-09', title: 'روز نمونه', id: "' or true" },
  { day: '2026-12-09', title: 'روز نمونه', estimated: true },
])('bad input %j is a 422 and writes nothing', async (ask) => {
  const refused = await arvand.call(saveHoliday, ask, asKeeper())
  expect(refused.problem).toMatchObject({ status: 422, code: 'request.invalid' })
  const { rows } = await arvand.database.pool.query(
    `select 1 from calendar.holidays where day in ('2026-02-28', '2026-12-09')`,
  )
  expect(rows).toEqual([])
})

test('a stranger is 401; a person and a manager of something else are 403', async () => {
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  const ask = { day: '2026-12-09', title: 'روز نمونه' }
  expect((await arvand.call(saveHoliday, ask)).status).toBe(401)
  for (const { token } of [sara, other]) {
    expect((await arvand.call(saveHoliday, ask, { token })).status).toBe(403)
    expect((await arvand.call(manageHolidays, { year: 1405 }, { token })).status).toBe(403)
    expect((await arvand.call(removeHoliday, { id: sara.id }, { token })).status).toBe(403)
  }
})

test('the door gives working days over a holiday', async () => {
  const { db } = arvand.platform
  const between = await holidaysBetween(db, '2026-06-25', '2026-06-26')
  expect(between.map(({ title }) => title)).toEqual(['عاشورای حسینی'])
  const calendar = await workingCalendar(db, '2026-06-20', '2026-07-01')
  // Tuesday; Wednesday and Thursday are Tasua and Ashura, then Friday.
  expect(addWorkingDays('2026-06-23', 1, calendar)).toBe('2026-06-27')
})
