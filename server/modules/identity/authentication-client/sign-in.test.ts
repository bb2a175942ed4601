import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { anApp, type TestApp } from '#server/testing/app'
import { hostileTexts } from '../../../testing/hostile-texts.ts'
import { giveTicket } from '../verification/tickets.ts'

import { Browser } from './testing/browser.ts'
import { password, type Someone, secondFactorOf, someone } from './testing/someone.ts'

const origin = 'http://localhost:3000'
const wrong = { url: `${origin}/api/auth/error?error=CredentialsSignin&provider=credentials` }
const needsSecond = { url: `${origin}/api/auth/error?error=SecondFactorRequired&provider=credentials` }

let arvand: TestApp
let person: Someone
beforeAll(async () => {
  arvand = await anApp()
  person = await someone(arvand.platform)
})
afterAll(() => arvand.close())

let addresses = 0
/** Each browser has an address of its own, so that tests do not use up each other's rate limits. */
const aBrowser = (): Browser => {
  addresses += 1
  return new Browser(arvand.app, `198.51.100.${addresses}`)
}

test.each([
  ['a mobile', () => person.mobile],
  [
    'a mobile as people write it, in Persian digits',
    () => `۰۹۱۲${person.mobile.slice(6).replace(/\d/g, toPersian)}`,
  ],
  ['a mobile with the zero after the code of the country', () => `+98 (0)${person.mobile.slice(3)}`],
  ['a mobile of a spreadsheet', () => `="0${person.mobile.slice(3)}"`],
  ['an e-mail', () => person.email.toUpperCase()],
])('%s and the password sign in', async (_, identifier) => {
  const browser = aBrowser()
  const { status, json } = await browser.signIn({
    identifier: identifier(),
    password,
    redirect: 'false',
    callbackUrl: `${origin}/panel`,
  })
  expect({ status, json }).toEqual({ status: 200, json: { url: `${origin}/panel` } })
  expect((await browser.session()).user.id).toBe(person.id)
})

const toPersian = (digit: string) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit

test('a form without JSON lands on its page', async () => {
  const { status, headers } = await aBrowser().signIn(
    { identifier: person.mobile, password, callbackUrl: '/courses' },
    { json: false },
  )
  expect(status).toBe(302)
  expect(headers.location).toBe(`${origin}/courses`)
})

test('a refused form lands on the sign-in page, and knows where to go back to', async () => {
  const browser = aBrowser()
  const form = { identifier: person.mobile, password: 'not this', callbackUrl: '/courses' }
  const refused = await browser.signIn(form, { json: false })
  expect(refused.headers.location).toBe(wrong.url)
  const { status, headers } = await browser.get(`error${new URL(wrong.url).search}`)
  expect(status).toBe(302)
  const page = new URLSearchParams({ callbackUrl: `${origin}/courses`, error: 'CredentialsSignin' })
  expect(headers.location).toBe(`/auth/sign-in?${page}`)
})

test.each([
  ['a wrong password', { password: 'not this' }],
  ['nobody', { identifier: '09350000000' }],
  ['no password', { password: '' }],
  ['neither mobile nor e-mail', { identifier: 'someone' }],
  ['a ticket that was never given', { ticket: 'x'.repeat(43) }],
  ['a code with nothing before it', { identifier: '', password: '', code: '123456' }],
])('%s gets the same answer', async (_, fields: Record<string, string>) => {
  const browser = aBrowser()
  const { status, json, cookies } = await browser.signIn({ identifier: person.mobile, password, ...fields })
  expect({ status, json }).toEqual({ status: 401, json: wrong })
  expect(cookies.filter(({ name }) => name === 'arvand.session')).toEqual([])
})

test('hostile texts in every field get the same answer', async () => {
  // Longer texts are refused unread, with 413.
  const readable = hostileTexts.filter((text) => text.length < 3000)
  for (const [at, text] of readable.entries()) {
    const browser = aBrowser()
    const seen = [
      await browser.signIn({ identifier: text, password: text }),
      await browser.signIn({ identifier: `nobody-${at}@example.com`, password: `${text}!` }),
      await browser.signIn({ ticket: text, code: text }),
    ]
    expect(seen.map(({ status, json }) => ({ status, json }))).toEqual(
      Array(3).fill({ status: 401, json: wrong }),
    )
  }
})

