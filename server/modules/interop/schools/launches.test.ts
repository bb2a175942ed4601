import { listMyCourses } from '@arvand/contracts/panel/courses'
import * as manager from '@arvand/contracts/panel/manage-schools'
import { getProfile } from '@arvand/contracts/panel/profile'
import { base64url, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { aCourse } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { interop } from '../tables.ts'
import { forgetOldLogins, schoolsPersonalData } from './forget-schools.ts'
import {
  browserName,
  openSchoolBench,
  origin,
  ours,
  type SchoolBench,
  sessionName,
  targetOf,
  textOf,
} from './testing/bench.ts'
import { aSchool, claim, visitClaims } from './testing/school.ts'

let bench: SchoolBench
beforeAll(async () => {
  bench = await openSchoolBench()
}, 60_000)
afterAll(() => bench.close())

const profileOf = async (by: { token: string }) => (await bench.arvand.call(getProfile, {}, by)).answer.user

test('a learner of a school comes in by an account of their own, is enrolled, and lands in the course', async () => {
  const { arvand, school, course, own, now } = bench
  const browser = bench.aBrowser()
  const { to, told } = await browser.begin(own, 'POST')
  expect(to.origin + to.pathname).toBe(school.registered.authorizeUrl)
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    ...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
    ...{ client_id: school.registered.clientId, redirect_uri: `${origin}/lti/tool/launch` },
    ...{ login_hint: 'hint-1', lti_message_hint: 'message-1' },
  })
  const id_token = await school.sign({ ...visitClaims(own), nonce: told('nonce') }, now())
  const answer = await browser.go('POST', '/lti/tool/launch', { id_token, state: told('state') })
  expect(answer.statusCode).toBe(303)
  const entry = String(answer.headers.location)
  const asked = await browser.go('GET', entry)
  expect(asked.statusCode).toBe(200)
  expect(asked.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(textOf(asked.body)).toContain('ادامه با حساب تازه')
  expect(browser.cookies.has(sessionName)).toBe(false)
  const entered = await browser.go('POST', entry, { as: 'school' }, ours)
  expect([entered.statusCode, entered.headers.location]).toEqual([303, `/learn/${course.slug}`])
  const user = await profileOf(browser.session)
  expect(user).toMatchObject({
    ...{ name: 'مینا رضایی', email: 'mina@hamoon.example', emailVerified: false },
    ...{ mobile: null, roles: ['user'], scopes: [] },
  })
  const mine = (await arvand.call(listMyCourses, {}, browser.session)).answer.items
  expect(mine).toMatchObject([{ course: { id: course.id } }])
  // A launch is good once.
  expect((await browser.go('GET', entry)).statusCode).toBe(403)

  // The next time nobody is asked anything, in another browser too.
  const other = bench.aBrowser()
  const again = await other.launch(visitClaims(targetOf('lesson', course.lessons[0]?.id ?? '')))
  const landed = await other.go('GET', again.entry)
  expect(landed.headers.location).toBe(`/learn/${course.slug}/${course.lessons[0]?.id}`)
  expect((await profileOf(other.session)).id).toBe(user.id)
  expect(await bench.show()).toMatchObject({ people: 1, launchedAt: now().toISOString() })
})

test('a teacher of the school has no more rights here than a learner', async () => {
  const roles = { [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'] }
  const { browser } = await bench.aNewcomer(roles)
  expect(await profileOf(browser.session)).toMatchObject({ roles: ['user'], scopes: [] })
})

test.each<[string, JWTPayload, string]>([
  ['another audience', { aud: 'somebody-else' }, 'برای آروند نوشته نشده'],
  ['several audiences and no authorized party', { aud: ['arvand-at-hamoon', 'x'] }, 'برای آروند نوشته نشده'],
  ['another authorized party', { azp: 'other' }, 'برای آروند نوشته نشده'],
  ['another issuer', { iss: 'https://evil.example' }, 'برای آروند نوشته نشده'],
  ['a message that is over', { iat: 1_700_000_000, exp: 1_700_000_100 }, 'زمان این پیام گذشته'],
  ['a message that was signed long ago and lives long', { iat: 1_780_000_000 }, 'زمان این پیام گذشته'],
  ['no end', { exp: undefined }, 'کامل نیست'],
  ['another nonce', { nonce: 'guessed' }, 'پیش‌تر استفاده شده'],
  ['an unknown deployment', { [claim('deployment_id')]: '9' }, 'Deployment ID'],
  ['another version', { [claim('version')]: '1.1' }, 'کامل نیست'],
  ['another message', { [claim('message_type')]: 'LtiSubmissionReviewRequest' }, 'این نوع پیام'],
  ['no person', { sub: undefined }, 'کامل نیست'],
  ['no roles', { [claim('roles')]: undefined }, 'کامل نیست'],
  ['no link', { [claim('resource_link')]: undefined }, 'کامل نیست'],
  ['a page of another site', { [claim('target_link_uri')]: 'https://evil.example/' }, 'به دوره‌ای از آروند'],
  ['an address that is no course', { [claim('target_link_uri')]: `${origin}/manage` }, 'به دوره‌ای از آروند'],
])('a launch with %s is refused with a reason, and nobody comes in', async (_, changes, reason) => {
  const browser = bench.aBrowser()
  const { answer } = await browser.launch({ ...visitClaims(bench.own), ...changes })
  expect(answer.statusCode).toBe(403)
  expect(textOf(answer.body)).toContain(reason)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect([...browser.cookies.keys()]).toEqual([browserName])
  expect((await bench.show()).trouble?.at).toBe(bench.now().toISOString())
})

test('a message that another key signed, that nobody signed, or that our own secret signed is not believed', async () => {
  const { school, now, toolKeys, own } = bench
  const stranger = await aSchool(toolKeys, now)
  const claims = { ...visitClaims(own), iss: school.origin, aud: school.registered.clientId }
  for (const forge of [
    (nonce: string) => stranger.sign({ ...claims, nonce }, now()),
    async (nonce: string) => {
      const seconds = Math.floor(now().getTime() / 1000)
      const body = { ...claims, nonce, iat: seconds, exp: seconds + 60 }
      return `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(body))}.`
    },
    (nonce: string) =>
      new SignJWT({ ...claims, nonce })
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + 60_000))
        .sign(new TextEncoder().encode('s'.repeat(32))),
    async () => 'not.a.token',
  ]) {
    const browser = bench.aBrowser()
    const { told } = await browser.begin()
    const form = { id_token: await forge(told('nonce')), state: told('state') }
    const answer = await browser.go('POST', '/lti/tool/launch', form)
    expect(answer.statusCode).toBe(403)
    expect(textOf(answer.body)).toContain('امضای پیام')
  }
  await stranger.close()
})

