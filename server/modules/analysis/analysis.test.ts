import {
  listClientLogs,
  logFromClient,
  showFigures,
  viewPage,
  viewReferral,
} from '@arvand/contracts/analysis/analysis'
import { showManagerHome } from '@arvand/contracts/home/homes'
import { getProfile } from '@arvand/contracts/panel/profile'
import { myReferral } from '@arvand/contracts/panel/referral'
import { scope } from '@arvand/contracts/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { countUp } from './count-up.ts'

let arvand: TestApp
let sara: TestPerson
let code: string
const day = 86_400

beforeAll(async () => {
  arvand = await anApp()
  sara = await aPerson(arvand)
  code = (await arvand.call(getProfile, {}, { token: sara.token })).answer.user.referralCode
})
afterAll(() => arvand.close())

/** Manager sessions expire soon and tests move the clock, so each test signs in its own manager. */
const aBoss = async () => {
  const { token } = await aPerson(arvand, { roles: ['manager'], scopes: ['settings', 'growth'] })
  return { token }
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156'
const from = (address: string, userAgent = browser) => ({ address, userAgent })
const see = async (ref: string, caller: { address: string; userAgent?: string; token?: string }) =>
  (await arvand.call(viewReferral, { ref }, caller)).answer.counted
const mine = async () => (await arvand.call(myReferral, {}, { token: sara.token })).answer
const nightly = () => countUp(arvand.platform.db, arvand.platform.clock)

test('a view of a code counts once for each visitor in seven days', async () => {
  const { clock } = arvand.platform
  expect(await see(code, from('198.51.100.1'))).toBe(true)
  expect(await see(code.toUpperCase(), from('198.51.100.1'))).toBe(false)
  expect(await see(code, from('198.51.100.2'))).toBe(true)
  expect(await see(code, from('198.51.100.2', 'another browser'))).toBe(true)
  clock.pass(7 * day - 60)
  await nightly()
  expect(await see(code, from('198.51.100.1'))).toBe(false)
  clock.pass(60)
  expect(await see(code, from('198.51.100.1'))).toBe(true)
  expect(await mine()).toEqual({
    code,
    link: `http://localhost:3000/?ref=${code}`,
    qr: expect.stringMatching(/^data:image\/svg/),
    views: 4,
    signUps: 0,
  })
})

test('twins at the same moment count once', async () => {
  const caller = from('198.51.100.3')
  const counted = await Promise.all([1, 2, 3, 4].map(() => see(code, caller)))
  expect(counted.filter(Boolean)).toHaveLength(1)
})

test('a code that is not there, and one’s own, do not count and tell nothing', async () => {
  expect(await see('zzzz9999', from('198.51.100.4'))).toBe(false)
  expect(await see(code, { ...from('198.51.100.4'), token: sara.token })).toBe(false)
})

test('nothing that names a visitor is kept, and what is kept is forgotten after seven days', async () => {
  const { rows } = await arvand.database.pool.query('select * from analysis.ref_visitors')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|Mozilla/)
  arvand.platform.clock.pass(7 * day)
  await nightly()
  const left = await arvand.database.pool.query('select 1 from analysis.ref_visitors')
  expect(left.rows).toEqual([])
})

