import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBrowser, aPushService } from '#server/testing/push-service'
import { DeliveryTrouble } from '../delivery-trouble.ts'
import { isPublicAddress } from '../public-lookup.ts'
import type { PushTarget } from '../push.ts'
import { postToPushService } from './push-service.ts'
import { pushByVapid } from './vapid.ts'

const settings = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  subject: 'mailto:operator@example.com',
}
const message = { payload: '{"title":"سلام"}', topic: 'a'.repeat(32), urgent: false }

let service: Awaited<ReturnType<typeof aPushService>>
beforeAll(async () => {
  service = await aPushService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.posted.length = 0
  service.answer = 201
})

const push = (waitMs?: number) => pushByVapid(settings, service.post, waitMs)

const troubleOf = async (sending: Promise<unknown>, { endpoint }: PushTarget): Promise<DeliveryTrouble> => {
  const error = await sending.catch((thrown: unknown) => thrown)
  if (!(error instanceof DeliveryTrouble)) throw new Error('it did not refuse', { cause: error })
  expect(`${error.message} ${error.stack}`).not.toContain(endpoint)
  return error
}

test('the browser alone reads the message, and the service sees that it is ours', async () => {
  const [browser, other] = [aBrowser(), aBrowser()]
  expect(await push().send(browser, message)).toBe('sent')
  const [posted] = service.posted
  if (!posted) throw new Error('nothing was posted')
  expect(posted.path).toBe(new URL(browser.endpoint).pathname)
  expect(posted.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    topic: message.topic,
    urgency: 'normal',
    ttl: String(4 * 86_400),
  })
  expect(posted.body.length).toBeLessThanOrEqual(4096)
  expect(posted.body.includes('سلام')).toBe(false)
  expect(browser.read(posted.body)).toBe(message.payload)
  expect(() => other.read(posted.body)).toThrow()

  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(String(posted.headers.authorization)) ?? []
  expect(key).toBe(push().publicKey)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const ours = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  expect(decodeProtectedHeader(token).alg).toBe('ES256')
  const { payload } = await jwtVerify(token, ours, { audience: 'https://push.example.net' })
  expect(payload.sub).toBe(settings.subject)
})

test.each([404, 410])('after %i the browser is gone', async (status) => {
  service.answer = status
  expect(await push().send(aBrowser(), message)).toBe('gone')
})

test.each([
  [400, true],
  [403, true],
  [413, true],
  [301, true],
  [429, false],
  [500, false],
  [503, false],
])('status %i is a no, for ever: %s', async (status, final) => {
  service.answer = status
  const browser = aBrowser()
  const trouble = await troubleOf(push().send(browser, message), browser)
  expect(trouble).toMatchObject({ outcome: 'notSent', final })
})

test.each([
  ['cut', 5_000],
  ['hang', 50],
  [502, 5_000],
] as const)('%s leaves the outcome open', async (answer, waitMs) => {
  service.answer = answer
  const browser = aBrowser()
  const trouble = await troubleOf(push(waitMs).send(browser, message), browser)
  expect(trouble).toMatchObject({ outcome: 'unknown', final: false })
})

test('keys that are none are a no for ever', async () => {
  const browser = { ...aBrowser(), p256dh: 'A'.repeat(87) }
  expect(await troubleOf(push().send(browser, message), browser)).toMatchObject({
    outcome: 'notSent',
    final: true,
  })
  expect(service.posted).toEqual([])
})

test.each([
  'https://localhost/send',
  'https://127.0.0.1/send',
  'https://[::1]/send',
  'https://169.254.169.254/latest/meta-data',
])('nothing is sent to %s, which is not in the open internet', async (endpoint) => {
  const browser = aBrowser(endpoint)
  const sending = pushByVapid(settings, postToPushService, 5_000).send(browser, message)
  expect(await troubleOf(sending, browser)).toMatchObject({
    outcome: 'notSent',
    final: true,
    message: 'push: not a public address',
  })
})

test.each([
  ['10.1.2.3', 4],
  ['172.31.255.255', 4],
  ['192.168.1.1', 4],
  ['169.254.169.254', 4],
  ['100.64.0.1', 4],
  ['0.0.0.0', 4],
  ['::1', 6],
  ['::ffff:10.0.0.1', 6],
  ['64:ff9b::a00:1', 6],
  ['fd00::1', 6],
  ['fe80::1', 6],
])('%s is not public', (address, family) => {
  expect(isPublicAddress({ address, family })).toBe(false)
})

test.each([
  ['142.250.1.95', 4],
  ['172.32.0.1', 4],
  ['2a00:1450:4001::5f', 6],
])('%s is public', (address, family) => {
  expect(isPublicAddress({ address, family })).toBe(true)
})
