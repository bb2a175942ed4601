import { loginSecondFactor } from '@arvand/contracts/panel/identity'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  loginByPasskey,
  removePasskey,
} from '@arvand/contracts/panel/passkeys'
import { getProfile } from '@arvand/contracts/panel/profile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { secondFactorOf } from '../authentication-client/testing/someone.ts'
import { identity } from '../tables.ts'
import { aPerson, type TestPerson } from '../testing.ts'
import { anAuthenticator } from './testing/authenticator.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const aProved = () => aPerson(arvand, { reauthenticated: true })

async function challengeFor(person: TestPerson): Promise<unknown> {
  const { answer } = await arvand.call(beginPasskey, {}, person)
  return answer.options.challenge
}
const signInChallenge = async () => (await arvand.call(beginPasskeyLogin, {})).answer.options.challenge

async function withPasskey(person: TestPerson, device = anAuthenticator(), name = 'گوشی من') {
  const credential = device.make(await challengeFor(person))
  const called = await arvand.call(addPasskey, { name, credential }, person)
  expect(called.status).toBe(200)
  return { device, id: called.answer.passkey.id }
}

const signIn = (credential: object) => arvand.call(loginByPasskey, { credential })
const actsOf = async (personId: string) => {
  const rows = await identity(arvand.database.db)
    .selectFrom('identity.audit')
    .select('act')
    .where('person_id', '=', personId)
    .execute()
  return rows.map(({ act }) => act)
}

test('a signature that names another person signs in nobody', async () => {
  const [person, other] = [await aProved(), await aPerson(arvand)]
  const { device } = await withPasskey(person)
  const signed = async (personId: string, counter: number) => {
    const credential = device.sign(await signInChallenge(), { counter })
    const userHandle = Buffer.from(personId.replaceAll('-', ''), 'hex').toString('base64url')
    return signIn({ ...credential, response: { ...credential.response, userHandle } })
  }
  expect((await signed(other.id, 1)).problem.code).toBe('identity.passkey-wrong')
  expect((await signed(person.id, 2)).status).toBe(200)
})

test('a passkey is added under a name, signs in, is listed, and is removed', async () => {
  const person = await aProved()
  const { device, id } = await withPasskey(person)
  const { status, answer } = await signIn(device.sign(await signInChallenge(), { counter: 1 }))
  expect(status).toBe(200)
  const token = 'token' in answer ? answer.token : ''
  expect((await arvand.call(getProfile, {}, { token })).answer.user.id).toBe(person.id)
  const { items } = (await arvand.call(listPasskeys, {}, person)).answer
  expect(items).toMatchObject([{ id, name: 'گوشی من' }])
  expect(items[0]?.usedAt).not.toBeNull()
  expect((await arvand.call(removePasskey, { passkeyId: id }, person)).status).toBe(200)
  const gone = await signIn(device.sign(await signInChallenge(), { counter: 2 }))
  expect(gone.problem).toMatchObject({ status: 422, code: 'identity.passkey-wrong' })
  expect(await actsOf(person.id)).toEqual(['passkey-added', 'signed-in', 'passkey-removed'])
})

test('who adds one is told of it', async () => {
  const person = await aProved()
  await withPasskey(person, anAuthenticator(), 'لپ‌تاپ خانه')
  const { rows } = await arvand.database.pool.query(
    "select data from pgboss.job where name = 'identity.happened' and data->>'personId' = $1",
    [person.id],
  )
  expect(rows.map(({ data }) => data.about)).toContainEqual({ what: 'passkey-added', name: 'لپ‌تاپ خانه' })
})

test('with a second factor on, a passkey alone is not enough', async () => {
  const person = await aProved()
  const { device } = await withPasskey(person)
  const code = await secondFactorOf(arvand.platform, person.id)
  const { answer } = await signIn(device.sign(await signInChallenge()))
  const challenge = 'challenge' in answer ? answer.challenge : ''
  expect(challenge).not.toBe('')
  expect((await arvand.call(loginSecondFactor, { challenge, code: code() })).status).toBe(200)
})

