import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config'
import { anApp, type TestApp } from '#server/testing/app'

import { Browser } from './testing/browser.ts'
import { password, someone } from './testing/someone.ts'

const origin = 'https://arvand.example'
const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: true }

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({ PUBLIC_URL: origin })
})
afterAll(() => arvand.close())

test('a first answer brings a CSRF token and its cookies; the next ones bring none', async () => {
  const browser = new Browser(arvand.app)
  const first = await browser.get('csrf')
  expect(first.json).toEqual({ csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(first.headers['cache-control']).toBe('private, no-cache, no-store')
  expect(first.cookies).toEqual([
    { name: '__Host-arvand.csrf', value: expect.stringContaining(first.json.csrfToken), ...attributes },
    { name: '__Host-arvand.callback-url', value: origin, ...attributes },
  ])
  const second = await browser.get('csrf')
  expect(second.json).toEqual(first.json)
  expect(second.cookies).toEqual([])
})

test('over https every cookie is bound to our host and to https', async () => {
  const { mobile } = await someone(arvand.platform)
  const { cookies } = await new Browser(arvand.app).signIn({ identifier: mobile, password })
  expect(cookies.map(({ name }) => name)).toEqual(['__Host-arvand.session', '__Host-arvand.csrf'])
  for (const { name, value, expires, ...rest } of cookies) expect(rest).toEqual(attributes)
})

test('without a secret the app does not start', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/arvand', DEMO: '0' })).toThrow(
    expect.objectContaining({ code: 'no-secret' }),
  )
})

test('the CSRF cookie alone is enough to be known again', async () => {
  const browser = new Browser(arvand.app)
  const { json } = await browser.get('csrf')
  browser.jar.delete('__Host-arvand.callback-url')
  expect(await browser.get('csrf')).toMatchObject({ json, cookies: [] })
})

test('ways to sign in are told with absolute addresses', async () => {
  const { json } = await new Browser(arvand.app).get('providers')
  expect(json).toEqual({
    credentials: {
      id: 'credentials',
      name: expect.any(String),
      type: 'credentials',
      signinUrl: `${origin}/api/auth/signin/credentials`,
      callbackUrl: `${origin}/api/auth/callback/credentials`,
    },
  })
})

test('addresses come from the settings, whatever the Host header says', async () => {
  const { body } = await arvand.app.inject({
    url: '/api/auth/providers',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
  })
  expect(body).not.toContain('evil')
})

test.each([
  ['signin', '/auth/sign-in'],
  ['signin/google', '/auth/sign-in'],
  [
    'signin?callbackUrl=/panel&error=SessionRequired',
    '/auth/sign-in?callbackUrl=PANEL&error=SessionRequired',
  ],
  ['signin?csrf=true&error=Signin', '/auth/sign-in?error=Signin&csrf=true'],
  ['signin?error=<script>', '/auth/sign-in'],
  ['signout', '/signout'],
  ['signout?callbackUrl=/panel', '/signout?callbackUrl=PANEL'],
  ['error', '/error'],
  ['error?error=Configuration', '/error?error=Configuration'],
  ['error?error=AccessDenied', '/error?error=AccessDenied'],
  ['error?error=Verification', '/error?error=Verification'],
  ['error?error=AccountNotLinked', '/error?error=AccountNotLinked'],
  ['error?error=MissingSecret', '/error?error=MissingSecret'],
  ['error?error=%0d%0aset-cookie:%20a=b', '/error'],
])('GET %s opens %s', async (path, page) => {
  const { status, headers } = await new Browser(arvand.app).get(path)
  expect(status).toBe(302)
  expect(headers.location).toBe(page.replace('PANEL', encodeURIComponent(`${origin}/panel`)))
})

test.each([
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'CredentialsSignin',
  'SessionRequired',
  'SecondFactorRequired',
])('the error %s is told by the sign-in page', async (error) => {
  const { headers } = await new Browser(arvand.app).get(`error?error=${error}`)
  expect(headers.location).toBe(`/auth/sign-in?error=${error}`)
})

test.each([
  ['GET', ''],
  ['GET', '/'],
  ['GET', '/unknown'],
  ['GET', '/callback/credentials'],
  ['GET', '/callback/google'],
  ['GET', '/_log'],
  ['GET', '/session/more'],
  ['PUT', '/session'],
  ['DELETE', '/session'],
  ['PATCH', '/signout'],
  ['POST', '/csrf'],
  ['POST', '/error'],
  ['POST', '/callback/google'],
  ['POST', '/callback/__proto__'],
  ['GET', `/${'x'.repeat(600)}`],
] as const)('%s /api/auth%s is no part of it', async (method, path) => {
  const { statusCode, headers, body } = await arvand.app.inject({ method, url: `/api/auth${path}` })
  expect(statusCode).toBe(400)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/[\u0600-\u06ff]/)
})

test.each(['https://evil.example/x', 'https://arvand.example@evil.example/', 'http://arvand.example/'])(
  'the foreign place %s becomes our origin',
  async (callbackUrl) => {
    const browser = new Browser(arvand.app)
    const { json } = await browser.post('signout', { csrfToken: await browser.csrf(), callbackUrl })
    expect(json.url).toBe(origin)
    expect(browser.jar.get('__Host-arvand.callback-url')).toBe(origin)
  },
)

test.each(['//evil.example', '/\\evil.example', '///evil.example', '/%2F/evil.example', '/\t/evil.example'])(
  'the path %j stays on our origin',
  async (callbackUrl) => {
    const browser = new Browser(arvand.app)
    const { json } = await browser.post('signout', { csrfToken: await browser.csrf(), callbackUrl })
    expect(new URL(json.url).origin).toBe(origin)
  },
)

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'evil', 'java\nscript:alert(1)'])(
  '%j is no place: nothing is done, nothing is set',
  async (callbackUrl) => {
    const browser = new Browser(arvand.app)
    const csrfToken = await browser.csrf()
    for (const path of ['callback/credentials', 'signin/google', 'signout']) {
      const called = await browser.post(path, { csrfToken, callbackUrl })
      expect(called).toMatchObject({ status: 500, cookies: [] })
      expect(called.json).toEqual({
        message: expect.stringContaining('problem with the server configuration'),
        url: `${origin}/api/auth/error?error=Configuration`,
      })
      const sent = await browser.post(path, { csrfToken, callbackUrl }, { json: false })
      expect(sent).toMatchObject({
        status: 302,
        headers: { location: '/error?error=Configuration' },
        cookies: [],
      })
    }
    const query = new URLSearchParams({ callbackUrl })
    expect(await browser.get(`signin?${query}`)).toMatchObject({
      status: 302,
      headers: { location: '/error?error=Configuration' },
      cookies: [],
    })
    expect(await browser.get(`session?${query}`)).toMatchObject({ status: 500, cookies: [] })
  },
)

test('a kept place that is none is refused once and forgotten', async () => {
  const browser = new Browser(arvand.app)
  browser.jar.set('__Host-arvand.callback-url', 'javascript:alert(1)')
  expect((await browser.get('session')).status).toBe(500)
  expect((await browser.get('session')).status).toBe(200)
})