test('a flood from one address is stopped with a time to wait', async () => {
  const caller = from('198.51.100.5')
  let refused = await arvand.call(viewReferral, { ref: code }, caller)
  for (let tries = 0; tries < 130 && refused.status === 200; tries += 1)
    refused = await arvand.call(viewReferral, { ref: code }, caller)
  expect(refused.problem).toMatchObject({ status: 429, code: 'request.too-many' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([{ ref: "x' or 1=1" }, { ref: 12 }, {}, { ref: 'abcd', more: 1 }, { ref: '\u0000abcd' }])(
  'bad input %j is a 422',
  async (ask) => {
    expect((await arvand.call(viewReferral, ask)).problem).toMatchObject({ status: 422 })
  },
)

const figures = async (span: { from: string; to: string }) =>
  (await arvand.call(showFigures, span, await aBoss())).answer

test('views of pages become figures by day, before and after the nightly counting', async () => {
  const { clock } = arvand.platform
  const today = clock.now().toISOString().slice(0, 10)
  const id = '018f0000-0000-7000-8000-000000000001'
  const views = [
    [{ path: '/', referrer: 'https://www.google.com/search?q=secret' }, from('198.51.100.6')],
    [{ path: '/?token=abc#x', referrer: 'http://localhost:3000/about' }, from('198.51.100.6')],
    [{ path: `/verify/${id}`, referrer: 'javascript:alert(1)' }, from('198.51.100.7')],
    [{ path: '/', referrer: '' }, from('198.51.100.8', 'Googlebot/2.1')],
  ] as const
  for (const [ask, caller] of views) expect((await arvand.call(viewPage, ask, caller)).status).toBe(200)
  const before = await figures({ from: today, to: today })
  expect(before.days).toEqual([
    {
      day: today,
      jalali: expect.stringMatching(/^۱۴۰۵\//),
      views: 3,
      visitors: 2,
      signUps: 1,
      referralViews: 1,
    },
  ])
  expect(before.pages).toEqual([
    { path: '/', views: 2 },
    { path: '/verify/:id', views: 1 },
  ])
  expect(before.referrers).toEqual([{ host: 'google.com', views: 1 }])
  clock.pass(day)
  await nightly()
  await nightly()
  expect(await figures({ from: today, to: today })).toEqual(before)
  const { rows } = await arvand.database.pool.query('select 1 from analysis.page_views')
  expect(rows).toEqual([])
})

test('a span holds every day, with sign-ups and views of codes', async () => {
  const { days, total } = await figures({ from: '2026-11-19', to: '2026-11-27' })
  expect(days.map((one) => [one.day, one.signUps, one.referralViews])).toEqual([
    ['2026-11-19', 0, 0],
    ['2026-11-20', 1, 3],
    ...['21', '22', '23', '24', '25', '26'].map((date) => [`2026-11-${date}`, 0, 0]),
    ['2026-11-27', 0, 2],
  ])
  expect(total).toEqual({ views: 0, signUps: 1, referralViews: 5 })
})

test('figures are for managers of growth, and a span must make sense', async () => {
  const boss = await aBoss()
  const span = { from: '2026-11-01', to: '2026-11-02' }
  expect((await arvand.call(showFigures, span)).status).toBe(401)
  expect((await arvand.call(showFigures, span, { token: sara.token })).status).toBe(403)
  for (const one of scope.options) {
    const manager = await aPerson(arvand, { roles: ['manager'], scopes: [one] })
    expect([one, (await arvand.call(showFigures, span, manager)).status]).toEqual([
      ...[one, one === 'growth' ? 200 : 403],
    ])
    // The first page is every manager's.
    expect([one, (await arvand.call(showManagerHome, {}, manager)).status]).toEqual([one, 200])
  }
  for (const wrong of [
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2025-11-01', to: '2026-11-02' },
    { from: '2026-02-30', to: '2026-11-02' },
  ])
    expect((await arvand.call(showFigures, wrong, boss)).status).toBe(422)
})

test('a fault in a browser is kept without what could open an account', async () => {
  const boss = await aBoss()
  const told = await arvand.call(
    logFromClient,
    {
      level: 'error',
      message: 'fail at https://arvand.example/x?ticket=abc for sara@example.com 09121234567 کد ۱۲۳۴۵۶',
      stack: 'at f (https://arvand.example/assets/a.js:1:2)\nBearer abcdefghijklmnopqrstuvwxyz012345',
      path: '/panel/security?code=123456',
    },
    from('198.51.100.9'),
  )
  expect(told.status).toBe(200)
  const { answer } = await arvand.call(listClientLogs, {}, boss)
  expect(answer.items).toEqual([
    {
      id: expect.any(String),
      level: 'error',
      message: 'fail at https://arvand.example/x?• for • • کد •',
      stack: 'at f (https://arvand.example/assets/a.js:1:2)\nBearer •',
      path: '/panel/security',
      userAgent: browser,
      at: arvand.platform.clock.now().toISOString(),
    },
  ])
  expect((await arvand.call(listClientLogs, {}, { token: sara.token })).status).toBe(403)
  expect((await arvand.call(listClientLogs, {})).status).toBe(401)
})

test('logs page by ten and are forgotten after a month', async () => {
  const boss = await aBoss()
  for (let n = 0; n < 11; n += 1)
    await arvand.call(logFromClient, { level: 'warn', message: `m ${n}` }, from('198.51.100.10'))
  const first = (await arvand.call(listClientLogs, {}, boss)).answer
  expect(first.items).toHaveLength(10)
  const { nextCursor: cursor } = first
  const second = (await arvand.call(listClientLogs, { cursor }, boss)).answer
  expect(second.items).toHaveLength(2)
  expect(second.nextCursor).toBeNull()
  expect((await arvand.call(listClientLogs, { cursor: 'x' }, boss)).status).toBe(422)
  arvand.platform.clock.pass(31 * day)
  await nightly()
  const { rows } = await arvand.database.pool.query('select 1 from analysis.client_logs')
  expect(rows).toEqual([])
})

test.each([
  [viewPage, { path: '//evil.example' }],
  [viewPage, { path: 'about' }],
  [viewPage, { path: '/x', referrer: 5 }],
  [logFromClient, { level: 'debug', message: 'x' }],
  [logFromClient, { level: 'warn', message: '' }],
  [logFromClient, { level: 'warn', message: 'x'.repeat(2001) }],
])('bad input to %o', async (endpoint, ask) => {
  expect((await arvand.call(endpoint, ask)).status).toBe(422)
})

test('a huge body is a 413', async () => {
  const ask = { path: '/', referrer: 'x'.repeat(20_000) }
  expect((await arvand.call(viewPage, ask)).status).toBe(413)
})

test('one’s own figures are one’s own', async () => {
  const boss = await aBoss()
  expect((await arvand.call(myReferral, {})).status).toBe(401)
  expect((await arvand.call(myReferral, {}, boss)).answer).toMatchObject({ views: 0 })
})