test('a message is good once, in the browser in which it began, and for ten minutes', async () => {
  const { school, arvand, now, own } = bench
  const [browser, other] = [bench.aBrowser(), bench.aBrowser()]
  const { form, answer } = await browser.launch(visitClaims(own, { sub: bench.aSubject() }))
  expect(answer.statusCode).toBe(303)
  const replayed = await browser.go('POST', '/lti/tool/launch', form)
  expect([replayed.statusCode, textOf(replayed.body).includes('پیش‌تر استفاده شده')]).toEqual([403, true])

  const { told } = await browser.begin()
  const claims = visitClaims(own, { sub: bench.aSubject(), nonce: told('nonce') })
  const message = { id_token: await school.sign(claims, now()), state: told('state') }
  await other.begin()
  const stolen = await other.go('POST', '/lti/tool/launch', message)
  expect([stolen.statusCode, textOf(stolen.body).includes('مرورگر دیگری')]).toEqual([403, true])
  expect((await bench.aBrowser().go('POST', '/lti/tool/launch', message)).statusCode).toBe(403)
  // It is still good where it began; its entry is not elsewhere.
  const landed = await browser.go('POST', '/lti/tool/launch', message)
  expect(landed.statusCode).toBe(303)
  const entry = String(landed.headers.location)
  expect((await other.go('GET', entry)).statusCode).toBe(403)
  // Another site cannot press the button for them.
  const pressed = await browser.go('POST', entry, { as: 'school' }, { origin: school.origin })
  expect(pressed.statusCode).toBe(403)
  arvand.platform.clock.pass(11 * 60)
  expect((await browser.go('GET', entry)).statusCode).toBe(403)
})

test('the school takes a new key, and launches go on', async () => {
  await bench.aNewcomer()
  await bench.school.turnKey()
  bench.arvand.platform.clock.pass(20)
  expect((await bench.aNewcomer()).entered.statusCode).toBe(303)
})

test('in a frame the way goes on in a window of its own, by a page that any site may show and that says nothing', async () => {
  const browser = bench.aBrowser()
  const asked = { iss: bench.school.origin, login_hint: 'hint-1', target_link_uri: bench.own }
  const address = `/lti/tool/login?${new URLSearchParams(asked)}`
  const answer = await browser.go('GET', address, undefined, { 'sec-fetch-dest': 'iframe' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-security-policy']).toContain('frame-ancestors https: http:')
  expect(answer.body).toContain('target="_blank"')
  expect(browser.cookies.size).toBe(0)
  const href = /<a [^>]*href="([^"]+)"/.exec(answer.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await browser.go('GET', href)).statusCode).toBe(302)
})

test.each([
  ['an issuer that nobody registered', { iss: 'https://evil.example' }, 403],
  ['another client id', { client_id: 'other' }, 403],
  ['nothing of a person', { login_hint: '' }, 400],
])('a login with %s goes nowhere', async (_, changes, status) => {
  const asked = { iss: bench.school.origin, login_hint: 'hint', target_link_uri: origin, ...changes }
  const browser = bench.aBrowser()
  const answer = await browser.go('POST', '/lti/tool/login', asked)
  expect([answer.statusCode, browser.cookies.size]).toEqual([status, 0])
})

