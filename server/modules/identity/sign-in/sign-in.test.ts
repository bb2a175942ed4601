import { login, logout, recover, register } from '@arvand/contracts/panel/identity'
import { getProfile } from '@arvand/contracts/panel/profile'
import { listSessions, reauthenticate, showSecurity } from '@arvand/contracts/panel/security'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { identity } from '../tables.ts'
import { aMobile, aPerson, aTicket, testPassword } from '../testing.ts'

let arvand: TestApp
let addresses = 0
const elsewhere = () => ({ address: `198.51.100.${++addresses}` })
const ours = { origin: 'http://localhost:3000' }

beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const audited = (personId: string) =>
  identity(arvand.database.db)
    .selectFrom('identity.audit')
    .select(['act', 'address', 'detail'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()

describe('register', () => {
  const open = async (extra: Record<string, unknown> = {}, mobile = aMobile()) => {
    const ticket = await aTicket(arvand, { mobile }, 'register', elsewhere())
    const ask = { ticket, name: 'نیلوفر راد', password: testPassword, ...extra }
    return { mobile, ticket, called: await arvand.call(register, ask, { ...elsewhere(), ...ours }) }
  }

  test('opens an account and a session, for calls and for pages', async () => {
    const { called } = await open({ email: 'niloofar@example.com' })
    expect(called.status).toBe(200)
    const { token, user } = called.answer
    expect(user).toMatchObject({
      name: 'نیلوفر راد',
      mobile: expect.stringMatching(/^09\d{9}$/),
      email: 'niloofar@example.com',
      emailVerified: false,
      roles: ['user'],
      scopes: [],
      avatar: null,
      links: [],
    })
    const profile = await arvand.call(getProfile, {}, { token })
    expect(profile.answer.user).toEqual(user)
    expect(called.headers['set-cookie']).toMatch(/^arvand\.session=[\w-]{43}; .*HttpOnly/)
    expect((await audited(user.id)).map(({ act }) => act)).toEqual(['registered', 'signed-in'])
  })

  test('sets no cookie for another origin', async () => {
    const ticket = await aTicket(arvand, { mobile: aMobile() }, 'register', elsewhere())
    const ask = { ticket, name: 'نیلوفر راد', password: testPassword }
    const called = await arvand.call(register, ask, { ...elsewhere(), origin: 'https://evil.example' })
    expect(called.headers['set-cookie']).toBeUndefined()
  })

  test('a password may be left out: who opens an account so signs in by a code, and by no password', async () => {
    const { mobile, called } = await open({ password: undefined })
    expect(called.status).toBe(200)
    const { token } = called.answer
    expect((await arvand.call(showSecurity, {}, { token })).answer.hasPassword).toBe(false)
    for (const password of ['', testPassword, 'null']) {
      const { status } = await arvand.call(login, { identifier: mobile, password }, elsewhere())
      expect(status).toBe(422)
    }
    const ticket = await aTicket(arvand, { mobile }, 'login', elsewhere())
    expect((await arvand.call(login, { ticket }, elsewhere())).status).toBe(200)
    const proof = await aTicket(arvand, { mobile }, 'change', { ...elsewhere(), token })
    expect((await arvand.call(reauthenticate, { ticket: proof }, { token })).status).toBe(200)
  })

  test('an e-mail proves as well, and then it identifies', async () => {
    const ticket = await aTicket(arvand, { email: 'karim@example.com' }, 'register', elsewhere())
    const ask = { ticket, name: 'کریم باقری', password: testPassword }
    const { answer } = await arvand.call(register, ask, elsewhere())
    expect(answer.user).toMatchObject({ mobile: null, email: 'karim@example.com', emailVerified: true })
    const again = await aTicket(arvand, { email: 'karim@example.com' }, 'register', elsewhere())
    const taken = await arvand.call(register, { ...ask, ticket: again }, elsewhere())
    expect(taken.problem.code).toBe('identity.email-taken')
  })

  test('an unverified e-mail identifies nobody, and does not stop its owner', async () => {
    await open({ email: 'owner@example.com' })
    const ask = { identifier: 'owner@example.com', password: testPassword }
    expect((await arvand.call(login, ask, elsewhere())).problem.code).toBe('identity.password-wrong')
    const ticket = await aTicket(arvand, { email: 'owner@example.com' }, 'register', elsewhere())
    const owner = await arvand.call(
      register,
      { ticket, name: 'صاحب ایمیل', password: testPassword },
      elsewhere(),
    )
    expect(owner.status).toBe(200)
  })

  test('keeps who invited; a code of nobody or of no shape is passed over', async () => {
    const inviter = await open()
    const invited = await open({ ref: inviter.called.answer.user.referralCode.toUpperCase() })
    for (const ref of ['zzzz9999', '!!', 'x'.repeat(40)]) {
      expect((await open({ ref })).called.status).toBe(200)
    }
    const row = await identity(arvand.database.db)
      .selectFrom('identity.accounts')
      .select('invited_by')
      .where('id', '=', invited.called.answer.user.id)
      .executeTakeFirst()
    expect(row?.invited_by).toBe(inviter.called.answer.user.id)
  })

  test('refuses common passwords and those of the person', async () => {
    const mobile = aMobile()
    const ticket = await aTicket(arvand, { mobile }, 'register', elsewhere())
    const weak = [
      '12345678',
      'password1',
      'mohammad1370',
      'Ali123456',
      'نیلوفر راد',
      '۱۲۳۴۵۶۷۸۹',
      mobile.replace('+98', '0'),
    ]
    for (const password of weak) {
      const { problem } = await arvand.call(register, { ticket, name: 'نیلوفر راد', password }, elsewhere())
      expect([password, problem.code]).toEqual([password, 'identity.password-common'])
      expect(problem.fields).toHaveProperty('password')
    }
    const short = await arvand.call(register, { ticket, name: 'نیلوفر راد', password: 'kutah' }, elsewhere())
    expect(short.problem.fields).toHaveProperty('password')
    const spare = await arvand.call(
      register,
      { ticket, name: 'نیلوفر راد', password: testPassword },
      elsewhere(),
    )
    expect(spare.status).toBe(200)
  })

  test('two at once with one ticket open one account', async () => {
    const mobile = aMobile()
    const ticket = await aTicket(arvand, { mobile }, 'register', elsewhere())
    const ask = { ticket, name: 'نیلوفر راد', password: testPassword }
    const both = await Promise.all([
      arvand.call(register, ask, elsewhere()),
      arvand.call(register, ask, elsewhere()),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('two at once with two tickets of one mobile open one account', async () => {
    const mobile = aMobile()
    const tickets = [
      await aTicket(arvand, { mobile }, 'register', elsewhere()),
      await aTicket(arvand, { mobile }, 'login', elsewhere()),
    ]
    const both = await Promise.all(
      tickets.map((ticket) =>
        arvand.call(register, { ticket, name: 'نیلوفر راد', password: testPassword }, elsewhere()),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('writes nothing for a body that does not fit', async () => {
    const ticket = await aTicket(arvand, { mobile: aMobile() }, 'register', elsewhere())
    const count = () => arvand.database.pool.query('select count(*) from identity.accounts')
    const before = await count()
    for (const bad of [
      { name: '', password: testPassword },
      { name: 42, password: testPassword },
      { name: 'نیلوفر', password: 'a\0bcdefghijk' },
      { name: 'نیلوفر', password: testPassword, email: "x'; drop table identity.accounts; --" },
      { name: 'نیلوفر', password: testPassword, roles: ['manager'] },
      { name: 'نیلوفر', password: testPassword, constructor: {} },
    ]) {
      const { status, problem } = await arvand.call(register, { ticket, ...bad }, elsewhere())
      expect([status, problem.code]).toEqual([422, 'request.invalid'])
    }
    expect((await count()).rows).toEqual(before.rows)
  })
})

describe('login', () => {
  const signIn = (identifier: string, password: string, options: object = elsewhere()) =>
    arvand.call(login, { identifier, password }, options)

  test('by mobile in any writing, or by a verified e-mail in any case', async () => {
    const { mobile, id } = await aPerson(arvand, { email: 'sara.m@example.com' })
    const local = (mobile ?? '').replace('+98', '')
    const persian = `۰${local}`.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    const fullWidth = `0${local}`.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? '')
    for (const identifier of [
      `0${local}`,
      `0098${local}`,
      `+98 (0)${local}`,
      `+980${local}`,
      `0${local.slice(0, 3)}.${local.slice(3, 6)}.${local.slice(6)}`,
      `="0${local}"`,
      fullWidth,
      persian,
      'Sara.M@example.com',
      ' sara.m@example.com ',
    ]) {
      const { status, answer } = await signIn(identifier, testPassword)
      expect([identifier, status]).toEqual([identifier, 200])
      expect('user' in answer && answer.user.id).toBe(id)
    }
  })

  test('every session has a token of its own, kept as a hash', async () => {
    const { mobile, id } = await aPerson(arvand)
    const answers = [await signIn(mobile ?? '', testPassword), await signIn(mobile ?? '', testPassword)]
    const tokens = answers.map(({ answer }) => ('token' in answer ? answer.token : ''))
    expect(new Set(tokens).size).toBe(2)
    const rows = await identity(arvand.database.db)
      .selectFrom('identity.sessions')
      .selectAll()
      .where('person_id', '=', id)
      .execute()
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('a token brought along is never taken up (fixation)', async () => {
    const { mobile } = await aPerson(arvand)
    const chosen = 'a'.repeat(43)
    const { answer } = await signIn(mobile ?? '', testPassword, { ...elsewhere(), token: chosen })
    expect('token' in answer && answer.token).not.toBe(chosen)
    expect((await arvand.call(getProfile, {}, { token: chosen })).status).toBe(401)
  })

  test('wrong password and unknown person: the same answer and the same writes', async () => {
    const { mobile, id } = await aPerson(arvand)
    const failures = async () => {
      const { rows } = await arvand.database.pool.query(
        "select count(*)::int as count from identity.audit where act = 'sign-in-failed'",
      )
      return rows[0].count
    }
    const start = await failures()
    const known = await signIn(mobile ?? '', 'not-that-one-at-all')
    const unknown = await signIn(aMobile(), 'not-that-one-at-all')
    const byMail = await signIn('nobody@example.com', 'not-that-one-at-all')
    expect(known).toMatchObject({ status: 422, problem: { code: 'identity.password-wrong' } })
    for (const other of [unknown, byMail]) {
      expect(other.problem).toEqual(known.problem)
      expect(other.status).toBe(known.status)
    }
    expect(await failures()).toBe(start + 3)
    expect((await audited(id)).map(({ act }) => act)).toEqual(['sign-in-failed'])
  })

  test('asks for an identifier that can be one, and for one door only', async () => {
    for (const ask of [
      {},
      { identifier: 'somebody', password: 'x' },
      { identifier: '09121234567' },
      { identifier: '09121234567', password: 'x', ticket: 'A'.repeat(43) },
      { ticket: 'A'.repeat(43), remember: true },
    ]) {
      const { status, problem } = await arvand.call(login, ask, elsewhere())
      expect([status, problem.code]).toEqual([422, 'request.invalid'])
    }
  })

  test('a flood on one account ends in 429; the owner comes in from a known address and by code', {
    timeout: 30_000,
  }, async () => {
    const home = elsewhere()
    const { mobile } = await aPerson(arvand)
    await signIn(mobile ?? '', testPassword, home)
    const statuses = []
    for (let count = 0; count < 11; count += 1)
      statuses.push((await signIn(mobile ?? '', 'guess-guess')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
    const blocked = await signIn(mobile ?? '', testPassword)
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn(mobile ?? '', testPassword, home)).status).toBe(200)
    const ticket = await aTicket(arvand, { mobile: mobile ?? '' }, 'login', elsewhere())
    expect((await arvand.call(login, { ticket }, elsewhere())).status).toBe(200)
  })

  test('a flood on an unknown account ends the same way', { timeout: 30_000 }, async () => {
    const nobody = aMobile()
    const statuses = []
    for (let count = 0; count < 11; count += 1) statuses.push((await signIn(nobody, 'guess-guess')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  })

  test('a flood from one address ends in 429, whomever it is about', { timeout: 30_000 }, async () => {
    const one = elsewhere()
    const statuses = await Promise.all(
      Array.from({ length: 101 }, async () => (await signIn(aMobile(), 'guess-guess', one)).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('recover', () => {
  test('sets the password, signs in and ends every other session', async () => {
    const { mobile, token, id } = await aPerson(arvand)
    const ticket = await aTicket(arvand, { mobile: mobile ?? '' }, 'recover', elsewhere())
    const ask = { ticket, password: 'a-wholly-fresh-one' }
    const { status, answer } = await arvand.call(recover, ask, { ...elsewhere(), ...ours })
    expect(status).toBe(200)
    expect((await arvand.call(getProfile, {}, { token })).status).toBe(401)
    const own = 'token' in answer ? answer.token : ''
    expect((await arvand.call(getProfile, {}, { token: own })).status).toBe(200)
    const by = (password: string) => arvand.call(login, { identifier: mobile, password }, elsewhere())
    expect((await by(testPassword)).status).toBe(422)
    expect((await by('a-wholly-fresh-one')).status).toBe(200)
    expect((await audited(id)).map(({ act }) => act)).toContain('password-recovered')
    expect((await arvand.call(recover, ask, elsewhere())).problem.code).toBe('identity.ticket-wrong')
  })

  test('of nobody says so, and refuses a common password without using the ticket up', async () => {
    const stranger = await aTicket(arvand, { mobile: aMobile() }, 'recover', elsewhere())
    const none = await arvand.call(recover, { ticket: stranger, password: 'a-wholly-fresh-one' }, elsewhere())
    expect(none.problem).toMatchObject({ status: 409, code: 'identity.no-account' })
    const { mobile } = await aPerson(arvand)
    const ticket = await aTicket(arvand, { mobile: mobile ?? '' }, 'recover', elsewhere())
    const weak = await arvand.call(recover, { ticket, password: '1234567890' }, elsewhere())
    expect(weak.problem.code).toBe('identity.password-common')
    const spare = await arvand.call(recover, { ticket, password: 'a-wholly-fresh-one' }, elsewhere())
    expect(spare.status).toBe(200)
  })
})

describe('logout', () => {
  test('ends the session on the server and drops the cookie; a stranger has none', async () => {
    const { token, id } = await aPerson(arvand)
    const { status, headers } = await arvand.call(logout, {}, { token, ...ours })
    expect(status).toBe(200)
    expect(headers['set-cookie']).toMatch(/^arvand\.session=; Max-Age=0/)
    expect((await arvand.call(listSessions, {}, { token })).status).toBe(401)
    expect((await arvand.call(logout, {}, { token })).problem.code).toBe('request.unauthenticated')
    expect((await arvand.call(logout, {})).status).toBe(401)
    expect((await audited(id)).map(({ act }) => act)).toEqual(['signed-out'])
  })

  test('tells every process which session ended', async () => {
    const { token } = await aPerson(arvand)
    const current = await arvand.call(listSessions, {}, { token })
    const heard = Promise.withResolvers<unknown>()
    await arvand.platform.broadcast.hear('sessions_ended', heard.resolve)
    await arvand.call(logout, {}, { token })
    expect(await heard.promise).toEqual({ sessionIds: [current.answer.items[0]?.id] })
  })
})

test('nothing secret is in the log or the audit', async () => {
  const { rows } = await arvand.database.pool.query('select * from identity.audit')
  const written = JSON.stringify([rows, arvand.logs])
  for (const secret of [testPassword, 'guess-guess', 'a-wholly-fresh-one', 'argon2id']) {
    expect(written).not.toContain(secret)
  }
})