test('a proved number signs in by its ticket, once', async () => {
  const { db, clock } = arvand.platform
  const proved = { recipient: person.mobile, purpose: 'login', person_id: null } as const
  const { ticket } = await transaction(db, (tx) => giveTicket(tx, clock, proved))
  expect((await aBrowser().signIn({ ticket })).status).toBe(200)
  expect((await aBrowser().signIn({ ticket })).json).toEqual(wrong)
})

test('each sign-in has a session of its own, and the browser’s earlier one ends', async () => {
  const browser = aBrowser()
  browser.jar.set('arvand.session', 'planted-by-somebody-else-000000000000000000')
  await browser.signIn({ identifier: person.mobile, password })
  const first = browser.jar.get('arvand.session') ?? ''
  expect(first).toMatch(/^[\w-]{43}$/)
  await browser.signIn({ identifier: person.mobile, password })
  expect(browser.jar.get('arvand.session')).not.toBe(first)
  const earlier = aBrowser()
  earlier.jar.set('arvand.session', first)
  expect(await earlier.session()).toEqual({})
})

test('too many wrong passwords are 429, with the time to wait', async () => {
  const other = await someone(arvand.platform)
  const browser = aBrowser()
  const tries = Array.from({ length: 11 }, () => ({ identifier: other.mobile, password: 'not this' }))
  for (const fields of tries.slice(1)) expect((await browser.signIn(fields)).status).toBe(401)
  const { status, headers, json } = await browser.signIn({ identifier: other.mobile, password })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(json.url).toBe(`${origin}/api/auth/error?error=TooManyRequests`)
  expect(await browser.session()).toEqual({})
})

test('a second factor is asked in a second step, joined by a cookie of five minutes', async () => {
  const guarded = await someone(arvand.platform)
  const shown = await secondFactorOf(arvand.platform, guarded.id)
  const browser = aBrowser()
  const first = await browser.signIn({ identifier: guarded.mobile, password })
  expect(first).toMatchObject({ status: 401, json: needsSecond })
  expect(first.cookies.filter(({ name }) => name !== 'arvand.csrf')).toEqual([
    {
      name: 'arvand.challenge',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 300,
    },
  ])
  expect(await browser.session()).toEqual({})
  expect(await browser.signIn({ code: '000000' })).toMatchObject({ status: 401, json: needsSecond })
  const second = await browser.signIn({ code: shown() })
  expect(second).toMatchObject({ status: 200, json: { url: origin } })
  expect(browser.jar.has('arvand.challenge')).toBe(false)
  expect((await browser.session()).user.id).toBe(guarded.id)
})

test('the second factor may come at once, or with the password again', async () => {
  const guarded = await someone(arvand.platform)
  const shown = await secondFactorOf(arvand.platform, guarded.id)
  const credentials = { identifier: guarded.mobile, password }
  const atOnce = aBrowser()
  expect((await atOnce.signIn({ ...credentials, code: shown() })).status).toBe(200)
  arvand.platform.clock.pass(60)
  const again = aBrowser()
  expect((await again.signIn(credentials)).json).toEqual(needsSecond)
  expect((await again.signIn({ ...credentials, code: shown() })).status).toBe(200)
  expect((await aBrowser().signIn({ ...credentials, code: shown() })).json).toEqual(needsSecond)
})

test('a used ticket is stood for by its challenge', async () => {
  const guarded = await someone(arvand.platform)
  const shown = await secondFactorOf(arvand.platform, guarded.id)
  const { db, clock } = arvand.platform
  const proved = { recipient: guarded.mobile, purpose: 'login', person_id: null } as const
  const { ticket } = await transaction(db, (tx) => giveTicket(tx, clock, proved))
  const browser = aBrowser()
  expect((await browser.signIn({ ticket })).json).toEqual(needsSecond)
  expect((await aBrowser().signIn({ ticket, code: shown() })).json).toEqual(wrong)
  expect((await browser.signIn({ ticket, code: shown() })).status).toBe(200)
})

test('a challenge answers neither late nor for another password', async () => {
  const guarded = await someone(arvand.platform)
  const shown = await secondFactorOf(arvand.platform, guarded.id)
  const browser = aBrowser()
  await browser.signIn({ identifier: guarded.mobile, password })
  const mixed = await browser.signIn({ identifier: person.mobile, password: 'not this', code: shown() })
  expect(mixed.json).toEqual(wrong)
  await browser.signIn({ identifier: guarded.mobile, password })
  arvand.platform.clock.pass(301)
  const late = await browser.signIn({ code: shown() })
  expect(late.json).toEqual(wrong)
  expect(late.cookies).toContainEqual(expect.objectContaining({ name: 'arvand.challenge', maxAge: 0 }))
})