test('an e-mail of a school opens nobody’s account; its owner connects it by signing in', async () => {
  const { arvand, course, own } = bench
  const owner = await aPerson(arvand, { name: 'سارا کریمی', email: 'sara@hamoon.example' })
  const claims = visitClaims(own, { sub: bench.aSubject(), email: 'sara@hamoon.example' })
  const browser = bench.aBrowser()
  const asked = await browser.go('GET', (await browser.launch(claims)).entry)
  expect(textOf(asked.body)).not.toContain('سارا کریمی')
  expect(asked.body).toContain('/panel/from-school/')
  // They sign in, come back, and press the button with their own name.
  browser.cookies.set(sessionName, owner.token)
  const { entry } = await browser.launch(claims)
  expect(textOf((await browser.go('GET', entry)).body)).toContain('ادامه با حساب خودم: سارا کریمی')
  const entered = await browser.go('POST', entry, { as: 'mine' }, ours)
  expect(entered.headers.location).toBe(`/learn/${course.slug}`)
  expect(browser.session).toEqual({ token: owner.token })
  expect((await arvand.call(listMyCourses, {}, owner)).answer.items).toHaveLength(1)

  // From then on the school leads them to their sign-in, and never into the account by itself.
  const bare = bench.aBrowser()
  const next = (await bare.launch(claims)).entry
  expect(textOf((await bare.go('GET', next)).body)).toContain('فقط خودتان وارد آن می‌شوید')
  await bare.go('POST', next, { as: 'school' }, ours)
  expect(bare.cookies.has(sessionName)).toBe(false)
  bare.cookies.set(sessionName, owner.token)
  expect((await bare.go('GET', next)).headers.location).toBe(`/learn/${course.slug}`)
})

test('somebody else who is signed in is asked before the account changes', async () => {
  const { browser, subject } = await bench.aNewcomer()
  const made = await profileOf(browser.session)
  const other = await aPerson(bench.arvand, { name: 'کاوه نوری' })
  browser.cookies.set(sessionName, other.token)
  const { entry } = await browser.launch(visitClaims(bench.own, { sub: subject }))
  const asked = await browser.go('GET', entry)
  expect(textOf(asked.body)).toContain('در این مرورگر حساب دیگری باز است')
  expect(browser.session).toEqual({ token: other.token })
  await browser.go('POST', entry, { as: 'school' }, ours)
  expect((await profileOf(browser.session)).id).toBe(made.id)
})

test('an account that got a role, and one that is blocked, are not entered by the school', async () => {
  const claims = async (change: (id: string) => Promise<unknown>) => {
    const { browser, subject } = await bench.aNewcomer()
    await change((await profileOf(browser.session)).id)
    const later = bench.aBrowser()
    const { entry } = await later.launch(visitClaims(bench.own, { sub: subject }))
    const page = await later.go('GET', entry)
    expect(later.cookies.has(sessionName)).toBe(false)
    return textOf(page.body)
  }
  const { pool } = bench.arvand.database
  const teaches = `insert into identity.roles (person_id, role, granted_at) values ($1, 'teacher', now())`
  expect(await claims((id) => pool.query(teaches, [id]))).toContain('فقط خودتان وارد آن می‌شوید')
  const blocked = 'update identity.accounts set blocked_at = now() where id = $1'
  expect(await claims((id) => pool.query(blocked, [id]))).toContain('این حساب بسته شده')
})

test('a course that the school may not open, and a school that is stopped, lead nowhere', async () => {
  const { arvand, keeper, schoolId, school } = bench
  const foreign = await aCourse(arvand)
  const browser = bench.aBrowser()
  const { entry } = await browser.launch(visitClaims(targetOf('course', foreign.id)))
  const refused = await browser.go('GET', entry)
  expect([refused.statusCode, textOf(refused.body).includes('برای مدرسهٔ شما باز نیست')]).toEqual([403, true])
  expect((await bench.show()).trouble?.what).toBe('course')
  const open = (await browser.launch(visitClaims(bench.own))).entry
  await arvand.call(manager.closeSchool, { schoolId, isClosed: true }, keeper)
  expect((await browser.go('POST', open, { as: 'school' }, ours)).statusCode).toBe(403)
  const login = { iss: school.origin, login_hint: 'hint', target_link_uri: origin }
  expect((await browser.go('POST', '/lti/tool/login', login)).statusCode).toBe(403)
  await arvand.call(manager.closeSchool, { schoolId, isClosed: false }, keeper)
})

test('by which name a school knows a person is among their data, and goes with them and with time', async () => {
  const { browser, subject } = await bench.aNewcomer()
  const { arvand, now, school } = bench
  const { db } = arvand.platform
  const { id } = await profileOf(browser.session)
  const kept = () => schoolsPersonalData.collect(db, id)
  expect(await kept()).toEqual([{ school: school.registered.title, subject, linkedAt: now() }])
  await transaction(db, (tx) => schoolsPersonalData.forget(tx, id))
  expect(await kept()).toEqual([])
  arvand.platform.clock.pass(3 * 86_400)
  await forgetOldLogins(arvand.platform)
  const logins = await interop(db).selectFrom('interop.school_logins').select('id').execute()
  expect(logins).toEqual([])
})
