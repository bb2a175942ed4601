import type { AddressInfo } from 'node:net'
import type { Answer } from '@arvand/contracts/endpoint'
import {
  countNotices,
  listNotices,
  readAllNotices,
  readNotice,
  savePreferences,
  showPreferences,
} from '@arvand/contracts/panel/notices'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSession, type Happening, happened } from '#modules/identity'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, anAppOn, configFor, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { forgetOldNotices } from './forget-old.ts'
import { noticePersonalData } from './notice-personal-data.ts'

let arvand: TestApp
let other: TestApp
const pages: Socket[] = []
beforeAll(async () => {
  arvand = await anApp()
  other = await anAppOn(arvand.database, configFor(arvand.database))
})
afterAll(async () => {
  for (const page of pages) page.close()
  other.platform.live.hangUp()
  await other.close()
  await arvand.close()
})

const happens = (person: TestPerson, about: Happening, id = newId()) => {
  const { db, clock, jobs } = arvand.platform
  const word = { id, personId: person.id, at: clock.now().toISOString(), about }
  return transaction(db, (tx) => jobs.leave(tx, happened, word))
}

const unreadOf = async ({ token }: TestPerson) =>
  (await arvand.call(countNotices, {}, { token })).answer.unread
const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 15_000, interval: 50 })
const inbox = async ({ token }: TestPerson, cursor?: string) =>
  (await arvand.call(listNotices, cursor ? { cursor } : {}, { token })).answer

test('what happens in identity is told in the app, by SMS and by mail, once', async () => {
  const sara = await aPerson(arvand, { email: 'sara@example.com' })
  const id = newId()
  await happens(sara, { what: 'password-changed' }, id)
  await until(() => arvand.outbox('sara@example.com')).toHaveLength(1)
  await until(() => arvand.outbox(sara.mobile ?? '')).toHaveLength(1)
  expect(await inbox(sara)).toEqual({
    items: [
      {
        id: expect.any(String),
        kind: 'password-changed',
        title: 'رمز عبور شما عوض شد',
        body: expect.stringContaining('رمز عبور حساب شما عوض شد.'),
        link: '/panel/security',
        at: '2026-11-20T09:00:00.000Z',
        read: false,
      },
    ],
    nextCursor: null,
    unread: 1,
  })
  await happens(sara, { what: 'password-changed' }, id)
  await happens(sara, { what: 'second-factor-turned-on' })
  await until(() => unreadOf(sara)).toBe(2)
  expect(await arvand.outbox(sara.mobile ?? '')).toHaveLength(1)
})

test('the number that was changed away hears of it', async () => {
  const sara = await aPerson(arvand)
  await happens(sara, { what: 'mobile-changed', formerMobile: '+989360000001' })
  await until(() => arvand.outbox('+989360000001')).toHaveLength(1)
  await until(() => arvand.outbox(sara.mobile ?? '')).toHaveLength(1)
})

test.each<Happening>([
  { what: 'registered' },
  { what: 'signed-in-on-new-device', device: 'کروم روی ویندوز', address: '203.0.113.9' },
  { what: 'email-changed', formerEmail: null },
  { what: 'second-factor-turned-off' },
  { what: 'role-granted', roles: ['manager'], scopes: ['people'] },
  { what: 'role-taken', roles: ['teacher'], scopes: [] },
  {
    what: 'account-guarded',
    act: 'blocked',
    account: { id: '019aa000-0000-7000-8000-000000000000', name: 'مانا' },
    by: 'مریم بهرامی',
    reason: 'گوشی گم شده است',
  },
  { what: 'application-accepted' },
  { what: 'message-sent', subject: 'مدرک شما', text: 'تصویر مدرک خوانا نیست.', by: 'مریم بهرامی' },
  { what: 'application-returned', reason: 'شمارهٔ شبا درست نیست.' },
])('$what has words of its own', async (about) => {
  const sara = await aPerson(arvand)
  await happens(sara, about)
  await until(() => unreadOf(sara)).toBe(1)
  const [notice] = (await inbox(sara)).items
  expect(notice?.title).toMatch(/\p{Script=Arabic}/u)
  expect(notice?.body).not.toMatch(/undefined|null/)
})