describe('is refused', () => {
  test('to whom has not proved who they are, and beyond ten', async () => {
    const stranger = await aPerson(arvand)
    for (const [endpoint, ask] of [
      [beginPasskey, {}],
      [addPasskey, { name: 'x', credential: anAuthenticator().make('x') }],
      [removePasskey, { passkeyId: newId() }],
    ] as const) {
      const { problem } = await arvand.call(endpoint, ask, stranger)
      expect(problem.code).toBe('identity.reauthentication-wrong')
    }
    const person = await aProved()
    for (let count = 0; count < 10; count += 1) await withPasskey(person)
    const { problem } = await arvand.call(beginPasskey, {}, person)
    expect(problem).toMatchObject({ status: 409, code: 'identity.passkeys-full' })
  })

  test('another person’s to remove, as if it did not exist', async () => {
    const { id } = await withPasskey(await aProved())
    const other = await aProved()
    expect((await arvand.call(removePasskey, { passkeyId: id }, other)).status).toBe(404)
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['another act', { type: 'webauthn.other' }],
    ['nobody verified', { flags: 0x41 }],
  ])('a new one of %s', async (_, lies) => {
    const person = await aProved()
    const credential = anAuthenticator().make(await challengeFor(person), lies)
    const { problem } = await arvand.call(addPasskey, { name: 'x', credential }, person)
    expect(problem).toMatchObject({ status: 422, code: 'identity.passkey-wrong' })
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['another act', { type: 'webauthn.create' }],
    ['nobody verified', { flags: 0x01 }],
  ])('a signature of %s', async (_, lies) => {
    const { device } = await withPasskey(await aProved())
    const { problem } = await signIn(device.sign(await signInChallenge(), lies))
    expect(problem.code).toBe('identity.passkey-wrong')
  })

  test('a challenge of another session, of a sign-in, a made-up one, one that is over, and one used twice', async () => {
    const [person, other] = [await aProved(), await aProved()]
    const add = async (challenge: unknown) =>
      arvand.call(addPasskey, { name: 'x', credential: anAuthenticator().make(challenge) }, person)
    for (const challenge of [await challengeFor(other), await signInChallenge(), 'AAAA', '', 7]) {
      const { problem } = await add(challenge)
      expect([challenge, problem.code]).toEqual([challenge, 'identity.passkey-wrong'])
    }
    const { device } = await withPasskey(person)
    const challenge = await signInChallenge()
    expect((await signIn(device.sign(challenge, { counter: 1 }))).status).toBe(200)
    expect((await signIn(device.sign(challenge, { counter: 2 }))).problem.code).toBe('identity.passkey-wrong')
    const late = await signInChallenge()
    arvand.platform.clock.pass(301)
    expect((await signIn(device.sign(late, { counter: 3 }))).problem.code).toBe('identity.passkey-wrong')
  })

  test('a counter that goes back, another key under the same name, and a blocked account', async () => {
    const person = await aProved()
    const { device } = await withPasskey(person)
    expect((await signIn(device.sign(await signInChallenge(), { counter: 9 }))).status).toBe(200)
    const copied = await signIn(device.sign(await signInChallenge(), { counter: 8 }))
    expect(copied.problem.code).toBe('identity.passkey-wrong')
    const forged = { ...anAuthenticator().sign(await signInChallenge()), ...idOf(device.make('x')) }
    expect((await signIn(forged)).problem.code).toBe('identity.passkey-wrong')
    await identity(arvand.database.db)
      .updateTable('identity.accounts')
      .set({ blocked_at: arvand.platform.clock.now() })
      .where('id', '=', person.id)
      .execute()
    const blocked = await signIn(device.sign(await signInChallenge(), { counter: 10 }))
    expect(blocked.problem.code).toBe('identity.account-blocked')
  })

  const idOf = ({ id, rawId }: { id: string; rawId: string }) => ({ id, rawId })

  test('every hostile body, without a trace', async () => {
    const good = anAuthenticator().sign(await signInChallenge())
    const { response } = good
    for (const credential of [
      null,
      [],
      'x',
      {},
      { ...good, id: '' },
      { ...good, id: 'a'.repeat(2_000) },
      { ...good, id: "x'; drop table identity.passkeys; --" },
      { ...good, type: 'password' },
      { ...good, response: null },
      { ...good, response: { ...response, signature: '' } },
      { ...good, response: { ...response, clientDataJSON: 'a'.repeat(9_000) } },
      { ...good, response: { ...response, authenticatorData: { length: 5 } } },
    ]) {
      const { status, problem } = await signIn(credential as object)
      expect([status, problem.code]).toEqual([422, 'request.invalid'])
    }
    for (const clientDataJSON of ['AAAA', Buffer.from('{}').toString('base64url'), 'bnVsbA', 'W10']) {
      const { status, problem } = await signIn({ ...good, response: { ...response, clientDataJSON } })
      expect([status, problem.code]).toEqual([422, 'identity.passkey-wrong'])
    }
  })
})
