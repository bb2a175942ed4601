import {
  checkVerification,
  login,
  recover,
  register,
  sendVerification,
} from '@arvand/contracts/panel/identity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { identity } from '../tables.ts'
import { aMobile, aPerson, aTicket, codeOf, testPassword } from '../testing.ts'

let arvand: TestApp
let addresses = 0
/** A new address for each call, so that tests do not use up each other's rate limits. */
const elsewhere = () => ({ address: `198.51.100.${++addresses}` })

beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const send = (mobile: string, purpose = 'login', options = elsewhere()) =>
  arvand.call(sendVerification, { mobile, purpose }, options)
const check = (verificationId: string, code: string) =>
  arvand.call(checkVerification, { verificationId, code }, elsewhere())
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('sending a code', () => {
  test('says when it ends and when another may be asked for', async () => {
    const { status, answer } = await send('۰۹۳۵۹۹۹۰۰۰۱')
    const now = arvand.platform.clock.now().getTime()
    expect(status).toBe(200)
    expect(Date.parse(answer.expiresAt) - now).toBe(300_000)
    expect(Date.parse(answer.resendAt) - now).toBe(120_000)
    const [message] = await arvand.outbox('+989359990001')
    expect(message).toMatchObject({ kind: 'sms', code: expect.stringMatching(/^\d{6}$/) })
  })

  test.each([
    ['+98 (0)935 888 0001', '+989358880001'],
    ['+9809358880002', '+989358880002'],
    ['0935.888.0003', '+989358880003'],
    ['０９３５８８８０００４', '+989358880004'],
    ['="09358880005"', '+989358880005'],
  ])('to %s reaches %s', async (typed, mobile) => {
    expect((await send(typed)).status).toBe(200)
    expect(await arvand.outbox(mobile)).toMatchObject([{ kind: 'sms' }])
  })

  test('can be a voice call, and an e-mail', async () => {
    await arvand.call(sendVerification, { mobile: '09359990002', purpose: 'login', by: 'call' }, elsewhere())
    expect(await arvand.outbox('+989359990002')).toMatchObject([{ kind: 'call' }])
    await arvand.call(sendVerification, { email: 'Sara@Example.com', purpose: 'register' }, elsewhere())
    expect(await arvand.outbox('sara@example.com')).toMatchObject([{ kind: 'mail' }])
  })

  test('says how in the words of the wire', async () => {
    const ask = { mobile: '09359990012', purpose: 'login', by: 'sms' }
    expect((await arvand.call(sendVerification, ask, elsewhere())).status).toBe(200)
    expect(await arvand.outbox('+989359990012')).toMatchObject([{ kind: 'sms' }])
    const { status, problem } = await arvand.call(sendVerification, { ...ask, by: 'text' }, elsewhere())
    expect([status, problem.code]).toEqual([422, 'request.invalid'])
  })

  test('asks for one of mobile and e-mail, and a known purpose', async () => {
    for (const ask of [
      { purpose: 'login' },
      { mobile: '09121234567', email: 'a@example.com', purpose: 'login' },
      { mobile: '09121234567', purpose: 'anything' },
      { mobile: '02188776655', purpose: 'login' },
      { mobile: '09121234567', purpose: 'login', extra: 1 },
    ]) {
      const { status, problem } = await arvand.call(sendVerification, ask, elsewhere())
      expect([status, problem.code]).toEqual([422, 'request.invalid'])
      expect(Object.values(problem.fields ?? {}).join()).toMatch(/[\u0600-\u06ff]/)
    }
  })

  test('waits 120 seconds before another, unless the code was used', async () => {
    const mobile = aMobile()
    const first = await send(mobile)
    const early = await send(mobile)
    expect([early.status, early.headers['retry-after']]).toEqual([429, '120'])
    await check(first.answer.verificationId, await codeOf(arvand, mobile))
    expect((await send(mobile)).status).toBe(200)
    arvand.platform.clock.pass(119)
    expect((await send(mobile)).headers['retry-after']).toBe('1')
    arvand.platform.clock.pass(1)
    expect((await send(mobile)).status).toBe(200)
  })

  test('two at once for one number are one', async () => {
    const mobile = aMobile()
    const both = await Promise.all([send(mobile), send(mobile)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429])
    expect(await arvand.outbox(mobile)).toHaveLength(1)
  })

  test('happens five times an hour per number', async () => {
    const mobile = aMobile()
    for (let count = 0; count < 5; count += 1) {
      expect((await send(mobile)).status).toBe(200)
      arvand.platform.clock.pass(120)
    }
    const sixth = await send(mobile)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000)
  })

  test('happens sixty times an hour per address', { timeout: 30_000 }, async () => {
    const one = elsewhere()
    const sent = await Promise.all(Array.from({ length: 61 }, () => send(aMobile(), 'login', one)))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(sent.find(({ status }) => status !== 200)?.status).toBe(429)
  })

  test('is the same for known and unknown: answer, writes and what is sent', async () => {
    const { mobile } = await aPerson(arvand)
    const writes = async (number: string, purpose: string) => {
      const { status, answer } = await send(number, purpose)
      const rows = await identity(arvand.database.db)
        .selectFrom('identity.verifications')
        .select(['purpose', 'by', 'tries', 'person_id'])
        .where('recipient', '=', number)
        .where('purpose', '=', purpose as 'login')
        .execute()
      const sent = (await arvand.outbox(number)).map(({ kind, text }) => [
        kind,
        text.replace(/[۰-۹0-9]/g, ''),
      ])
      return { status, keys: Object.keys(answer), rows, sent }
    }
    for (const purpose of ['register', 'login', 'recover']) {
      const unknown = aMobile()
      const told = await writes(mobile ?? '', purpose)
      expect(await writes(unknown, purpose)).toEqual({ ...told, sent: told.sent.slice(0, 1) })
      arvand.platform.clock.pass(120)
    }
  })

  test('waits two minutes for a number, whatever the code is for, until one is used', async () => {
    const mobile = aMobile()
    const four = ['register', 'login', 'recover', 'login'].map((purpose) => send(mobile, purpose))
    expect((await Promise.all(four)).map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
    arvand.platform.clock.pass(119)
    expect((await send(mobile, 'recover')).status).toBe(429)
    arvand.platform.clock.pass(1)
    const { status, answer } = await send(mobile, 'recover')
    expect(status).toBe(200)
    expect((await check(answer.verificationId, await codeOf(arvand, mobile))).status).toBe(200)
  })

  test('keeps neither the code nor its plain hash', async () => {
    const mobile = aMobile()
    await send(mobile)
    const row = await identity(arvand.database.db)
      .selectFrom('identity.verifications')
      .selectAll()
      .where('recipient', '=', mobile)
      .executeTakeFirstOrThrow()
    expect(row.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(row)).not.toContain(await codeOf(arvand, mobile))
    const jobs = await arvand.database.pool.query(
      "select data from pgboss.job where name = 'identity.resend-code'",
    )
    expect(JSON.stringify(jobs.rows)).not.toContain(await codeOf(arvand, mobile))
  })
})