test('an open page in another process hears of it, with how many are unread', async () => {
  const sara = await aPerson(arvand)
  const { db, clock } = other.platform
  await other.platform.live.attach(other.app.server, {
    whoIs: async (token) => (await findSession(db, clock, token))?.actor ?? null,
    isOurOrigin: (origin) => origin === 'http://localhost:3000',
    topics: other.platform.topics,
    onSessionsEnded: async () => undefined,
  })
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = other.app.server.address() as AddressInfo
  const page = io(`http://127.0.0.1:${port}`, {
    path: '/live-messages',
    transports: ['websocket'],
    auth: { token: sara.token },
    extraHeaders: { origin: 'http://localhost:3000' },
  })
  pages.push(page)
  await new Promise<void>((resolve) => page.once('connect', resolve))
  const heard: unknown[] = []
  page.on('notice', (word) => heard.push(word))
  await happens(sara, { what: 'registered' })
  await until(async () => heard).toHaveLength(1)
  expect(heard[0]).toMatchObject({ unread: 1, latest: { kind: 'welcome' } })
  await arvand.call(readAllNotices, {}, { token: sara.token })
  await until(async () => heard).toHaveLength(2)
  expect(heard[1]).toEqual({ unread: 0 })
})

test('unread ones first, ten by ten, none twice and none left out', async () => {
  const sara = await aPerson(arvand)
  for (let n = 1; n <= 23; n += 1) {
    arvand.platform.clock.pass(1)
    await happens(sara, { what: 'second-factor-turned-on' })
    await until(() => unreadOf(sara)).toBe(n)
  }
  const newest = (await inbox(sara)).items[0]
  const read = await arvand.call(readNotice, { id: newest?.id ?? '' }, { token: sara.token })
  expect(read.answer).toEqual({ unread: 22 })
  const seen = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof inbox>> = await inbox(sara, cursor)
    seen.push(...page.items)
    cursor = page.nextCursor
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(23)
  expect(seen.map((one) => one.read)).toEqual([...Array(22).fill(false), true])
  expect(seen.slice(0, 22).map(({ at }) => at)).toEqual(
    seen
      .slice(0, 22)
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect((await arvand.call(readAllNotices, {}, { token: sara.token })).answer).toEqual({ unread: 0 })
})

test('what is read between two pages is not shown again, and nothing is left out', async () => {
  const sara = await aPerson(arvand)
  for (let n = 1; n <= 23; n += 1) {
    arvand.platform.clock.pass(1)
    await happens(sara, { what: 'second-factor-turned-on' })
    await until(() => unreadOf(sara)).toBe(n)
  }
  const first = await inbox(sara)
  arvand.platform.clock.pass(1)
  await arvand.call(readAllNotices, {}, { token: sara.token })
  const second = await inbox(sara, first.nextCursor ?? '')
  const third = await inbox(sara, second.nextCursor ?? '')
  expect(third.nextCursor).toBeNull()
  const seen = [first, second, third].flatMap(({ items }) => items)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(23)
  expect(second.items.every(({ read }) => read)).toBe(true)
  const times = seen.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('another’s notice is as if it did not exist, and a stranger is 401', async () => {
  const [sara, omid] = [await aPerson(arvand), await aPerson(arvand)]
  await happens(sara, { what: 'registered' })
  await until(() => unreadOf(sara)).toBe(1)
  const id = (await inbox(sara)).items[0]?.id ?? ''
  const refused = await arvand.call(readNotice, { id }, { token: omid.token })
  expect(refused.problem).toMatchObject({ status: 404, code: 'request.not-found' })
  expect((await inbox(omid)).items).toEqual([])
  await arvand.call(readAllNotices, {}, { token: omid.token })
  expect(await unreadOf(sara)).toBe(1)
  for (const endpoint of [listNotices, countNotices, readAllNotices, showPreferences])
    expect((await arvand.call(endpoint, {})).status).toBe(401)
  expect((await arvand.call(readNotice, { id })).status).toBe(401)
})

const preferencesOf = async ({ token }: TestPerson) =>
  (await arvand.call(showPreferences, {}, { token })).answer
const kindsIn = ({ groups }: Answer<typeof showPreferences>) => groups.flatMap(({ kinds }) => kinds)

test('types stand under the groups that they declare; those of a role are shown to who holds it', async () => {
  const [sara, teacher] = [await aPerson(arvand), await aPerson(arvand, { roles: ['teacher'] })]
  const { groups } = await preferencesOf(sara)
  expect(groups.map(({ title }) => title)).toEqual([
    'یادگیری',
    'گفت‌وگو و نظرها',
    'خرید و مالی',
    'حساب و امنیت',
  ])
  const groupOf = (kind: string) => groups.find(({ kinds }) => kinds.some(({ name }) => name === kind))?.name
  expect(groupOf('factor-paid')).toBe('purchases')
  expect(groupOf('discussion-answered')).toBe('discussion')
  expect(groupOf('password-changed')).toBe('account')
  expect(groupOf('course-published')).toBeUndefined()
  const taught = (await preferencesOf(teacher)).groups.find(({ name }) => name === 'teaching')
  expect(taught?.kinds.map(({ name }) => name)).toContain('course-published')
})

test('a person mutes a way of a kind, and what guards the account may not be muted', async () => {
  const sara = await aPerson(arvand, { email: 'muted@example.com' })
  const ask = { token: sara.token }
  const before = await preferencesOf(sara)
  expect(before.quietHours).toEqual({ from: '22:00', to: '08:00' })
  expect(before.works).toEqual({ sms: true, mail: true, push: true })
  expect(kindsIn(before).find(({ name }) => name === 'role-granted')).toEqual({
    name: 'role-granted',
    title: 'دسترسی تازه',
    channels: [
      { channel: 'mail', on: true, whyNotMute: null },
      { channel: 'push', on: true, whyNotMute: null },
    ],
  })
  expect(kindsIn(before).map(({ name }) => name)).not.toContain('welcome')
  const muted = { kind: 'application-accepted', channel: 'sms', on: false } as const
  const saved = await arvand.call(savePreferences, { preferences: [muted] }, ask)
  const kind = kindsIn(saved.answer).find(({ name }) => name === 'application-accepted')
  expect(kind?.channels.map(({ on }) => on)).toEqual([false, true, true])
  await happens(sara, { what: 'application-accepted' })
  await until(() => arvand.outbox('muted@example.com')).toHaveLength(1)
  expect(await arvand.outbox(sara.mobile ?? '')).toEqual([])
  const locked = { kind: 'password-changed', channel: 'sms', on: false } as const
  const refused = await arvand.call(savePreferences, { preferences: [{ ...muted, on: true }, locked] }, ask)
  expect(refused.problem).toMatchObject({ status: 422, code: 'notices.may-not-be-muted' })
  const after = await preferencesOf(sara)
  expect(kindsIn(after).find(({ name }) => name === 'application-accepted')?.channels[0]?.on).toBe(false)
})

test.each([
  { preferences: [] },
  { preferences: [{ kind: 'no-such-kind', channel: 'sms', on: true }] },
  { preferences: [{ kind: 'role-granted', channel: 'sms', on: true }] },
  { preferences: [{ kind: 'role-granted', channel: 'fax', on: true }] },
  { preferences: [{ kind: 'welcome', channel: 'push', on: true }] },
  { preferences: [{ kind: '__proto__', channel: 'mail', on: true }] },
  { preferences: [{ kind: 'role-granted', channel: 'mail', on: 'yes' }] },
  { preferences: 'x' },
])('bad preferences %j are a 422', async (ask) => {
  const { token } = await aPerson(arvand)
  const refused = await arvand.call(savePreferences, ask, { token })
  expect(refused.problem).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('notices are forgotten after a year', async () => {
  const { db, clock } = arvand.platform
  const { rows: before } = await arvand.database.pool.query('select 1 from notices.notices')
  await forgetOldNotices(db, clock)
  const { rows: kept } = await arvand.database.pool.query('select 1 from notices.notices')
  expect(kept).toHaveLength(before.length)
  clock.pass(366 * 86_400)
  await forgetOldNotices(db, clock)
  const { rows: left } = await arvand.database.pool.query(
    'select 1 from notices.notices union all select 1 from notices.deliveries',
  )
  expect(left).toEqual([])
  clock.pass(-366 * 86_400)
})

test('one’s notices are in the download of personal data, and go with the account', async () => {
  const { db } = arvand.platform
  const [sara, omid] = [await aPerson(arvand), await aPerson(arvand)]
  for (const person of [sara, omid]) {
    await happens(person, { what: 'registered' })
    await until(() => unreadOf(person)).toBe(1)
  }
  const muted = { kind: 'role-granted', channel: 'mail', on: false } as const
  await arvand.call(savePreferences, { preferences: [muted] }, { token: sara.token })
  expect(await noticePersonalData.collect(db, sara.id)).toMatchObject({
    told: [{ kind: 'welcome', read_at: null }],
    preferences: [{ kind: 'role-granted', channel: 'mail', is_on: false }],
    browsers: [],
  })
  await transaction(db, (tx) => noticePersonalData.forget(tx, sara.id))
  expect(await noticePersonalData.collect(db, sara.id)).toEqual({ told: [], preferences: [], browsers: [] })
  expect(await unreadOf(omid)).toBe(1)
})
