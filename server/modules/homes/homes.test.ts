import { showFront, showManagerHome } from '@arvand/contracts/home/homes'
import { manageHolidays, removeHoliday } from '@arvand/contracts/panel/calendar'
import { updateProfile } from '@arvand/contracts/panel/profile'
import { applyToTeach } from '@arvand/contracts/panel/teaching'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aFile } from '#testing/media'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const front = async () => (await arvand.call(showFront, {})).answer

test('an empty house says so: no figures are made up', async () => {
  expect(await front()).toEqual({
    today: {
      day: '2026-11-20',
      holidays: [],
      isWorkingDay: false,
    },
    nextHolidays: [
      {
        day: '2026-12-23',
        titles: ['ولادت امام علی (ع)'],
        estimated: false,
        daysLeft: 33,
      },
      expect.objectContaining({ day: '2027-01-06' }),
      expect.objectContaining({ day: '2027-01-24' }),
    ],
    figures: { people: 0, teachers: 0 },
    teachers: [],
  })
})

test('teachers are shown who chose a handle and show their name, and of them what is public', async () => {
  const shy = await aPerson(arvand, { name: 'نام پنهان', roles: ['teacher'] })
  const open = await aPerson(arvand, { name: 'آرمان کاظمی', roles: ['teacher'] })
  const learner = await aPerson(arvand, { name: 'دانشجو' })
  const profile = { city: 'شیراز', publicFields: ['name'] }
  await arvand.call(updateProfile, { ...profile, handle: 'arman-kazemi' }, { token: open.token })
  await arvand.call(updateProfile, { handle: 'pinhan', publicFields: [] }, { token: shy.token })
  await arvand.call(updateProfile, { ...profile, handle: 'yadgir' }, { token: learner.token })
  expect(await front()).toMatchObject({
    figures: { people: 3, teachers: 2 },
    teachers: [{ handle: 'arman-kazemi', name: 'آرمان کاظمی', field: null, city: null, avatar: null }],
  })
  const face = await aFile(arvand, { ownerId: open.id, use: 'avatar', isPublic: true })
  await arvand.database.pool.query('update identity.accounts set avatar_file_id = $1 where id = $2', [
    face.id,
    open.id,
  ])
  const shown = { publicFields: ['name', 'city'] }
  await arvand.call(updateProfile, shown, { token: open.token })
  const arman = { handle: 'arman-kazemi', name: 'آرمان کاظمی', field: null, city: 'شیراز', avatar: null }
  expect((await front()).teachers).toEqual([arman])
  await arvand.call(updateProfile, { publicFields: [...shown.publicFields, 'avatar'] }, { token: open.token })
  expect((await front()).teachers).toEqual([{ ...arman, avatar: `/media/${face.id}/320` }])
})

test('a holiday of two occasions comes once, with both', async () => {
  const response = await arvand.app.inject({ url: '/api/home/front?unknown=1' })
  expect(response.statusCode).toBe(200)
  arvand.platform.clock.pass(60 * 86_400)
  const { today, nextHolidays } = await front()
  expect(today.day).toBe('2027-01-19')
  expect(nextHolidays.map(({ day }) => day)).toEqual(['2027-01-24', '2027-02-11', '2027-02-28'])
  arvand.platform.clock.pass(-60 * 86_400)
})

const homeOf = async ({ token }: { token: string }, ask: object = {}) =>
  (await arvand.call(showManagerHome, ask, { token })).answer

