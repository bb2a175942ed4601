import { recover } from '@arvand/contracts/panel/identity'
import { listLinkedAccounts, unlinkAccount } from '@arvand/contracts/panel/linked-accounts'
import { getProfile } from '@arvand/contracts/panel/profile'
import { settleRecovered, showRecovered } from '@arvand/contracts/panel/recovered'
import { creditedReferral } from '@arvand/contracts/panel/referral'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, aTicket } from '#testing/identity'
import { keyFor } from '../authentication-client/keys.ts'
import { Browser, type Seen } from '../authentication-client/testing/browser.ts'
import { password, secondFactorOf, someone } from '../authentication-client/testing/someone.ts'
import { sealSignInState, signInStateSeconds } from './sign-in-state-cookie.ts'
import { type OidcDouble, startOidcDouble } from './testing/oidc-double.ts'

const origin = 'http://localhost:3000'
const errorPage = (error: string) => `${origin}/api/auth/error?error=${error}&provider=google`

let google: OidcDouble
let arvand: TestApp
beforeAll(async () => {
  google = await startOidcDouble()
  arvand = await anApp({
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  })
})
beforeEach(() => {
  google.lies = {}
  google.forges = false
  google.someone = null
})
afterAll(async () => {
  await arvand.close()
  await google.close()
})

let born = 0
const aGoogler = () => {
  born += 1
  return {
    sub: `10000000${born}`,
    email: `googler-${born}@gmail.com`,
    email_verified: true,
    name: 'نگار صدر',
  }
}

/** Goes to the provider; returns the address to which the provider sends the browser back. */
async function returnFromGoogle(
  browser: Browser,
  fields: Record<string, string> = {},
  query = '',
): Promise<string> {
  const { json } = await browser.post(`signin/google${query}`, { csrfToken: await browser.csrf(), ...fields })
  expect(json.url).toMatch(`${google.issuer}/authorize?`)
  const { headers } = await fetch(json.url, { redirect: 'manual' })
  const { pathname, search } = new URL(headers.get('location') ?? '')
  return pathname + search
}

const through = async (browser: Browser, fields?: Record<string, string>): Promise<Seen> =>
  browser.get(await returnFromGoogle(browser, fields))

const countOf = async (table: string) =>
  (await arvand.database.pool.query(`select count(*) as n from identity.${table}`)).rows[0].n

test('a sign-up through it is credited to the referral code, without case; a sign-in is not', async () => {
  const { referralCode } = (await arvand.call(getProfile, {}, await aPerson(arvand))).answer.user
  google.someone = aGoogler()
  const browser = new Browser(arvand.app)
  await through(browser, { ref: referralCode.toUpperCase() })
  const { token } = await browser.session()
  expect((await arvand.call(creditedReferral, {}, { token })).answer).toEqual({ code: referralCode })
  const other = (await arvand.call(getProfile, {}, await aPerson(arvand))).answer.user.referralCode
  await through(new Browser(arvand.app), { ref: other })
  expect((await arvand.call(creditedReferral, {}, { token })).answer).toEqual({ code: referralCode })
})

test('it is told among the ways to sign in', async () => {
  const { json } = await new Browser(arvand.app).get('providers')
  expect(json).toMatchObject({
    google: { id: 'google', type: 'oauth', signinUrl: `${origin}/api/auth/signin/google` },
  })
})

