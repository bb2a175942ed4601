import { loginSecondFactor, recover } from '@arvand/contracts/panel/identity'
import { addPasskey, beginPasskey, beginPasskeyLogin, loginByPasskey } from '@arvand/contracts/panel/passkeys'
import { settleRecovered, showRecovered } from '@arvand/contracts/panel/recovered'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { secondFactorOf } from '../authentication-client/testing/someone.ts'
import { anAuthenticator } from '../passkeys/testing/authenticator.ts'
import { hasSecondFactor } from '../second-factor/second-factor-queries.ts'
import { aPerson, aTicket, type PersonWish, type TestPerson } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

async function withPasskey(person: Pick<TestPerson, 'token'>, name: string) {
  const device = anAuthenticator()
  const { options } = (await arvand.call(beginPasskey, {}, person)).answer
  const { answer } = await arvand.call(
    addPasskey,
    { name, credential: device.make(options.challenge) },
    person,
  )
  return { device, id: answer.passkey.id }
}

let uses = 0
async function signInBy({ device }: { device: ReturnType<typeof anAuthenticator> }) {
  const { options } = (await arvand.call(beginPasskeyLogin, {})).answer
  uses += 1
  const called = await arvand.call(loginByPasskey, {
    credential: device.sign(options.challenge, { counter: uses }),
  })
  return called.status === 200 ? 'in' : called.problem.code
}

const aProved = (wish: PersonWish = {}) => aPerson(arvand, { reauthenticated: true, ...wish })
const recoverOf = async ({ mobile }: TestPerson) => {
  const ticket = await aTicket(arvand, { mobile: mobile ?? '' }, 'recover')
  return (await arvand.call(recover, { ticket, password: 'a-wholly-fresh-one' })).answer
}
const recovered = async (person: TestPerson) => {
  const answer = await recoverOf(person)
  return { token: 'token' in answer ? answer.token : '' }
}
const waysOf = async (session: { token: string }) =>
  (await arvand.call(showRecovered, {}, session)).answer.waysIn

test('a planted passkey signs in no more, and is removed when its person does not keep it', async () => {
  const person = await aProved()
  const [own, planted] = [await withPasskey(person, 'گوشی من'), await withPasskey(person, 'دستگاه دیگر')]
  expect(await signInBy(planted)).toBe('in')
  const session = await recovered(person)
  arvand.platform.clock.pass(1)
  expect(await signInBy(planted)).toBe('identity.way-in-undecided')
  expect(await signInBy(own)).toBe('identity.way-in-undecided')
  expect((await waysOf(session))?.passkeys.map(({ id }) => id)).toEqual([planted.id, own.id])
  const fresh = await withPasskey(session, 'پس از بازیابی')
  expect(await signInBy(fresh)).toBe('in')
  const kept = { passkeyIds: [own.id], google: false, secondFactor: false }
  expect((await arvand.call(settleRecovered, kept, session)).status).toBe(200)
  expect(await waysOf(session)).toBeNull()
  expect(await Promise.all([signInBy(own), signInBy(fresh)])).toEqual(['in', 'in'])
  expect(await signInBy(planted)).toBe('identity.passkey-wrong')
})

test('nothing is asked of an account that had nothing, nor of one that was not recovered', async () => {
  expect(await waysOf(await recovered(await aPerson(arvand)))).toBeNull()
  const person = await aProved()
  await withPasskey(person, 'گوشی من')
  expect(await waysOf(person)).toBeNull()
})

test('a second factor is listed after it was answered, and goes when it is not kept', async () => {
  const person = await aProved()
  const code = await secondFactorOf(arvand.platform, person.id)
  const answer = await recoverOf(person)
  const challenge = 'challenge' in answer ? answer.challenge : ''
  const session = (await arvand.call(loginSecondFactor, { challenge, code: code() })).answer
  expect(await waysOf(session)).toMatchObject({
    passkeys: [],
    google: null,
    secondFactor: { required: false },
  })
  const none = { passkeyIds: [], google: false, secondFactor: false }
  expect((await arvand.call(settleRecovered, none, session)).status).toBe(200)
  expect(await hasSecondFactor(arvand.platform.db, person.id)).toBe(false)
})

test('a manager keeps the second factor; who has not proved themselves decides nothing', async () => {
  const manager = await aProved({ roles: ['manager'], secondFactorWaived: true })
  const code = await secondFactorOf(arvand.platform, manager.id)
  const answer = await recoverOf(manager)
  const challenge = 'challenge' in answer ? answer.challenge : ''
  const session = (await arvand.call(loginSecondFactor, { challenge, code: code() })).answer
  const none = { passkeyIds: [], google: false, secondFactor: false }
  const settled = await arvand.call(settleRecovered, none, session)
  expect(settled.problem.code).toBe('identity.second-factor-required')
  expect(await waysOf(session)).not.toBeNull()
  const other = await arvand.call(settleRecovered, none, await aPerson(arvand))
  expect(other.problem.code).toBe('identity.reauthentication-wrong')
})