test('a manager sees figures of a period beside the one before', async () => {
  const { clock } = arvand.platform
  const before = await aPerson(arvand, { roles: ['manager'], scopes: ['settings'] })
  const known = (await homeOf(before, { period: 'week' })).figures.find(({ figure }) => figure === 'accounts')
  clock.pass(7 * 86_400)
  await aPerson(arvand)
  clock.pass(86_400)
  // A manager's session lives for hours, so this one is new.
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['settings'] })
  // A week begins on Saturday, and today is no whole day.
  const { period, figures, ...rest } = await homeOf(keeper, { period: 'week' })
  expect(period).toMatchObject({
    kind: 'week',
    now: { from: '2026-11-28', to: '2026-12-04' },
    before: { from: '2026-11-21', to: '2026-11-27', kind: 'previous' },
    units: 7,
    passed: 0,
    earlier: '2026-11-27',
    later: null,
  })
  expect(figures.map(({ figure }) => figure)).toEqual(['enrolments', 'completions', 'active', 'accounts'])
  expect(rest).toMatchObject({ salesToday: null, bestCourses: null, fields: null })
  const month = await homeOf(keeper, { period: 'month', to: '2026-11-28' })
  expect(month.period).toMatchObject({ now: { from: '2026-11-22' }, units: 30, passed: 6 })
  const accounts = month.figures.find(({ figure }) => figure === 'accounts')
  expect(accounts).toMatchObject({ now: 1, counts: { now: 1 } })
  expect(accounts?.series[5]).toEqual({ now: 1, before: 0, count: 1 })
  expect(accounts?.series[6]).toMatchObject({ now: null })
  const active = month.figures.find(({ figure }) => figure === 'active')
  expect(active).toMatchObject({ now: 1 })
  const past = await homeOf(keeper, { period: 'day', to: '2026-11-20' })
  expect(past.period).toMatchObject({ units: 24, passed: 24, later: '2026-11-21' })
  expect(past.figures.find(({ figure }) => figure === 'accounts')?.now).toBeGreaterThan(known?.now ?? 0)
  clock.pass(-8 * 86_400)
})

test('money is shown to managers of finance alone, and the period cannot be made up', async () => {
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
  const home = await homeOf(keeper)
  expect(home).toMatchObject({ salesToday: 0, bestCourses: [], fields: [] })
  expect(home.period).toMatchObject({ kind: 'thirtyDays', now: { from: '2026-10-21', to: '2026-11-19' } })
  expect(home.figures.map(({ figure }) => figure)).toEqual([
    ...['sales', 'enrolments', 'completions', 'active', 'accounts', 'refunds'],
  ])
  const wrong = await arvand.call(showManagerHome, { period: 'year' }, { token: keeper.token })
  expect(wrong.status).toBe(422)
})

test('lunar holidays that are still predictions wait for a manager of settings until they are confirmed', async () => {
  const { clock } = arvand.platform
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  clock.pass(75 * 86_400)
  const later = await aPerson(arvand, { roles: ['manager'], scopes: ['settings'] })
  const waits = (await homeOf(later)).attention
  expect(waits).toEqual([
    {
      code: 'calendar.holidays-to-confirm',
      title: 'تعطیلی قمری سال ۱۴۰۶ برای تأیید با تقویم رسمی',
      count: 1,
      link: '/manage/holidays?year=1406',
      verb: 'بررسی تعطیلی‌ها',
      isQueued: false,
      urgency: 'rest',
      sum: null,
      oldest: null,
    },
  ])
  const year = await arvand.call(manageHolidays, { year: 1406 }, { token: later.token })
  const first = year.answer.items.find(({ estimated }) => estimated)
  await arvand.call(removeHoliday, { id: first?.id }, { token: later.token })
  expect((await homeOf(later)).attention).toEqual([])
  clock.pass(-75 * 86_400)
  expect((await arvand.call(showManagerHome, {}, { token: other.token })).status).toBe(200)
})

test('an application to teach waits for a manager of people, and for no other', async () => {
  const [people, settings] = [
    await aPerson(arvand, { roles: ['manager'], scopes: ['people'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['settings'] }),
  ]
  const sara = await aPerson(arvand)
  const applied = await arvand.call(
    applyToTeach,
    {
      field: 'ریاضی',
      biography: 'ده سال است که در شیراز ریاضی درس می‌دهم و هنوز هم از آن لذت می‌برم.',
      requestId: newId(),
      nationalCode: '0499370899',
      sheba: 'IR062960000000100324200001',
    },
    { token: sara.token },
  )
  expect(applied.status).toBe(200)
  const [waits] = (await homeOf(people)).attention
  expect(waits).toMatchObject({
    code: 'identity.applications-waiting',
    count: 1,
    verb: 'بررسی درخواست تدریس',
  })
  expect(waits?.oldest).toEqual({ name: 'سارا محمدی', at: expect.any(String) })
  expect((await homeOf(settings)).attention).toEqual([])
})

test('the manager’s home is no stranger’s and no learner’s', async () => {
  const sara = await aPerson(arvand)
  const halfway = await aPerson(arvand, { roles: ['manager'], secondFactorWaived: false })
  expect((await arvand.call(showManagerHome, {})).status).toBe(401)
  expect((await arvand.call(showManagerHome, {}, { token: sara.token })).status).toBe(403)
  const refused = await arvand.call(showManagerHome, {}, { token: halfway.token })
  expect(refused.problem.code).toBe('identity.second-factor-needed')
})