describe('checking a code', () => {
  test('takes Persian digits and gives a ticket for ten minutes', async () => {
    const mobile = aMobile()
    const { answer } = await send(mobile)
    const code = await codeOf(arvand, mobile)
    const persian = code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    const checked = await check(answer.verificationId, ` ${persian} `)
    expect(checked.status).toBe(200)
    expect(Date.parse(checked.answer.expiresAt) - arvand.platform.clock.now().getTime()).toBe(600_000)
  })

  test('guessing ends after five tries, even with the right code', async () => {
    const mobile = aMobile()
    const { answer } = await send(mobile)
    const code = await codeOf(arvand, mobile)
    for (let count = 0; count < 5; count += 1) {
      const { status, problem } = await check(answer.verificationId, wrong(code))
      expect([status, problem.code]).toEqual([422, 'identity.code-wrong'])
    }
    expect((await check(answer.verificationId, code)).problem.code).toBe('identity.code-wrong')
  })

  test('parallel guesses count too', async () => {
    const mobile = aMobile()
    const { answer } = await send(mobile)
    const code = await codeOf(arvand, mobile)
    await Promise.all(Array.from({ length: 8 }, () => check(answer.verificationId, wrong(code))))
    expect((await check(answer.verificationId, code)).status).toBe(422)
  })

  test('a code is taken once, also of two at once', async () => {
    const mobile = aMobile()
    const { answer } = await send(mobile)
    const code = await codeOf(arvand, mobile)
    const both = await Promise.all([check(answer.verificationId, code), check(answer.verificationId, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await check(answer.verificationId, code)).problem.code).toBe('identity.code-wrong')
  })

  test('a code of another request is not taken', async () => {
    const [one, other] = [aMobile(), aMobile()]
    const first = await send(one)
    await send(other)
    const code = await codeOf(arvand, other)
    if (code === (await codeOf(arvand, one))) return
    expect((await check(first.answer.verificationId, code)).problem.code).toBe('identity.code-wrong')
  })

  test('a late code is not taken', async () => {
    const mobile = aMobile()
    const { answer } = await send(mobile)
    arvand.platform.clock.pass(300)
    const late = await check(answer.verificationId, await codeOf(arvand, mobile))
    expect(late.problem.code).toBe('identity.code-wrong')
  })

  test('an unknown verification, a strange id and a strange code', async () => {
    const unknown = await check('0190c8a0-0000-7000-8000-000000000000', '123456')
    expect(unknown.problem.code).toBe('identity.code-wrong')
    expect((await check('nothing', '123456')).problem.fields).toHaveProperty('verificationId')
    expect((await check('0190c8a0-0000-7000-8000-000000000000', '12345')).problem.fields).toHaveProperty(
      'code',
    )
  })
})

describe('a ticket', () => {
  const signIn = (ticket: string) => arvand.call(login, { ticket }, elsewhere())

  test('tells that there is no account, and then serves the other door', async () => {
    const mobile = aMobile()
    const ticket = await aTicket(arvand, { mobile }, 'login', elsewhere())
    expect((await signIn(ticket)).problem).toMatchObject({ status: 409, code: 'identity.no-account' })
    const ask = { ticket, name: 'نرگس راد', password: testPassword }
    expect((await arvand.call(register, ask, elsewhere())).status).toBe(200)
  })

  test('tells that a mobile is taken, and then serves the other door', async () => {
    const { mobile } = await aPerson(arvand)
    const ticket = await aTicket(arvand, { mobile: mobile ?? '' }, 'register', elsewhere())
    const taken = await arvand.call(
      register,
      { ticket, name: 'نرگس راد', password: testPassword },
      elsewhere(),
    )
    expect(taken.problem).toMatchObject({ status: 409, code: 'identity.mobile-taken' })
    expect((await signIn(ticket)).status).toBe(200)
  })

  test('is used once, also by two at once', async () => {
    const { mobile } = await aPerson(arvand)
    const ticket = await aTicket(arvand, { mobile: mobile ?? '' }, 'login', elsewhere())
    const both = await Promise.all([signIn(ticket), signIn(ticket)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await signIn(ticket)).problem.code).toBe('identity.ticket-wrong')
  })

  test('ends after ten minutes', async () => {
    const { mobile } = await aPerson(arvand)
    const ticket = await aTicket(arvand, { mobile: mobile ?? '' }, 'login', elsewhere())
    arvand.platform.clock.pass(600)
    expect((await signIn(ticket)).problem.code).toBe('identity.ticket-wrong')
  })

  test('of signing in does not change a password, nor one of recovery sign in', async () => {
    const { mobile } = await aPerson(arvand)
    const toSignIn = await aTicket(arvand, { mobile: mobile ?? '' }, 'login', elsewhere())
    const ask = { ticket: toSignIn, password: 'another-long-one-7' }
    expect((await arvand.call(recover, ask, elsewhere())).problem.code).toBe('identity.ticket-wrong')
    const toRecover = await aTicket(arvand, { mobile: mobile ?? '' }, 'recover', elsewhere())
    expect((await signIn(toRecover)).problem.code).toBe('identity.ticket-wrong')
  })

  test('is no guess: an invented one is refused', async () => {
    expect((await signIn('A'.repeat(43))).problem.code).toBe('identity.ticket-wrong')
    expect((await signIn('short')).problem.code).toBe('identity.ticket-wrong')
  })
})