test('a person comes in, with state, nonce and PKCE, and again as the same person', async () => {
  google.someone = aGoogler()
  const browser = new Browser(arvand.app)
  const { status, headers, cookies } = await through(browser, { callbackUrl: '/courses' })
  expect({ status, location: headers.location }).toEqual({ status: 302, location: `${origin}/courses` })
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'arvand.check', maxAge: 0 }))
  const { user } = await browser.session()
  expect(user).toMatchObject({ name: 'نگار صدر', email: google.someone.email, roles: ['user'] })
  const asked = Object.fromEntries(google.visits.at(-1) ?? [])
  expect(asked).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${origin}/api/auth/callback/google`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  google.someone = { ...google.someone, email: 'moved@gmail.com' }
  const again = new Browser(arvand.app)
  await through(again)
  expect((await again.session()).user.id).toBe(user.id)
})

test('the check cookie says nothing and lives 15 minutes', async () => {
  google.someone = aGoogler()
  const browser = new Browser(arvand.app)
  const { cookies } = await browser.post('signin/google', { csrfToken: await browser.csrf() })
  const check = cookies.find(({ name }) => name === 'arvand.check')
  expect(check).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', maxAge: 900 })
  expect(check?.value).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
})

test('only known wishes of the caller go on to the provider', async () => {
  google.someone = aGoogler()
  const query =
    '?prompt=select_account&login_hint=a%40gmail.com&redirect_uri=https://evil.example&scope=all&state=x'
  await returnFromGoogle(new Browser(arvand.app), {}, query)
  const asked = google.visits.at(-1)
  expect(asked?.get('prompt')).toBe('select_account')
  expect(asked?.get('login_hint')).toBe('a@gmail.com')
  expect(asked?.getAll('redirect_uri')).toEqual([`${origin}/api/auth/callback/google`])
  expect(asked?.getAll('scope')).toEqual(['openid email profile'])
  expect(asked?.getAll('state')).not.toContain('x')
})

test('a plain form is redirected to the provider', async () => {
  const browser = new Browser(arvand.app)
  const { status, headers } = await browser.post(
    'signin/google',
    { csrfToken: await browser.csrf() },
    { json: false },
  )
  expect(status).toBe(302)
  expect(headers.location).toMatch(`${google.issuer}/authorize?`)
})

test('who says no at the provider gets the code Callback', async () => {
  const { headers } = await through(new Browser(arvand.app))
  expect(headers.location).toBe(errorPage('Callback'))
})

test('a callback counts once', async () => {
  google.someone = aGoogler()
  const browser = new Browser(arvand.app)
  const back = await returnFromGoogle(browser)
  const check = browser.jar.get('arvand.check') ?? ''
  await browser.get(back)
  expect((await browser.get(back)).headers.location).toBe(errorPage('OAuthCallback'))
  browser.jar.set('arvand.check', check)
  expect((await browser.get(back)).headers.location).toBe(errorPage('OAuthCallback'))
})

test('a callback counts for the browser that asked only', async () => {
  google.someone = aGoogler()
  const victim = new Browser(arvand.app)
  await returnFromGoogle(victim)
  const attackers = await returnFromGoogle(new Browser(arvand.app))
  expect((await victim.get(attackers)).headers.location).toBe(errorPage('OAuthCallback'))
  expect((await new Browser(arvand.app).get(attackers)).headers.location).toBe(errorPage('OAuthCallback'))
  expect(await victim.session()).toEqual({})
})

test('a check cookie of another provider, or an old one, does not count', async () => {
  google.someone = aGoogler()
  const { clock, secret } = arvand.platform
  const browser = new Browser(arvand.app)
  const back = await returnFromGoogle(browser)
  const state = new URLSearchParams(back.split('?')[1]).get('state') ?? ''
  const signInState = {
    state,
    nonce: 'n',
    verifier: 'v',
    callbackUrl: origin,
    linkFor: null,
    provider: 'other',
  }
  browser.jar.set('arvand.check', await sealSignInState(keyFor(secret, 'errand'), clock, signInState))
  expect((await browser.get(back)).headers.location).toBe(errorPage('OAuthCallback'))
  const late = new Browser(arvand.app)
  const lateBack = await returnFromGoogle(late)
  clock.pass(signInStateSeconds + 1)
  expect((await late.get(lateBack)).headers.location).toBe(errorPage('OAuthCallback'))
})

test.each([
  ['no name of the person', { sub: undefined }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'another-app' }],
  ['another nonce', { nonce: 'x' }],
  ['an identity that is over', { exp: 1 }],
])('an identity with %s does not count', async (_, lies) => {
  google.someone = aGoogler()
  google.lies = lies
  const before = await countOf('accounts')
  expect((await through(new Browser(arvand.app))).headers.location).toBe(errorPage('OAuthCallback'))
  expect(await countOf('accounts')).toBe(before)
})

test('an identity that is signed with another key does not count', async () => {
  google.someone = aGoogler()
  google.forges = true
  expect((await through(new Browser(arvand.app))).headers.location).toBe(errorPage('OAuthCallback'))
})

test('an e-mail that belongs to an account is never linked by itself', async () => {
  const owner = await someone(arvand.platform)
  google.someone = { ...aGoogler(), email: owner.email.toUpperCase() }
  const before = [await countOf('accounts'), await countOf('provider_accounts')]
  const browser = new Browser(arvand.app)
  const { headers } = await through(browser)
  expect(headers.location).toBe(errorPage('OAuthAccountNotLinked'))
  expect(await browser.session()).toEqual({})
  expect([await countOf('accounts'), await countOf('provider_accounts')]).toEqual(before)
})

test('without a verified e-mail no account is opened', async () => {
  google.someone = { ...aGoogler(), email_verified: false }
  expect((await through(new Browser(arvand.app))).headers.location).toBe(errorPage('OAuthCreateAccount'))
})

test('a name that is none is taken from the mailbox', async () => {
  google.someone = { ...aGoogler(), name: '\u202e123', email: 'negar.sadr@gmail.com' }
  const browser = new Browser(arvand.app)
  await through(browser)
  expect((await browser.session()).user.name).toBe('negar sadr')
})

test('the second factor is asked after Google too', async () => {
  google.someone = aGoogler()
  const browser = new Browser(arvand.app)
  await through(browser)
  const { user } = await browser.session()
  const shown = await secondFactorOf(arvand.platform, user.id)
  await browser.signOut()
  expect((await through(browser)).headers.location).toBe(errorPage('SecondFactorRequired'))
  expect(await browser.session()).toEqual({})
  expect((await browser.signIn({ code: shown() })).status).toBe(200)
  expect((await browser.session()).user.id).toBe(user.id)
})

test('after a recovery it signs in only once the person keeps it', async () => {
  const googler = aGoogler()
  google.someone = googler
  const browser = new Browser(arvand.app)
  await through(browser)
  const { user } = await browser.session()
  await browser.signOut()
  const ticket = await aTicket(arvand, { email: googler.email }, 'recover')
  const { answer } = await arvand.call(recover, { ticket, password: 'a-wholly-fresh-one' })
  const token = 'token' in answer ? answer.token : ''
  expect((await through(browser)).headers.location).toBe(errorPage('UndecidedAfterRecovery'))
  const { waysIn } = (await arvand.call(showRecovered, {}, { token })).answer
  expect(waysIn).toMatchObject({ passkeys: [], secondFactor: null, google: { email: googler.email } })
  const kept = { passkeyIds: [], google: true, secondFactor: false }
  expect((await arvand.call(settleRecovered, kept, { token })).status).toBe(200)
  await through(browser)
  expect((await browser.session()).user.id).toBe(user.id)
})

const signedIn = async () => {
  const owner = await someone(arvand.platform)
  const browser = new Browser(arvand.app)
  await browser.signIn({ identifier: owner.mobile, password })
  return { owner, browser, token: browser.jar.get('arvand.session') ?? '' }
}
const security = { link: 'true', callbackUrl: '/panel/security' }
const askedToProve = `${origin}/panel/security?error=ReauthenticationRequired`

test('linking needs a signed-in person who proved again who they are', async () => {
  google.someone = aGoogler()
  const { owner, browser, token } = await signedIn()
  const link = async (who: Browser) =>
    (await who.post('signin/google', { csrfToken: await who.csrf(), ...security })).json.url
  expect(await link(new Browser(arvand.app))).toBe(askedToProve)
  expect(await link(browser)).toBe(askedToProve)
  await arvand.call(reauthenticate, { password }, { token })
  const { headers } = await through(browser, security)
  expect(headers.location).toBe(`${origin}/panel/security`)
  expect(browser.jar.get('arvand.session')).toBe(token)
  const other = new Browser(arvand.app)
  await through(other)
  expect((await other.session()).user.id).toBe(owner.id)
})

test('an account that is another’s is not linked', async () => {
  google.someone = aGoogler()
  await through(new Browser(arvand.app))
  const { browser, token } = await signedIn()
  await arvand.call(reauthenticate, { password }, { token })
  const { headers } = await through(browser, security)
  expect(headers.location).toBe(`${origin}/panel/security?error=OAuthAccountNotLinked`)
})

test('who says no while linking is back on the page that asked', async () => {
  const { browser, token } = await signedIn()
  await arvand.call(reauthenticate, { password }, { token })
  const { headers } = await through(browser, security)
  expect(headers.location).toBe(`${origin}/panel/security?error=Callback`)
  expect(browser.jar.get('arvand.session')).toBe(token)
})

test('only the session that asked links', async () => {
  google.someone = aGoogler()
  const { browser, token } = await signedIn()
  await arvand.call(reauthenticate, { password }, { token })
  const back = await returnFromGoogle(browser, security)
  const other = await signedIn()
  browser.jar.set('arvand.session', other.token)
  const { headers } = await browser.get(back)
  expect(headers.location).toBe(`${origin}/panel/security?error=OAuthCallback`)
  expect(
    (
      await arvand.database.pool.query('select 1 from identity.provider_accounts where subject = $1', [
        google.someone.sub,
      ])
    ).rowCount,
  ).toBe(0)
})

test('a linked account is told to its person and unlinked after proving again', async () => {
  const account = aGoogler()
  google.someone = account
  const { browser, token } = await signedIn()
  const stranger = await signedIn()
  expect((await arvand.call(unlinkAccount, { provider: 'google' }, { token })).problem.code).toBe(
    'identity.reauthentication-wrong',
  )
  await arvand.call(reauthenticate, { password }, { token })
  expect((await arvand.call(unlinkAccount, { provider: 'google' }, { token })).status).toBe(404)
  await through(browser, security)
  const told = {
    provider: 'google',
    email: account.email,
    linkedAt: arvand.platform.clock.now().toISOString(),
  }
  const listed = await arvand.call(listLinkedAccounts, {}, { token })
  expect(listed.answer).toEqual({ items: [told], nextCursor: null })
  const others = await arvand.call(listLinkedAccounts, {}, { token: stranger.token })
  expect(others.answer.items).toEqual([])
  expect((await arvand.call(unlinkAccount, { provider: 'google' }, { token })).answer).toEqual({})
  expect((await through(new Browser(arvand.app))).headers.location).toBe(origin)
})

test('linked accounts are nobody else’s matter', async () => {
  expect((await arvand.call(listLinkedAccounts, {})).status).toBe(401)
  expect((await arvand.call(unlinkAccount, { provider: 'google' })).status).toBe(401)
  const { token } = await signedIn()
  expect((await arvand.call(unlinkAccount, { provider: 'other' }, { token })).status).toBe(422)
})

test('no code of the provider and no secret reaches the log', () => {
  const written = JSON.stringify(arvand.logs)
  expect(written).not.toContain(google.clientSecret)
  expect(written).not.toMatch(/code=|state=/)
})

test('a provider that cannot be reached is OAuthSignin', async () => {
  const away = await anApp({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  })
  const browser = new Browser(away.app)
  const { json } = await browser.post('signin/google', { csrfToken: await browser.csrf() })
  expect(json.url).toBe(`${origin}/api/auth/error?error=OAuthSignin`)
  await away.close()
})
