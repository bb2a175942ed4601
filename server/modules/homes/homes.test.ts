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

test('a manager sees sign-ups beside the period before, and what waits within their scopes', async () => {
  const { clock } = arvand.platform
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['settings'] })
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  clock.pass(-30 * 86_400)
  await aPerson(arvand)
  clock.pass(30 * 86_400)
  const home = (await arvand.call(showManagerHome, {}, { token: keeper.token })).answer
  expect(home.month).toEqual({
    now: {
      from: '2026-10-23',
      to: '2026-11-20',
      title: '۱۴۰۵/۰۸/۰۱ تا ۱۴۰۵/۰۸/۲۹',
      signUps: 5,
      days: expect.arrayContaining([{ day: '2026-11-20', signUps: 5 }]),
    },
    before: {
      days: expect.arrayContaining([{ day: '2026-10-21', signUps: 1 }]),
      kind: 'previous',
      from: '2026-09-23',
      to: '2026-10-21',
      title: '۱۴۰۵/۰۷/۰۱ تا ۱۴۰۵/۰۷/۲۹',
      signUps: 1,
    },
  })
  expect(home.month.now.days.map(({ day }) => day)).toHaveLength(29)
  expect(home.month.now.days[0]).toEqual({ day: '2026-10-23', signUps: 0 })
  expect(home.week.now).toMatchObject({ from: '2026-11-14', signUps: 5 })
  expect(home.people).toEqual({ people: 6, teachers: 2 })
  expect(home.attention).toEqual([])
  clock.pass(75 * 86_400)
  const later = await aPerson(arvand, { roles: ['manager'], scopes: ['settings'] })
  const waits = (await arvand.call(showManagerHome, {}, { token: later.token })).answer.attention
  expect(waits).toEqual([
    {
      code: 'calendar.holidays-to-confirm',
      title: 'تعطیلی‌های قمری سال ۱۴۰۶ را با تقویم رسمی مقایسه و تأیید کنید',
      count: 1,
      link: '/manage/holidays?year=1406',
    },
  ])
  const year = await arvand.call(manageHolidays, { year: 1406 }, { token: later.token })
  const first = year.answer.items.find(({ estimated }) => estimated)
  await arvand.call(removeHoliday, { id: first?.id }, { token: later.token })
  const done = (await arvand.call(showManagerHome, {}, { token: later.token })).answer.attention
  expect(done).toEqual([])
  clock.pass(-75 * 86_400)
  const elsewhere = await arvand.call(showManagerHome, {}, { token: other.token })
  expect(elsewhere.status).toBe(200)
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
  const waits = async ({ token }: { token: string }) =>
    (await arvand.call(showManagerHome, {}, { token })).answer.attention.map(({ code, count }) => [
      code,
      count,
    ])
  expect(await waits(people)).toEqual([['identity.applications-waiting', 1]])
  expect(await waits(settings)).toEqual([])
})

test('the manager’s home is no stranger’s and no learner’s', async () => {
  const sara = await aPerson(arvand)
  const halfway = await aPerson(arvand, { roles: ['manager'], secondFactorWaived: false })
  expect((await arvand.call(showManagerHome, {})).status).toBe(401)
  expect((await arvand.call(showManagerHome, {}, { token: sara.token })).status).toBe(403)
  const refused = await arvand.call(showManagerHome, {}, { token: halfway.token })
  expect(refused.problem.code).toBe('identity.second-factor-needed')
})
