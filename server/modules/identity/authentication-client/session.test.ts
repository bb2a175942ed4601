import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'

import { Browser } from './testing/browser.ts'
import { password, type Someone, someone } from './testing/someone.ts'

let arvand: TestApp
let person: Someone
beforeAll(async () => {
  arvand = await anApp()
  person = await someone(arvand.platform)
})
afterAll(() => arvand.close())

const signedIn = async (): Promise<Browser> => {
  const browser = new Browser(arvand.app)
  expect((await browser.signIn({ identifier: person.mobile, password })).status).toBe(200)
  return browser
}

test('nobody’s session is an empty object that no cache may keep', async () => {
  const { status, json, headers } = await new Browser(arvand.app).get('session')
  expect(status).toBe(200)
  expect(json).toEqual({})
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache, no-store',
    pragma: 'no-cache',
    expires: '0',
  })
})

test('a session carries the person and the token that calls carry', async () => {
  const browser = await signedIn()
  const { json, cookies } = await browser.get('session')
  expect(json).toEqual({
    user: { id: person.id, name: 'مریم کاظمی', email: person.email, image: null, roles: ['user'] },
    expires: new Date(arvand.platform.clock.now().getTime() + 30 * 86_400_000).toISOString(),
    token: browser.jar.get('arvand.session'),
  })
  expect(cookies).toEqual([
    {
      name: 'arvand.session',
      value: json.token,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      // The cookie outlives the session by thirty days, so that an expired session can be told from none.
      expires: new Date((Math.floor(new Date(json.expires).getTime() / 1000) + 30 * 86_400) * 1000),
    },
  ])
})

test('the end moves on with use', async () => {
  const browser = await signedIn()
  const before = await browser.session()
  arvand.platform.clock.pass(3600)
  const after = await browser.session()
  expect(Date.parse(after.expires) - Date.parse(before.expires)).toBe(3_600_000)
})

test('an unused session ends by itself', async () => {
  const browser = await signedIn()
  arvand.platform.clock.pass(31 * 86_400)
  const { json, cookies } = await browser.get('session')
  expect(json).toEqual({})
  expect(cookies).toMatchObject([{ name: 'arvand.session', value: '', maxAge: 0 }])
})

test('a session that the server ended is gone, and so is its cookie', async () => {
  const browser = await signedIn()
  await arvand.database.pool.query('delete from identity.sessions where person_id = $1', [person.id])
  const { json, cookies } = await browser.get('session')
  expect(json).toEqual({})
  expect(cookies).toMatchObject([{ name: 'arvand.session', maxAge: 0 }])
  expect(browser.jar.has('arvand.session')).toBe(false)
})

test('the cookie from before a sign-out brings nothing back', async () => {
  const browser = await signedIn()
  const token = browser.jar.get('arvand.session') ?? ''
  const { status, json } = await browser.signOut()
  expect(status).toBe(200)
  expect(json).toEqual({ url: 'http://localhost:3000' })
  const thief = new Browser(arvand.app)
  thief.jar.set('arvand.session', token)
  expect(await thief.session()).toEqual({})
  const { rows } = await arvand.database.pool.query(
    "select act from identity.audit where person_id = $1 and act = 'signed-out'",
    [person.id],
  )
  expect(rows.length).toBeGreaterThan(0)
})

test('a sign-out is told to every process', async () => {
  const browser = await signedIn()
  const { promise: heard, resolve } = Promise.withResolvers<unknown>()
  await arvand.platform.broadcast.hear('sessions_ended', resolve)
  const { rows } = await arvand.database.pool.query('select id from identity.sessions where person_id = $1', [
    person.id,
  ])
  await browser.signOut()
  const { sessionIds } = (await heard) as { sessionIds: string[] }
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(sessionIds))
})

test('signing out without a session is no mistake', async () => {
  const { status, json } = await new Browser(arvand.app).signOut()
  expect(status).toBe(200)
  expect(json.url).toBe('http://localhost:3000')
})

test('a form without JSON is redirected', async () => {
  const browser = await signedIn()
  const csrfToken = await browser.csrf()
  const { status, headers } = await browser.post(
    'signout',
    { csrfToken, callbackUrl: '/courses' },
    { json: false },
  )
  expect(status).toBe(302)
  expect(headers.location).toBe('http://localhost:3000/courses')
  expect(await browser.session()).toEqual({})
})

test('the name changes by POST, for this answer and the next', async () => {
  const browser = await signedIn()
  const csrfToken = await browser.csrf()
  const { status, json } = await browser.send(
    'session',
    JSON.stringify({ csrfToken, data: { name: 'زهرا علوی' } }),
  )
  expect(status).toBe(200)
  expect(json.user.name).toBe('زهرا علوی')
  expect((await browser.session()).user.name).toBe('زهرا علوی')
})

test.each([
  [{ name: 'الف', roles: ['manager'] }],
  [{ email: 'other@example.com' }],
  [{ name: '' }],
  [{ name: 7 }],
  [{ name: 'الف\u0000ب\ud800' }],
  ['name'],
  [[]],
  [null],
])('%j changes nothing', async (data) => {
  const browser = await signedIn()
  const before = (await browser.session()).user
  const csrfToken = await browser.csrf()
  const { status, json } = await browser.send('session', JSON.stringify({ csrfToken, data }))
  expect({ status, json }).toEqual({ status: 400, json: {} })
  expect((await browser.session()).user).toEqual(before)
})

test('without data the session is told again; to nobody, nobody’s', async () => {
  const browser = await signedIn()
  const again = await browser.send('session', JSON.stringify({ csrfToken: await browser.csrf() }))
  expect(again.json.user.id).toBe(person.id)
  const stranger = new Browser(arvand.app)
  const body = JSON.stringify({ csrfToken: await stranger.csrf(), data: { name: 'هیچ‌کس' } })
  expect((await stranger.send('session', body)).json).toEqual({})
})
