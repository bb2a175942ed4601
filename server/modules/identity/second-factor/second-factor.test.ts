import { login, loginSecondFactor, recover } from '@arvand/contracts/panel/identity'
import { getProfile, updateProfile } from '@arvand/contracts/panel/profile'
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  listSessions,
  reauthenticate,
  renewRecoveryCodes,
  showSecurity,
  turnOffSecondFactor,
} from '@arvand/contracts/panel/security'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApp, anAppOn, type TestApp } from '#server/testing/app'
import { identity } from '../tables.ts'
import { aPerson, aTicket, type PersonWish, type TestPerson, testPassword } from '../testing.ts'

let arvand: TestApp
let addresses = 0
const elsewhere = () => ({ address: `198.51.100.${++addresses}` })

beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const numberOf = (secret: string, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: arvand.platform.clock.now().getTime() + shift * 30_000,
  })
const prove = ({ token }: { token: string }, code?: string) =>
  arvand.call(reauthenticate, { password: testPassword, ...(code ? { code } : {}) }, { token })

interface Guarded extends TestPerson {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** A person whose second factor is on. Moves the clock, because the number of the current step is used up. */
async function aGuardedPerson(wish: PersonWish = {}): Promise<Guarded> {
  const person = await aPerson(arvand, wish)
  await prove(person)
  const { answer } = await arvand.call(beginSecondFactor, {}, person)
  const { secret } = answer
  const confirmed = await arvand.call(confirmSecondFactor, { code: numberOf(secret) }, person)
  expect(confirmed.status).toBe(200)
  arvand.platform.clock.pass(60)
  return { ...person, secret, recoveryCodes: confirmed.answer.recoveryCodes }
}

const signIn = async ({ mobile }: TestPerson) => {
  const ask = { identifier: mobile, password: testPassword }
  const { answer } = await arvand.call(login, ask, elsewhere())
  return 'challenge' in answer ? answer.challenge : ''
}
const answerWith = (challenge: string, code: string) =>
  arvand.call(loginSecondFactor, { challenge, code }, { ...elsewhere(), origin: 'http://localhost:3000' })

describe('turning it on', () => {
  test('needs re-authentication, gives an address and a picture, and ten codes once', async () => {
    const person = await aPerson(arvand)
    const refused = await arvand.call(beginSecondFactor, {}, person)
    expect(refused.problem).toMatchObject({ status: 422, code: 'identity.reauthentication-wrong' })
    await prove(person)
    const { answer } = await arvand.call(beginSecondFactor, {}, person)
    expect(answer.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(decodeURIComponent(answer.address)).toMatch(/^otpauth:\/\/totp\/آروند:09\d{9}\?/)
    const svg = Buffer.from(answer.qr.replace('data:image/svg+xml;base64,', ''), 'base64').toString()
    expect(svg).toMatch(/^<svg /)
    const wrong = await arvand.call(confirmSecondFactor, { code: '000000' }, person)
    expect(wrong.problem.code).toBe('identity.second-factor-wrong')
    const confirmed = await arvand.call(confirmSecondFactor, { code: numberOf(answer.secret) }, person)
    expect(new Set(confirmed.answer.recoveryCodes).size).toBe(10)
    const shown = await arvand.call(showSecurity, {}, person)
    expect(shown.answer).toMatchObject({
      hasPassword: true,
      secondFactor: { onSince: expect.any(String), required: false, recoveryCodesLeft: 10 },
      reauthenticatedUntil: expect.any(String),
    })
    const twice = await arvand.call(beginSecondFactor, {}, person)
    expect(twice.problem).toMatchObject({ status: 409, code: 'identity.second-factor-on' })
  })

  test('before it began there is nothing to confirm', async () => {
    const person = await aPerson(arvand)
    await prove(person)
    const { problem } = await arvand.call(confirmSecondFactor, { code: '123456' }, person)
    expect(problem.code).toBe('identity.second-factor-off')
    expect((await arvand.call(confirmSecondFactor, { code: 'abc' }, person)).problem.code).toBe(
      'request.invalid',
    )
  })

  test('ends the other sessions, and keeps neither secret nor codes in the clear', async () => {
    const person = await aPerson(arvand)
    const ask = { identifier: person.mobile, password: testPassword }
    const other = await arvand.call(login, ask, elsewhere())
    await prove(person)
    const { answer } = await arvand.call(beginSecondFactor, {}, person)
    const { answer: told } = await arvand.call(confirmSecondFactor, { code: numberOf(answer.secret) }, person)
    const token = 'token' in other.answer ? other.answer.token : ''
    expect((await arvand.call(getProfile, {}, { token })).status).toBe(401)
    expect((await arvand.call(getProfile, {}, person)).status).toBe(200)
    const { db } = arvand.database
    const factor = await identity(db).selectFrom('identity.second_factors').selectAll().execute()
    const codes = await identity(db).selectFrom('identity.recovery_codes').selectAll().execute()
    const stored = JSON.stringify([factor, codes], (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    expect(stored).not.toContain(answer.secret)
    for (const code of told.recoveryCodes) expect(stored).not.toContain(code.replace('-', ''))
  })
})

describe('signing in with it', () => {
  test('a challenge, then a session; the number before or after also serves', {
    timeout: 30_000,
  }, async () => {
    const person = await aGuardedPerson()
    for (const shift of [-1, 0, 1]) {
      const challenge = await signIn(person)
      expect(challenge).toMatch(/^[\w-]{43}$/)
      const { status, answer, headers } = await answerWith(challenge, numberOf(person.secret, shift))
      expect([shift, status]).toEqual([shift, 200])
      expect(answer.user.id).toBe(person.id)
      expect(headers['set-cookie']).toMatch(/^arvand\.session=/)
      expect((await answerWith(challenge, numberOf(person.secret))).problem.code).toBe(
        'identity.challenge-wrong',
      )
    }
  })

  test('a number is taken once, and one two steps away never', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    const number = numberOf(person.secret)
    expect((await answerWith(await signIn(person), number)).status).toBe(200)
    const again = await answerWith(await signIn(person), number)
    expect(again.problem).toMatchObject({ status: 422, code: 'identity.second-factor-wrong' })
    arvand.platform.clock.pass(300)
    for (const shift of [-2, 2]) {
      const far = await answerWith(await signIn(person), numberOf(person.secret, shift))
      expect(far.problem.code).toBe('identity.second-factor-wrong')
    }
  })

  test('one number in two hands at once opens one session', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    const challenges = [await signIn(person), await signIn(person)]
    const number = numberOf(person.secret)
    const both = await Promise.all(challenges.map((challenge) => answerWith(challenge, number)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('a recovery code serves once, in any writing', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    const code = person.recoveryCodes[0] ?? ''
    const written = ` ${code.toUpperCase().replace('-', ' ')}`
    expect((await answerWith(await signIn(person), written)).status).toBe(200)
    expect((await answerWith(await signIn(person), code)).problem.code).toBe('identity.second-factor-wrong')
    const { answer } = await arvand.call(showSecurity, {}, person)
    expect(answer.secondFactor.recoveryCodesLeft).toBe(9)
  })

  test('a challenge takes five tries and five minutes', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    const challenge = await signIn(person)
    for (let count = 0; count < 5; count += 1) {
      expect((await answerWith(challenge, '000000')).problem.code).toBe('identity.second-factor-wrong')
    }
    const sixth = await answerWith(challenge, numberOf(person.secret))
    expect(sixth.problem.code).toBe('identity.challenge-wrong')
    const late = await signIn(person)
    arvand.platform.clock.pass(300)
    expect((await answerWith(late, numberOf(person.secret))).problem.code).toBe('identity.challenge-wrong')
    expect((await answerWith('A'.repeat(43), '123456')).problem.code).toBe('identity.challenge-wrong')
    expect((await answerWith(late, 'not a code')).problem.code).toBe('request.invalid')
  })

  test('wrong numbers over many challenges end in 429', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    const statuses = []
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await answerWith(await signIn(person), '000000')).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  })

  test('by ticket it is asked for too, and a recovery waits for it', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    const mobile = person.mobile ?? ''
    const ticket = await aTicket(arvand, { mobile }, 'login', elsewhere())
    expect((await arvand.call(login, { ticket }, elsewhere())).answer).toEqual({
      challenge: expect.any(String),
    })
    const toRecover = await aTicket(arvand, { mobile }, 'recover', elsewhere())
    const ask = { ticket: toRecover, password: 'a-wholly-fresh-one' }
    const { answer } = await arvand.call(recover, ask, elsewhere())
    expect(answer).toEqual({ challenge: expect.any(String) })
    expect((await arvand.call(getProfile, {}, person)).status).toBe(200)
    expect(await signIn(person)).not.toBe('')
    const challenge = 'challenge' in answer ? answer.challenge : ''
    expect((await answerWith(challenge, numberOf(person.secret))).status).toBe(200)
    expect((await arvand.call(getProfile, {}, person)).status).toBe(401)
    expect(await signIn(person)).toBe('')
    const fresh = { identifier: mobile, password: 'a-wholly-fresh-one' }
    expect((await arvand.call(login, fresh, elsewhere())).answer).toHaveProperty('challenge')
  })
})

describe('with it on', () => {
  test('a password alone does not re-authenticate, so it turns nothing off', {
    timeout: 30_000,
  }, async () => {
    const person = await aGuardedPerson()
    arvand.platform.clock.pass(300)
    const alone = await prove(person)
    expect(alone.problem).toMatchObject({ status: 422, code: 'identity.second-factor-wrong' })
    expect((await prove(person, '000000')).problem.code).toBe('identity.second-factor-wrong')
    const off = await arvand.call(turnOffSecondFactor, {}, person)
    expect(off.problem).toMatchObject({ status: 422, code: 'identity.reauthentication-wrong' })
    expect((await prove(person, numberOf(person.secret))).status).toBe(200)
    expect((await arvand.call(turnOffSecondFactor, {}, person)).status).toBe(200)
  })

  test('its number alone does not re-authenticate either', async () => {
    const person = await aGuardedPerson()
    const alone = await arvand.call(reauthenticate, { code: numberOf(person.secret) }, person)
    expect(alone.problem).toMatchObject({ status: 422, code: 'request.invalid' })
    const wrongPassword = { password: 'not-the-password', code: numberOf(person.secret) }
    expect((await arvand.call(reauthenticate, wrongPassword, person)).problem.code).toBe(
      'identity.password-wrong',
    )
    expect((await prove(person, numberOf(person.secret))).status).toBe(200)
  })

  test('a number serves once over sign-in and re-authentication', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    const number = numberOf(person.secret)
    expect((await answerWith(await signIn(person), number)).status).toBe(200)
    expect((await prove(person, number)).problem.code).toBe('identity.second-factor-wrong')
    const both = await Promise.all([1, -1].map(() => prove(person, numberOf(person.secret, 1))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('a recovery code proves it once and is written down', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    expect((await prove(person, person.recoveryCodes[0])).status).toBe(200)
    expect((await prove(person, person.recoveryCodes[0])).problem.code).toBe('identity.second-factor-wrong')
    const acts = await identity(arvand.database.db)
      .selectFrom('identity.audit')
      .select('act')
      .where('person_id', '=', person.id)
      .where('act', '=', 'recovery-code-used')
      .execute()
    expect(acts).toHaveLength(1)
  })

  test('a ticket needs it too, and comes back when the code is refused', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    const to = { mobile: person.mobile ?? '' }
    const ticket = await aTicket(arvand, to, 'change', { ...elsewhere(), token: person.token })
    const tries = [{ ticket }, { ticket, code: '000000' }, { ticket, code: numberOf(person.secret) }]
    const codes = []
    for (const ask of tries) codes.push((await arvand.call(reauthenticate, ask, person)).problem?.code)
    expect(codes).toEqual(['identity.second-factor-wrong', 'identity.second-factor-wrong', undefined])
    const again = { ticket, code: person.recoveryCodes[0] }
    expect((await arvand.call(reauthenticate, again, person)).problem.code).toBe('identity.ticket-wrong')
  })

  test('wrong codes beside the right password end in 429', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    const statuses = []
    for (let count = 0; count < 11; count += 1) statuses.push((await prove(person, '000000')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
    expect((await prove(person, numberOf(person.secret))).status).toBe(429)
  })

  test('after SECRET was changed its numbers are wrong, and a recovery code opens', {
    timeout: 30_000,
  }, async () => {
    const person = await aGuardedPerson()
    const secret = 't'.repeat(32)
    const other = await anAppOn(arvand.database, { ...arvand.platform.config, secret })
    const challenge = await signIn(person)
    const byNumber = await other.call(
      loginSecondFactor,
      { challenge, code: numberOf(person.secret) },
      elsewhere(),
    )
    expect(byNumber.problem.code).toBe('identity.second-factor-wrong')
    const code = person.recoveryCodes[0]
    expect((await other.call(loginSecondFactor, { challenge, code }, elsewhere())).status).toBe(200)
    await other.close()
  })

  test('new recovery codes void the old ones', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    await prove(person, numberOf(person.secret))
    const { answer } = await arvand.call(renewRecoveryCodes, {}, person)
    expect(answer.recoveryCodes).toHaveLength(10)
    const old = await answerWith(await signIn(person), person.recoveryCodes[0] ?? '')
    expect(old.problem.code).toBe('identity.second-factor-wrong')
    expect((await answerWith(await signIn(person), answer.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test('it can be turned off, after re-authentication', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson()
    arvand.platform.clock.pass(300)
    const early = await arvand.call(turnOffSecondFactor, {}, person)
    expect(early.problem.code).toBe('identity.reauthentication-wrong')
    await prove(person, numberOf(person.secret))
    expect((await arvand.call(turnOffSecondFactor, {}, person)).status).toBe(200)
    expect(await signIn(person)).toBe('')
    const twice = await arvand.call(turnOffSecondFactor, {}, person)
    expect(twice.problem).toMatchObject({ status: 409, code: 'identity.second-factor-off' })
    const none = await arvand.call(renewRecoveryCodes, {}, person)
    expect(none.problem.code).toBe('identity.second-factor-off')
  })
})

describe('a manager without it', () => {
  const aBareManager = () =>
    aPerson(arvand, { roles: ['manager'], scopes: ['people'], secondFactorWaived: false })

  test('may only set it up', async () => {
    const person = await aBareManager()
    const refused = await arvand.call(updateProfile, { city: 'یزد' }, person)
    expect(refused.problem).toMatchObject({ status: 403, code: 'identity.second-factor-needed' })
    const alsoRefused = await arvand.call(changePassword, { password: 'a-wholly-fresh-one' }, person)
    expect(alsoRefused.status).toBe(403)
    expect((await arvand.call(getProfile, {}, person)).status).toBe(200)
    expect((await arvand.call(listSessions, {}, person)).status).toBe(200)
    await prove(person)
    const { answer } = await arvand.call(beginSecondFactor, {}, person)
    const ask = { code: numberOf(answer.secret) }
    expect((await arvand.call(confirmSecondFactor, ask, person)).status).toBe(200)
    expect((await arvand.call(updateProfile, { city: 'یزد' }, person)).status).toBe(200)
  })

  test('and cannot turn it off again', { timeout: 30_000 }, async () => {
    const person = await aGuardedPerson({ roles: ['manager'], secondFactorWaived: false })
    await prove(person, numberOf(person.secret))
    const { problem } = await arvand.call(turnOffSecondFactor, {}, person)
    expect(problem).toMatchObject({ status: 409, code: 'identity.second-factor-required' })
  })
})

test('a stranger is told to sign in', async () => {
  for (const endpoint of [beginSecondFactor, turnOffSecondFactor, renewRecoveryCodes, showSecurity]) {
    expect((await arvand.call(endpoint, {})).problem.code).toBe('request.unauthenticated')
  }
  expect((await arvand.call(confirmSecondFactor, { code: '123456' })).status).toBe(401)
})
