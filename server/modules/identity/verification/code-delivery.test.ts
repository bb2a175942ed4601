import { sendVerification } from '@arvand/contracts/panel/identity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sms } from '#platform/sms'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { identity } from '../tables.ts'
import { aMobile, aPerson } from '../testing.ts'
import { resendUnsentCode } from './deliver-code.ts'

let arvand: TestApp
let post: Sms
/** An SMS service that each test can replace. */
const sms: Sms = {
  get on() {
    return post.on
  },
  get voice() {
    return post.voice
  },
  sendCode: (message) => post.sendCode(message),
  send: (message) => post.send(message),
}
let real: Sms
let mailIsOn = true

beforeAll(async () => {
  arvand = await anApp({}, (platform) => {
    real = platform.sms
    post = real
    const mail = {
      ...platform.mail,
      get on() {
        return mailIsOn
      },
    }
    return assembleModules({ ...platform, sms, mail })
  })
})
afterAll(() => arvand.close())

const send = (ask: object) =>
  arvand.call(sendVerification, { purpose: 'login', ...ask }, { address: '198.51.100.1' })
const latest = (recipient: string) =>
  identity(arvand.database.db)
    .selectFrom('identity.verifications')
    .selectAll()
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow()

describe('where a way is off', () => {
  test('SMS says so and points to the others', async () => {
    post = { ...real, on: false }
    const { problem } = await send({ mobile: aMobile() })
    expect(problem).toMatchObject({ status: 503, code: 'identity.sms-off' })
    post = real
  })

  test('a provider that does not call says so, and the answer offers no call', async () => {
    post = { ...real, voice: false }
    const { problem } = await send({ mobile: aMobile(), by: 'call' })
    expect(problem).toMatchObject({ status: 503, code: 'identity.voice-off' })
    expect((await send({ mobile: aMobile() })).answer.voice).toBe(false)
    post = real
    expect((await send({ mobile: aMobile() })).answer.voice).toBe(true)
    expect((await send({ email: 'quiet@example.com' })).answer.voice).toBe(false)
  })

  test('mail says so and points to the others', async () => {
    mailIsOn = false
    const { problem } = await send({ email: 'someone@example.com' })
    expect(problem).toMatchObject({ status: 503, code: 'identity.mail-off' })
    mailIsOn = true
  })
})

test('the last line of a text binds the code to our site, so that a phone fills it in', async () => {
  const mobile = aMobile()
  await send({ mobile })
  const [letter] = await arvand.outbox(mobile)
  const { hostname } = arvand.platform.config.publicUrl
  expect(letter?.text.split('\n').at(-1)).toBe(`@${hostname} #${letter?.code}`)
})

describe('a way that fails', () => {
  test('tells the caller nothing, and a fresh code goes out behind it, once', async () => {
    const mobile = aMobile()
    post = { ...real, sendCode: () => Promise.reject(new Error('no credit')) }
    expect((await send({ mobile })).status).toBe(200)
    expect(await arvand.outbox(mobile)).toEqual([])
    const before = await latest(mobile)
    expect(before.sent_at).toBeNull()
    post = real
    const { mail, config } = arvand.platform
    const deps = { db: arvand.database.db, sms, mail, config }
    await resendUnsentCode(deps, arvand.platform.clock, before.id)
    await resendUnsentCode(deps, arvand.platform.clock, before.id)
    expect(await arvand.outbox(mobile)).toHaveLength(1)
    expect((await latest(mobile)).code_hash).not.toBe(before.code_hash)
  })

  test('is left alone when the code is over', async () => {
    const mobile = aMobile()
    post = { ...real, sendCode: () => Promise.reject(new Error('no credit')) }
    await send({ mobile })
    post = real
    arvand.platform.clock.pass(300)
    const { id } = await latest(mobile)
    const { mail, config } = arvand.platform
    const deps = { db: arvand.database.db, sms, mail, config }
    await resendUnsentCode(deps, arvand.platform.clock, id)
    expect(await arvand.outbox(mobile)).toEqual([])
  })
})

describe('a number abroad', () => {
  test('gets its code at the verified e-mail of its owner, and by SMS where nobody has one', async () => {
    const mobile = '+4915112345678'
    const person = await aPerson(arvand, { mobile, email: 'abroad@example.com' })
    expect((await send({ mobile: '0049 151 12345678' })).status).toBe(200)
    expect(await arvand.outbox(person.email ?? '')).toMatchObject([{ kind: 'mail' }])
    expect(await arvand.outbox(mobile)).toEqual([])
    await send({ mobile: '+4915112345679' })
    expect(await arvand.outbox('+4915112345679')).toMatchObject([{ kind: 'sms' }])
  })
})
