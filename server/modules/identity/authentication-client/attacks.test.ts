import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'

import { Browser, type Seen } from './testing/browser.ts'
import { password, type Someone, someone } from './testing/someone.ts'

const origin = 'http://localhost:3000'
const notOurs = { status: 400, json: { url: `${origin}/api/auth/signin?csrf=true&error=Signin` } }

let arvand: TestApp
let person: Someone
let browser: Browser
beforeAll(async () => {
  arvand = await anApp()
  person = await someone(arvand.platform)
})
beforeEach(async () => {
  browser = new Browser(arvand.app)
  await browser.signIn({ identifier: person.mobile, password })
})
afterAll(() => arvand.close())

const stillSignedIn = async () => expect((await browser.session()).user.id).toBe(person.id)
const sessionCookies = ({ cookies }: Seen) => cookies.filter(({ name }) => name === 'arvand.session')

test.each([
  ['none', undefined],
  ['another', '0'.repeat(64)],
  ['text', 'null'],
  ['an empty one', ''],
])('with %s as CSRF token nothing happens', async (_, csrfToken) => {
  const token: Record<string, string> = csrfToken === undefined ? {} : { csrfToken }
  const stranger = new Browser(arvand.app)
  const signIn = await stranger.post('callback/credentials', {
    identifier: person.mobile,
    password,
    ...token,
  })
  expect(signIn).toMatchObject(notOurs)
  expect(sessionCookies(signIn)).toEqual([])
  expect(await browser.post('signin/google', token)).toMatchObject(notOurs)
  const signOut = await browser.post('signout', token)
  expect(signOut).toMatchObject({ status: 200, json: { url: `${origin}/api/auth/signout?csrf=true` } })
  const update = await browser.send('session', JSON.stringify({ ...token, data: { name: 'دیگری' } }))
  expect(update).toMatchObject({ status: 400, json: {} })
  expect(sessionCookies(update)).toEqual([])
  await stillSignedIn()
})

test('a repeated CSRF token is none', async () => {
  const csrfToken = await browser.csrf()
  const body = `csrfToken=${csrfToken}&csrfToken=${csrfToken}&json=true`
  const answer = await browser.send('signout', body, { type: 'application/x-www-form-urlencoded' })
  expect(answer.json.url).toContain('csrf=true')
  await stillSignedIn()
})

test('the pair from before a sign-in is worth nothing after it', async () => {
  const other = new Browser(arvand.app)
  const csrfToken = await other.csrf()
  const planted = other.jar.get('arvand.csrf') ?? ''
  await other.signIn({ identifier: person.mobile, password })
  expect(other.jar.get('arvand.csrf')).not.toBe(planted)
  other.jar.set('arvand.csrf', planted)
  expect((await other.post('signout', { csrfToken })).json.url).toContain('csrf=true')
})

test('a pair that an attacker fetched does not fit the session of another', async () => {
  const attacker = new Browser(arvand.app)
  const csrfToken = await attacker.csrf()
  browser.jar.set('arvand.csrf', attacker.jar.get('arvand.csrf') ?? '')
  expect((await browser.post('signout', { csrfToken })).json.url).toContain('csrf=true')
  await stillSignedIn()
})

test.each(['https://evil.example', 'null', 'http://localhost:3001', 'http://sub.localhost:3000'])(
  'a form from %s is not ours, even with the right token',
  async (from) => {
    const csrfToken = await browser.csrf()
    const answer = await browser.post('signout', { csrfToken }, { origin: from })
    expect(answer.json.url).toContain('csrf=true')
    await stillSignedIn()
  },
)

test('a form from our own origin is ours', async () => {
  const csrfToken = await browser.csrf()
  await browser.post('signout', { csrfToken }, { origin })
  expect(await browser.session()).toEqual({})
})

test.each([
  ['signout', 'text/plain'],
  ['signout', 'application/json'],
  ['signout', 'multipart/form-data; boundary=x'],
  ['callback/credentials', 'application/json'],
  ['session', 'application/x-www-form-urlencoded'],
  ['session', 'text/plain'],
])('POST %s as %s is refused unread', async (path, type) => {
  const csrfToken = await browser.csrf()
  const body = type.includes('json')
    ? JSON.stringify({ csrfToken, json: 'true' })
    : `csrfToken=${csrfToken}&json=true`
  const answer = await browser.send(path, body, { type })
  expect(answer).toMatchObject({ status: 415, cookies: [] })
  expect(answer.json.message).toMatch(/[\u0600-\u06ff]/)
  await stillSignedIn()
})

test.each([
  ['signout', `json=true&x=${'x'.repeat(100_000)}`, 'application/x-www-form-urlencoded', 413],
  ['session', JSON.stringify({ data: { name: 'x'.repeat(100_000) } }), 'application/json', 413],
  ['session', '{"csrfToken":', 'application/json', 400],
  ['session', '', 'application/json', 400],
  ['session', '{"__proto__":{"csrfToken":"x"}}', 'application/json', 400],
  ['session', '{"constructor":{"prototype":{"csrfToken":"x"}}}', 'application/json', 400],
  ['session', 'null', 'application/json', 400],
  ['session', '[]', 'application/json', 400],
  ['session', '"text"', 'application/json', 400],
  ['session', '{"csrfToken":{"length":64}}', 'application/json', 400],
  ['signout', '__proto__=x&constructor=y&json=true', 'application/x-www-form-urlencoded', 200],
  ['signout', '%00=%00&json=%00&%ZZ', 'application/x-www-form-urlencoded', 302],
  ['callback/credentials?csrfToken=x', '', 'application/x-www-form-urlencoded', 302],
])('POST %s with a strange body (%#) stays within the contract', async (path, body, type, status) => {
  const answer = await browser.send(path, body, { type })
  expect(answer.status).toBe(status)
  expect(sessionCookies(answer)).toEqual([])
  expect(answer.text).not.toMatch(/\bat \/|node_modules|Error:/)
  await stillSignedIn()
})

test('nothing that an answer carries can begin another header', async () => {
  const callbackUrl = '/a\r\nset-cookie: evil=1'
  const csrfToken = await browser.csrf()
  const answer = await browser.post('signout', { csrfToken, callbackUrl }, { json: false })
  expect(answer.headers.location).toBe(`${origin}/aset-cookie:%20evil=1`)
  expect(answer.cookies.map(({ name }) => name)).not.toContain('evil')
})

test('strange cookies are no cookies of ours', async () => {
  for (const value of ['x', 'a.b', '%00', '%E0%A4%A', `${'0'.repeat(64)}.${'0'.repeat(64)}`]) {
    const odd = new Browser(arvand.app)
    for (const name of ['arvand.session', 'arvand.csrf', 'arvand.challenge', 'arvand.check', '__proto__'])
      odd.jar.set(name, value)
    const { status, json } = await odd.get('session')
    expect({ status, json }).toEqual({ status: 200, json: {} })
    expect((await odd.signIn({ code: '123456' })).status).toBe(401)
  }
})

test('no secret reaches the log', () => {
  const written = JSON.stringify(arvand.logs)
  expect(written).not.toContain(password)
  expect(written).not.toContain(browser.jar.get('arvand.session'))
  expect(written).not.toContain(browser.jar.get('arvand.csrf'))
})
