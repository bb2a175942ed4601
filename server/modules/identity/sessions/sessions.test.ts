import { login } from '@arvand/contracts/panel/identity'
import { getProfile } from '@arvand/contracts/panel/profile'
import { endOtherSessions, endSession, listSessions } from '@arvand/contracts/panel/security'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { deviceName } from '../audit/device-name.ts'
import { identity } from '../tables.ts'
import { aPerson, type TestPerson, testPassword } from '../testing.ts'
import { findSession } from './find-session.ts'

let arvand: TestApp
let addresses = 0
const elsewhere = () => ({ address: `198.51.100.${++addresses}` })
const hour = 3600
const day = 24 * hour
const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const signIn = async ({ mobile }: TestPerson, options: object = elsewhere()) => {
  const { answer } = await arvand.call(login, { identifier: mobile, password: testPassword }, options)
  return {
    token: 'token' in answer ? answer.token : '',
    expiresAt: 'token' in answer ? answer.expiresAt : '',
  }
}
const isAlive = async ({ token }: { token: string }) =>
  (await arvand.call(getProfile, {}, { token })).status === 200
const pass = (seconds: number) => arvand.platform.clock.pass(seconds)
const sessionOf = ({ id }: TestPerson) =>
  identity(arvand.database.db)
    .selectFrom('identity.sessions')
    .selectAll()
    .where('person_id', '=', id)
    .execute()

describe('the life of a session', () => {
  test('ends after 30 idle days, and after 90 days in any case', async () => {
    const person = await aPerson(arvand)
    pass(30 * day - 1)
    expect(await isAlive(person)).toBe(true)
    for (let month = 0; month < 2; month += 1) {
      pass(29 * day)
      expect(await isAlive(person)).toBe(true)
    }
    pass(2 * day + 1)
    expect(await isAlive(person)).toBe(false)
    const idle = await aPerson(arvand)
    pass(30 * day)
    expect(await isAlive(idle)).toBe(false)
    expect(await isAlive(idle)).toBe(false)
  })

  test('of a manager ends after 12 idle hours, and after 7 days', async () => {
    const idle = await aPerson(arvand, { roles: ['manager'] })
    pass(12 * hour)
    expect(await isAlive(idle)).toBe(false)
    const busy = await aPerson(arvand, { roles: ['manager'] })
    for (let count = 0; count < 15; count += 1) {
      pass(11 * hour)
      expect(await isAlive(busy)).toBe(true)
    }
    pass(4 * hour)
    expect(await isAlive(busy)).toBe(false)
  })

  test('the role counts now: who becomes a manager has a manager’s session', async () => {
    const person = await aPerson(arvand)
    pass(13 * hour)
    await identity(arvand.database.db)
      .insertInto('identity.roles')
      .values({ person_id: person.id, role: 'manager', granted_by: null, granted_at: new Date() })
      .execute()
    expect(await isAlive(person)).toBe(false)
  })

  test('sign-in says when it ends', async () => {
    const { db, clock } = arvand.platform
    const user = await signIn(await aPerson(arvand))
    expect(Date.parse(user.expiresAt) - clock.now().getTime()).toBe(30 * day * 1000)
    const boss = await signIn(await aPerson(arvand, { roles: ['manager'] }))
    expect(Date.parse(boss.expiresAt) - clock.now().getTime()).toBe(12 * hour * 1000)
    const living = await findSession(db, clock, boss.token)
    expect(living?.session.expiresAt.toISOString()).toBe(boss.expiresAt)
  })

  test('it is noted as seen at most once a minute, and an ended one is never revived', async () => {
    const person = await aPerson(arvand)
    const start = arvand.platform.clock.now()
    pass(59)
    await isAlive(person)
    expect((await sessionOf(person))[0]?.seen_at).toEqual(start)
    pass(1)
    await isAlive(person)
    expect((await sessionOf(person))[0]?.seen_at).toEqual(arvand.platform.clock.now())
    await arvand.database.pool.query('delete from identity.sessions where person_id = $1', [person.id])
    pass(60)
    expect(await isAlive(person)).toBe(false)
    expect(await sessionOf(person)).toEqual([])
  })
})

describe('one’s own sessions', () => {
  test('are listed by device and address, newest first, in pages of ten', async () => {
    const person = await aPerson(arvand)
    const there = { address: '192.0.2.77', userAgent: chromeOnWindows }
    const { token } = await signIn(person, there)
    const first = await arvand.call(listSessions, {}, { token })
    expect(first.answer.nextCursor).toBeNull()
    expect(first.answer.items).toMatchObject([
      { current: true, device: 'کروم روی ویندوز', address: '192.0.2.77' },
      { current: false, device: 'دستگاه ناشناس' },
    ])
    for (let count = 0; count < 10; count += 1) await signIn(person)
    const page = await arvand.call(listSessions, {}, { token })
    expect(page.answer.items).toHaveLength(10)
    const rest = await arvand.call(listSessions, { cursor: page.answer.nextCursor }, { token })
    expect(rest.answer.items).toHaveLength(2)
    expect(rest.answer.nextCursor).toBeNull()
    const ids = [...page.answer.items, ...rest.answer.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(12)
  })

  test('a bad cursor is 422', async () => {
    const person = await aPerson(arvand)
    for (const cursor of ['x', '!!', "'; --", 'A'.repeat(22) + 'A'.repeat(22)]) {
      const { status, problem } = await arvand.call(listSessions, { cursor }, person)
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['cursor']])
    }
  })

  test('can be ended from another device, at once', async () => {
    const person = await aPerson(arvand)
    const lost = await signIn(person)
    const list = await arvand.call(listSessions, {}, lost)
    const sessionId = list.answer.items.find(({ current }) => current)?.id
    expect((await arvand.call(endSession, { sessionId }, person)).status).toBe(200)
    expect(await isAlive(lost)).toBe(false)
    expect(await isAlive(person)).toBe(true)
    expect((await arvand.call(endSession, { sessionId }, person)).problem.code).toBe('request.not-found')
  })

  test('all others can be ended at once; this one and other people’s live on', async () => {
    const [person, other] = [await aPerson(arvand), await aPerson(arvand)]
    const [lost, sold] = [await signIn(person), await signIn(person)]
    expect((await arvand.call(endOtherSessions, {}, person)).answer).toEqual({ ended: 2 })
    const alive = await Promise.all([lost, sold, person, other].map(isAlive))
    expect(alive).toEqual([false, false, true, true])
    expect((await arvand.call(endOtherSessions, {})).status).toBe(401)
  })

  test('somebody else’s is not found, and lives on', async () => {
    const [person, other] = [await aPerson(arvand), await aPerson(arvand)]
    const [session] = await sessionOf(other)
    const { status } = await arvand.call(endSession, { sessionId: session?.id }, person)
    expect(status).toBe(404)
    expect(await isAlive(other)).toBe(true)
    expect((await arvand.call(endSession, { sessionId: 'nothing' }, person)).status).toBe(422)
    expect((await arvand.call(endSession, { sessionId: session?.id })).status).toBe(401)
    expect((await arvand.call(listSessions, {})).status).toBe(401)
  })
})

test('devices are named in Persian', () => {
  const safariOnPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  expect(deviceName(safariOnPhone)).toBe('سافاری روی آیفون یا آیپد')
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'فایرفاکس روی لینوکس',
  )
  expect(deviceName('curl/8.5.0')).toBe('دستگاه ناشناس')
  expect(deviceName('')).toBe('دستگاه ناشناس')
})
